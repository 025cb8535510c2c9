import { listNames } from '#locales/album-form.ts'
import { isolated, listText, numberText, shortDayText } from '#locales/intl.ts'

export { showMore } from '#locales/phrases.ts'

export const looking = '重複を探しています'
export const found = (groups: number) => `同じに見えるアルバムが${numberText(groups)}組`
export const afterImport = (albums: number) => `アルバム${numberText(albums)}枚が重複しているようです。`
export const review = '重複を確認'
export const none = '重複はありません'
export const noneText =
  'Bandcampの同じアイテム、同じジャケット、同じアーティストとタイトルのアルバムが、ここに並びます。'
export const offline = 'オフラインです。オンラインに戻れば、アルバムをまとめられます。'

export const reasons = {
  item: 'Bandcampの同じアイテム',
  names: '同じアーティストとタイトル',
  cover: '同じジャケット',
} as const
export const keepWhich = '残す盤'
export { listNames as lists, rating } from '#locales/album-form.ts'
export { starCount as stars, trackCount as tracks } from '#locales/ui.ts'
export const noAddress = 'BandcampのURLなし'
export const added = (time: number) => `${shortDayText(time)}に追加`
export const keeps = (united: readonly string[], list: 'collection' | 'wishlist', time: number) =>
  `この盤を残します。${united.length > 0 ? `${listText(united)}は1つにまとめます。` : ''}${listNames[list]}に入り、追加日は${shortDayText(time)}です。ほかはゴミ箱に移ります。`
export const parts = { crates: '箱', tags: 'タグ', notes: 'メモ' } as const

export const merge = 'まとめる'
export const merging = 'まとめています…'
export const mergeLabel = (title: string) => `まとめる：『${isolated(title)}』`
export const notSame = '別のアルバム'
export const notSameLabel = (title: string) => `別のアルバム：『${isolated(title)}』`
export const noneSame = 'すべて残す'
export const noneSameLabel = (title: string) => `すべて残す：『${isolated(title)}』`

export const merged = 'アルバムをまとめました'
export const unmerged = 'まとめる前に戻しました'
export const unmergeFailed = 'まとめる前に戻せませんでした'
export const markedDistinct = '別のアルバムとして記録しました'
export const markFailed = '記録できませんでした'
