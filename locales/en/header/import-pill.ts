import { numberText } from '#locales/intl.ts'

/** Before the text of the pill, for screen readers. */
export const title = 'Import from Bandcamp:'
// One or two words: the pill is narrow.
export const waiting = 'Waiting'
export const starting = 'Starting'
export const several = (imports: number) => `${numberText(imports)} imports`
/** `all` is 0 while nobody knows how many there are. */
export const albums = (done: number, all: number) => numberText(done) + (all ? ` of ${numberText(all)}` : '')
export const tags = (done: number, all: number) => `Tags ${albums(done, all)}`

export const waitingSrOnly = 'The import is waiting for Bandcamp'
export const progressSrOnly = (percent: number) => `Importing, ${numberText(percent)}% done`
