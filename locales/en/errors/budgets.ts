import { counted, numberText } from '#locales/intl.ts'

const MEGABYTE = 1_000_000

export const cratesFull = (most: number) =>
  `Your crates can hold ${numberText(most)} albums altogether. An album in two crates counts twice. Take some albums out of crates, or empty the trash.`
export const dataFull = (bytes: number) =>
  `Your albums can hold at most ${numberText(bytes / MEGABYTE)} MB of text. Shorten notes, remove tags, or delete albums and empty the trash.`
export const tooManyFanImports = (most: number) =>
  `At most ${counted(most, { one: 'import', other: 'imports' })} from Bandcamp can run at the same time. Wait until one has finished, or cancel one.`
// `wait` reads "12 minutes".
export const tooManyChanges = (wait: string) =>
  `You have made too many changes in an hour. Please try again in ${wait}.`
export const tooManyBandcampCalls = (most: number, wait: string) =>
  `Gatefold asks Bandcamp at most ${numberText(most)} times a minute for you. Please try again in ${wait}.`
