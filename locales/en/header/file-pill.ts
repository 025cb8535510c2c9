import { numberText } from '#locales/intl.ts'

/** Stands before the words of the pill, for who cannot see where it is. */
export const title = 'File import:'
// The pill is narrow: a word or two.
export const unfinished = 'Unfinished'
export const reading = 'Reading'
export const ready = 'Ready'
export const interrupted = 'Interrupted'
export const waiting = 'Waiting'
export const rows = (done: number, all: number) => `${numberText(done)} of ${numberText(all)}`

export const progressSrOnly = (percent: number) => `Importing a file, ${numberText(percent)}% done`
