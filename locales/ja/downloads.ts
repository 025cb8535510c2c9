import { isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export const markDownloaded = 'ダウンロードした'
export const downloaded = 'ダウンロード済み'
export const markAlbum = (title: string) => `ダウンロードした：『${isolated(title)}』をダウンロード済みにする`
export const unmarkAlbum = (title: string) => `ダウンロード済み：『${isolated(title)}』を未ダウンロードにする`
export const markSelected = 'ダウンロード済みにする'
export const unmarkSelected = '未ダウンロードにする'
export const marked = 'ダウンロード済みにしました'
export const unmarked = '未ダウンロードにしました'
export const markFailed = (count: number) => plural(count, { other: 'アルバムを変更できませんでした' })
export const downloadedOn = (day: string) => `${day}にダウンロード`
export const grownSince = (day: string) => `${day}にダウンロード、その後に曲が追加`
export const partOnDisk = (tracks: number, of: number | null) =>
  of === null
    ? `${numberText(tracks)}曲をダウンロード済み`
    : `${numberText(of)}曲中${numberText(tracks)}曲をダウンロード済み`

export const compareTitle = 'フォルダと比べる'
export const downloadsText = 'ファイルで持っているアルバムを調べて、ダウンロード済みにします。'
export const compareText =
  '音楽のフォルダか、Bandcampからダウンロードしたフォルダを選んでください。中のフォルダ、アーカイブ、ファイルを、アーティストとタイトルでアルバムと比べます。ダウンロード用プログラムが残す番号（bandcamp_item_id.txt、ignores.txt）があれば、それを優先します。'
export const chooseFolder = <Node>(choose: (text: string) => Node) => [
  choose('フォルダを選ぶ'),
  'か、ここにドロップします',
]
export const stays = '読み取るのは名前とその番号だけ。端末の外には出ません。'
export const notSupported = 'このブラウザーではフォルダを開けません。代わりに名前の一覧を貼り付けてください。'
export const paste = 'または名前の一覧を、1行に1つ貼り付け'
export const pasteExample = 'アーティスト - アルバム'
export const compareList = '比べる'
export const comparing = '名前をアルバムと比べています…'
export const noNames =
  'このフォルダに音楽ファイルがありません。音声ファイルかアーカイブのあるフォルダを選んでください。'
export const notRead = 'このフォルダを読み取れませんでした。もう一度試すか、別のフォルダを選んでください。'
export const noAlbums = '比べるアルバムがありません。先に追加してください。'

const names = (count: number) => `${numberText(count)}件の名前`
export const outcome = (count: number, found: number, marked: number) => {
  if (found === 0) return `${names(count)}に合うアルバムがありません。`
  const matching = `${names(count)}に合うアルバムは${numberText(found)}枚です。`
  return marked > 0 ? `${matching}うち${numberText(marked)}枚はすでにダウンロード済みです。` : matching
}
export const tooManyFiles = (most: number) =>
  `はじめの${numberText(most)}個のファイルだけを比べました。残りはフォルダごとに比べてください。`
export const onDisk = (whole: number, part: number, missing: number) =>
  `コレクション：全曲あり${numberText(whole)}枚、一部のみ${numberText(part)}枚、なし${numberText(missing)}枚`
export const megabytes = (count: number) => `${numberText(count)} MB`
export const missingTracks = '足りない曲'
export const noneMissing = '曲名はすべてそろっています。ほかのファイルが足りないのかもしれません。'
export const tracksUnknown = 'このアルバムの曲名はここでは分かりません。'
export const foundAlbums = '見つかったアルバム'
export const otherAlbum = '別のアルバム'
export const chooseAlbum = 'アルバムを選ぶ'
export const of = (action: string, name: string) => `${action}：${isolated(name)}`
export const findAlbum = 'アルバムを探す'
export const noSuchAlbum = '合うアルバムがありません'
export const namesWithoutAlbum = 'アルバムのない名前'
export const withoutAlbum = (count: number) => `アルバムのない名前${numberText(count)}件`
export const otherFolder = '別のフォルダ'
export const markCount = (count: number) =>
  count === 0 ? 'ダウンロード済みにする' : `${numberText(count)}枚をダウンロード済みにする`

export const takeOut = '書き出し'
export const takeOutText =
  'ダウンロード用プログラムが飛ばせるように、手元にあるものの一覧と、足りないものの表（Bandcampのアドレス付き）を保存します。'
export const takeOutThere = (count: number) => `ignores.txt：${albumCount(count)}`
export const takeOutMissing = (count: number) => `足りないもの：${albumCount(count)}`
export const missingFile = 'missing-albums.csv'
export const withoutNumber = (count: number) =>
  `Bandcampの番号がないため、ignores.txtに入らないもの：${albumCount(count)}`
