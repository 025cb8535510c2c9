import { isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount, trackCount } from '#locales/ui.ts'

export const title = 'Relier Bandcamp'
export const beta = 'bêta'
export const text =
  'Tous les albums que tu as achetés arrivent, même ceux que ta page publique masque, et s’écoutent du premier au dernier morceau.'
export const steps = <Node>(settings: (text: string) => Node): (string | Node)[][] => [
  ['Ouvre tes ', settings('réglages de fan sur Bandcamp'), '.'],
  ['Sous Subsonic, crée un identifiant et un mot de passe.'],
  ['Copie les deux ici. Ce ne sont pas ceux de ton compte Bandcamp.'],
]
export const username = 'Identifiant Subsonic'
export const password = 'Mot de passe Subsonic'
export const connect = 'Relier'
export const connecting = 'Liaison…'
export const connectFailed = 'Impossible de relier Bandcamp'
export const connected = 'Bandcamp relié'
export const connectedText = 'Ce que tu as acheté arrive, et s’écoute en entier.'

export const connectedAs = <Node>(name: Node) => ['Relié au compte ', name]
export const neverSynced = 'Pas encore synchronisé'
export const synced = <Node>(albums: number, when: Node) => [
  `${albumCount(albums)} sur Bandcamp, dernière synchronisation `,
  when,
]
export const sync = 'Synchroniser'
export const syncing = 'Synchronisation…'
export const showProgress = 'Voir l’avancement'
export const syncFailed = 'Impossible de synchroniser Bandcamp'
export const disconnect = 'Couper la liaison'
export const disconnectFailed = 'Impossible de couper la liaison Bandcamp'
export const disconnected = 'Liaison Bandcamp coupée'
export const disconnectedText = 'Tes albums restent.'
export const plays =
  'Les albums de ta collection s’écoutent en entier, du premier au dernier morceau. Pour tous les autres, tu entends l’extrait.'
export const keeps =
  'La synchronisation ajoute des albums, complète ce qui manque et fait passer dans ta collection les souhaits que tu as achetés. Elle ne retire rien.'

export const autoDiary = 'Ajouter à mon journal ce que j’écoute'
export const autoDiaryText =
  'Un album entre dans ton journal une fois par jour, dès que tu as écouté la moitié de ses morceaux sur cet appareil, par ta liaison Bandcamp. Les extraits et les morceaux passés ne comptent pas.'

export const listenbrainz = 'ListenBrainz'
export const listenbrainzText =
  'Gatefold peut envoyer les morceaux que tu écoutes par ta liaison Bandcamp : artiste, titre, album, durée, et quand tu as commencé. Les extraits et les morceaux passés ne sont pas envoyés.'
export const sendsAs = <Node>(name: Node) => ['Ton compte là-bas : ', name, '.']
export const enter = 'Saisir un jeton'
export const where = <Node>(settings: (text: string) => Node): (string | Node)[] => [
  'Copie ton jeton personnel depuis ',
  settings('tes réglages ListenBrainz'),
  '. Gatefold le garde chiffré.',
]
export const token = 'Jeton personnel'
export const save = 'Enregistrer le jeton'
export const tokenFailed = 'Impossible d’enregistrer le jeton'
export const tokenSaved = 'Jeton enregistré'
export const tokenSavedText = 'Ce que tu écoutes à partir de maintenant va à ListenBrainz.'
export const refused =
  'ListenBrainz n’accepte plus ton jeton. Ce que tu écoutes est gardé ; saisis un nouveau jeton pour l’envoyer.'
export const remove = 'Retirer le jeton'
export const removeFailed = 'Impossible de retirer le jeton'
export const removed = 'Jeton retiré'
export const removedText = 'Ce qui a été envoyé reste sur ListenBrainz.'

// A crate as a playlist at Bandcamp.
export const playlistsNeedLink = 'Les playlists passent par la liaison avec Bandcamp.'
export const makeTitle = 'Faire une playlist Bandcamp'
export const makeText = (crate: string, most: number) =>
  `Les albums de « ${isolated(crate)} » que tu possèdes deviennent une playlist sur Bandcamp, dans l’ordre du bac, jusqu’à ${numberText(most)} morceaux. Compte une ou deux secondes par morceau.`
export const make = 'Faire la playlist'
export const makingOf = (crate: string) =>
  `La playlist de « ${isolated(crate)} » se prépare. Tu peux fermer ceci, mais garde la page ouverte.`
export const albumsDone = (done: number, all: number) => `${numberText(done)} sur ${albumCount(all)}`
export const stopping = 'Arrêt…'
export const stopped = 'La playlist n’est pas complète.'
export const goOn = 'Continuer'
export const nothingOwned = 'Aucun album de ce bac n’est dans ta collection. Bandcamp ne joue que ce que tu possèdes.'
export const makeFailed = 'Impossible de terminer la playlist'
export const made = 'Playlist faite'
export const madeText = (name: string, tracks: number) => `« ${isolated(name)} » a ${trackCount(tracks)}.`
export const leftOut = (most: number) =>
  `Laissé de côté : pas à toi, pas joué par Bandcamp, ou au-delà de ${numberText(most)} morceaux`
export const refusedTracks = 'Morceaux que Bandcamp n’a pas pris'
export const deletePlaylist = 'Supprimer la playlist'
export const deleteFailed = 'Impossible de supprimer la playlist'
export const playlistDeleted = 'Playlist supprimée'
export const notDeleted = 'Bandcamp a toujours la playlist'
export const notDeletedText = (name: string) => `Supprime « ${isolated(name)} » sur Bandcamp, parmi tes playlists.`

// Playlists at Bandcamp as crates.
export const playlistsLoading = 'Chargement de tes playlists'
export const noPlaylists = 'Tu n’as pas de playlist sur Bandcamp.'
export const bringText = 'Une playlist devient un bac, avec les albums dont viennent ses morceaux.'
export const bring = 'Importer'
export const bringCalled = (name: string) => `Importer ${isolated(name)}`
export const bringFailed = 'Impossible d’importer la playlist'
export const broughtIn = (name: string, albums: number) =>
  albums === 0
    ? `Aucun album de « ${isolated(name)} » n’est ici.`
    : `${albumCount(albums)} ${plural(albums, { one: 'est', other: 'sont' })} dans le bac « ${isolated(name)} ».`
export const notHere = 'Pas parmi tes albums'
export const otherPlaylists = 'Autres playlists'
export const showCrate = 'Voir le bac'
