import { besideText, counted, isolated, listText, numberText, plural } from '#locales/intl.ts'

/** Lines of the note of an album from a file of another program. */
export const mediaCondition = (condition: string) => `Media: ${condition}`
export const sleeveCondition = (condition: string) => `Sleeve: ${condition}`

const programs = {
  lastFm: 'Last.fm',
  listenBrainz: 'ListenBrainz',
  spotify: 'Spotify',
  koito: 'Koito',
  maloja: 'Maloja',
  scrobblerLog: 'a player',
}
/** The note of a day in the diary, from plays. */
export const plays = (count: number, program: keyof typeof programs) =>
  `${counted(count, { one: 'track', other: 'tracks' })} on ${programs[program]}`
export const playsWithoutAlbum = (count: number) =>
  `${counted(count, { one: 'play names', other: 'plays name' })} no album`

export const playsWithoutTime = (count: number) =>
  `${counted(count, { one: 'play has', other: 'plays have' })} no time that can be read`
export const playsSkipped = (count: number) =>
  `${counted(count, { one: 'track was', other: 'tracks were' })} skipped, so not heard`
export const songsWithoutAlbum = (count: number) =>
  `${counted(count, { one: 'song names', other: 'songs name' })} no album`
/** What a library has beside albums. */
export const songsBeside = (count: number) =>
  `${counted(count, { one: 'song is', other: 'songs are' })} in the library without the album`
export const showsBeside = (count: number) => `${counted(count, { one: 'show is', other: 'shows are' })} no album`
/** In the notes of an album whose artist a file names in another script, too. */
export const alsoWritten = (name: string) => `Artist also written ${name}`
/** Of entries of Bandcamp's lists. */
export const noAlbums = {
  hidden: (count: number) => `${counted(count, { one: 'entry is', other: 'entries are' })} hidden`,
  private: (count: number) => `${counted(count, { one: 'entry is', other: 'entries are' })} private`,
  subscription: (count: number) => `${counted(count, { one: 'subscription is', other: 'subscriptions are' })} no album`,
  merch: (count: number) => `${counted(count, { one: 'piece of merch is', other: 'pieces of merch are' })} no album`,
  gift: (count: number) => `${counted(count, { one: 'gift card is', other: 'gift cards are' })} no album`,
  unreadable: (count: number) => `${counted(count, { one: 'entry', other: 'entries' })} can’t be read`,
}
/** Of numbers at Bandcamp. */
export const numbersUnknown = (count: number) =>
  `${counted(count, { one: 'number is', other: 'numbers are' })} of no album you have`
/** The crate of albums that a file rates and that nobody says to have. */
export const ratedCrate = 'Rated elsewhere'
/** The crate of what artists whom a fan follows have released, and what it is called before. */
export const followedCrate = 'New by artists you follow'

/** What files are called, by what wrote them. */
export const fileNames = {
  collection: 'A Gatefold collection',
  fanLists: 'Lists from your Bandcamp page',
  gatefold: 'A Gatefold CSV',
  csv: 'A CSV',
  discogsCollection: 'A Discogs collection',
  discogsWantlist: 'A Discogs wantlist',
  rateYourMusic: 'A RateYourMusic collection',
  diary: 'A Gatefold diary',
  lastFm: 'Last.fm scrobbles',
  listenBrainz: 'ListenBrainz plays',
  spotify: 'A Spotify history',
  koito: 'Koito plays',
  maloja: 'Maloja scrobbles',
  scrobblerLog: 'A scrobbler log',
  songs: 'A list of songs',
  spotifyLibrary: 'A Spotify library',
  addresses: 'Addresses of Bandcamp pages',
  downloaded: 'A list of downloads',
  bandcampPurchases: 'A Bandcamp payment history',
  bandcampExport: 'A Bandcamp collection',
} as const

/** What fields are called in sentences; those that Gatefold does not know are called as in the file. */
export const fieldNames = {
  title: 'title',
  artist: 'artist',
  bandcampUrl: 'Bandcamp address',
  coverUrl: 'cover',
  rating: 'rating',
  notes: 'note',
  releaseDate: 'release date',
  trackCount: 'number of tracks',
  list: 'list',
  bandcampTags: 'tags from Bandcamp',
  userTags: 'own tags',
  tags: 'tags',
  addedAt: 'date added',
  previewTitle: 'title of the preview',
  verdict: 'decision',
  verdictAt: 'date of the decision',
  paid: 'what was paid',
  paidCurrency: 'currency of what was paid',
  formats: 'format',
  downloadedAt: 'date of the download',
  downloadedTracks: 'tracks downloaded',
  label: 'label',
  labelUrl: 'address of the label',
  price: 'price',
  currency: 'currency',
  isNamePrice: 'name your price',
  isPreorder: 'preorder',
  isPurchasable: 'for sale',
  purchasedAt: 'date bought',
  goneAt: 'date it was gone',
  fans: 'fans',
  itemType: 'type at Bandcamp',
  itemId: 'number at Bandcamp',
  artId: 'number of the cover',
  about: 'text about it',
  credits: 'credits',
  location: 'location',
  id: 'id',
  tracks: 'tracks',
  aliases: 'other names',
  listens: 'diary',
  events: 'history',
  number: 'number',
  duration: 'length',
  streamable: 'can be played',
  at: 'time',
  note: 'note',
  isWholeDay: 'whole day',
  name: 'name',
  description: 'description',
  isFavorite: 'favorite',
  query: 'search',
  albumIds: 'albums',
  from: 'tag',
  to: 'new name',
  tag: 'tag',
  color: 'color',
}
const NAMES = new Map(Object.entries(fieldNames))

