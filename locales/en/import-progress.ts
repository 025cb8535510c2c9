import { counted, numberText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { waiting } from '#locales/header.ts'

// The pill in the header.
/** Before the text of the pill, for screen readers. */
export const fanImport = 'Import from Bandcamp:'
export const starting = 'Starting'
export const several = (imports: number) => `${numberText(imports)} imports`
/** `all` is 0 while nobody knows how many there are. */
export const albums = (done: number, all: number) => numberText(done) + (all ? ` of ${numberText(all)}` : '')
export const tags = (done: number, all: number) => `Fetching tags, ${albums(done, all)}`

/** What several imports have added. */
export const inAll = (added: number) => counted(added, { one: 'album imported', other: 'albums imported' })

// For screen readers, from time to time.
export const waitingSrOnly = 'The import is waiting for Bandcamp'
const reading = { collection: 'Importing the collection', wishlist: 'Importing the wishlist' }
const tagging = { collection: 'Fetching tags of the collection', wishlist: 'Fetching tags of the wishlist' }
type List = keyof typeof reading
const withPercent = (text: string, percent: number) => (percent === 0 ? text : `${text}: ${numberText(percent)}% read`)
export const albumsSrOnly = (list: List, percent: number) => withPercent(reading[list], percent)
export const tagsSrOnly = (list: List, percent: number) => withPercent(tagging[list], percent)
// While nobody knows how many there are.
export const albumsSoFarSrOnly = (list: List, seen: number) =>
  seen === 0 ? reading[list] : `${reading[list]}: ${albumCount(seen)} so far`
export const tagsSoFarSrOnly = (list: List, done: number) =>
  done === 0 ? tagging[list] : `${tagging[list]}: ${albumCount(done)} so far`

// What a bar comes to, for screen readers.
export const albumsDone = (seen: number, found: number) => `${numberText(seen)} of about ${albumCount(found)}`
export const albumsSoFar = (seen: number) => `${albumCount(seen)} so far, how many there are is not known`
export const tagsDone = (done: number, of: number) => `Fetching tags, ${numberText(done)} of ${albumCount(of)}`
export const tagsSoFar = (done: number) => `Fetching tags, ${albumCount(done)} so far, how many there are is not known`
