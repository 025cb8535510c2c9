import { counted, numberText, plural, sentencesText, shortDayText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { done } from '#locales/phrases.ts'

type List = 'collection' | 'wishlist'

export const title = 'Importer de Bandcamp'

export const username = 'Identifiant Bandcamp'
export const usernameHelp = 'Ou l’adresse de ton profil'
export const usernamePlaceholder = 'bandcamp.com/identifiant'
export const whatToImport = 'Qu’est-ce qu’on récupère ?'
export const collection = 'Collection'
export const wishlist = 'Liste de souhaits'
export const withTags = 'Avec les tags'
export const estimate = (hasWishlist: boolean, albums: number, time: string, hasTags: boolean) =>
  sentencesText([
    hasTags
      ? `Pour ${numberText(albums)} albums, compte ${time}, surtout à cause des tags.`
      : `Pour ${numberText(albums)} albums, compte ${time}.`,
    hasWishlist && 'Une liste de 500 souhaits ou plus peut prendre quelques minutes.',
    'Tu peux partir, l’import continue.',
  ])
export const offerLink = <Node>(link: (text: string) => Node) => [
  'Tu as des albums que ta page masque ? ',
  link('Relie Bandcamp'),
  ' (bêta), et ils viendront aussi.',
]
export const start = 'Importer'
export const starting = 'En route…'
export const failed = 'L’import n’a pas marché'

export const fewSeconds = 'quelques secondes'
export const underAMinute = 'moins d’une minute'
export const aboutMinutes = (minutes: number) =>
  minutes === 1 ? 'environ une minute' : `environ ${counted(minutes, { one: 'minute', other: 'minutes' })}`
export const aboutHours = (hours: number) =>
  hours === 1 ? 'environ une heure' : `environ ${counted(hours, { one: 'heure', other: 'heures' })}`

const listNames = { collection: 'Collection', wishlist: 'Liste de souhaits' }
export const from = <Node>(fan: Node, list: List, hasTags: boolean) => [
  `${listNames[list]} du fan `,
  fan,
  hasTags && ', avec les tags',
]

export const fromLink = 'De ta liaison Bandcamp'

type Styles<Node> = { large: (text: string) => Node; small: (text: string) => Node }
export const readInAll = <Node>(seen: number, { large, small }: Styles<Node>) => [
  large(numberText(seen)),
  small(plural(seen, { one: 'trouvé', other: 'trouvés' })),
]
export const readOfFound = <Node>(seen: number, found: number, { large, small }: Styles<Node>) => [
  large(numberText(seen)),
  small(`sur environ ${numberText(found)}`),
]
export const readSoFar = <Node>(seen: number, { large, small }: Styles<Node>) => [
  large(numberText(seen)),
  small(plural(seen, { one: 'trouvé pour l’instant', other: 'trouvés pour l’instant' })),
]
export const notKnownYet = 'On ne sait pas encore combien d’albums il y a.'
export const percent = (value: number) => `${numberText(value)} %`
export const albumsBar = 'Albums'
export const tags = 'Récupération des tags'
export const tagsRead = (done: number, of: number) =>
  of > 0 ? `${numberText(done)} sur ${numberText(of)}` : `${numberText(done)} pour l’instant`
export const tagsBar = 'Tags'
export const doing = {
  fan: 'Recherche du fan',
  collection: 'Récupération de la collection',
  wishlist: 'Récupération de la liste de souhaits',
  tags: 'Album par album',
}
export const totalUnknown = 'total inconnu'
export const timeLeft = (time: string) => `reste ${time}`

export const added = 'Ajoutés'
export const alreadyThere = 'Déjà là'
export const filled = 'Complétés'
export const leftOut = 'Laissés de côté'
export const unreadable = 'Illisibles'
export const tagged = 'Avec tags'
export const withoutTags = 'Sans tags'

export const resumingNow = (fault: string) => `${fault}. L’import reprend.`
export const resumingIn = (fault: string, time: string) => `${fault}. L’import reprend dans ${time}.`
type Came = { found: number; added: number; skipped: number; tagged: number; trashed: number }
const newAlbums = (albums: number) => counted(albums, { one: 'nouvel album', other: 'nouveaux albums' })
const arrived = {
  collection: (albums: number) => `${albumCount(albums)} dans ta collection.`,
  wishlist: (albums: number) => `${albumCount(albums)} dans ta liste de souhaits.`,
}
const arrivedToo = {
  collection: (albums: number) => `${newAlbums(albums)} dans ta collection.`,
  wishlist: (albums: number) => `${newAlbums(albums)} dans ta liste de souhaits.`,
}
export const imported = (list: List, { found, added, skipped, tagged, trashed }: Came) => {
  if (found === 0) return emptyListText(list)
  if (found === skipped) return noAlbums
  if (added === 0 && trashed > 0) return onlyTrashed(trashed)
  if (added === 0) return tagged > 0 ? onlyDetails(tagged) : nothingNew
  const came = added === found - skipped ? arrived[list](added) : arrivedToo[list](added)
  return trashed > 0 ? `${came} ${trashedToo(trashed)}` : came
}
export const cancelled = (came: number) => `Import arrêté. ${cancelledText(came)}`
export const failedText = 'L’import n’a pas marché. Vérifie l’identifiant et réessaie'

export const youCanClose = 'Tu peux fermer. L’import continue.'
export const cancelImport = 'Arrêter l’import'
export const cancelFailed = 'Impossible d’arrêter l’import'
export const ofList = (list: List) => ` : ${list === 'wishlist' ? 'liste de souhaits' : 'collection'}`
export const cancelBoth = 'Arrêter les deux'
export const importMore = 'Importer autre chose'
export const seeImported = 'Voir ce qui a été importé'

export const complete = 'Import terminé'
export const completeText = (list: 'collection' | 'wishlist') =>
  list === 'wishlist' ? 'Liste de souhaits importée de Bandcamp' : 'Collection importée de Bandcamp'
export const newSince = (albums: number, time: number) => `${newAlbums(albums)} depuis le ${shortDayText(time)}`
export const noAlbums = 'Pas d’albums dans cette liste.'
export const nothingNew = 'Rien de nouveau : tout est déjà là.'
export const onlyTrashed = (albums: number) =>
  plural(albums, {
    one: `Rien de nouveau : ${numberText(albums)} album est dans la corbeille. Le restaurer ?`,
    other: `Rien de nouveau : ${numberText(albums)} albums sont dans la corbeille. Les restaurer ?`,
  })
const trashedToo = (albums: number) =>
  counted(albums, { one: 'album est dans la corbeille.', other: 'albums sont dans la corbeille.' })
export const bringBack = 'Restaurer'
export const bringBackMany = (albums: number) => `Restaurer ${albumCount(albums)} de la corbeille`
export const broughtBack = 'Retour de la corbeille'
export const bringBackFailed = 'Impossible de restaurer les albums'
export const onlyDetails = (albums: number) =>
  `Rien de nouveau, mais ${counted(albums, { one: 'album complété', other: 'albums complétés' })}.`
export const emptyList = 'Rien à importer'
export const emptyListText = (list: 'collection' | 'wishlist') =>
  list === 'wishlist' ? 'La liste de souhaits de ce fan est vide.' : 'La collection de ce fan est vide.'
export const seeOnWall = 'Voir le mur'
export const partly = 'Il manque encore des albums'
export const goOn = 'Continuer'
export const cancelledTitle = 'Import arrêté'
export const cancelledText = (added: number) =>
  added === 0
    ? 'Rien n’avait encore été importé.'
    : `Avant ça : ${counted(added, { one: 'album importé', other: 'albums importés' })}.`

export const firstRunTitle = 'Où sont tes disques ?'
export const firstRunText =
  'Ton identifiant Bandcamp suffit : collection et liste de souhaits arrivent pendant que tu fais un tour.'
export const firstRunStart = 'Récupérer mes albums'
export const addLink = 'Ajouter un lien'
export const connect = 'Relier Bandcamp'
export const beta = 'bêta'
export const importFile = 'Importer un fichier'

export const reviewFromBandcamp = (review: string) => `De Bandcamp : ${review}`

export const bookmarkletTitle = 'Pendant que tu fouilles sur Bandcamp'
export const label = 'Ajouter à Gatefold'
export const bookmarkletText =
  'Fais glisser le bouton dans ta barre de marque-pages. Sur la page d’un album chez Bandcamp, il ajoute l’album ici. Sur ta propre page là-bas, il enregistre ta collection, ta liste de souhaits et les nouveautés des artistes que tu suis dans un fichier que tu peux importer.'
export const otherwise = 'Ou copie son code et enregistre-le comme adresse d’un marque-page.'
export const copy = 'Copier le code'
export const copied = 'Code copié'
export const copiedText = 'Enregistre-le comme adresse d’un nouveau marque-page.'
export const copyFailed = 'Impossible de copier le code'

export const refusedTitle = 'Passe par ton propre navigateur'
export const refusedText = 'Bandcamp n’envoie pas cette liste à notre serveur. Ton navigateur, lui, peut l’obtenir.'
export const onPhone = 'Il faut une barre de marque-pages : fais-le sur un ordinateur.'
export const dragIt =
  'Fais glisser le bouton dans ta barre de marque-pages, ou copie son code et enregistre-le comme adresse d’un marque-page.'
export const openPage = <Node>(page: (text: string) => Node, address: string | null) => [
  'Ouvre ',
  address ? page(address) : 'ta propre page sur Bandcamp',
  ' et clique sur le marque-page. Il enregistre tes listes dans un fichier, 100 albums toutes les 5 secondes.',
]
export const importIt = <Node>(link: (text: string) => Node) => [link('Importe le fichier'), ' ici.']

export const pageTexts = {
  collection: 'Récupération de ta collection : {read} sur {count}',
  wishlist: 'Récupération de ta liste de souhaits : {read} sur {count}',
  waiting: 'Bandcamp demande d’aller moins vite. Suite dans {minutes} min.',
  unanswered: 'Bandcamp ne répond pas. Nouvel essai dans {minutes} min.',
  following: 'Récupération des nouveautés des artistes que tu suis : {read} artistes sur {count}',
  enough: 'Enregistrer sans le reste',
  followed: 'Nouveautés des artistes que tu suis : {read}.',
  noFeed: 'Bandcamp n’a pas donné ton fil.',
  artistsUnread: 'Artistes non consultés : {count}.',
  saved: 'Les {count} albums sont enregistrés dans un fichier.',
  empty: 'Cette page ne montre aucun album.',
  nothing: 'Bandcamp n’a donné aucun des {count} albums. Réessaie plus tard.',
  partly:
    'Bandcamp a donné {read} albums sur {count}, enregistrés dans un fichier. Réessaie plus tard pour les autres.',
  toImport: 'Importer dans Gatefold',
  save: 'Enregistrer à nouveau',
  cancel: 'Arrêter',
  close: 'Fermer',
}