/** What the parts of a file are called, one of each by its number. */
const PARTS: Readonly<Record<string, string | undefined>> = {
  albums: 'album',
  crates: 'crate',
  tagRules: 'tag rule',
  tagColors: 'tag color',
  distinct: 'pair',
  aliases: 'other name',
  tracks: 'track',
}

/** A field by its path: `albums.3.title` is "album 4, title". */
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

// The file as a whole.
export const empty = 'This file is empty'

const saveAs = 'Save it as CSV (UTF-8) and choose that file'
export const workbook = `This file is a workbook. ${saveAs}`
export const archive =
  'This file is a workbook or an archive. Save a workbook as CSV (UTF-8), and take the file out of an archive'
export const nothingInArchive = 'Nothing in this archive can be read. It needs a CSV, JSON, or text file'
export const archiveTooLarge = (megabytes: number, files: number) =>
  `This archive is too large. It can have at most ${numberText(files)} files, and ${numberText(megabytes)} MB unpacked`
export const brokenArchive = 'This archive can’t be opened. It may be damaged, or locked by a password'
export const pdf = 'This file is a PDF, not a list'
export const picture = 'This file is a picture, not a list'
export const compressed = 'This file is compressed. Unpack it and choose the file inside'
export const utf32 = `This file is written in UTF-32. ${saveAs}`
export const notText = `This is not a text file. ${saveAs}`
export const mixedEncodings = (line: number) =>
  `This file mixes encodings: line ${numberText(line)} is not UTF-8. ${saveAs}`

export const tooManyColumns = (count: number, most: number) =>
  `This CSV has ${numberText(count)} columns. Files can have at most ${numberText(most)}`
/** `columns` contains "title", "artist" or both. */
export const columnsMissing = (columns: readonly string[]) =>
  `This CSV has no ${listText(columns)} ${plural(columns.length, { one: 'column', other: 'columns' })}`

export const notJson = 'This is not a JSON file'
export const brokenJson = 'This JSON file is damaged'
export const jsonEndsEarly = 'This JSON file ends too early. It may be only a part of the file'
export const notOurs = 'This is not a Gatefold collection file'
export const fromNewer = 'This file is from a newer version of Gatefold and can’t be read here'
export const wrongAlbums = 'The albums in this file are not a list'
export const wrongCrates = 'The crates in this file are not a list'
export const wrongTagRules = 'The tag rules in this file are not a list'
export const wrongTagColors = 'The tag colors in this file are not a list'
export const wrongDistinct = 'The pairs of albums in this file are not a list'
export const unreadable = 'This file can’t be read'
/** `path` is a place in the file such as `albums.3.title`; `error` is one of these messages. */
export const faultAt = (path: string, error: string) => {
  const label = fieldLabel(path)
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${error}`
}
export const tooManyAlbums = (count: number, most: number) =>
  `This file has ${numberText(count)} albums. Files can have at most ${numberText(most)}`
export const tooManyCrates = (count: number, most: number) =>
  `This file has ${numberText(count)} crates. Files can have at most ${numberText(most)}`
export const tooManyTagRules = (count: number, most: number) =>
  `This file has ${numberText(count)} tag rules. Files can have at most ${numberText(most)}`
export const tooManyTagColors = (count: number, most: number) =>
  `This file has ${numberText(count)} colors of tags. Files can have at most ${numberText(most)}`
export const tooManyPairs = (count: number, most: number) =>
  `This file has ${numberText(count)} pairs of albums that are not the same. Files can have at most ${numberText(most)}`
export const pairsTooLong = 'The pairs before this one fill the file'

export const wrongEvents = 'The history of this album is not a list'
export const notAnEvent = 'This is not an event of an album'
export const tooManyEvents = (most: number) => `An album keeps its newest ${numberText(most)} events`

// A row.
export const rowUnreadable = 'This row can’t be read'
export const tooManyCells = (count: number, inHeader: number) =>
  `This row has ${numberText(count)} cells, the header has ${numberText(inHeader)}`
/** Where neither the row nor its address has a name. */
export const untitled = 'Untitled'
export const unknownArtist = 'Unknown artist'
export const namedInstead = (name: string) => `Missing, so “${isolated(name)}”`
export const notAnAlbumBought = 'Merchandise or a subscription, not an album'
export const unreadCell = (cell: string) => `“${isolated(cell)}” can’t be read`
export const onlyNumbers = 'Only numbers, not an album'
export const rowTooLong = 'This row is too long'
export const openQuote = 'This row has an unclosed quote'
export const strayQuotes = 'The quotes in this row do not match'
export const notAnAlbum = 'This is not an album'
export const notAnAlias = 'This is not another name of an album'
export const wrongAliases = 'Other names must be a list'
export const tooManyAliases = (most: number) => `At most ${numberText(most)} other names`
export const wrongListens = 'Diary entries must be a list'
export const tooManyListens = (most: number) => `At most ${numberText(most)} diary entries`
export const notACrate = 'This is not a crate'
export const wrongAlbumIds = 'The albums of a crate must be a list of ids'
export const notAPair = 'This is not a pair of albums'
export const wrongId = 'An id must be a whole number'
export const idTwice = (id: number) => `Duplicate id ${id}`
export const albumMissing = (id: number) => `There is no album with the id ${id} in the file`
