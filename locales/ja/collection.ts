import { isolated, numberText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { trackCount } from '#locales/ui.ts'

export const yourCollection = 'コレクション'
const yourWishlist = 'ウィッシュリスト'
export const uncrated = 'どの箱にもない'

export const bothLists = 'コレクションとウィッシュリスト'
type ListShown = { crate: number | 'none' | null; list: string; verdict: string | null }
export function listTitle({ crate, list, verdict }: ListShown): string {
  if (crate === 'none') return uncrated
  if (verdict === 'friday') return friday
  if (list === 'both') return bothLists
  return list === 'wishlist' ? yourWishlist : yourCollection
}
export const collection = 'コレクション'
export const wishlist = 'ウィッシュリスト'
export const viewAs = (view: string) => `表示：${view}`
export const viewNames = { grid: 'グリッド', list: 'リスト', compact: 'コンパクト', wall: 'ウォール' } as const
export const largeCovers = 'ジャケットを大きく'
export const columnNames = { label: 'レーベル', year: '年', price: '価格' } as const
export const share = '共有'
export const moreAboutList = 'その他'
export const select = '選択'
export const leaveSelecting = '選択を終了'
export const calendar = 'リリースカレンダー…'
export const showCharts = 'グラフを表示'
export const hideCharts = 'グラフを隠す'
export const selectNotLoaded = '選択モードを読み込めませんでした'

export const searchPlaceholder = 'アルバム、アーティスト、タグ'
export const search = 'アルバム、アーティスト、タグを検索'
export const clearSearch = '検索を消去'
export const sortBy = '並び順'
export const filter = '絞り込み'
export const filtersAtWork = <Node>(count: number, srOnly: (text: string) => Node) => [
  srOnly('、'),
  count,
  srOnly('件が有効'),
]
export const filtersNotLoaded = '絞り込みを読み込めませんでした'

export const shownOf = (shown: number, all: number) => `${albumCount(all)}中${albumCount(shown)}`
export const byArtist = (artist: string) => `アーティスト：${isolated(artist)}`
export const onLabel = (label: string) => `レーベル：${isolated(label)}`
export const addedIn = (month: string) => `${month}に追加`
export const releasedIn = ({ from, to }: { from: number; to: number }) =>
  `${from === to ? from : `${from}〜${to}`}年にリリース`
export const releasedInDecade = (decade: number) => `${decade}年代にリリース`
export const ratedBetween = (min: number, max: number) => `星${starsBetween(min, max)}`
export const unrated = '未評価'
export const untagged = 'タグなし'
export const imported = '取り込み'
export const clearFilters = '絞り込みをすべて解除'
export const saveAsSmartCrate = '自動の箱として保存'

export const pages = 'ページ'
export const previousPage = '前のページ'
export const page = (number: number) => `${number}ページ`
export const nextPage = '次のページ'
export const albumsPerPage = '1ページの枚数'
export const perPage = (count: number) => `1ページ${count}枚`

export const allOnOnePage = 'すべて1ページに'
export const inPages = 'ページごと'

export const crateNotLoaded = '箱を読み込めませんでした'
export const nothingInCrate = 'この箱は空です'
export const nothingInCrateText = 'アルバムをドラッグして入れるか、アルバムの「箱に追加…」を選びます。'
export const allInCrates = 'すべてのアルバムが箱に入っています'
export const allInCratesText = 'どの箱にもないアルバムが、ここに並びます。'
export const toCollection = 'コレクションへ'
export const emptyWishlist = 'ウィッシュリストは空です'
export const emptyWishlistText =
  '買いたいアルバムがここに並びます。Bandcampのユーザー名を入れると、ウィッシュリストを取り込めます。'
export const importFromBandcamp = 'Bandcampから取り込む'
export const addAlbum = 'アルバムを追加'
export const nearest = '近いもの：'
export const nearestCount = (count: number) => `（${numberText(count)}枚）`
export const inOtherList = {
  collection: (count: number) => `コレクションの${numberText(count)}枚を表示`,
  wishlist: (count: number) => `ウィッシュリストの${numberText(count)}枚を表示`,
}
export const noneHasBothTags = <Node>(first: Node, second: Node) => [
  '「',
  first,
  '」と「',
  second,
  '」の両方のタグがあるアルバムはありません。なくていいのかもしれません。',
]

export const albums = 'アルバム'

export const compactColumns = {
  cover: '',
  title: 'タイトル',
  artist: 'アーティスト',
  year: '年',
  price: '価格',
  label: 'レーベル',
  tags: 'タグ',
  rating: '評価',
  added: '追加日',
  actions: '',
}

export const selectAlbum = (title: string) => `『${isolated(title)}』を選択`
export const ratingOf = (title: string) => `『${isolated(title)}』の評価`
export const starsGiven = <Node>(stars: number, sign: Node, srOnly: (text: string) => Node) => [
  srOnly('5段階で星'),
  stars,
  sign,
]
export const added = <Node>(when: Node) => ['追加：', when]
export const onlyTagged = (tag: string) => `タグ「${isolated(tag)}」のアルバムだけ`
export const addTag = 'タグを追加'
export const addNote = 'メモを追加'
export const addPart = {
  tags: (title: string) => `タグを追加：『${isolated(title)}』`,
  note: (title: string) => `メモを追加：『${isolated(title)}』`,
}
export const moreTags = (count: number) => `+${count}`

export const bandcamp = 'Bandcamp'
export const onBandcamp = (title: string) => `Bandcampの『${isolated(title)}』（新しいタブで開きます）`
export const wish = 'ほしいアルバム'
export const gotIt = '買った'
export const gotItTo = (title: string) => `買った：『${isolated(title)}』をコレクションに移動`
export const buy = <Node>(aside: (text: string) => Node) => [aside('Bandcampで'), '購入']
export const buyOn = (title: string) => `Bandcampで購入：『${isolated(title)}』（新しいタブで開きます）`
export const moveTo = {
  collection: (title: string) => `『${isolated(title)}』をコレクションに移動`,
  wishlist: (title: string) => `『${isolated(title)}』をウィッシュリストに移動`,
}
export const addToCrate = (title: string) => `『${isolated(title)}』を箱に追加…`
export const edit = (title: string) => `『${isolated(title)}』を編集`
export const deleteAlbum = (title: string) => `『${isolated(title)}』を削除`
export const closeCard = (title: string) => `タグ、メモ、操作を閉じる：『${isolated(title)}』`
export const moreAbout = (title: string) => `『${isolated(title)}』の詳細と操作`
export const moveUp = '上へ移動'
export const moveDown = '下へ移動'
export const moveToTop = '先頭へ移動'
export const moveToPosition = '位置を指定して移動…'
export const switchToCrateOrder = '箱の並びに切り替え'
export const removeFromCrate = '箱から外す'

export const addAnAlbum = 'アルバムを追加'

export const sortNames = {
  best: '一致度',
  crate: '箱の並び',
  recent: '追加が新しい順',
  'rating-high': '評価が高い順',
  'rating-low': '評価が低い順',
  title: 'タイトル',
  artist: 'アーティスト',
  released: 'リリース日',
  soon: 'もうすぐリリース',
  purchased: '購入日',
  price: '価格',
  label: 'レーベル',
  changed: '変更が新しい順',
  random: 'ランダム',
} as const
export const shuffleAgain = 'もう一度ランダム'

export const addedNames = {
  last7days: 'この7日間',
  last30days: 'この30日間',
  last90days: 'この90日間',
  thisYear: '今年',
  allTime: '全期間',
} as const

export const formatNames = {
  digital: 'デジタル',
  vinyl: 'レコード',
  cassette: 'カセット',
  cd: 'CD',
  other: 'その他',
} as const

export const downloadedNames = {
  yes: 'ダウンロード済み',
  partial: '一部をダウンロード済み',
  no: '未ダウンロード',
} as const

const starsBetween = (min: number, max: number) =>
  min === max ? numberText(min) : `${numberText(min)}〜${numberText(max)}`

export const verdictNames = { keep: 'キープ', friday: '金曜に', later: 'あとで', 'let-go': '捨てる' } as const
export const friday = '金曜に買う'
export const forFriday = (count: number) => `金曜に買う${albumCount(count)}`

export const previewLabels = {
  start: (album: string) => `『${isolated(album)}』を試聴`,
  play: (album: string) => `『${isolated(album)}』の試聴を再生`,
  pause: (album: string) => `『${isolated(album)}』の試聴を一時停止`,
}
export const albumLabels = {
  start: (album: string) => `『${isolated(album)}』を再生`,
  play: (album: string) => `『${isolated(album)}』を再生`,
  pause: (album: string) => `『${isolated(album)}』を一時停止`,
}
export const heardAlbum = (title: string) => `聴いた：『${isolated(title)}』を日記に追加`
