import { counted, numberText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { waiting } from '#locales/header.ts'

export const fanImport = 'Importación de Bandcamp:'
export const starting = 'Empezando'
export const several = (imports: number) => counted(imports, { one: 'importación', other: 'importaciones' })
export const albums = (done: number, all: number) => numberText(done) + (all ? ` de ${numberText(all)}` : '')
export const tags = (done: number, all: number) => `Etiquetas: ${albums(done, all)}`

export const inAll = (added: number) => counted(added, { one: 'álbum importado', other: 'álbumes importados' })

export const waitingSrOnly = 'La importación espera a Bandcamp'
const reading = { collection: 'Importando la colección', wishlist: 'Importando la lista de deseos' }
const tagging = {
  collection: 'Trayendo las etiquetas de la colección',
  wishlist: 'Trayendo las etiquetas de la lista de deseos',
}
type List = keyof typeof reading
const withPercent = (text: string, percent: number) =>
  percent === 0 ? text : `${text}: ${numberText(percent)} % leído`
export const albumsSrOnly = (list: List, percent: number) => withPercent(reading[list], percent)
export const tagsSrOnly = (list: List, percent: number) => withPercent(tagging[list], percent)
export const albumsSoFarSrOnly = (list: List, seen: number) =>
  seen === 0 ? reading[list] : `${reading[list]}: ${albumCount(seen)} hasta ahora`
export const tagsSoFarSrOnly = (list: List, done: number) =>
  done === 0 ? tagging[list] : `${tagging[list]}: ${albumCount(done)} hasta ahora`

export const albumsDone = (seen: number, found: number) => `${numberText(seen)} de alrededor de ${albumCount(found)}`
export const albumsSoFar = (seen: number) => `${albumCount(seen)} hasta ahora, no se sabe cuántos hay`
export const tagsDone = (done: number, of: number) => `Trayendo las etiquetas, ${numberText(done)} de ${albumCount(of)}`
export const tagsSoFar = (done: number) =>
  `Trayendo las etiquetas, ${albumCount(done)} hasta ahora, no se sabe cuántos hay`
