import { numberText } from '#locales/intl.ts'

/** Before the text of the pill, for screen readers. */
export const title = 'File import:'
// One or two words: the pill is narrow. A long name is cut.
export const unfinished = 'Unfinished'
export const reading = 'Reading'
export const finish = (file: string) => `Finish importing ${file}`
export const interrupted = 'Interrupted'
export const waiting = 'Waiting'
export const rows = (done: number, all: number) => `${numberText(done)} of ${numberText(all)}`

export const progressSrOnly = (percent: number) => `Importing a file, ${numberText(percent)}% done`
