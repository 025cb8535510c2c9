import { numberText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { waiting } from '#locales/header.ts'

export const fanImport = 'Bandcampからの取り込み：'
export const starting = '開始中'
export const several = (imports: number) => `取り込み${numberText(imports)}件`
export const albums = (done: number, all: number) => numberText(done) + (all ? ` / ${numberText(all)}` : '')
export const tags = (done: number, all: number) => `タグ：${albums(done, all)}`

export const inAll = (added: number) => `アルバム${albumCount(added)}を取り込みました`

export const waitingSrOnly = '取り込みはBandcampを待っています'
const reading = { collection: 'コレクションを取り込み中', wishlist: 'ウィッシュリストを取り込み中' }
const tagging = { collection: 'コレクションのタグを取得中', wishlist: 'ウィッシュリストのタグを取得中' }
type List = keyof typeof reading
const withPercent = (text: string, percent: number) =>
  percent === 0 ? text : `${text}：${numberText(percent)}%読み取りました`
export const albumsSrOnly = (list: List, percent: number) => withPercent(reading[list], percent)
export const tagsSrOnly = (list: List, percent: number) => withPercent(tagging[list], percent)
export const albumsSoFarSrOnly = (list: List, seen: number) =>
  seen === 0 ? reading[list] : `${reading[list]}：これまでに${albumCount(seen)}`
export const tagsSoFarSrOnly = (list: List, done: number) =>
  done === 0 ? tagging[list] : `${tagging[list]}：これまでに${albumCount(done)}`

export const albumsDone = (seen: number, found: number) => `約${albumCount(found)}中${albumCount(seen)}`
export const albumsSoFar = (seen: number) => `これまでに${albumCount(seen)}、全部で何枚かはわかりません`
export const tagsDone = (done: number, of: number) => `タグを取得中、${albumCount(of)}中${albumCount(done)}`
export const tagsSoFar = (done: number) => `タグを取得中、これまでに${albumCount(done)}、全部で何枚かはわかりません`
