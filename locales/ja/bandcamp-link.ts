import { numberText } from '#locales/intl.ts'

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
