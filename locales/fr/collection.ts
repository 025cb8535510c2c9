import { isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount, starCount } from '#locales/ui.ts'

export { trackCount } from '#locales/ui.ts'

export const yourCollection = 'Ta collection'
const yourWishlist = 'Ta liste de souhaits'
export const uncrated = 'Dans aucun bac'

export const bothLists = 'Collection et liste de souhaits'
type ListShown = { crate: number | 'none' | null; list: string; verdict: string | null }
export function listTitle({ crate, list, verdict }: ListShown): string {
  if (crate === 'none') return uncrated
  if (verdict === 'friday') return friday
  if (list === 'both') return bothLists
  return list === 'wishlist' ? yourWishlist : yourCollection
}
export const collection = 'Collection'
export const wishlist = 'Liste de souhaits'
export const viewAs = (view: string) => `Affichage : ${view}`
export const viewNames = { grid: 'Grille', list: 'Liste', compact: 'Compact', wall: 'Mur' } as const
export const largeCovers = 'Grandes pochettes'
export const columnNames = { label: 'Label', year: 'Année', price: 'Prix' } as const
export const share = 'Partager'
export const moreAboutList = 'Plus'
export const select = 'Sélectionner'
export const leaveSelecting = 'Quitter la sélection'
export const calendar = 'Calendrier des sorties…'
export const showCharts = 'Afficher les graphiques'
export const hideCharts = 'Masquer les graphiques'
export const selectNotLoaded = 'Impossible de charger la sélection'

export const searchPlaceholder = 'Chercher albums, artistes, tags…'
export const search = 'Chercher albums, artistes, tags'
export const clearSearch = 'Effacer la recherche'
export const sortBy = 'Trier par'
export const filter = 'Filtrer'
export const filtersAtWork = <Node>(count: number, srOnly: (text: string) => Node) => [
  srOnly(', '),
  count,
  srOnly(count < 2 ? ' actif' : ' actifs'),
]
export const filtersNotLoaded = 'Impossible de charger les filtres'

export const shownOf = (shown: number, all: number) => `${numberText(shown)} sur ${albumCount(all)}`
export const byArtist = (artist: string) => `Par ${isolated(artist)}`
export const onLabel = (label: string) => `Chez ${isolated(label)}`
export const addedIn = (month: string) => `Ajouté en ${month}`
export const releasedIn = ({ from, to }: { from: number; to: number }) =>
  `Sortie : ${from === to ? from : `${from}–${to}`}`
export const releasedInDecade = (decade: number) => `Sortie : années ${decade}`
export const ratedBetween = (min: number, max: number) =>
  min === max ? starCount(min) : `${numberText(min)}–${starCount(max)}`
export const unrated = 'Sans note'
export const untagged = 'Sans tag'
export const imported = 'Importé'
export const clearFilters = 'Retirer tous les filtres'
export const saveAsSmartCrate = 'Créer un bac intelligent'

export const pages = 'Pages'
export const previousPage = 'Page précédente'
export const page = (number: number) => `Page ${number}`
export const nextPage = 'Page suivante'
export const albumsPerPage = 'Albums par page'
export const perPage = (count: number) => `${count} par page`

export const allOnOnePage = 'Tous à la suite'
export const inPages = 'Par pages'

export const crateNotLoaded = 'Impossible de charger le bac'
export const nothingInCrate = 'Ce bac est vide'
export const nothingInCrateText = 'Fais glisser un album dessus, ou choisis « Mettre dans un bac… » sur un album.'
export const allInCrates = 'Tous les albums sont dans un bac'
export const allInCratesText = 'Les albums qui ne sont dans aucun bac apparaissent ici.'
export const toCollection = 'Aller à ta collection'
export const emptyWishlist = 'Ta liste de souhaits est vide'
export const emptyWishlistText =
  'Les albums que tu veux acheter apparaissent ici. Donne ton identifiant Bandcamp pour importer ta liste de souhaits.'
export const importFromBandcamp = 'Importer de Bandcamp'
export const addAlbum = 'Ajouter un album'
export const nearest = 'Au plus près :'
export const nearestCount = (count: number) => `(${numberText(count)})`
export const inOtherList = {
  collection: (count: number) => `${numberText(count)} dans ta collection : afficher`,
  wishlist: (count: number) => `${numberText(count)} dans ta liste de souhaits : afficher`,
}
export const noneHasBothTags = <Node>(first: Node, second: Node) => [
  'Rien ne porte à la fois les tags ',
  first,
  ' et ',
  second,
  '. C’est peut-être mieux ainsi.',
]

export const albums = 'Albums'

