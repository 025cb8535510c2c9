import { besideText, counted, isolated, listText, numberText, plural } from '#locales/intl.ts'

export const mediaCondition = (condition: string) => `Platte: ${condition}`
export const sleeveCondition = (condition: string) => `Hülle: ${condition}`

const programs = {
  lastFm: 'bei Last.fm',
  listenBrainz: 'bei ListenBrainz',
  spotify: 'bei Spotify',
  koito: 'mit Koito',
  maloja: 'mit Maloja',
  scrobblerLog: 'auf einem Player',
}
export const plays = (count: number, program: keyof typeof programs) =>
  `${counted(count, { one: 'Track', other: 'Tracks' })} ${programs[program]}`
export const playsWithoutAlbum = (count: number) =>
  `${counted(count, { one: 'Wiedergabe nennt', other: 'Wiedergaben nennen' })} kein Album`

export const playsWithoutTime = (count: number) =>
  `${counted(count, { one: 'Wiedergabe hat', other: 'Wiedergaben haben' })} keine lesbare Zeit`
export const playsSkipped = (count: number) =>
  `${counted(count, { one: 'Track wurde', other: 'Tracks wurden' })} übersprungen, also nicht gehört`
export const songsWithoutAlbum = (count: number) =>
  `${counted(count, { one: 'Song nennt', other: 'Songs nennen' })} kein Album`
export const songsBeside = (count: number) =>
  `${counted(count, { one: 'Song ist', other: 'Songs sind' })} ohne das Album in der Mediathek`
export const showsBeside = (count: number) =>
  counted(count, { one: 'Sendung ist kein Album', other: 'Sendungen sind keine Alben' })
export const alsoWritten = (name: string) => `Artist auch geschrieben: ${name}`
export const noAlbums = {
  hidden: (count: number) => counted(count, { one: 'Eintrag ist versteckt', other: 'Einträge sind versteckt' }),
  private: (count: number) => counted(count, { one: 'Eintrag ist privat', other: 'Einträge sind privat' }),
  subscription: (count: number) => counted(count, { one: 'Abo ist kein Album', other: 'Abos sind keine Alben' }),
  merch: (count: number) =>
    counted(count, { one: 'Merch-Artikel ist kein Album', other: 'Merch-Artikel sind keine Alben' }),
  gift: (count: number) =>
    counted(count, { one: 'Geschenkkarte ist kein Album', other: 'Geschenkkarten sind keine Alben' }),
  unreadable: (count: number) =>
    counted(count, { one: 'Eintrag ist nicht lesbar', other: 'Einträge sind nicht lesbar' }),
}
export const numbersUnknown = (count: number) =>
  counted(count, {
    one: 'Nummer gehört zu keinem Album, das du hast',
    other: 'Nummern gehören zu keinem Album, das du hast',
  })
export const ratedCrate = 'Anderswo bewertet'
export const followedCrate = 'Neu von Artists, denen du folgst'

export const fileNames = {
  collection: 'Eine Gatefold-Sammlung',
  fanLists: 'Listen von deiner Bandcamp-Seite',
  gatefold: 'Eine CSV-Datei aus Gatefold',
  csv: 'Eine CSV-Datei',
  discogsCollection: 'Eine Sammlung von Discogs',
  discogsWantlist: 'Eine Wantlist von Discogs',
  rateYourMusic: 'Eine Sammlung von RateYourMusic',
  diary: 'Ein Gatefold-Tagebuch',
  lastFm: 'Scrobbles von Last.fm',
  listenBrainz: 'Wiedergaben von ListenBrainz',
  spotify: 'Ein Verlauf von Spotify',
  koito: 'Wiedergaben von Koito',
  maloja: 'Scrobbles von Maloja',
  scrobblerLog: 'Ein Scrobbler-Protokoll',
  songs: 'Eine Liste von Songs',
  spotifyLibrary: 'Eine Mediathek von Spotify',
  addresses: 'Adressen von Bandcamp-Seiten',
  downloaded: 'Eine Liste von Downloads',
  bandcampPurchases: 'Eine Zahlungsübersicht von Bandcamp',
  bandcampExport: 'Eine Sammlung von Bandcamp',
} as const

