export { albumCount as addedIn, andMore } from '#locales/ui.ts'

import { dayText, isolated, listText, monthText, numberText, plural, shortDayText, weekdayText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { saveChanges, showMore, unsavedChanges as unsaved } from '#locales/phrases.ts'

export const heard = '聴いた'
export const added = '日記に追加しました'
export const addFailed = '日記に追加できませんでした'
export const removed = '日記から削除しました'
export const removeFailed = '日記から削除できませんでした'
export const changeFailed = '日記を変更できませんでした'

export const loading = '日記を読み込み中'
export const entries = (count: number) => `記録${numberText(count)}件`
export const entriesIn = (count: number, year: number) => `${year}年の${entries(count)}`
export const kept = (time: number) =>
  `オフラインです。この端末にある${shortDayText(time)}の日記を表示しています。変更はあとで送信します。`
export const more = 'その他'
export const emptyTitle = 'まだ何も聴いていません'
export const emptyText = 'アルバムを聴いたら、「聴いた」を押しましょう。その日の記録になります。評価とメモも残せます。'
export const month = (month: string) => monthText(month)
export const day = (day: string) => dayText(Date.parse(day))
export const shortDay = (day: string) => shortDayText(Date.parse(day.slice(0, 10)))
export const weekdayOf = (day: string) => weekdayText(Date.parse(day))
export const titleBy = (title: string, artist: string) => `${isolated(artist)} – ${isolated(title)}`
export const dayWith = (day: string, titles: readonly string[]) => `${dayText(Date.parse(day))}：${listText(titles)}`
export const edit = (title: string) => `『${isolated(title)}』の記録を編集`
export const editTitle = '記録を編集'
export const at = '日時'
export const rating = '評価'
export const note = 'メモ'
export const ratingOf = (title: string) => `その日の『${isolated(title)}』の評価`
export const noteOf = (title: string) => `『${isolated(title)}』のメモ`
export const addNote = (title: string) => `『${isolated(title)}』のメモを追加`
export const notePlaceholder = 'どうでしたか？'
export const deleteEntry = '削除'
export const wrongTime = '日付と時刻を選んでください'
export const notHeardYet = '過ぎた日時を選んでください'
export const year = (year: number) => `${year}年の振り返り`
export const exportCsv = 'CSVを書き出す'
export const exportJson = 'JSONを書き出す'

export { numberText as number } from '#locales/intl.ts'
export const yearTotals = (listens: number, albums: number) => `${numberText(listens)}回、アルバム${albumCount(albums)}`
export const figures = {
  listens: (count: number) => plural(count, { other: '聴いた回数' }),
  albums: (count: number) => plural(count, { other: '聴いたアルバム' }),
  firstHeard: '初めて聴いた',
  bought: 'コレクションに追加',
}
export const mostHeard = 'よく聴いたアルバム'
export const mostHeardNote = (year: number) => `${year}年の日記の記録から。`
export const times = (count: number) => `${numberText(count)}回`
export const firstHeard = '初めて聴いたアルバム'
export const firstHeardNote = 'それまで日記になかったアルバム。'
export const bestRated = (year: number) => `${year}年のリリースのベスト`
export const bestRatedNote = (year: number) => `${year}年の評価から。年末までの最後の評価です。`
export const bought = 'コレクションに追加したアルバム'
export const boughtNote = '購入日、わからないときは追加日で数えています。'
export const paidFor = ({ text, isExact }: { text: string; isExact: boolean }, count: number, total: number) =>
  `${albumCount(total)}中${albumCount(count)}に${isExact ? '' : '約'}${text}を支払い`
export const labels = 'レーベル'
export const tags = 'タグ'
export const emptyYear = (year: number) => `${year}年はまだ何もありません`
export const emptyYearText =
  'アルバムを「聴いた」にしたり、コレクションに追加したりすると、このページはひとりでに埋まります。初めて聴いたもの、よく聴いたもの、気に入ったもの、買ったものが並びます。'
export const toDiary = '日記'
export const years = '年'
export const print = '印刷'
