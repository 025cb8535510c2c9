import { counted, numberText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { waiting } from '#locales/header.ts'

export const fanImport = 'Import von Bandcamp:'
export const starting = 'Startet'
export const several = (imports: number) => `${numberText(imports)} Importe`
export const albums = (done: number, all: number) => numberText(done) + (all ? ` von ${numberText(all)}` : '')
export const tags = (done: number, all: number) => `Tags, ${albums(done, all)}`

export const inAll = (added: number) => counted(added, { one: 'Album importiert', other: 'Alben importiert' })

export const waitingSrOnly = 'Der Import wartet auf Bandcamp'
const reading = { collection: 'Sammlung wird importiert', wishlist: 'Wunschliste wird importiert' }
const tagging = { collection: 'Tags der Sammlung werden geholt', wishlist: 'Tags der Wunschliste werden geholt' }
type List = keyof typeof reading
const withPercent = (text: string, percent: number) =>
  percent === 0 ? text : `${text}: ${numberText(percent)} % gelesen`
export const albumsSrOnly = (list: List, percent: number) => withPercent(reading[list], percent)
export const tagsSrOnly = (list: List, percent: number) => withPercent(tagging[list], percent)
export const albumsSoFarSrOnly = (list: List, seen: number) =>
  seen === 0 ? reading[list] : `${reading[list]}: bisher ${albumCount(seen)}`
export const tagsSoFarSrOnly = (list: List, done: number) =>
  done === 0 ? tagging[list] : `${tagging[list]}: bisher ${albumCount(done)}`

export const albumsDone = (seen: number, found: number) => `${numberText(seen)} von etwa ${albumCount(found)}`
export const albumsSoFar = (seen: number) => `Bisher ${albumCount(seen)}, wie viele es werden, ist nicht bekannt`
export const tagsDone = (done: number, of: number) => `Tags werden geholt, ${numberText(done)} von ${albumCount(of)}`
export const tagsSoFar = (done: number) =>
  `Tags werden geholt, bisher ${albumCount(done)}, wie viele es werden, ist nicht bekannt`