export const fieldNames = {
  title: 'Titel',
  artist: 'Artist',
  bandcampUrl: 'Bandcamp-Adresse',
  coverUrl: 'Cover',
  rating: 'Bewertung',
  notes: 'Notiz',
  releaseDate: 'Erscheinungsdatum',
  trackCount: 'Zahl der Tracks',
  list: 'Liste',
  bandcampTags: 'Tags von Bandcamp',
  userTags: 'eigene Tags',
  tags: 'Tags',
  addedAt: 'hinzugefügt am',
  previewTitle: 'Titel der Hörprobe',
  verdict: 'Entscheidung',
  verdictAt: 'Tag der Entscheidung',
  paid: 'bezahlter Betrag',
  paidCurrency: 'Währung des bezahlten Betrags',
  formats: 'Format',
  downloadedAt: 'heruntergeladen am',
  downloadedTracks: 'heruntergeladene Tracks',
  label: 'Label',
  labelUrl: 'Adresse des Labels',
  price: 'Preis',
  currency: 'Währung',
  isNamePrice: 'Preis frei wählbar',
  isPreorder: 'Vorbestellung',
  isPurchasable: 'zu kaufen',
  purchasedAt: 'Kaufdatum',
  goneAt: 'nicht mehr bei Bandcamp seit',
  fans: 'Fans',
  itemType: 'Art bei Bandcamp',
  itemId: 'Nummer bei Bandcamp',
  artId: 'Nummer des Covers',
  about: 'Text zum Album',
  credits: 'Mitwirkende',
  location: 'Ort',
  id: 'Nummer',
  tracks: 'Tracks',
  aliases: 'andere Namen',
  listens: 'Tagebuch',
  events: 'Verlauf',
  number: 'Nummer',
  duration: 'Länge',
  streamable: 'abspielbar',
  at: 'Zeitpunkt',
  note: 'Notiz',
  isWholeDay: 'ganzer Tag',
  name: 'Name',
  description: 'Beschreibung',
  isFavorite: 'Favorit',
  query: 'Suche',
  albumIds: 'Alben',
  from: 'Tag',
  to: 'neuer Name',
  tag: 'Tag',
  color: 'Farbe',
}
const NAMES = new Map(Object.entries(fieldNames))

