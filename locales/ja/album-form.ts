import { byArtist, tagCount } from '#locales/albums.ts'
import { isolated, listText, numberText } from '#locales/intl.ts'
import { albumGone } from '#locales/phrases.ts'
import { starCount, trackCount } from '#locales/ui.ts'

export { saveChanges, tryAgain, unsavedChanges as unsaved } from '#locales/phrases.ts'

export const addTitle = 'アルバムを追加'
export const editTitle = 'アルバムを編集'
export const loading = 'アルバムを読み込み中'
export const notFound = `${albumGone}。`

export const rating = '評価'
export const released = 'リリース日'
export const releasedPlaceholder = 'YYYY-MM-DD'
export const tracks = '曲数'
export const list = 'リスト'
export const listNames = { collection: 'コレクション', wishlist: 'ウィッシュリスト' }
export const moreDetails = '詳細'
export const showCoverUrl = 'ジャケットのURL…'
export const coverUrl = 'ジャケットのURL'

export const url = 'BandcampのURL'
export const urlHelp = 'いくつでも貼り付けられます'
export const urlPlaceholder = 'https://artist.bandcamp.com/album/…'
export const fetchPage = '取得'
export const fetchLabel = 'Bandcampから取得'
export const fetching = '取得中…'
export const fetchingLabel = 'Bandcampに問い合わせ中'
export const noAlbumAtAddress = 'このURLにアルバムはありません。'
const pasteAlbum = 'アルバムのページのURLを貼り付けてください。'
export const noAlbumOf = {
  merch: `これはグッズで、アルバムではありません。${pasteAlbum}`,
  playlist: `これはプレイリストで、アルバムではありません。${pasteAlbum}`,
  daily: `これはBandcamp Dailyの記事です。${pasteAlbum}`,
  download: `これは自分用のダウンロードで、ほかからは開けません。${pasteAlbum}`,
  discover: `これはBandcampの一覧です。${pasteAlbum}`,
  player: `この埋め込みプレーヤーからは、元のページがわかりません。${pasteAlbum}`,
  fan: 'これはファンのページです。「Bandcampから取り込む」で取り込めます。',
  band: `これはアーティストかレーベルのページです。${pasteAlbum}`,
}
export const notBandcamp =
  'これはBandcampのURLではありません。Bandcampのアルバムのページを開いてURLを貼り付けるか、項目を入力してください。'
export const otherRelease = (album: string) =>
  `このURLは今、Bandcampでは別のリリースになっています：${isolated(album)}。このアルバムを取得するには、URLを変えてください。`
type OnShelf = <Node>(list: keyof typeof listNames, album: Node) => (string | Node)[]
const same: OnShelf = (list, album) => [`すでに${listNames[list]}にあります：`, album]
const on: OnShelf = (_, album) => ['持っているアルバムの曲です：', album]
const probably: OnShelf = (list, album) => [`名前は違いますが、${listNames[list]}にあるようです：`, album]
export const onShelf = { same, on, probably }
export const fillIn = 'URLと足りない項目を補う'
export const found = (tracks: number | null, year: string | undefined, tags: number) => {
  const facts = [tracks && trackCount(tracks), year && `${isolated(year)}年`, tagCount(tags)]
  return `見つかりました：${listText(facts.filter((fact) => typeof fact === 'string'))}。`
}
const keptFields = {
  title: 'タイトル',
  artist: 'アーティスト',
  coverUrl: 'ジャケット',
  releaseDate: 'リリース日',
  trackCount: '曲数',
}
export const keptOwn = (fields: (keyof typeof keptFields)[]) =>
  `${listText(fields.map((field) => keptFields[field]))}は入力した内容を残しました。`
export const useBandcamp = 'Bandcampの内容を使う'

export const paid = '支払額'
export const currency = '通貨'
export const formats = 'フォーマット'

export const title = 'タイトル'
export const artist = 'アーティスト'
export const notes = 'メモ'
export const notesLength = (length: number, most: number) => `${numberText(length)} / ${numberText(most)}`
export const crates = '箱'
export const cratesLoadFailed = '箱を読み込めませんでした。'

export const deleteAlbum = 'アルバムを削除'
export const add = 'アルバムを追加'

export const added = 'アルバムを追加しました'
export const updated = 'アルバムを変更しました'
export const addFailed = 'アルバムを追加できませんでした'
export const updateFailed = 'アルバムを変更できませんでした'
export const cratesFailed = 'アルバムを箱に追加できませんでした'
export const removedFrom = (names: string[]) => `${names.map((name) => `「${isolated(name)}」`).join('')}から外しました`

export const changedElsewhere = '編集中に、このアルバムにほかで変更がありました。どちらを残しますか？'
export const alreadyExists = (message: string) => `${message}。`
export const restore = '復元'
export const open = '開く'
export const restoreFailed = 'アルバムを復元できませんでした'

export const label = 'タグ'
export const help = 'Enterかカンマで追加'
export const placeholder = 'タグを追加'
export const addTag = 'タグを追加'
export const suggestedTitle = '自分のタグ：'
export const addSuggested = (tag: string) => `タグ「${isolated(tag)}」を追加`

type Edit = {
  albums: number
  change: {
    rating?: number | null | undefined
    list?: string | undefined
    downloadedAt?: string | null | undefined
    downloadedTracks?: number | null | undefined
  }
}

export function nameOf({ albums, change: { rating, list, downloadedAt, downloadedTracks } }: Edit): string {
  const count = `アルバム${numberText(albums)}枚`
  if (rating) return `${count}を評価：${starCount(rating)}`
  if (rating === null) return `${count}の評価を削除`
  if (list !== undefined) return `${count}を${listNames[list === 'wishlist' ? list : 'collection']}に移動`
  if (downloadedAt !== undefined)
    return `${count}を${downloadedAt === null ? '未ダウンロード' : 'ダウンロード済み'}に変更`
  if (downloadedTracks) return `${count}を一部ダウンロード済みに変更`
  return `${count}のタグを変更`
}

export const undoFailed = '変更を元に戻せませんでした'
export const undoneLater = 'Gatefoldにつながったら元に戻します'
export const undoEarlier = '前の変更を元に戻しますか？'
export const left = (count: number) => `アルバム${numberText(count)}枚は、そのあと変更があったのでそのままです`
export const leftAlbums = (albums: readonly { title: string; artist: string }[], count: number) =>
  listText([
    ...albums.map(({ title, artist }) => byArtist(title, artist)),
    ...(count > albums.length ? [`ほか${numberText(count - albums.length)}枚`] : []),
  ])
