import { numberText, plural, sentencesText, shortDayText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { done } from '#locales/phrases.ts'

type List = 'collection' | 'wishlist'

export const title = 'Bandcampから取り込む'

export const username = 'Bandcampのユーザー名'
export const usernameHelp = 'またはページのURL'
export const usernamePlaceholder = 'bandcamp.com/username'
export const whatToImport = '取り込むもの'
export const collection = 'コレクション'
export const wishlist = 'ウィッシュリスト'
export const withTags = 'タグも'
export const estimate = (hasWishlist: boolean, albums: number, time: string, hasTags: boolean) =>
  sentencesText([
    `アルバム約${numberText(albums)}枚で${time}かかります。`,
    hasTags && 'ほとんどはタグの取得です。',
    hasWishlist && '500枚以上のウィッシュリストは、数分かかることがあります。',
    'ページを離れても続きます。',
  ])
export const offerLink = <Node>(link: (text: string) => Node) => [
  'ページで非表示にしているアルバムもありますか？',
  link('Bandcampと連携'),
  '（ベータ版）すると、それも取り込めます。',
]
export const start = '取り込む'
export const starting = '開始中…'
export const failed = '取り込めませんでした'

export const fewSeconds = '数秒'
export const underAMinute = '1分未満'
export const aboutMinutes = (minutes: number) => `約${numberText(minutes)}分`
export const aboutHours = (hours: number) => `約${numberText(hours)}時間`

const listNames = { collection: 'コレクション', wishlist: 'ウィッシュリスト' }
export const from = <Node>(fan: Node, list: List, hasTags: boolean) => [
  fan,
  `さんの${listNames[list]}`,
  hasTags && '、タグも',
]

export const fromLink = 'Bandcampとの連携から'

type Styles<Node> = { large: (text: string) => Node; small: (text: string) => Node }
export const readInAll = <Node>(seen: number, { large, small }: Styles<Node>) => [large(numberText(seen)), small('枚')]
export const readOfFound = <Node>(seen: number, found: number, { large, small }: Styles<Node>) => [
  large(numberText(seen)),
  small(`/ 約${albumCount(found)}`),
]
export const readSoFar = <Node>(seen: number, { large, small }: Styles<Node>) => [
  large(numberText(seen)),
  small('枚、まだ続きます'),
]
export const notKnownYet = '全部で何枚かは、まだわかりません。'
export const percent = (value: number) => `${numberText(value)}%`
export const albumsBar = 'アルバム'
export const tags = 'タグを取得中'
export const tagsRead = (done: number, of: number) =>
  of > 0 ? `${numberText(done)} / ${albumCount(of)}` : `これまでに${albumCount(done)}`
export const tagsBar = 'タグ'
export const doing = {
  fan: 'ファンを探しています',
  collection: 'コレクションを読み取り中',
  wishlist: 'ウィッシュリストを読み取り中',
  tags: 'タグを1枚ずつ読み取り中',
}
export const totalUnknown = '全体の枚数は不明'
export const timeLeft = (time: string) => `残り${time}`

export const added = '追加'
export const alreadyThere = 'すでにある'
export const filled = '補った'
export const leftOut = '除いた'
export const unreadable = '読み取れない'
export const tagged = 'タグあり'
export const withoutTags = 'タグなし'

export const resumingNow = (fault: string) => `${fault}。今から再開します。`
export const resumingIn = (fault: string, time: string) => `${fault}。${time}後に再開します。`
type Came = { found: number; added: number; skipped: number; tagged: number; trashed: number }
const arrived = {
  collection: (albums: number) => `アルバム${albumCount(albums)}がコレクションに入りました。`,
  wishlist: (albums: number) => `アルバム${albumCount(albums)}がウィッシュリストに入りました。`,
}
const arrivedToo = {
  collection: (albums: number) => `新しいアルバム${albumCount(albums)}がコレクションに入りました。`,
  wishlist: (albums: number) => `新しいアルバム${albumCount(albums)}がウィッシュリストに入りました。`,
}
export const imported = (list: List, { found, added, skipped, tagged, trashed }: Came) => {
  if (found === 0) return emptyListText(list)
  if (found === skipped) return noAlbums
  if (added === 0 && trashed > 0) return onlyTrashed(trashed)
  if (added === 0) return tagged > 0 ? onlyDetails(tagged) : nothingNew
  const came = added === found - skipped ? arrived[list](added) : arrivedToo[list](added)
  return trashed > 0 ? `${came}${trashedToo(trashed)}` : came
}
export const cancelled = (came: number) => `取り込みを中止しました。${cancelledText(came)}`
export const failedText = '取り込めませんでした。ユーザー名を確認して、もう一度試してください'

export const youCanClose = '閉じても構いません。取り込みは続きます。'
export const cancelImport = '取り込みを中止'
export const cancelFailed = '取り込みを中止できませんでした'
export const ofList = (list: List) => `：${listNames[list]}`
export const cancelBoth = '両方を中止'
export const importMore = 'さらに取り込む'
export const seeImported = '取り込んだものを見る'

export const complete = '取り込みが終わりました'
export const completeText = (list: 'collection' | 'wishlist') => `Bandcampから${listNames[list]}を取り込みました`
export const newSince = (albums: number, time: number) => `${shortDayText(time)}から新しいアルバム${albumCount(albums)}`
export const noAlbums = 'このリストにアルバムはありません。'
export const nothingNew = '新しいものはありません。すべてここにあります。'
export const onlyTrashed = (albums: number) =>
  plural(albums, { other: `新しいものはありません。${albumCount(albums)}がゴミ箱にあります。復元しますか？` })
const trashedToo = (albums: number) => `${albumCount(albums)}はゴミ箱にあります。`
export const bringBack = '復元'
export const bringBackMany = (albums: number) => `ゴミ箱から${albumCount(albums)}を復元`
export const broughtBack = 'ゴミ箱から復元しました'
export const bringBackFailed = 'アルバムを復元できませんでした'
export const onlyDetails = (albums: number) =>
  `新しいアルバムはありません。${albumCount(albums)}の詳細を読み取りました。`
export const emptyList = '取り込むものがありません'
export const emptyListText = (list: 'collection' | 'wishlist') => `このファンの${listNames[list]}は空です。`
export const seeOnWall = 'ウォールで見る'
export const partly = 'すべてのアルバムは取り込めませんでした'
export const goOn = '続ける'
export const cancelledTitle = '取り込みを中止しました'
export const cancelledText = (added: number) =>
  added === 0 ? 'まだ何も取り込んでいません。' : `それまでにアルバム${albumCount(added)}を取り込みました。`

export const firstRunTitle = 'レコードはどこにありますか？'
export const firstRunText =
  'Bandcampのユーザー名だけで大丈夫。見て回っている間に、コレクションとウィッシュリストが届きます。'
export const firstRunStart = 'アルバムを取り込む'
export const addLink = 'リンクを1つ追加'
export const connect = 'Bandcampと連携'
export const beta = 'ベータ版'
export const importFile = 'ファイルを取り込む'

export const reviewFromBandcamp = (review: string) => `Bandcampより：${review}`

export const bookmarkletTitle = 'Bandcampを見ているときに'
export const label = 'Gatefoldに追加'
export const bookmarkletText =
  'ボタンをドラッグして、ブックマークバーに入れます。Bandcampのアルバムのページで押すと、そのアルバムをここに追加します。Bandcampの自分のページで押すと、コレクション、ウィッシュリスト、フォロー中のアーティストの新作を、取り込めるファイルとして保存します。'
export const otherwise = 'または、コードをコピーして、ブックマークのURLとして保存します。'
export const copy = 'コードをコピー'
export const copied = 'コードをコピーしました'
export const copiedText = '新しいブックマークのURLとして保存してください。'
export const copyFailed = 'コードをコピーできませんでした'

export const refusedTitle = '自分のブラウザーから取り込む'
export const refusedText = 'BandcampがこのリストをGatefoldのサーバーに送りません。自分のブラウザーなら取得できます。'
export const onPhone = 'ブックマークバーが必要なので、パソコンで行ってください。'
export const dragIt =
  'ボタンをドラッグしてブックマークバーに入れるか、コードをコピーしてブックマークのURLとして保存します。'
export const openPage = <Node>(page: (text: string) => Node, address: string | null) => [
  address ? page(address) : 'Bandcampの自分のページ',
  'を開いて、そのブックマークを押します。5秒に100枚ずつ、リストをファイルとして保存します。',
]
export const importIt = <Node>(link: (text: string) => Node) => ['ここで', link('そのファイルを取り込む'), 'だけです。']

export const pageTexts = {
  collection: 'コレクションを読み取り中：{read} / {count}',
  wishlist: 'ウィッシュリストを読み取り中：{read} / {count}',
  waiting: 'Bandcampが、間隔を空けるよう求めています。{minutes}分後に再開します。',
  unanswered: 'Bandcampから応答がありません。{minutes}分後に再試行します。',
  following: 'フォロー中のアーティストの新作を読み取り中：{read} / {count}組',
  enough: '残りは読み取らずに保存',
  followed: 'フォロー中のアーティストの新作：{read}件。',
  noFeed: 'Bandcampからフィードが届きませんでした。',
  artistsUnread: '確認していないアーティスト：{count}組。',
  saved: 'アルバム{count}枚すべてをファイルに保存しました。',
  empty: 'このページにアルバムはありません。',
  nothing: '{count}枚のうち、Bandcampから1枚も届きませんでした。あとでもう一度試してください。',
  partly: '{count}枚のうち、Bandcampから届いた{read}枚をファイルに保存しました。残りは、あとでもう一度試してください。',
  toImport: 'Gatefoldに取り込む',
  save: 'もう一度保存',
  cancel: 'キャンセル',
  close: '閉じる',
}