const PARTS: Readonly<Record<string, string | undefined>> = {
  albums: 'Album',
  crates: 'Kiste',
  tagRules: 'Tag-Regel',
  tagColors: 'Tag-Farbe',
  distinct: 'Paar',
  aliases: 'anderer Name',
  tracks: 'Track',
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

export const empty = 'Diese Datei ist leer'

const saveAs = 'Speichere sie als CSV (UTF-8) und wähle diese Datei'
export const workbook = `Das ist eine Arbeitsmappe. ${saveAs}`
export const archive =
  'Das ist eine Arbeitsmappe oder ein Archiv. Speichere eine Arbeitsmappe als CSV (UTF-8), und nimm die Datei aus einem Archiv heraus'
export const nothingInArchive = 'In diesem Archiv ist nichts Lesbares. Es braucht eine CSV-, JSON- oder Textdatei'
export const archiveTooLarge = (megabytes: number, files: number) =>
  `Dieses Archiv ist zu groß. Es kann höchstens ${numberText(files)} Dateien haben, entpackt höchstens ${numberText(megabytes)} MB`
export const brokenArchive =
  'Dieses Archiv lässt sich nicht öffnen. Vielleicht ist es beschädigt oder mit einem Passwort geschützt'
export const pdf = 'Diese Datei ist ein PDF, keine Liste'
export const picture = 'Diese Datei ist ein Bild, keine Liste'
export const compressed = 'Diese Datei ist gepackt. Entpacke sie und wähle die Datei darin'
export const utf32 = `Diese Datei ist in UTF-32 geschrieben. ${saveAs}`
export const notText = `Das ist keine Textdatei. ${saveAs}`
export const mixedEncodings = (line: number) =>
  `Diese Datei mischt Kodierungen: Zeile ${numberText(line)} ist kein UTF-8. ${saveAs}`

export const tooManyColumns = (count: number, most: number) =>
  `Diese CSV-Datei hat ${numberText(count)} Spalten. Erlaubt sind höchstens ${numberText(most)}`
export const columnsMissing = (columns: readonly string[]) =>
  `In dieser CSV-Datei ${plural(columns.length, { one: 'fehlt die Spalte', other: 'fehlen die Spalten' })} ${listText(columns)}`

export const notJson = 'Das ist keine JSON-Datei'
export const brokenJson = 'Diese JSON-Datei ist beschädigt'
export const jsonEndsEarly = 'Diese JSON-Datei hört zu früh auf. Vielleicht ist es nur ein Teil der Datei'
export const notOurs = 'Das ist keine Datei einer Gatefold-Sammlung'
export const fromNewer = 'Diese Datei ist von einem neueren Gatefold und hier nicht lesbar'
export const wrongAlbums = 'Die Alben in dieser Datei sind keine Liste'
export const wrongCrates = 'Die Kisten in dieser Datei sind keine Liste'
export const wrongTagRules = 'Die Tag-Regeln in dieser Datei sind keine Liste'
export const wrongTagColors = 'Die Tag-Farben in dieser Datei sind keine Liste'
export const wrongDistinct = 'Die Paare von Alben in dieser Datei sind keine Liste'
export const unreadable = 'Diese Datei ist nicht lesbar'
export const faultAt = (path: string, error: string) => {
  const label = fieldLabel(path)
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${error}`
}
export const tooManyAlbums = (count: number, most: number) =>
  `Diese Datei hat ${numberText(count)} Alben. Erlaubt sind höchstens ${numberText(most)}`
export const tooManyCrates = (count: number, most: number) =>
  `Diese Datei hat ${numberText(count)} Kisten. Erlaubt sind höchstens ${numberText(most)}`
export const tooManyTagRules = (count: number, most: number) =>
  `Diese Datei hat ${numberText(count)} Tag-Regeln. Erlaubt sind höchstens ${numberText(most)}`
export const tooManyTagColors = (count: number, most: number) =>
  `Diese Datei hat ${numberText(count)} Tag-Farben. Erlaubt sind höchstens ${numberText(most)}`
export const tooManyPairs = (count: number, most: number) =>
  `Diese Datei hat ${numberText(count)} Paare ungleicher Alben. Erlaubt sind höchstens ${numberText(most)}`
export const pairsTooLong = 'Die Paare vor diesem füllen die Datei'

export const wrongEvents = 'Der Verlauf dieses Albums ist keine Liste'
export const notAnEvent = 'Das ist kein Ereignis eines Albums'
export const tooManyEvents = (most: number) => `Ein Album behält seine neuesten ${numberText(most)} Ereignisse`

export const rowUnreadable = 'Diese Zeile ist nicht lesbar'
export const tooManyCells = (count: number, inHeader: number) =>
  `Diese Zeile hat ${numberText(count)} Zellen, die Kopfzeile ${numberText(inHeader)}`
export const untitled = 'Ohne Titel'
export const unknownArtist = 'Unbekannt'
export const namedInstead = (name: string) => `Fehlt, also „${isolated(name)}“`
export const notAnAlbumBought = 'Merch oder ein Abo, kein Album'
export const unreadCell = (cell: string) => `„${isolated(cell)}“ ist nicht lesbar`
export const onlyNumbers = 'Nur Zahlen, kein Album'
export const rowTooLong = 'Diese Zeile ist zu lang'
export const openQuote = 'In dieser Zeile geht ein Anführungszeichen nicht zu'
export const strayQuotes = 'Die Anführungszeichen in dieser Zeile passen nicht zusammen'
export const notAnAlbum = 'Das ist kein Album'
export const notAnAlias = 'Das ist kein anderer Name eines Albums'
export const wrongAliases = 'Andere Namen müssen eine Liste sein'
export const tooManyAliases = (most: number) => `Höchstens ${numberText(most)} andere Namen`
export const wrongListens = 'Einträge im Tagebuch müssen eine Liste sein'
export const tooManyListens = (most: number) => `Höchstens ${numberText(most)} Einträge im Tagebuch`
export const notACrate = 'Das ist keine Kiste'
export const wrongAlbumIds = 'Die Alben einer Kiste müssen eine Liste von IDs sein'
export const notAPair = 'Das ist kein Paar von Alben'
export const wrongId = 'Eine ID muss eine ganze Zahl sein'
export const idTwice = (id: number) => `Die ID ${id} gibt es zweimal`
export const albumMissing = (id: number) => `In der Datei gibt es kein Album mit der ID ${id}`
