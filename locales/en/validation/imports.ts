import { numberText } from '#locales/intl.ts'

export const wrongPlace = 'A place must be a whole number'
export const wrongRow = 'A row must be a whole number'
export const rowTooSmall = 'Rows must count from 1'
export const tooManyAlbums = (most: number) => `A file can have at most ${numberText(most)} albums`
export const tooManyAlbumsInCall = (most: number) =>
  `One call can import at most ${numberText(most)} albums. Import a larger file in the app, or in chunks with POST /api/imports/file`
export const wrongNth = 'nth must be a whole number'
export const nthTooSmall = 'nth must count from 1'
export const fileNameMissing = 'A file must have a name'
export const wrongFormat = 'The format must be csv or json'
export const wrongMode = 'The mode must be skip or fill'
export const wrongTarget = 'The target must be collection, albums or crate'
export const wrongTotal = 'total must be a whole number'
export const wrongCrateId = 'crateId must be a crate'
export const wrongFingerprint = 'A fingerprint must be written in hex'
export const wrongFileRow = 'A row must be {row, album} or {row, fault}'
export const wrongRows = 'rows must be a list of rows'
export const tooManyRowsInChunk = (most: number) => `At most ${numberText(most)} rows in one chunk`
export const wrongCrates = 'crates must be a list of crates'
export const tooManyCratesInChunk = (most: number) => `At most ${numberText(most)} crates in one chunk`
export const wrongChunks = 'chunks must be a number'
export const wrongTagRules = 'tagRules must be a list of tag rules'
export const tooManyTagRules = (most: number) => `At most ${numberText(most)} tag rules`
export const wrongCrateChunks = 'crateChunks must be a number'

export const listMissing = 'Please choose at least one list'
export const usernameMissing = 'Please enter a Bandcamp username'
export const wrongUsername = 'Must be a Bandcamp username'
