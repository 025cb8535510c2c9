import { numberText } from '#locales/intl.ts'

/** Stands before the words of the pill, for who cannot see where it is. */
export const title = 'Import from Bandcamp:'
// The pill is narrow: a word or two.
export const waiting = 'Waiting'
export const starting = 'Starting'
/** `all` is 0 while nobody knows how many there are. */
export const albums = (done: number, all: number) => numberText(done) + (all ? ` of ${numberText(all)}` : '')
export const tags = (done: number, all: number) => `Tags ${albums(done, all)}`

export const waitingSrOnly = 'The import is waiting for Bandcamp'
export const progressSrOnly = (percent: number) => `Importing, ${numberText(percent)}% done`
