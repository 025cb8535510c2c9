import { decimalText, isolated, listText, moneyText, numberText, plural } from '#locales/intl.ts'
import { starCount } from '#locales/ui.ts'

export { albumCount, trackCount } from '#locales/ui.ts'

export const ratingChanged = '評価を変更しました'
export const ratingRemoved = '評価を削除しました'
export const ratingUndone = '評価を元に戻しました'
export const rated = (albums: string, stars: number) => `${isolated(albums)}：${starCount(stars)}`
export const ratingFailed = '評価を変更できませんでした'

export const alreadyIn = {
  collection: 'すでにコレクションにあります',
  wishlist: 'すでにウィッシュリストにあります',
} as const
export const movedTo = {
  collection: 'コレクションに移動しました',
  wishlist: 'ウィッシュリストに移動しました',
} as const
export const byArtist = (title: string, artist: string) => `${isolated(artist)}の『${isolated(title)}』`
export const moveFailed = (count: number) => plural(count, { other: 'アルバムを変更できませんでした' })

export const tagsChangedTitle = 'アルバムを変更しました'
export const tagsChanged = (count: number, added: string[], removed: string[]) =>
  `${numberText(count)}枚：${listText([...added.map((tag) => `+ ${isolated(tag)}`), ...removed.map((tag) => `− ${isolated(tag)}`)])}`
export const tagsFailed = 'アルバムを変更できませんでした'

export const deleted = 'アルバムを削除しました'
export const deletedText = (count: number) => `${numberText(count)}枚を削除しました`
export const notFound = (count: number) => plural(count, { other: 'このアルバムはもうありません' })
export const deleteFailed = 'アルバムを削除できませんでした'
export const restoreFailed = 'アルバムを復元できませんでした'

type Money = { amount: number; currency: string }

export const totals = '合計'
export const tagCount = (count: number) => `タグ${numberText(count)}個`
export const average = (rating: number) => `平均${decimalText(rating)}`
export const unratedCount = (count: number) => `未評価${numberText(count)}枚`

export const statistics = '統計'

export const ratings = '評価'
export const noStars = '–'
export const unratedBar = '未評価'
export const rateThem = (count: number) => `評価する（${numberText(count)}枚）`
export const addedPerMonth = '月ごとの追加'
export const shortMonth = (month: string) => String(Number(month.slice(5)))
export const topTags = '多いタグ'
export const topLabels = '多いレーベル'
export const noLabels = 'レーベルのあるアルバムがありません'
export const atTodaysPrices = (amount: number, currency: string) => `今の価格で約${moneyText(amount, currency, 0)}`
export const paid = ({ amount, currency }: Money) => `約${moneyText(amount, currency, 0)}を支払い`
export const paidByYear = (all: Money, years: { year: number; amount: number }[]) =>
  [paid(all), ...years.map(({ year, amount }) => `${year}年：${moneyText(amount, all.currency, 0)}`)].join('・')
export const together = (amount: number, currency: string) => aboutTogether(moneyText(amount, currency, 0))
export const released = 'リリース年'
export const decade = (year: number) => `${year}年代`
export const shortDecade = (year: number) => `${String(year).slice(2)}s`
export const bar = (name: string, count: number) => `${isolated(name)}：${numberText(count)}枚`

export const namePrice = '価格自由'
export const free = '無料'
export const sumTogether = (sum: string) => `合計${sum}`
export const aboutTogether = (sum: string) => `合計約${sum}`

export const albumDeleted = 'アルバムを削除しました'
export const deleteAlbumFailed = 'アルバムを削除できませんでした'
export const restoreAlbumFailed = 'アルバムを復元できませんでした'
