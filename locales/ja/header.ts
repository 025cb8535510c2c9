import { isolated, numberText } from '#locales/intl.ts'

export const commands = 'なんでも検索'
export const crates = '箱'
export const importFromBandcamp = 'Bandcampから取り込む'
export const importExport = '取り込み・書き出し'
export const settings = '設定'

export const userMenu = 'ユーザーメニュー'
export const user = 'ユーザー'
export const keys = 'キーボードショートカット'
export const logOut = 'ログアウト'
export const logOutFailed = 'ログアウトできませんでした'
export const logOutOffline =
  'Gatefoldにつながらないので、ログインしたままです。このままにするか、この端末にあるアルバムのコピーを今消すか、選んでください。'
export const forgetCopy = 'コピーを消す'

export const addLink = 'リンク'
export const addFromBandcamp = 'Bandcampから'
export const addFile = 'ファイル'

export const tabBar = 'メイン'
export const collection = 'コレクション'
export const add = '追加'
export const wishlist = 'ほしい物'
export const you = 'マイページ'

export const fileImport = 'ファイルの取り込み：'
export const unfinished = '未完了'
export const reading = '読み込み中'
export const finish = (file: string) => `続きを取り込む：${isolated(file)}`
export const interrupted = '中断'
export const imported = '取り込み完了'
export const waiting = '待機中'
export const rows = (done: number, all: number) => `${numberText(done)} / ${numberText(all)}`

export const fileProgressSrOnly = (percent: number) => `ファイルを取り込み中、${numberText(percent)}%完了`
