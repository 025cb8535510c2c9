import { isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount, starCount } from '#locales/ui.ts'

export { alreadyIn, asksForMore } from '#locales/crate-dialogs.ts'
export { buy } from '#locales/desk.ts'
export { cancel, no, tryAgain, yes } from '#locales/phrases.ts'

export const bar = '選択したアルバム'
export const selectedCount = (count: number) => `${albumCount(count)}を選択中`
export const notShown = (count: number) => `${albumCount(count)}は表示外`

export const selectMenu = '選択…'
export const select = '選択'
export const selectPage = <Node>(aside: (text: string) => Node) => ['すべて選択', aside('（このページ）')]
export const selectMatching = '合うものをすべて選択'
export const selectNone = '選択を解除'

export const addToCrate = '箱に追加'
export const tags = 'タグ…'
export const rateSelected = '評価…'
export const rating = '選択したアルバムの評価'
export const more = 'その他'
export const toWishlist = 'ウィッシュリストに移動'
export const toCollection = 'コレクションに移動'
export const exportCsv = 'CSVを書き出す'
export const openInBandcamp = 'Bandcampで開く'
export const moveToPosition = '位置を指定して移動…'
export const removeFromCrate = '箱から外す'
export const deleteSelected = '選択したものを削除'

export const noneSelected = 'アルバムを選択していません。'

export const crateTitle = '箱に追加'
export const albumsSelected = (count: number) => `アルバム${albumCount(count)}を選択中`

export const removeFrom = (crate: string) => `「${isolated(crate)}」から外す`
export const moveToNone = '箱に移動'
export const moveToOne = (crate: string) => `「${isolated(crate)}」に移動`
export const moveToSeveral = (count: number) => `${numberText(count)}箱に移動`

export const tagsTitle = 'タグ'
export const tagsToAdd = '追加するタグ'
export const tagsToRemove = '外すタグ'
export const changeTags = (count: number) => `${albumCount(count)}を変更`

export const rateTitle = 'アルバムを評価'
export const noRating = '評価なし'
export const rateAlbums = (count: number) => `${albumCount(count)}を評価`
export const removeRatings = '評価を削除'

export const openTitle = 'Bandcampで開く'
export const opensTabs = (count: number, all: number) =>
  count < all
    ? `${albumCount(all)}のうち最初の${albumCount(count)}を、タブで1つずつ開きます。そのあと、続きを開けます。`
    : `タブを1つずつ、${numberText(count)}個開きます。`
export const openedSome = (count: number, all: number) => `${albumCount(all)}中${albumCount(count)}を開きました`
export const openNext = (count: number) => `次の${albumCount(count)}を開く`
export const noAddress = (count: number) => `アルバム${albumCount(count)}にBandcampのURLがありません`
export const withoutAddress = (count: number) => `${noAddress(count)}。`
export const blocked = 'ポップアップを開けませんでした'
export const blockedText = 'ブラウザーがポップアップを止めているようです。このサイトのポップアップを許可してください'

// Buying at Bandcamp. A cart holds 50 albums, so there may be several.
export const buyTitle = 'Bandcampで購入'
export const forSale = (count: number, sum: string) =>
  sum ? `購入できるアルバム${albumCount(count)}、合計${sum}` : `購入できるアルバム${albumCount(count)}`
export const ownPrice = '自分で決める金額は、これに加わります。'
export const toCart = 'カートに入れる'
export const cartOf = (cart: number, all: number) => `カート ${numberText(cart)}／${numberText(all)}`
export const cartHelp =
  'カートに入れるには、ブラウザーの拡張機能Bandcamp Enhancement Suiteが必要です。ないときは、Bandcampのトップページが開きます。'
export const freeOnes = '無料。アルバムのページでダウンロードできます'
export const unpriced = '価格がわかりません。売り切れか、サブスクライバー限定かもしれません'
export const unnumbered = 'Bandcampの番号がないため、カートに入りません'
export const copyList = 'リストをコピー'
export const listCopied = (count: number) => `アルバム${albumCount(count)}のリストをコピーしました`
export const listNotCopied = 'リストをコピーできませんでした'

export const deleteTitle = (count: number) => plural(count, { other: `アルバム${albumCount(count)}を削除しますか？` })
export const deleteQuestion = (count: number, days: number) =>
  `アルバム${albumCount(count)}をコレクションとすべての箱から外します。${numberText(days)}日間はゴミ箱から復元できます。`

export const add = (crate: string) => `「${isolated(crate)}」に追加`
export const tag = (tag: string) => `タグ「${isolated(tag)}」を付ける`
export const dropToRate = (stars: number) => `評価：${starCount(stars)}`
export const moveTo = (place: number, all: number) => `${albumCount(all)}中${numberText(place)}番目に移動`
export const newCrateWith = (title: string) => `『${isolated(title)}』を入れた新しい箱`

export const oneMore = '+1'
export const added = '追加済み'

export const crates = '箱'
export const newCrate = '新しい箱…'
