import { counted, numberText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { waiting } from '#locales/header.ts'

export const fanImport = 'Importação do Bandcamp:'
export const starting = 'Começando'
export const several = (imports: number) => counted(imports, { one: 'importação', other: 'importações' })
export const albums = (done: number, all: number) => numberText(done) + (all ? ` de ${numberText(all)}` : '')
export const tags = (done: number, all: number) => `Tags: ${albums(done, all)}`

export const inAll = (added: number) =>
  added === 0 ? 'nenhum álbum importado' : counted(added, { one: 'álbum importado', other: 'álbuns importados' })

export const waitingSrOnly = 'A importação está esperando o Bandcamp'
const reading = { collection: 'Importando a coleção', wishlist: 'Importando a lista de desejos' }
const tagging = { collection: 'Trazendo as tags da coleção', wishlist: 'Trazendo as tags da lista de desejos' }
type List = keyof typeof reading
const withPercent = (text: string, percent: number) =>
  percent === 0 ? text : `${text}: ${numberText(percent)}% pronto`
export const albumsSrOnly = (list: List, percent: number) => withPercent(reading[list], percent)
export const tagsSrOnly = (list: List, percent: number) => withPercent(tagging[list], percent)
export const albumsSoFarSrOnly = (list: List, seen: number) =>
  seen === 0 ? reading[list] : `${reading[list]}: ${albumCount(seen)} até agora`
export const tagsSoFarSrOnly = (list: List, done: number) =>
  done === 0 ? tagging[list] : `${tagging[list]}: ${albumCount(done)} até agora`

export const albumsDone = (seen: number, found: number) => `${numberText(seen)} de cerca de ${albumCount(found)}`
export const albumsSoFar = (seen: number) => `${albumCount(seen)} até agora, o total ainda não é conhecido`
export const tagsDone = (done: number, of: number) => `Trazendo as tags: ${numberText(done)} de ${albumCount(of)}`
export const tagsSoFar = (done: number) =>
  `Trazendo as tags: ${albumCount(done)} até agora, o total ainda não é conhecido`
