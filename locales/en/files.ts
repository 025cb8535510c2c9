import { crates } from '#locales/file-export.ts'
import { fieldLabel, fileNames } from '#locales/file-rows.ts'
import { counted, isolated, listText, numberText, plural, sentencesText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { exportCsv } from '#locales/file-export.ts'
export { cancel, done } from '#locales/phrases.ts'

export const tagRules = (count: number) => counted(count, { one: 'tag rule', other: 'tag rules' })
export const tagColors = (count: number) => counted(count, { one: 'tag color', other: 'tag colors' })
export const pairs = (count: number) =>
  counted(count, { one: 'pair of albums marked as not the same', other: 'pairs of albums marked as not the same' })
const listens = (count: number) => counted(count, { one: 'diary entry', other: 'diary entries' })
export const rows = (count: number) => counted(count, { one: 'row', other: 'rows' })

export const importTab = 'Import'

export const chooseCrate = 'Choose a crate'
export const newCrate = 'New crate…'

/** `choose` is underlined. */
export const chooseOrDrop = <Node>(choose: (text: string) => Node) => [choose('Choose a file'), ' or drop it here']
/** `size` is like 310 kB. */
export const fileKinds = (size: string) => `CSV, JSON or ZIP, up to ${size}`
export const acceptedFiles =
  'A CSV of any program, such as Discogs, RateYourMusic, Last.fm or Bandcamp, what Spotify, ListenBrainz or a playlist converter gives you, a collection exported from Gatefold, or lists saved from your Bandcamp page. You see a preview before anything changes.'
export const encoding = 'Text encoding'
export const encodingHelp = 'Are the names below right?'
export const encodings = {
  'windows-1252': 'Western (Windows-1252)',
  macintosh: 'Western (Mac Roman)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  shift_jis: 'Japanese (Shift-JIS)',
  gbk: 'Chinese (GBK)',
}
export const startImport = 'Import'
export const noFile = 'Please select a file to import'
export const rejectedFile = (name: string, fault: string) => `“${isolated(name)}”: ${fault}`

export const unfinished = 'Unfinished import'
export const unnamedFile = 'A file'
export const unfinishedText = (name: string, read: number, total: number) =>
  `“${isolated(name)}” is not finished: ${numberText(read)} of ${rows(total)} imported. Choose the same file to resume.`
export const importedInOtherTab = (name: string) => `“${isolated(name)}” is being imported in another tab.`
/** `srOnly` hides text from sight. */
export const chooseAgain = <Node>(name: string, srOnly: (text: string) => Node) => [
  'Choose the file',
  srOnly(` ${isolated(name)}`),
]
export const cancelHere = <Node>(name: string, srOnly: (text: string) => Node) => [
  'Cancel this import',
  srOnly(`: ${isolated(name)}`),
]
export const notCancelled = 'Couldn’t cancel the import'

export const reading = 'Reading the file'
export const readingText = 'Reading the file. Nothing has changed yet.'

export const unreadable = 'Couldn’t read the file. Please try again'
export const tooLarge = (size: string, most: string) => `This file is ${size}. Files can be at most ${most}`
export const inOtherTab = 'This file is being imported in another tab'
export const anotherFile = (expected: string) =>
  `This is a different file from “${isolated(expected)}”, or it has changed since`
/** `fault` is a sentence without its full stop. */
export const invalidFile = (format: 'CSV' | 'JSON', fault: string) => `Please select a valid ${format} file. ${fault}`
export const emptyFile = 'This file is empty'
export const onlyHeader = 'This file has only a header row'
export const tooManyAlbums = (most: number) =>
  `This file has too many albums. Files can have at most ${numberText(most)}`

const songsOfAlbums = (songs: number, albums: number, playlists: number) => {
  const all = `${counted(songs, { one: 'song', other: 'songs' })} of ${albumCount(albums)}`
  return playlists > 0 ? `${all} in ${counted(playlists, { one: 'playlist', other: 'playlists' })}` : all
}

/** `encoding` is null for UTF-8; `count` is of albums if it `hasAlbums`, or else of rows. */
export const contents = (
  kind: keyof typeof fileNames,
  hasAlbums: boolean,
  encoding: string | null,
  count: number,
  crateCount: number,
  others: { songs: number; tagRules: number; tagColors: number; pairs: number; listens: number },
) => {
  const written = encoding ? `, written in ${encoding},` : ''
  if (others.songs > 0) return `${fileNames[kind]}${written}: ${songsOfAlbums(others.songs, count, crateCount)}.`
  const inIt = hasAlbums ? albumCount(count) : rows(count)
  const parts = [
    inIt,
    crateCount > 0 && crates(crateCount),
    others.tagRules > 0 && tagRules(others.tagRules),
    others.tagColors > 0 && tagColors(others.tagColors),
    others.pairs > 0 && pairs(others.pairs),
    others.listens > 0 && listens(others.listens),
  ]
  return `${fileNames[kind]}${written} with ${listText(parts.filter((part) => part !== false))}.`
}
/** The same for screen readers. */
export const contentsSrOnly = (count: number, fresh: number, there: number, failed: number) =>
  `${rows(count)}: ${numberText(fresh)} new, ${numberText(there)} already there, ${numberText(failed)} invalid`
export const startedBefore = (read: number, total: number) =>
  `This import was started before: ${numberText(read)} of ${rows(total)} imported. It resumes from there.`
export const created = 'New'
export const existing = 'Already there'
export const invalid = 'Invalid'
export const duplicates = 'Duplicate in file'

export const destination = 'Destination'
/** Null where the file has only albums. */
export const destinationWhole = (crateCount: number, areSongs: boolean, hasRules: boolean, hasMore: boolean) => {
  if (areSongs && crateCount > 0)
    return plural(crateCount, {
      one: 'With a crate for the playlist',
      other: 'With a crate for each playlist',
    })
  if (crateCount > 0) return 'Full collection, with crates'
  if (hasRules) return 'Full collection, with tag rules'
  return hasMore ? 'Full collection' : null
}
/** Which list the albums of songs come into. */
export const list = 'List'
export { listNames } from '#locales/album-form.ts'
export { andMore as moreFailures } from '#locales/ui.ts'

/** Which file of an archive is read. */
export const entry = 'File in the archive'
/** Where the file has more than albums. */
export const destinationAlbumsOnly = 'Albums only'
export const destinationAlbums = 'Your albums'
export const destinationCrate = 'A crate'
export const crate = 'Crate'
export const newCrateName = 'Name of the new crate'

export const existingAlbums = 'Existing albums'
export const skip = 'Leave them unchanged'
export const skipText = 'Albums already in your collection don’t change.'
export const fill = 'Fill in their empty fields'
export const fillText = (count: number) =>
  count > 0
    ? `${albumCount(count)} would be filled in from the file. What you entered stays.`
    : 'None of them would be filled in from this file.'

/** Albums that are more than a collection holds. */
export const overLimit = (count: number, most: number) =>
  `You can have at most ${albumCount(most)}: the last ${numberText(count)} of the new ones will be skipped.`

/** Entries of the diary that are more than it holds. */
export const diaryOverLimit = (count: number, most: number) =>
  `Your diary can have at most ${listens(most)}: at least ${numberText(count)} of these will be left out.`

export const failedRows = 'Invalid rows'
export const saveFailed = 'Couldn’t save the invalid rows'
/** Sentences; `total` are all rows of the file. */
export const willBeSkipped = (count: number, total: number) =>
  sentencesText([`${rows(count)} will be skipped.`, count < total && 'All others are valid.', fixInvalid])
export const wereSkipped = (count: number, total: number) =>
  sentencesText([
    counted(count, { one: 'row was skipped.', other: 'rows were skipped.' }),
    count < total && 'All others were imported.',
    fixInvalid,
  ])
const fixInvalid = 'Export what is invalid, fix it and import it again.'
/** The name of the saved file; `name` is that of the file they were in. */
export const failedRowsFile = (name: string) => `${name} invalid rows.csv`
export const probablyThere = 'Probably the same album'
export const probablyThereText = (count: number) =>
  `${counted(count, { one: 'row is', other: 'rows are' })} probably in your collection or wishlist, with other names. Uncheck what is another album.`
/** `name` is of an album that is there. */
export const isThere = (name: string) => `You have “${isolated(name)}”`
export const allAreOthers = 'All are other albums'
export const allAreThere = 'All are there'
/** Tracks of a file that are on albums which are there. */
export const onAlbums = 'Tracks of albums you have'
export const onAlbumsText = (count: number) =>
  counted(count, {
    one: 'track is on an album you have and won’t be added again.',
    other: 'tracks are on albums you have and won’t be added again.',
  })
export const isOn = (track: string, album: string) => `“${isolated(track)}” is on “${isolated(album)}”, which you have`
/** Albums of a file that are rated and that nobody says to have. */
export const ratedOnly = 'Rated but not owned'
export const ratedOnlyCount = (count: number) => `${albumCount(count)} you don’t have here`
export const ratedOnlyLeft = 'Only rate what is here'
export const ratedOnlyCrate = 'Put them into a crate'
export const ratedOnlyAdded = 'Add them all'
/** Albums that a fan hides on their page at Bandcamp. */
export const hidden = 'Hidden on your page'
export const hiddenHelp = (count: number) => `${albumCount(count)}. Shares of your collection would show them`
export const hiddenLeft = 'Leave them out'
export const hiddenAdded = 'Add them to the collection'
/** Releases by artists whom a fan follows. */
export const followedHelp = (count: number) => `${albumCount(count)} you neither have nor wish for`
export const followedAdded = 'Add to the wishlist, to decide at the desk'
export const zone = 'Your time zone'
export const zoneHelp = 'The file has times in UTC'
export const leftOut = 'Left out'
/** `counts` are of the parts of each field that can't be read; a row that is no album counts as one of the field `row`. */
export const leftOutText = (counts: readonly (readonly [field: string, count: number])[]) => {
  const parts = counts.flatMap(([field, count]) => {
    if (field === 'plays') return []
    return field === 'row' ? `parts of ${rows(count)}` : `“${fieldLabel(field)}” in ${rows(count)}`
  })
  return parts.length > 0 ? `Left out because it can’t be read: ${listText(parts)}.` : `${leftOut}:`
}
export const failedCrates = 'Invalid crates'
export const failedCratesText = 'Some crates in the file are incomplete. Their invalid parts will be skipped.'
export const failedRules = 'Invalid tag rules'
export const failedRulesText = 'Some tag rules in the file are invalid and will be skipped.'
export const failedColors = 'Invalid tag colors'
export const failedColorsText = 'Some tag colors in the file are invalid and will be skipped.'
export const failedPairs = 'Invalid pairs of albums'
export const failedPairsText = 'Some pairs of albums that are not the same are invalid and will be skipped.'
export const problems = 'Problems'
// A row and a crate by its number in the file.
export const rowFailure = (row: number, fault: string) => `Row ${row}: ${fault}`
export const fieldFailure = (row: number, field: string, fault: string) => `Row ${row}, ${fieldLabel(field)}: ${fault}`
export const crateFailure = (crate: number, fault: string) => `Crate ${crate}: ${fault}`
export const crateFieldFailure = (crate: number, field: string, fault: string) =>
  `Crate ${crate}, ${fieldLabel(field)}: ${fault}`
// A tag rule by its number in the file.
export const colorFailure = (color: number, fault: string) => `Tag color ${color}: ${fault}`
export const pairFailure = (pair: number, fault: string) => `Pair ${pair}: ${fault}`
export const ruleFailure = (rule: number, fault: string) => `Tag rule ${rule}: ${fault}`
export const ruleFieldFailure = (rule: number, field: string, fault: string) =>
  `Tag rule ${rule}, ${fieldLabel(field)}: ${fault}`

export const firstRows = (count: number) => plural(count, { one: 'Preview', other: 'Preview of the first rows' })
export const rating = 'Rating'
export const rowExists = 'already there'
/** How many tags are not shown. */
export const moreTags = (count: number) => `+${numberText(count)}`

export const otherFile = 'Choose another file'
export const importRest = 'Import the rest'
export const importing = 'Importing…'
