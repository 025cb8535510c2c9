import { counted } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { exportStarted, exportStartedText } from '#locales/phrases.ts'

export const crates = (count: number) => counted(count, { one: 'Kiste', other: 'Kisten' })

export const title = 'Import und Export'
export const exportTab = 'Export'

export const wholeCollection = 'Ganze Sammlung'
export const wholeCollectionText = (count: number | undefined, crateCount: number) =>
  `${count === undefined ? 'Alle Alben' : albumCount(count)}, ${crates(crateCount)} mit ihren Alben in Reihenfolge, Regeln und Farben von Tags, und was du zu Doppelten gesagt hast. JSON.`
export const allAlbums = 'Alle Alben'
export const allAlbumsText = 'Eine Zeile pro Album, für jede Tabellenkalkulation. CSV.'
export const shown = 'Was du gerade siehst'
export const shownText = (count: number | undefined) =>
  `${count === undefined ? 'Die Alben' : albumCount(count)}, wie sie gerade gesucht, gefiltert und sortiert sind. CSV.`
export const oneCrate = 'Eine Kiste'
export const oneCrateText = 'Dieselben Spalten, nur die Alben der Kiste. CSV.'
export const crateToExport = 'Kiste zum Exportieren'
export const exportJson = 'JSON exportieren'
export const exportCsv = 'CSV exportieren'
export const exportFailed = 'Konnte deine Alben nicht exportieren. Versuch es noch einmal'
