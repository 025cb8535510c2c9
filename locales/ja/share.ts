import { dayText, isolated, numberText, shortDayText } from '#locales/intl.ts'

export { listNames as lists } from '#locales/album-form.ts'
export { nextPage as next, page as pageName, pages, previousPage as previous } from '#locales/collection.ts'
export { skipLink } from '#locales/pages.ts'
export { cancel, close, optional } from '#locales/phrases.ts'
export { albumCount as albums, starCount as rated, trackCount as tracks } from '#locales/ui.ts'

export const share = '共有…'
export const shareThese = 'このアルバムを共有'
export const title = (name: string) => (name ? `「${isolated(name)}」を共有` : 'このアルバムを共有')
export const editTitle = '共有の設定を変更'
export const lead = (isYear: boolean) =>
  isYear
    ? 'リンクを知っている人は誰でも、この年に聴いたものと追加したものを見られます。メモと日付は見えません。変更はすぐに反映します。'
    : 'リンクを知っている人は誰でも、これらのアルバムを見られます。変更はすぐに反映します。'
export const before = (isYear: boolean) =>
  isYear
    ? 'この年はまだ自分にしか見えません。リンクを作ると、それを知っている人は誰でも、この年に聴いたものと追加したものを見られます。メモと日付は見えません。'
    : 'これらのアルバムはまだ自分にしか見えません。リンクを作ると、それを知っている人は誰でも見られます。'
export const stopped = '共有をやめました。このリンクはもう使えません。'
export const selectionCrate = '共有するアルバム'
export const selectionLead =
  'これらのアルバムを、このタイトルの新しい箱に入れます。リンクを知っている人は誰でも、箱の中を見られます。変更はすぐに反映します。'
export const name = 'タイトル'
export const sharer = '自分の名前'
export const sharerHelp = '任意、ページに表示します'
export const layout = 'レイアウト'
export const views = { wall: 'ジャケットのウォール', list: 'メモも読めるリスト' }
export const shown = 'ほかに見せるもの'
export const shows = {
  notes: 'メモ',
  ratings: '評価',
  tags: 'タグ',
  prices: '価格',
  tracks: '曲のリスト',
  hidden: 'Bandcampで非表示のアルバムも',
}
export const showsOfYear = { ...shows, ratings: '評価のベスト', prices: '支払額' }
export const gift = 'プレゼントリスト'
export const giftHelp = '贈る人が、贈るものに印を付けます。選んだ日まで、こちらには何も見えません。'
export const giftLater =
  '贈る人が、贈るものに印を付けます。新しいリンクにしても、印はリストに残ります。日は遅くできますが、早くはできません。'
export const giftUntil = 'いつまで秘密にするか'
export const makeGift = 'プレゼントリストにする'
export const moveDay = '日を変更'
export const expires = 'リンクに期限を付ける'
export const expiresOn = 'リンクの期限'
export const listed = '検索エンジンに載せてもよい'
export const preview = 'プレビュー'
export const previewLoading = 'プレビューを読み込み中'
export const previewFailed = 'プレビューを読み込めませんでした。リンクは使えます。'
export const noLink = 'コピー時に作成'
export const create = 'リンクを作成'
export const statuses = { saving: '保存中…', saved: '保存しました' }
export const createFailed = 'リンクを作成できませんでした'
export const saveFailed = '変更を保存できませんでした'
export const done = '完了'
export const link = 'リンク'
export const copy = 'コピー'
export const copyIt = 'リンクをコピー'
export const copied = 'リンクをコピーしました'
export const copyFailed = 'リンクをコピーできませんでした。選択してコピーしてください。'
export const send = '送る…'
export const see = 'ページを見る'
export const gone = 'この共有ページはもうありません。'
export const loading = '共有ページを読み込み中'