export const compactColumns = {
  cover: '',
  title: 'Titre',
  artist: 'Artiste',
  year: 'Année',
  price: 'Prix',
  label: 'Label',
  tags: 'Tags',
  rating: 'Note',
  added: 'Ajouté',
  actions: '',
}

export const selectAlbum = (title: string) => `Sélectionner « ${isolated(title)} »`
export const ratingOf = (title: string) => `Note de « ${isolated(title)} »`
export const starsGiven = <Node>(stars: number, sign: Node, srOnly: (text: string) => Node) => [
  numberText(stars),
  sign,
  srOnly(plural(stars, { one: ' étoile sur 5', other: ' étoiles sur 5' })),
]
export const added = <Node>(when: Node) => ['Ajouté ', when]
export const onlyTagged = (tag: string) => `Seulement les albums avec le tag « ${isolated(tag)} »`
export const addTag = 'Ajouter un tag'
export const addNote = 'Commenter'
export const addPart = {
  tags: (title: string) => `Ajouter un tag à « ${isolated(title)} »`,
  note: (title: string) => `Commenter « ${isolated(title)} »`,
}
export const moreTags = (count: number) => `+${count}`

export const bandcamp = 'Bandcamp'
export const onBandcamp = (title: string) => `« ${isolated(title)} » sur Bandcamp (s’ouvre dans un nouvel onglet)`
export const wish = 'Dans ta liste de souhaits'
export const gotIt = 'Acheté'
export const gotItTo = (title: string) => `Acheté : passer « ${isolated(title)} » dans ta collection`
export const buy = <Node>(aside: (text: string) => Node) => ['Acheter ', aside('sur Bandcamp')]
export const buyOn = (title: string) => `Acheter sur Bandcamp : « ${isolated(title)} » (s’ouvre dans un nouvel onglet)`
export const moveTo = {
  collection: (title: string) => `Passer « ${isolated(title)} » dans ta collection`,
  wishlist: (title: string) => `Passer « ${isolated(title)} » dans ta liste de souhaits`,
}
export const addToCrate = (title: string) => `Mettre « ${isolated(title)} » dans un bac…`
export const edit = (title: string) => `Modifier « ${isolated(title)} »`
export const deleteAlbum = (title: string) => `Supprimer « ${isolated(title)} »`
export const closeCard = (title: string) => `Fermer tags, commentaire et actions : « ${isolated(title)} »`
export const moreAbout = (title: string) => `Plus sur « ${isolated(title)} »`
export const moveUp = 'Monter'
export const moveDown = 'Descendre'
export const moveToTop = 'Mettre tout en haut'
export const moveToPosition = 'Mettre à une place précise…'
export const switchToCrateOrder = 'Passer à l’ordre du bac'
export const removeFromCrate = 'Retirer du bac'

export const addAnAlbum = 'Ajouter un album'

export const sortNames = {
  best: 'Pertinence',
  crate: 'Ordre du bac',
  recent: 'Derniers ajouts',
  'rating-high': 'Mieux notés',
  'rating-low': 'Moins bien notés',
  title: 'Titre',
  artist: 'Artiste',
  released: 'Date de sortie',
  soon: 'Bientôt disponible',
  purchased: 'Date d’achat',
  price: 'Prix',
  label: 'Label',
  changed: 'Dernière modification',
  random: 'Au hasard',
} as const
export const shuffleAgain = 'Mélanger à nouveau'

export const addedNames = {
  last7days: '7 derniers jours',
  last30days: '30 derniers jours',
  last90days: '90 derniers jours',
  thisYear: 'Cette année',
  allTime: 'Peu importe quand',
} as const

export const formatNames = {
  digital: 'Numérique',
  vinyl: 'Vinyle',
  cassette: 'Cassette',
  cd: 'CD',
  other: 'Autre',
} as const

export const downloadedNames = { yes: 'Téléchargé', partial: 'Téléchargé en partie', no: 'Non téléchargé' } as const

export const verdictNames = { keep: 'Garder', friday: 'Vendredi', later: 'Plus tard', 'let-go': 'Jeter' } as const
export const friday = 'Pour vendredi'
export const forFriday = (count: number) => `${numberText(count)} pour vendredi`

export const previewLabels = {
  start: (album: string) => `Lire un extrait de « ${isolated(album)} »`,
  play: (album: string) => `Lire l’extrait de « ${isolated(album)} »`,
  pause: (album: string) => `Mettre en pause l’extrait de « ${isolated(album)} »`,
}
export const albumLabels = {
  start: (album: string) => `Lire « ${isolated(album)} »`,
  play: (album: string) => `Lire « ${isolated(album)} »`,
  pause: (album: string) => `Mettre en pause « ${isolated(album)} »`,
}
export const heardAlbum = (title: string) => `Écouté : ajouter « ${isolated(title)} » à ton journal`
