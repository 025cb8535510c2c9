import { besideText, counted, isolated, listText, numberText, plural } from '#locales/intl.ts'

export const mediaCondition = (condition: string) => `Disque : ${condition}`
export const sleeveCondition = (condition: string) => `Pochette : ${condition}`

const programs = {
  lastFm: 'sur Last.fm',
  listenBrainz: 'sur ListenBrainz',
  spotify: 'sur Spotify',
  koito: 'avec Koito',
  maloja: 'avec Maloja',
  scrobblerLog: 'sur un baladeur',
}
export const plays = (count: number, program: keyof typeof programs) =>
  `${counted(count, { one: 'morceau', other: 'morceaux' })} ${programs[program]}`
export const playsWithoutAlbum = (count: number) =>
  counted(count, {
    one: 'lecture ne nomme pas d’album',
    many: 'de lectures ne nomment pas d’album',
    other: 'lectures ne nomment pas d’album',
  })

export const playsWithoutTime = (count: number) =>
  counted(count, {
    one: 'lecture n’a pas d’heure lisible',
    many: 'de lectures n’ont pas d’heure lisible',
    other: 'lectures n’ont pas d’heure lisible',
  })
export const playsSkipped = (count: number) =>
  counted(count, {
    one: 'morceau a été passé, donc pas écouté',
    many: 'de morceaux ont été passés, donc pas écoutés',
    other: 'morceaux ont été passés, donc pas écoutés',
  })
export const songsWithoutAlbum = (count: number) =>
  counted(count, { one: 'morceau ne nomme pas d’album', other: 'morceaux ne nomment pas d’album' })
export const songsBeside = (count: number) =>
  counted(count, {
    one: 'morceau est dans la bibliothèque sans son album',
    other: 'morceaux sont dans la bibliothèque sans leur album',
  })
export const showsBeside = (count: number) =>
  counted(count, { one: 'émission n’est pas un album', other: 'émissions ne sont pas des albums' })
export const alsoWritten = (name: string) => `Artiste, autre graphie : ${name}`
export const noAlbums = {
  hidden: (count: number) => counted(count, { one: 'entrée est masquée', other: 'entrées sont masquées' }),
  private: (count: number) => counted(count, { one: 'entrée est privée', other: 'entrées sont privées' }),
  subscription: (count: number) =>
    counted(count, { one: 'abonnement n’est pas un album', other: 'abonnements ne sont pas des albums' }),
  merch: (count: number) =>
    counted(count, { one: 'article de merch n’est pas un album', other: 'articles de merch ne sont pas des albums' }),
  gift: (count: number) =>
    counted(count, { one: 'carte cadeau n’est pas un album', other: 'cartes cadeaux ne sont pas des albums' }),
  unreadable: (count: number) => counted(count, { one: 'entrée est illisible', other: 'entrées sont illisibles' }),
}
export const numbersUnknown = (count: number) =>
  counted(count, {
    one: 'numéro n’est celui d’aucun album que tu as',
    other: 'numéros ne sont ceux d’aucun album que tu as',
  })
export const ratedCrate = 'Notés ailleurs'
export const followedCrate = 'Nouveautés des artistes que tu suis'

export const fileNames = {
  collection: 'Une collection Gatefold',
  fanLists: 'Des listes de ta page Bandcamp',
  gatefold: 'Un CSV de Gatefold',
  csv: 'Un CSV',
  discogsCollection: 'Une collection Discogs',
  discogsWantlist: 'Une wantlist Discogs',
  rateYourMusic: 'Une collection RateYourMusic',
  diary: 'Un journal Gatefold',
  lastFm: 'Des scrobbles Last.fm',
  listenBrainz: 'Des lectures ListenBrainz',
  spotify: 'Un historique Spotify',
  koito: 'Des lectures Koito',
  maloja: 'Des scrobbles Maloja',
  scrobblerLog: 'Un fichier de scrobbles',
  songs: 'Une liste de morceaux',
  spotifyLibrary: 'Une bibliothèque Spotify',
  addresses: 'Des adresses de pages Bandcamp',
  downloaded: 'Une liste de téléchargements',
  bandcampPurchases: 'Un historique de paiements Bandcamp',
  bandcampExport: 'Une collection Bandcamp',
} as const

