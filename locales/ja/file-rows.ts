import { isolated, listText, numberText } from '#locales/intl.ts'

export const mediaCondition = (condition: string) => `盤の状態：${condition}`
export const sleeveCondition = (condition: string) => `ジャケットの状態：${condition}`

const programs = {
  lastFm: 'Last.fm',
  listenBrainz: 'ListenBrainz',
  spotify: 'Spotify',
  koito: 'Koito',
  maloja: 'Maloja',
  scrobblerLog: 'プレーヤー',
}
export const plays = (count: number, program: keyof typeof programs) => `${programs[program]}で${numberText(count)}曲`
export const playsWithoutAlbum = (count: number) => `アルバム名のない再生${numberText(count)}回`

export const playsWithoutTime = (count: number) => `時刻を読み取れない再生${numberText(count)}回`
export const playsSkipped = (count: number) => `飛ばして聴いていない曲${numberText(count)}曲`
export const songsWithoutAlbum = (count: number) => `アルバム名のない曲${numberText(count)}曲`
export const songsBeside = (count: number) => `アルバムがライブラリにない曲${numberText(count)}曲`
export const showsBeside = (count: number) => `アルバムではない番組${numberText(count)}件`
export const alsoWritten = (name: string) => `アーティストの別表記：${name}`
export const noAlbums = {
  hidden: (count: number) => `非表示${numberText(count)}件`,
  private: (count: number) => `非公開${numberText(count)}件`,
  subscription: (count: number) => `アルバムではないサブスクリプション${numberText(count)}件`,
  merch: (count: number) => `アルバムではないグッズ${numberText(count)}件`,
  gift: (count: number) => `アルバムではないギフトカード${numberText(count)}件`,
  unreadable: (count: number) => `読み取れないもの${numberText(count)}件`,
}
export const numbersUnknown = (count: number) => `持っているアルバムにない番号${numberText(count)}件`
export const ratedCrate = 'ほかで評価したアルバム'
export const followedCrate = 'フォロー中のアーティストの新作'

export const fileNames = {
  collection: 'Gatefoldのコレクション',
  fanLists: 'Bandcampのページのリスト',
  gatefold: 'GatefoldのCSV',
  csv: 'CSV',
  discogsCollection: 'Discogsのコレクション',
  discogsWantlist: 'Discogsのウォントリスト',
  rateYourMusic: 'RateYourMusicのコレクション',
  diary: 'Gatefoldの日記',
  lastFm: 'Last.fmのスクロブル',
  listenBrainz: 'ListenBrainzの再生',
  spotify: 'Spotifyの履歴',
  koito: 'Koitoの再生',
  maloja: 'Malojaのスクロブル',
  scrobblerLog: 'スクロブルのログ',
  songs: '曲のリスト',
  spotifyLibrary: 'Spotifyのライブラリ',
  addresses: 'BandcampのページのURL',
  downloaded: 'ダウンロードのリスト',
  bandcampPurchases: 'Bandcampの支払い履歴',
  bandcampExport: 'Bandcampのコレクション',
} as const

export const fieldNames = {
  title: 'タイトル',
  artist: 'アーティスト',
  bandcampUrl: 'BandcampのURL',
  coverUrl: 'ジャケット',
  rating: '評価',
  notes: 'メモ',
  releaseDate: 'リリース日',
  trackCount: '曲数',
  list: 'リスト',
  bandcampTags: 'Bandcampのタグ',
  userTags: '自分のタグ',
  tags: 'タグ',
  addedAt: '追加日',
  previewTitle: '試聴の曲名',
  verdict: '決めたこと',
  verdictAt: '決めた日',
  paid: '支払額',
  paidCurrency: '支払額の通貨',
  formats: 'フォーマット',
  downloadedAt: 'ダウンロードした日',
  downloadedTracks: 'ダウンロードした曲数',
  label: 'レーベル',
  labelUrl: 'レーベルのURL',
  price: '価格',
  currency: '通貨',
  isNamePrice: '価格自由',
  isPreorder: '予約',
  isPurchasable: '販売中',
  purchasedAt: '購入日',
  goneAt: 'Bandcampからなくなった日',
  fans: 'ファン',
  itemType: 'Bandcampでの種類',
  itemId: 'Bandcampでの番号',
  artId: 'ジャケットの番号',
  about: '紹介',
  credits: 'クレジット',
  location: '場所',
  id: '番号',
  tracks: '曲',
  aliases: '別名',
  listens: '日記',
  events: '履歴',
  number: '番号',
  duration: '長さ',
  streamable: '再生できるか',
  at: '日時',
  note: 'メモ',
  isWholeDay: '終日',
  name: '名前',
  description: '説明',
  isFavorite: 'お気に入り',
  query: '検索',
  albumIds: 'アルバム',
  from: 'タグ',
  to: '新しい名前',
  tag: 'タグ',
  color: '色',
}
const NAMES = new Map(Object.entries(fieldNames))

const PARTS: Readonly<Record<string, string | undefined>> = {
  albums: 'アルバム',
  crates: '箱',
  tagRules: 'タグのルール',
  tagColors: 'タグの色',
  distinct: '組',
  aliases: '別名',
  tracks: '曲',
}

