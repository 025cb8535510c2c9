import { numberText } from '#locales/intl.ts'

export const importGone = 'This import no longer exists'
export const importRunning = 'This import is already running'
export const importNotStarted = 'Couldn’t start the import.'
/** `id` finds the import in the log; `isKept` if the import brought anything. */
export const importStopped = (id: string, isKept: boolean) =>
  `The import stopped unexpectedly. ${isKept ? 'What was imported is kept; sync again later' : 'Please try again later'}. Reference: ${id}`

// File imports.
export const wrongCsv = 'Please select a valid CSV file'
export const noFile = 'Send collectionData (JSON text) or csvData (CSV text)'
export const tooManyFiles = (count: number) =>
  `${numberText(count)} files are still being imported. Finish or cancel one of them first`
export const tooManyChunks = (most: number) => `A file can have at most ${numberText(most)} chunks`
export const cratesOutOfOrder = (place: number) => `The next crate must be the one at place ${numberText(place)}`
export const cratesMissing = 'Crates must be sent before the rows that are in them'
export const importOver = 'This import has ended. Start it again to continue'
export const rowChunkMissing = (chunk: number) =>
  `Rows of this file are missing: chunk ${numberText(chunk)} has not arrived yet`
export const crateChunkMissing = (chunk: number) =>
  `Crates of this file are missing: chunk ${numberText(chunk)} has not arrived yet`
export const partMissing = 'A part of this file has not arrived yet'
export const leftUnfinished = (isKept: boolean) =>
  `This import was left unfinished. ${isKept ? 'What was imported by then is kept.' : 'Nothing was imported.'}`
/** The name of an import whose file a program sent in one call, without a name. */
export const fileOfCall = (format: 'csv' | 'json') => `${format.toUpperCase()} sent by a program`
export const undoTooLate = (days: number) => `A file import can be undone for ${numberText(days)} days`
