import { numberText } from '#locales/intl.ts'

export const wrongPlace = 'A place is a whole number'
export const wrongRow = 'A row is a whole number'
export const rowTooSmall = 'Rows count from 1'
export const tooManyRows = (most: number) => `A file has at most ${numberText(most)} rows`
export const wrongNth = 'nth is a whole number'
export const nthTooSmall = 'nth counts from 1'
export const fileNameMissing = 'A file has a name'
export const wrongFormat = 'The format is csv or json'
export const wrongMode = 'The mode is skip or fill'
export const wrongTotal = 'total is a whole number'
export const wrongCrateId = 'crateId is a crate'
export const wrongFingerprint = 'A fingerprint is written in hex'
export const wrongFileRow = 'A row is {row, album} or {row, fault}'
export const wrongRows = 'rows is a list of rows'
export const tooManyRowsInChunk = (most: number) => `At most ${numberText(most)} rows in one chunk`
export const wrongCrates = 'crates is a list of crates'
export const tooManyCratesInChunk = (most: number) => `At most ${numberText(most)} crates in one chunk`
export const wrongChunks = 'chunks is a number'
export const wrongCrateChunks = 'crateChunks is a number'