export const fieldNames = {
  title: 'titre',
  artist: 'artiste',
  bandcampUrl: 'adresse Bandcamp',
  coverUrl: 'pochette',
  rating: 'note',
  notes: 'commentaire',
  releaseDate: 'date de sortie',
  trackCount: 'nombre de morceaux',
  list: 'liste',
  bandcampTags: 'tags de Bandcamp',
  userTags: 'tags à toi',
  tags: 'tags',
  addedAt: 'date d’ajout',
  previewTitle: 'titre de l’extrait',
  verdict: 'décision',
  verdictAt: 'date de la décision',
  paid: 'prix payé',
  paidCurrency: 'devise du prix payé',
  formats: 'format',
  downloadedAt: 'date du téléchargement',
  downloadedTracks: 'morceaux téléchargés',
  label: 'label',
  labelUrl: 'adresse du label',
  price: 'prix',
  currency: 'devise',
  isNamePrice: 'prix libre',
  isPreorder: 'précommande',
  isPurchasable: 'en vente',
  purchasedAt: 'date d’achat',
  goneAt: 'date de disparition',
  fans: 'fans',
  itemType: 'type sur Bandcamp',
  itemId: 'numéro sur Bandcamp',
  artId: 'numéro de la pochette',
  about: 'texte de présentation',
  credits: 'crédits',
  location: 'lieu',
  id: 'numéro',
  tracks: 'morceaux',
  aliases: 'autres noms',
  listens: 'journal',
  events: 'historique',
  number: 'numéro',
  duration: 'durée',
  streamable: 'écoutable',
  at: 'moment',
  note: 'commentaire',
  isWholeDay: 'journée entière',
  name: 'nom',
  description: 'description',
  isFavorite: 'favori',
  query: 'recherche',
  albumIds: 'albums',
  from: 'tag',
  to: 'nouveau nom',
  tag: 'tag',
  color: 'couleur',
}
const NAMES = new Map(Object.entries(fieldNames))

const PARTS: Readonly<Record<string, string | undefined>> = {
  albums: 'album',
  crates: 'bac',
  tagRules: 'règle de tag',
  tagColors: 'couleur de tag',
  distinct: 'paire',
  aliases: 'autre nom',
  tracks: 'morceau',
}

export function fieldLabel(path: string): string {
  const steps = path.split('.')
  const labels = steps.map((step, at) => {
    const number = Number(steps[at + 1])
    const part = PARTS[step]
    if (part && Number.isInteger(number)) return `${part} ${numberText(number + 1)}`
    return Number.isInteger(Number(step)) ? '' : (NAMES.get(step) ?? step)
  })
  return besideText(labels.filter(Boolean))
}

export const empty = 'Ce fichier est vide'

const saveAs = 'Enregistre-le en CSV (UTF-8) et choisis ce fichier-là'
export const workbook = `Ce fichier est un classeur. ${saveAs}`
export const archive =
  'Ce fichier est un classeur ou une archive. Enregistre un classeur en CSV (UTF-8), et sors le fichier d’une archive'
export const nothingInArchive = 'Rien de lisible dans cette archive. Il y faut un fichier CSV, JSON ou texte'
export const archiveTooLarge = (megabytes: number, files: number) =>
  `Cette archive est trop grosse. Elle peut avoir au plus ${numberText(files)} fichiers, et ${numberText(megabytes)} Mo une fois décompressée`
export const brokenArchive =
  'Impossible d’ouvrir cette archive. Elle est peut-être abîmée, ou protégée par un mot de passe'
export const pdf = 'Ce fichier est un PDF, pas une liste'
export const picture = 'Ce fichier est une image, pas une liste'
export const compressed = 'Ce fichier est compressé. Décompresse-le et choisis le fichier qu’il contient'
export const utf32 = `Ce fichier est écrit en UTF-32. ${saveAs}`
export const notText = `Ce n’est pas un fichier texte. ${saveAs}`
export const mixedEncodings = (line: number) =>
  `Ce fichier mélange les encodages : la ligne ${numberText(line)} n’est pas en UTF-8. ${saveAs}`

export const tooManyColumns = (count: number, most: number) =>
  `Ce CSV a ${numberText(count)} colonnes. Un fichier peut en avoir au plus ${numberText(most)}`
