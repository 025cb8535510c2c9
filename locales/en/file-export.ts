import { counted } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { exportStarted, exportStartedText } from '#locales/phrases.ts'

export const crates = (count: number) => counted(count, { one: 'crate', other: 'crates' })

export const title = 'Import/Export Collection'
export const exportTab = 'Export'

export const wholeCollection = 'Full collection'
/** `count` of albums is undefined until it has loaded. */
export const wholeCollectionText = (count: number | undefined, crateCount: number) =>
  `${count === undefined ? 'All albums' : albumCount(count)}, ${crates(crateCount)} with their albums in order, tag rules and colors, and what you said of duplicates. JSON.`
export const allAlbums = 'All albums'
export const allAlbumsText = 'One row per album, for any spreadsheet. CSV.'
export const shown = 'Current view'
export const shownText = (count: number | undefined) =>
  `${count === undefined ? 'The albums' : albumCount(count)} as currently shown: searched, filtered and sorted. CSV.`
export const oneCrate = 'One crate'
export const oneCrateText = 'The same columns, only the albums in the crate. CSV.'
export const crateToExport = 'Crate to export'
export const exportJson = 'Export JSON'
export const exportCsv = 'Export CSV'
export const exportFailed = 'Couldn’t export your albums. Please try again'
