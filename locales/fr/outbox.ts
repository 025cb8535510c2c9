import { counted, numberText, plural } from '#locales/intl.ts'

const onlyHere =
  'Cet appareil ne peut pas garder les modifications : elles ne sont que sur cette page et partiront plus tard. Laisse-la ouverte.'
export const offline = (isKept: boolean) =>
  `Hors ligne. ${isKept ? 'Les modifications sont gardées et partiront plus tard.' : onlyHere}`
export const intercepted = (isKept: boolean) =>
  `Un portail devant Gatefold demande une connexion. ${isKept ? 'Les modifications sont gardées et partiront ensuite.' : onlyHere}`
export const logInThere = 'Ouvrir le portail'
export const unsent = (count: number) =>
  counted(count, { one: 'modification non envoyée', other: 'modifications non envoyées' })
export const unsentSince = (count: number, day: string) => `${unsent(count)} depuis le ${day}`

export const title = 'Modifications non envoyées'
export const allSent = 'Toutes les modifications ont été envoyées.'
export const albums = (count: number) => counted(count, { one: 'album', other: 'albums' })
export const crates = (count: number) => counted(count, { one: 'bac', other: 'bacs' })
export const calls = {
  'add-album': 'Album ajouté',
  'edit-album': 'Album modifié',
  'edit-albums': 'Albums modifiés',
  'undo-edit': 'Modification d’albums annulée',
  'delete-albums': 'Mis à la corbeille',
  'restore-albums': 'Restaurés',
  'set-crates': 'Bacs modifiés',
  'add-crate': 'Bac créé',
  'edit-crate': 'Bac modifié',
  'delete-crate': 'Bac supprimé',
  'restore-crates': 'Bacs restaurés',
  'order-crates': 'Bacs dans un autre ordre',
  'add-to-crates': 'Mis dans des bacs',
  'remove-from-crate': 'Albums retirés du bac',
  'order-crate': 'Bac dans un autre ordre',
  'add-listen': 'Ajouté au journal',
  'edit-listen': 'Entrée du journal modifiée',
  'delete-listen': 'Entrée du journal supprimée',
  'report-scrobbles': 'Morceaux écoutés, pour ListenBrainz',
}
export const setAside =
  'Cette modification n’est pas passée, alors que Gatefold est joignable. Une extension ou un pare-feu la bloque peut-être. ' +
  'Elle est renvoyée jusqu’à ce qu’elle passe, et les autres ne l’attendent pas.'
export const unknownChange = 'Modification inconnue'
export const cannotRead =
  'Ce Gatefold ne sait pas lire cette modification, peut-être parce qu’un plus récent l’a faite. ' +
  'Elle reste ici jusqu’à son retour. Tu peux aussi l’abandonner.'
export const fields = {
  title: 'Titre',
  artist: 'Artiste',
  bandcampUrl: 'Adresse Bandcamp',
  coverUrl: 'Adresse de la pochette',
  releaseDate: 'Date de sortie',
  trackCount: 'Morceaux',
  rating: 'Note',
  notes: 'Commentaire',
  list: 'Liste',
  tags: 'Tags',
  name: 'Nom',
  description: 'Description',
  isFavorite: 'Favori',
}
export const none = 'Rien'
export const mine = 'La tienne'
export const theirs = 'L’autre'
export const changedElsewhere = 'Ça a été modifié sur un autre appareil. Quelle version veux-tu garder ?'

export const dropped = 'Une modification a été abandonnée'
export const refused = 'Impossible d’enregistrer une modification'
export const sentWhenThereIsRoom = (problem: string) =>
  `${problem} Elle reste sur cet appareil et partira quand il y aura de la place.`
export const review = 'Voir'

export const logOutTitle = 'Se déconnecter ?'
export const logOutQuestion = (count: number) =>
  plural(count, {
    one: `Tu as ${unsent(count)}. Se déconnecter l’abandonne. Impossible de revenir en arrière.`,
    other: `Tu as ${unsent(count)}. Se déconnecter les abandonne. Impossible de revenir en arrière.`,
  })
export const signInToSend = (count: number, email: string) =>
  plural(count, {
    one: `Tu as ${unsent(count)}. Connecte-toi avec ${email} pour l’envoyer.`,
    other: `Tu as ${unsent(count)}. Connecte-toi avec ${email} pour les envoyer.`,
  })

export const freshAlbums = (count: number) => counted(count, { one: 'nouvel album', other: 'nouveaux albums' })
export const arriving = (count: number, all: number | null) =>
  all === null || all < count
    ? `Chargement des albums : ${numberText(count)}`
    : `Chargement des albums : ${numberText(count)} sur ${numberText(all)}`

export const keep = 'Utilisable hors ligne sur cet appareil'
export const keepText =
  'Une copie de tes albums et de tes bacs s’ouvre tout de suite et consomme moins de réseau. Se déconnecter la supprime. Désactive-la sur un appareil que d’autres utilisent.'
export const keptFromNow = 'Tes albums seront gardés ici à la prochaine ouverture de Gatefold.'
export const kept = (size: string, isPersisted: boolean) =>
  isPersisted
    ? `Copie sur cet appareil : ${size}. Le navigateur la garde jusqu’à ce que tu la supprimes.`
    : `Copie sur cet appareil : ${size}. Le navigateur peut la supprimer s’il manque de place.`
export const noRoom = 'Pas disponible hors ligne'
export const noRoomText =
  'Cet appareil n’a pas la place de garder une copie de tes albums. Fais un peu de place, puis rouvre Gatefold.'
export const remove = 'Supprimer de cet appareil'
export const removed = 'Supprimé de cet appareil'
export const removedText = 'Tes albums et tes bacs ne sont plus gardés ici. Ils sont toujours dans ton compte.'

export const loggedInTitle = 'Session ouverte'
export const loggedIn = 'Te revoilà chez Gatefold'

export const signedOut = 'Ta session a été fermée'
export const textKept =
  'Ce que tu as écrit est toujours là. Utilise le même compte dans l’onglet qui s’ouvre, puis reviens enregistrer.'

export const accountChangedTitle = 'Autre compte'
export const accountChanged = (email: string) => `Le compte ouvert dans ce navigateur est maintenant ${email}.`

export const ready = 'Un Gatefold plus récent est prêt.'
export const reload = 'Recharger'
