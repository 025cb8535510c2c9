import { isolated, numberText } from '#locales/intl.ts'
import { albumCount, trackCount } from '#locales/ui.ts'

export const title = 'Bandcampと連携'
export const beta = 'ベータ版'
export const text =
  '公開ページで非表示にしているものも含めて、持っているアルバムをすべて取り込み、最初の曲から最後の曲まで再生します。'
export const steps = <Node>(settings: (text: string) => Node): (string | Node)[][] => [
  [settings('Bandcampのファン設定'), 'を開きます。'],
  ['Subsonicで、ユーザー名とパスワードを作成します。'],
  ['両方をここにコピーします。Bandcampのログインとは別のものです。'],
]
export const username = 'Subsonicのユーザー名'
export const password = 'Subsonicのパスワード'
export const connect = '連携'
export const connecting = '連携中…'
export const connectFailed = '連携できませんでした'
export const connected = 'Bandcampと連携しました'
export const connectedText = '持っているアルバムを全曲再生できます。これから取り込みます。'

export const connectedAs = <Node>(name: Node) => [name, 'として連携中']
export const neverSynced = 'まだ同期していません'
export const synced = <Node>(albums: number, when: Node) => [`Bandcampに${numberText(albums)}枚、同期：`, when]
export const sync = '今すぐ同期'
export const syncing = '同期中…'
export const showProgress = '進み具合を表示'
export const syncFailed = 'Bandcampと同期できませんでした'
export const disconnect = '連携をやめる'
export const disconnectFailed = 'Bandcampとの連携をやめられませんでした'
export const disconnected = 'Bandcampとの連携をやめました'
export const disconnectedText = 'アルバムは残ります。'
export const plays = 'コレクションのアルバムは、最初の曲から最後の曲まで再生します。ほかは試聴です。'
export const keeps =
  '同期すると、アルバムを追加し、足りない項目を補い、買ったアルバムをウィッシュリストから移します。何も外しません。'

export const autoDiary = '聴いたものを日記に追加'
export const autoDiaryText =
  'Bandcampとの連携で、この端末で半分以上の曲を聴いたアルバムを、1日1回まで日記に追加します。試聴と飛ばした曲は数えません。'

export const listenbrainz = 'ListenBrainz'
export const listenbrainzText =
  'Bandcampとの連携で聴いた曲を、ListenBrainzに送れます。送るのはアーティスト、タイトル、アルバム、長さ、聴き始めた時刻です。試聴と飛ばした曲は送りません。'
export const sendsAs = <Node>(name: Node) => ['ListenBrainzのアカウント：', name]
export const enter = 'トークンを入力'
export const where = <Node>(settings: (text: string) => Node): (string | Node)[] => [
  settings('ListenBrainzの設定'),
  'からユーザートークンをコピーします。Gatefoldは暗号化して保管します。',
]
export const token = 'ユーザートークン'
export const save = 'トークンを保存'
export const tokenFailed = 'トークンを保存できませんでした'
export const tokenSaved = 'トークンを保存しました'
export const tokenSavedText = 'これから聴く曲をListenBrainzに送ります。'
export const refused =
  'ListenBrainzがトークンを受け付けなくなりました。聴いた曲は残っています。送るには、新しいトークンを入力してください。'
export const remove = 'トークンを削除'
export const removeFailed = 'トークンを削除できませんでした'
export const removed = 'トークンを削除しました'
export const removedText = '送った分はListenBrainzに残ります。'

// A crate as a playlist at Bandcamp.
export const playlistsNeedLink = 'プレイリストのやり取りには、Bandcampとの連携が必要です。'
export const makeTitle = 'Bandcampのプレイリストを作成'
export const makeText = (crate: string, most: number) =>
  `「${isolated(crate)}」の中の持っているアルバムを、箱の順のままBandcampのプレイリストにします。${numberText(most)}曲までで、1曲に1〜2秒かかります。`
export const make = 'プレイリストを作成'
export const makingOf = (crate: string) =>
  `「${isolated(crate)}」のプレイリストを作成しています。この画面は閉じてもかまいませんが、ページは開いたままにしてください。`
export const albumsDone = (done: number, all: number) => `${albumCount(all)}中${numberText(done)}枚`
export const stopping = '中止しています…'
export const stopped = 'プレイリストはまだ途中です。'
export const goOn = '続ける'
export const nothingOwned =
  'この箱には、コレクションのアルバムがありません。Bandcampで再生できるのは、持っているものだけです。'
export const makeFailed = 'プレイリストを最後まで作成できませんでした'
export const made = 'プレイリストを作成しました'
export const madeText = (name: string, tracks: number) => `「${isolated(name)}」は${trackCount(tracks)}です。`
export const leftOut = (most: number) =>
  `入らなかったもの（持っていない、Bandcampで再生できない、${numberText(most)}曲を超える）`
export const refusedTracks = 'Bandcampが受け付けなかった曲'
export const deletePlaylist = 'プレイリストを削除'
export const deleteFailed = 'プレイリストを削除できませんでした'
export const playlistDeleted = 'プレイリストを削除しました'
export const notDeleted = 'プレイリストがまだBandcampにあります'
export const notDeletedText = (name: string) =>
  `Bandcampのプレイリストの一覧で「${isolated(name)}」を削除してください。`

// Playlists at Bandcamp as crates.
export const playlistsLoading = 'プレイリストを読み込み中'
export const noPlaylists = 'Bandcampにプレイリストがありません。'
export const bringText = 'プレイリストの曲が入っているアルバムを集めて、箱にします。'
export const bring = '取り込む'
export const bringCalled = (name: string) => `取り込む：${isolated(name)}`
export const bringFailed = 'プレイリストを取り込めませんでした'
export const broughtIn = (name: string, albums: number) =>
  albums === 0
    ? `「${isolated(name)}」のアルバムはここにありません。`
    : `${albumCount(albums)}を箱「${isolated(name)}」に入れました。`
export const notHere = 'ここにないアルバム'
export const otherPlaylists = 'ほかのプレイリスト'
export const showCrate = '箱を見る'