export const columnsMissing = (columns: readonly string[]) =>
  `Ce CSV n’a pas ${plural(columns.length, { one: 'la colonne', other: 'les colonnes' })} ${listText(columns)}`

export const notJson = 'Ce n’est pas un fichier JSON'
export const brokenJson = 'Ce fichier JSON est abîmé'
export const jsonEndsEarly = 'Ce fichier JSON s’arrête trop tôt. Ce n’est peut-être qu’une partie du fichier'
export const notOurs = 'Ce n’est pas le fichier d’une collection Gatefold'
export const fromNewer = 'Ce fichier vient d’un Gatefold plus récent, illisible ici'
export const wrongAlbums = 'Les albums de ce fichier ne sont pas une liste'
export const wrongCrates = 'Les bacs de ce fichier ne sont pas une liste'
export const wrongTagRules = 'Les règles de tags de ce fichier ne sont pas une liste'
export const wrongTagColors = 'Les couleurs de tags de ce fichier ne sont pas une liste'
export const wrongDistinct = 'Les paires d’albums de ce fichier ne sont pas une liste'
export const unreadable = 'Ce fichier est illisible'
export const faultAt = (path: string, error: string) => {
  const label = fieldLabel(path)
  return `${label.charAt(0).toUpperCase()}${label.slice(1)} : ${error}`
}
export const tooManyAlbums = (count: number, most: number) =>
  `Ce fichier a ${numberText(count)} albums. Un fichier peut en avoir au plus ${numberText(most)}`
export const tooManyCrates = (count: number, most: number) =>
  `Ce fichier a ${numberText(count)} bacs. Un fichier peut en avoir au plus ${numberText(most)}`
export const tooManyTagRules = (count: number, most: number) =>
  `Ce fichier a ${numberText(count)} règles de tags. Un fichier peut en avoir au plus ${numberText(most)}`
export const tooManyTagColors = (count: number, most: number) =>
  `Ce fichier a ${numberText(count)} couleurs de tags. Un fichier peut en avoir au plus ${numberText(most)}`
export const tooManyPairs = (count: number, most: number) =>
  `Ce fichier a ${numberText(count)} paires d’albums différents. Un fichier peut en avoir au plus ${numberText(most)}`
export const pairsTooLong = 'Les paires qui précèdent remplissent le fichier'

export const wrongEvents = 'L’historique de cet album n’est pas une liste'
export const notAnEvent = 'Ce n’est pas un évènement d’un album'
export const tooManyEvents = (most: number) => `Un album garde ses ${numberText(most)} derniers évènements`

export const rowUnreadable = 'Cette ligne est illisible'
export const tooManyCells = (count: number, inHeader: number) =>
  `Cette ligne a ${numberText(count)} cellules, l’en-tête en a ${numberText(inHeader)}`
export const untitled = 'Sans titre'
export const unknownArtist = 'Artiste sans nom'
export const namedInstead = (name: string) => `Manque, donc « ${isolated(name)} »`
export const notAnAlbumBought = 'Du merch ou un abonnement, pas un album'
export const unreadCell = (cell: string) => `« ${isolated(cell)} » est illisible`
export const onlyNumbers = 'Seulement des chiffres, pas un album'
export const rowTooLong = 'Cette ligne est trop longue'
export const openQuote = 'Un guillemet de cette ligne n’est pas fermé'
export const strayQuotes = 'Les guillemets de cette ligne ne vont pas ensemble'
export const notAnAlbum = 'Ce n’est pas un album'
export const notAnAlias = 'Ce n’est pas un autre nom d’album'
export const wrongAliases = 'Les autres noms doivent être une liste'
export const tooManyAliases = (most: number) => `Au plus ${numberText(most)} autres noms`
export const wrongListens = 'Les entrées du journal doivent être une liste'
export const tooManyListens = (most: number) => `Au plus ${numberText(most)} entrées du journal`
export const notACrate = 'Ce n’est pas un bac'
export const wrongAlbumIds = 'Les albums d’un bac doivent être une liste d’identifiants'
export const notAPair = 'Ce n’est pas une paire d’albums'
export const wrongId = 'Un identifiant doit être un nombre entier'
export const idTwice = (id: number) => `L’identifiant ${id} apparaît deux fois`
export const albumMissing = (id: number) => `Aucun album du fichier n’a l’identifiant ${id}`
