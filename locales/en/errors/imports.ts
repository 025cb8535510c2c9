import { numberText } from '#locales/intl.ts'

export const importGone = 'This import is not there any more'
export const importRunning = 'This import is already running'
export const importNotStarted = 'The import could not be started.'

// An import of a file.
export const wrongCsv = 'Please select a valid CSV file'
export const noFile = 'Send collectionData (JSON text) or csvData (CSV text)'
export const tooManyFiles = (count: number) =>
  `${numberText(count)} files are still coming in. Finish or cancel one of them first`
export const tooManyChunks = (most: number) => `A file has at most ${numberText(most)} chunks`
export const cratesOutOfOrder = (place: number) => `The next crate of this file is the one at place ${place}`
export const cratesMissing = 'The crates of a file go up before the rows that are in them'
export const importOver = 'This import has ended. Start it again to go on'
export const rowChunkMissing = (chunk: number) => `Rows of this file are missing: chunk ${chunk} has not come in yet`
export const crateChunkMissing = (chunk: number) =>
  `Crates of this file are missing: chunk ${chunk} has not come in yet`
export const partMissing = 'A part of this file has not come in yet'
export const leftUnfinished = 'This import was left unfinished. What had come in by then is there.'
export const undoTooLate = (days: number) => `The import of a file can be undone for ${days} days`
