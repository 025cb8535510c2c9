import { isolated, numberText } from '#locales/intl.ts'
import { minutes as countedMinutes, trackCount as countedTracks } from '#locales/ui.ts'

export { close, done } from '#locales/phrases.ts'

export const toList = 'コレクション'
export const position = (place: number, count: number) => `${numberText(place)} / ${numberText(count)}`
export const previous = '前のアルバム'
export const next = '次のアルバム'
export const byArtist = (title: string, artist: string) => `${isolated(artist)}の『${isolated(title)}』`
export const loading = 'アルバムを読み込み中'
export const gone = 'このアルバムはもうありません。ゴミ箱にあるかもしれません。'

export const addTag = 'タグを追加'
export const editTags = 'タグを編集'
export const noteSaved = 'メモを保存しました'
export const tagsUpdated = 'タグを変更しました'
export const tagsFailed = 'アルバムを変更できませんでした'

export const note = 'メモ'
export const notePlaceholder = 'メモを書く…'
export const saving = '保存中…'
export const saved = '保存しました'
export const noteFailed = 'アルバムを変更できませんでした'
export const noteStale = '編集中に、このメモにほかで変更がありました。どちらを残しますか？'

export const crates = '箱'
export const addToCrate = '箱に追加'

export const released = 'リリース'
export const history = '履歴'
export const added = (day: string) => `${day}に追加`
export const rated = (stars: number, day: string) => `${day}に評価：星${numberText(stars)}`
export const moved = {
  collection: (day: string) => `${day}にウィッシュリストから移動`,
  wishlist: (day: string) => `${day}にウィッシュリストへ移動`,
}
export const bought = '購入'

export const loadingTracks = '曲を読み込み中'
export const noTracks = 'Bandcampとの連携から応答がないため、曲がまだわかりません。'

export const moreByArtist = (artist: string) => `${isolated(artist)}のほかのアルバム`
export const moreOnLabel = (label: string) => `${isolated(label)}のほかのアルバム`
export const showAll = (count: number) => `${numberText(count)}枚すべて表示`

export const facts = '情報'

export const tagsOf = (title: string) => `『${isolated(title)}』のタグ`
export const noteOn = (title: string) => `『${isolated(title)}』のメモ`
export const enlargeCover = 'ジャケットを拡大'

export const fromBandcamp = 'Bandcampから'
export const factsLoading = 'Bandcampの情報を読み込み中'

export const trackCount = '曲数'
export const label = 'レーベル'
export const labelLink = (label: string) => `${isolated(label)}（新しいタブで開きます）`
export const price = '価格'
export const availability = '販売状況'
export const preorder = '予約'
export const notForSale = '販売なし'
export const fans = '持っているファン'
export const location = '場所'
export const itemType = '種類'
export const itemTypes = { album: 'アルバム', track: '曲' }

export const about = '紹介'
export const credits = 'クレジット'
export const tracks = (count: number, minutes: number) => {
  const tracks = countedTracks(count)
  return minutes > 0 ? `${tracks}、${countedMinutes(minutes)}` : tracks
}
export const duration = (seconds: number) => {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, two(seconds % 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

export const events = {
  added: () => 'Gatefoldに追加',
  rated: (before: string, after: string) =>
    after === '' ? '評価を削除' : before === '' ? `評価：${after}` : `評価を変更：${before} → ${after}`,
  moved: (_: string, after: string) => (after === 'wishlist' ? 'ウィッシュリストに移動' : 'コレクションに移動'),
  price: (before: string, after: string) => `価格の変更：${before} → ${after}`,
  out: () => 'リリース',
  grew: (before: string, after: string) => `曲数が${before}から${after}に増加`,
  gone: () => 'Bandcampにない',
  back: () => 'Bandcampに復活',
}

export const allChanges = 'すべての変更'
export const eventsLoading = '変更を読み込み中'
export const noChanges = 'まだ変更はありません'
export const goneOn = (day: string) => `${day}からBandcampにない`

export const since = '前回から'
type Changes = { count: number; most: number; isNew: boolean }
export function changeCount({ count, most, isNew }: Changes): string {
  if (count < most) return isNew ? cameIn(count) : `変更${numberText(count)}件`
  return isNew ? `${cameIn(most)}以上` : `変更${numberText(most)}件以上`
}
export const sinceCount = (changes: Changes, day: string) => `${day}から${changeCount(changes)}`
export const cameIn = (count: number) => `新しいアルバム${numberText(count)}枚`
export const nothingSince = '前回から変わったことはありません。'
export const foundSince = (day: string) => `${day}から見つかったもの`
export const dismiss = '確認済みにする'

export const title = 'アルバムを追加'

export const whichList = '追加先'
const lists = { collection: 'コレクション', wishlist: 'ウィッシュリスト' }
export const destination = (list: keyof typeof lists, crates: string[]) =>
  crates.length === 0
    ? `${lists[list]}に1枚ずつ追加します。`
    : `${lists[list]}と、箱${crates.map((crate) => `「${isolated(crate)}」`).join('')}に1枚ずつ追加します。`

export const addedOf = (done: number, count: number) => `${numberText(count)}枚中${numberText(done)}枚を追加`
export const ofAdded = (count: number) => `/ ${numberText(count)}枚を追加`
export const progress = 'アルバム'

export const albumBy = (album: string, artist: string) => `${isolated(artist)} – ${isolated(album)}`
export const states = { waiting: '待機中', reading: '読み込み中…', added: '追加済み' }
export const alreadyAdded = 'すでに追加済み'
export const inTrash = 'ゴミ箱にあります'
export const isOn = (album: string) => `持っている『${isolated(album)}』の曲です`
export const isProbably = (album: string) => `すでに持っているようです：『${isolated(album)}』`

export const tryAgain = <Node>(album: Node) => ['再試行', album]
export const restore = <Node>(album: Node) => ['復元', album]
export const open = <Node>(album: Node) => ['開く', album]
export const addAnyway = <Node>(album: Node) => ['それでも追加', album]
export const restoreFailed = 'アルバムを復元できませんでした'

export const stop = '中止'
export const addAnother = '続けて追加'
export const addAll = (count: number) => `アルバム${numberText(count)}枚を追加`
export const continueLabel = (count: number) => `残り${numberText(count)}枚を続ける`
export const tryAllAgain = 'すべて再試行'

export const leaveTitle = 'まだ追加の途中です。移動しますか？'
export const stay = 'とどまる'
export const leave = '移動'
export const notYetAdded = (count: number) => `まだ追加していないURLが${numberText(count)}件あります。`
