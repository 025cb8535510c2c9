import { albumCount } from '#locales/ui.ts'

export { formats as format } from '#locales/album-form.ts'
export { average, totals as figures } from '#locales/albums.ts'
export { clearFilters as clear, onlyTagged } from '#locales/collection.ts'
export { findTag, manage as manageTags, noTagFound, noTags } from '#locales/tags.ts'
export { albumCount } from '#locales/ui.ts'

export const downloads = 'ダウンロード'
export const filters = '絞り込み'
export const sort = '並び順'
export const show = (count: number) => `${albumCount(count)}を表示`

export const tags = 'タグ'
export const tagsNote = '選んだタグがすべてあるアルバムだけ'
export const untagged = 'タグなし'

export const albumsFrom = '対象のリスト'
export const listNames = {
  collection: 'コレクション',
  wishlist: 'ウィッシュリスト',
  both: 'コレクションとウィッシュリスト',
} as const
export const dateAdded = '追加日'
export const released = 'リリース'
export const anyYear = 'すべての年'
export const toYear = '〜'
export const releasedUntil = 'いつまでのリリースか'
export const anyDownload = 'ダウンロードの有無を問わない'
export const anyFormat = 'すべてのフォーマット'
export const rating = '評価'
export const lowestRating = '最低の評価'
export const highestRating = '最高の評価'
export const unrated = '未評価'

export const find = { artist: 'アーティストを探す', label: 'レーベルを探す' } as const
export const noMatches = { artist: '合うアーティストがいません', label: '合うレーベルがありません' } as const
export const noneYet = { artist: 'アーティストはまだいません', label: 'レーベルはまだありません' } as const
export const none = {
  artist: 'アルバムを追加すると、アーティストがここに並びます。',
  label: '取り込みのあと、アルバムのBandcampでのレーベルがここに並びます。',
} as const

export const allOf = { artist: 'すべてのアーティスト', label: 'すべてのレーベル' } as const
export const years = (first: number, last: number) => (first === last ? `${first}年` : `${first}〜${last}年`)

export const title = 'ヒント'
export const close = 'ヒントを閉じる'

export const atKeyboard = <Node>(key: (name: string) => Node) => [
  [key('1'), '〜', key('5'), 'で、今いるアルバムを評価'],
  [key('Ctrl'), 'か', key('⌘'), '+', key('K'), 'で、なんでも検索'],
  ['ジャケットをドラッグして箱へ'],
]
export const atPhone = ['アルバムをタップして評価', 'オフラインでも使えます']