export const listText = 'リンクでほかの人が見られるもの。アクセスは、CookieもIPアドレスも使わずに数えています。'
export const none = '箱、ウィッシュリスト、検索、1年の振り返りを共有できます。'
export const someAlbums = '検索'
export const crateGone = '削除した箱'
export const visits = (count: number) => `アクセス${numberText(count)}回`
export const isGift = 'プレゼントリスト'
export const isOver = '期限切れ'
export const isRemoved = '管理者が停止'
export const changeOf = (name: string) => `変更：「${isolated(name)}」の共有`
export const seeOf = (name: string) => `${see}：「${isolated(name)}」`
export const copyOf = (name: string) => `リンクをコピー：「${isolated(name)}」`
export const revoke = '共有をやめる'
export const revokeOf = (name: string) => `共有をやめる：「${isolated(name)}」`
export const revoked = '共有をやめました'
export const shareAgainFailed = 'もう一度共有できませんでした'
export const revokeFailed = '共有をやめられませんでした'
export const newLink = '新しいリンク'
export const newLinkText = '前のリンクは使えなくなります。'
export const newLinkFailed = '新しいリンクを作れませんでした'
export const newLinkMade = '新しいリンクを作りました'
export const visited = (count: number) => `これまでに${visits(count)}`
export const overText = 'リンクの期限が切れています。別の日を選ぶと、またページを見せられます。'
export const removedText = '管理者がこのページを停止しました。'
export const linkUnknown = 'このリンクはもう表示できません。新しいリンクを作れます。'
export const clearGifts = '印をすべて消す'
export const clearGiftsQuestion = '贈る人の印をすべて消しますか？'
export const clearGiftsText =
  'リストのどれも、また贈れるようになります。印があったかどうかは、こちらには知らせません。贈る人にも知らせません。'
export const giftsCleared = '印の付いたアルバムはありません'
export const clearGiftsFailed = '印を消せませんでした'
export const gifts = '誰が何を贈るか'
export const noGifts = '誰も印を付けませんでした。'
export const giftLine = (album: string, artist: string, guest: string) =>
  `${isolated(artist)}の『${isolated(album)}』：${guest ? `${isolated(guest)}さん` : '誰か'}`
export const onCard = 'Gatefoldで共有'

export const yearTitle = (year: number) => `アルバムで見る${year}年`
export const selection = '選んだアルバム'
export const description = (totals: string) => `${totals}、Gatefoldで共有。`
export const sharedBy = (name: string) => `${isolated(name)}さんが共有`
export const titleBy = (title: string, artist: string) => `${isolated(artist)}の『${isolated(title)}』`
export const buy = 'Bandcampで購入'
export const listen = 'Bandcampで聴く'
export const ofAlbum = <Node>(text: string, title: string, srOnly: (text: string) => Node) => [
  text,
  srOnly(`：『${isolated(title)}』`),
]
export const play = '再生'
export const playerTitle = (title: string) => `Bandcampのプレーヤー：『${isolated(title)}』`
export const empty = '今、ここで見られるアルバムはありません。'
export const leftOut = (count: number) =>
  `アルバム${numberText(count)}枚を除いています。ここのアルバムはBandcampとの連携だけで取り込んだもので、Bandcampで非表示にしているものも含みます。公開リストを取り込むか、非表示かもしれないアルバムも見せる設定にしてください。`
export const pageOf = (page: number, all: number) => `${numberText(page)} / ${numberText(all)}ページ`
export const print = '印刷'
export const feed = 'Atomフィード'
export const jsonFeed = 'JSONフィード'
export const madeWith = 'Gatefoldで共有。買ったレコードを、もう一度箱の中へ。'
export const report = 'このページを通報'
export const reportSubject = '共有ページの通報'
export const open = 'ページ全体を開く'

export const linkGoneTitle = 'このリンクの共有は終了しました'
export const linkGoneText = '持ち主が共有をやめたか、リンクが途中で切れています。送ってくれた人に聞いてください。'

export const giftLead = (until: number) =>
  `${dayText(until)}までのプレゼントリストです。ほかの人と重ならないよう、贈るものに印を付けてください。印は、どのリンクから来てもリストに残ります。持ち主には、その日まで何も見えません。`
export const giftOwner = '自分のリストです。何に印が付いたかは秘密です。'
export const give = 'これを贈る'
export const taken = '決まりました'
export const yours = '自分が贈ります'
export const release = 'やめる：これは贈らない'
export const goneTitle = 'もうリストにないもの'
export const goneText = '贈る人が決まっていますが、そのあとリストから外れました。'
export const yourName = '自分の名前'
export const nameHelp = '任意。その日を過ぎると、持ち主に見えます。'
export const failed = '保存できませんでした。もう一度試してください。'
export const noScript = 'プレゼントに印を付けるには、JavaScriptが必要です。'

export const kept = (time: number) =>
  `オフラインです。${shortDayText(time)}の共有を表示しています。オンラインに戻れば、変更できます。`
export const count = (count: number) => `リンク${numberText(count)}件`
export const noneTitle = 'まだ何も共有していません'
export const since = (day: string) => `${day}から`
export const until = (day: string) => `${day}まで`
export const toShares = '共有ページを見る'