export function fieldLabel(path: string): string {
  const steps = path.split('.')
  const labels = steps.map((step, at) => {
    const number = Number(steps[at + 1])
    const part = PARTS[step]
    if (part && Number.isInteger(number)) return `${part}${numberText(number + 1)}`
    return Number.isInteger(Number(step)) ? '' : (NAMES.get(step) ?? step)
  })
  return listText(labels.filter(Boolean))
}

export const empty = 'このファイルは空です'

const saveAs = 'CSV（UTF-8）で保存し、そのファイルを選んでください'
export const workbook = `このファイルは表計算のブックです。${saveAs}`
export const archive =
  'このファイルは表計算のブックかアーカイブです。ブックはCSV（UTF-8）で保存し、アーカイブは中のファイルを取り出してください'
export const nothingInArchive = 'このアーカイブに読み取れるものがありません。CSV、JSON、テキストのファイルが必要です'
export const archiveTooLarge = (megabytes: number, files: number) =>
  `このアーカイブは大きすぎます。ファイルは${numberText(files)}件まで、展開後の大きさは${numberText(megabytes)} MBまでです`
export const brokenArchive = 'このアーカイブを開けません。壊れているか、パスワードがかかっているかもしれません'
export const pdf = 'このファイルはPDFで、リストではありません'
export const picture = 'このファイルは画像で、リストではありません'
export const compressed = 'このファイルは圧縮ファイルです。展開して、中のファイルを選んでください'
export const utf32 = `このファイルはUTF-32です。${saveAs}`
export const notText = `これはテキストファイルではありません。${saveAs}`
export const mixedEncodings = (line: number) =>
  `このファイルには文字コードが混ざっています。${numberText(line)}行目がUTF-8ではありません。${saveAs}`

export const tooManyColumns = (count: number, most: number) =>
  `このCSVは${numberText(count)}列あります。${numberText(most)}列までです`
export const columnsMissing = (columns: readonly string[]) => `このCSVに${listText(columns)}の列がありません`

export const notJson = 'これはJSONファイルではありません'
export const brokenJson = 'このJSONファイルは壊れています'
export const jsonEndsEarly = 'このJSONファイルは途中で終わっています。一部だけかもしれません'
export const notOurs = 'これはGatefoldのコレクションのファイルではありません'
export const fromNewer = 'このファイルはGatefoldの新しいバージョンのもので、ここでは読み取れません'
export const wrongAlbums = 'このファイルのアルバムはリストではありません'
export const wrongCrates = 'このファイルの箱はリストではありません'
export const wrongTagRules = 'このファイルのタグのルールはリストではありません'
export const wrongTagColors = 'このファイルのタグの色はリストではありません'
export const wrongDistinct = 'このファイルのアルバムの組はリストではありません'
export const unreadable = 'このファイルを読み取れません'
export const faultAt = (path: string, error: string) => `${fieldLabel(path)}：${error}`
export const tooManyAlbums = (count: number, most: number) =>
  `このファイルにはアルバムが${numberText(count)}枚あります。${numberText(most)}枚までです`
export const tooManyCrates = (count: number, most: number) =>
  `このファイルには箱が${numberText(count)}箱あります。${numberText(most)}箱までです`
export const tooManyTagRules = (count: number, most: number) =>
  `このファイルにはタグのルールが${numberText(count)}件あります。${numberText(most)}件までです`
export const tooManyTagColors = (count: number, most: number) =>
  `このファイルにはタグの色が${numberText(count)}件あります。${numberText(most)}件までです`
export const tooManyPairs = (count: number, most: number) =>
  `このファイルには別のアルバムの組が${numberText(count)}組あります。${numberText(most)}組までです`
export const pairsTooLong = 'これより前の組で、ファイルがいっぱいです'

export const wrongEvents = 'このアルバムの履歴はリストではありません'
export const notAnEvent = 'これはアルバムの履歴ではありません'
export const tooManyEvents = (most: number) => `アルバムの履歴に残るのは、新しい${numberText(most)}件です`

export const rowUnreadable = 'この行を読み取れません'
export const tooManyCells = (count: number, inHeader: number) =>
  `この行のセルは${numberText(count)}個、見出しの行は${numberText(inHeader)}個です`
export const untitled = '無題'
export const unknownArtist = '不明なアーティスト'
export const namedInstead = (name: string) => `ないので「${isolated(name)}」とします`
export const notAnAlbumBought = 'グッズかサブスクリプションで、アルバムではありません'
export const unreadCell = (cell: string) => `「${isolated(cell)}」を読み取れません`
export const onlyNumbers = '数字だけで、アルバムではありません'
export const rowTooLong = 'この行は長すぎます'
export const openQuote = 'この行の引用符が閉じていません'
export const strayQuotes = 'この行の引用符が合っていません'
export const notAnAlbum = 'これはアルバムではありません'
export const notAnAlias = 'これはアルバムの別名ではありません'
export const wrongAliases = '別名はリストでなければなりません'
export const tooManyAliases = (most: number) => `別名は${numberText(most)}件までです`
export const wrongListens = '日記の記録はリストでなければなりません'
export const tooManyListens = (most: number) => `日記の記録は${numberText(most)}件までです`
export const notACrate = 'これは箱ではありません'
export const wrongAlbumIds = '箱のアルバムはidのリストでなければなりません'
export const notAPair = 'これはアルバムの組ではありません'
export const wrongId = 'idは整数でなければなりません'
export const idTwice = (id: number) => `id ${id}が重複しています`
export const albumMissing = (id: number) => `ファイルにid ${id}のアルバムがありません`
