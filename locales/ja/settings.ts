import { dayText, isolated, listText, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export {
  cancel,
  discard,
  optional as photoHelp,
  pleaseTryAgain as deleteCollectionFailedText,
  saveChanges as saveProfile,
  somethingWrong as adminFailedText,
  somethingWrong as emailFailedText,
  somethingWrong as passwordFailedText,
  somethingWrong as profileFailedText,
} from '#locales/phrases.ts'
export { yourPassword as tokenPassword } from '#locales/security.ts'
export { restoreFailed } from '#locales/trash.ts'

export const title = '設定'
export const accountTab = 'アカウント'
export const securityTab = 'セキュリティ'
export const securityLoading = 'セキュリティの設定を読み込み中'
export const appearanceTab = '外観'
export const halfStars = '0.5きざみの星'
export const halfStarsText =
  'この端末では、星の左半分を押すと、0.5だけ低くなります。Shiftと数字でも同じで、Shiftと4で星3.5になります。'
export const bandcampTab = 'Bandcamp'
export const bandcampLoading = 'Bandcampとの連携を読み込み中'
export const dataTab = 'データ'
export const adminTab = '管理'
export const adminLoading = '管理を読み込み中'

export const profile = 'プロフィール'
export const displayName = '表示名'
export const photo = 'またはURLを貼り付け'
export const uploadPhoto = '写真をアップロード'
export const removePhoto = '写真を削除'
export const notAPicture = 'ブラウザーがこのファイルを画像として開けません。JPEG、PNG、WebPを選んでください。'
export const noPicture = 'このURLに画像がないので、名前の頭文字を表示します。'
export const profileSaved = 'アカウントを変更しました'
export const profileFailed = 'アカウントを変更できませんでした'

export const email = 'メールアドレス'
export const verified = '確認済み'
export const changeEmail = <Node>(srOnly: (text: string) => Node) => ['変更', srOnly('：メールアドレス')]
export const unverified = 'このメールアドレスはまだ確認していません。届いたメールのリンクを開いてください。'
export const sendAgain = 'メールをもう一度送信'
export const sentAgain = 'メールを確認してください'
export const sentAgainText = (address: string) => `${address}にもう一度メールを送りました。`
export const sendAgainFailed = 'メールを送信できませんでした'
export const emailPending = <Node>(address: Node) => [
  address,
  'にメールを送りました。中のリンクを開くと、メールアドレスが変わります。',
]
export const newEmail = '新しいメールアドレス'
export const yourPassword = '自分のパスワード'
export const newEmailHint = '新しいメールアドレスにメールを送ります。確認するまで、何も変わりません。'
export const sendMail = 'メールを送信'
export const mailSent = 'メールを確認してください'
export const mailSentText = (address: string) => `${address}に送ったメールのリンクを開いてください。`
export const emailFailed = 'メールアドレスを変更できませんでした'

export const password = 'パスワード'
export const noPassword = 'ここにはパスワードがありません。再設定リンクから設定できます。'
export const getLink = 'リンクを送信'
export const googleToo = 'Googleでもログインできます。'
export const changePassword = <Node>(srOnly: (text: string) => Node) => ['変更', srOnly('：パスワード')]
export const currentPassword = '今のパスワード'
export const newPassword = '新しいパスワード'
export const passwordMust = '新しいパスワードの条件'
export const passwordRules = (least: number) => ({
  length: `${numberText(least)}文字以上`,
  uppercase: '英字の大文字を1つ以上',
  digit: '数字を1つ以上',
})
export const ruleIsMet = '、済み'
export const confirmPassword = '新しいパスワード（確認）'
export const savePassword = 'パスワードを変更'
export const passwordSaved = 'パスワードを変更しました'
export const passwordSavedText = (tokens = '') => `ほかのすべての端末でログアウトしました。${tokens}`
export const passwordFailed = 'パスワードを変更できませんでした'

export const sessions = 'ログイン中の端末'
export const accountLoading = 'アカウントを読み込み中'
export const sessionsLoading = 'ログイン中の端末を読み込み中'
export const inUseNow = '使用中'
export const lastUsed = <Node>(ago: Node) => ['最後の使用：', ago]
export const thisDevice = 'この端末'
export const browserOn = (browser: string, system: string) => `${system}の${browser}`
export const unknownDevice = '不明な端末'
export const unsentElsewhere = (count: number, day: string) =>
  `${day}から、変更${numberText(count)}件を送信できていない端末があります。その端末でGatefoldを開くと、ブラウザーに残っている分を送信します。`
export const signOut = 'ログアウト'
export const signOutOf = (device: string) => `ログアウト：${isolated(device)}`
export const signOutElsewhere = 'ほかのすべての端末でログアウト'
export const signedOut = 'ログアウトしました'
export const signedOutElsewhere = 'ほかのすべての端末でログアウトしました'
export const signOutFailed = 'ログアウトできませんでした'

export const backupOverdue = (last: number | null) =>
  last === null
    ? '最初のバックアップに失敗しました。理由はサーバーのログにあります。'
    : `最後のバックアップは${dayText(last)}です。新しいものがない理由は、サーバーのログにあります。`

export const adminSetup = '管理者の設定'
export const adminUnverified =
  'このメールアドレスは管理者のリストにあります。確認してから、ここで管理者の設定をしてください。'
export const adminConfirm =
  'このメールアドレスは管理者のリストにあります。確認すると、このGatefoldのアカウントを管理できます。'
export const adminEmail = '自分のメールアドレス'
export const setUpAdmin = '管理者になる'
export const adminGranted = '管理者になりました'
export const adminDone = '管理者の設定が終わりました'
export const adminEmailMissing = 'メールアドレスが必要です'
export const adminFailed = '管理者の設定ができませんでした'

export const unsaved = 'アカウントに、保存していない変更があります。'

export const exportTitle = '書き出し'
export const exportText = '箱とその並び順も含めて、すべてをJSONで。または、アルバム1枚を1行にしてCSVで。'
export const json = 'JSON'
export const csv = 'CSV'
export const importTitle = '取り込み'
export const importText =
  'ファイルかBandcampから。これまでのBandcampからの取り込みは、また同期したり、元に戻したりできます。'
export const fromFile = 'ファイル'
export const fromBandcamp = 'Bandcamp'

export const dangerZone = '危険な操作'
export const collection = 'コレクション'
export const collectionText = 'すべてのアルバムを、どこからも削除します。'
export const deleteCollection = 'コレクションを削除'
export const albumsLeft = (left: number) => `残り${albumCount(left)}`
export const deleteCollectionQuestion = 'コレクション全体を削除しますか？'
export const nothingToDelete = '削除するアルバムはありません。'
export const deleteCollectionText = (gone: { owned: number; wishes: number } | undefined, days: number) => {
  if (!gone) return `アルバムをすべての箱から外します。${cratesStay(days)}`
  const { owned, wishes } = gone
  if (owned + wishes === 0) return nothingToDelete
  const counts = [
    owned > 0 && `アルバム${albumCount(owned)}`,
    wishes > 0 && `ほしいアルバム${albumCount(wishes)}`,
  ].filter((count) => count !== false)
  return `${listText(counts)}をすべての箱から外します。${cratesStay(days)}`
}
const cratesStay = (days: number) => `箱は空のまま残ります。${numberText(days)}日間はゴミ箱から復元できます。`
export const deleteCollectionYes = 'はい、すべて削除'
export const collectionDeleted = 'コレクションを削除しました'
export const collectionDeletedText = (count: number) => `アルバム${albumCount(count)}`
export const deleteCollectionFailed = 'コレクションを削除できませんでした'

export const account = 'アカウント'
export const accountText = 'アカウントとその中身を、完全に削除します。'
export const deleteAccount = 'アカウントを削除'
export const deleteAccountQuestion = 'アカウントを削除しますか？'
export const deleteAccountText = 'アルバム、箱、メモ、取り込み、ゴミ箱を今すぐ削除します。この操作は元に戻せません。'
export const exportFirst = <Node>(link: (text: string) => Node) => [
  'その前に、コレクションを書き出せます：',
  link('JSONを書き出す'),
]
export const deleteAccountYes = 'アカウントを削除'
export const deleteAccountFailed = 'アカウントを削除できませんでした。もう一度試してください。'

export const accessTokens = 'アクセストークン'
export const text = <Node>(link: (words: string) => Node) => [
  'スクリプトやほかのアプリから、アルバムと箱を読み取り、変更できます。アカウントには触れません。',
  link('できること'),
]
export const loading = 'アクセストークンを読み込み中'
export const create = 'トークンを作成'
export const name = '名前'
export const nameHelp = 'ほかと見分けるため'
export const scope = '権限'
export const scopes = { read: '読み取りのみ', write: '読み取りと書き込み' }
const plays = 'Bandcampとの連携で、買った曲の再生と保存もできます。'
const does = {
  read: 'これを持つ人は、アルバム、箱、日記を読み取れます。',
  write:
    'これを持つ人は、アルバム、箱、日記を読み取り、変更できます。ゴミ箱を空にすることと、コレクションの削除はできません。',
}
export const scopeText = (scope: keyof typeof scopes, hasBandcamp: boolean) =>
  hasBandcamp ? `${does[scope]}${plays}` : does[scope]
export const validFor = '有効期間'
export const dayCount = (days: number) => `${numberText(days)}日`
export const save = 'トークンを作成'
export const createFailed = 'トークンを作成できませんでした'
export const created = 'アクセストークンを作成しました'

export const token = (name: string) => `トークン「${isolated(name)}」`
export const tokenHelp = '表示するのは今だけです'
export const copy = 'コピー'
export const copied = 'トークンをコピーしました'
export const copyFailed = 'トークンをコピーできませんでした。選択してコピーしてください。'

export const until = (day: string) => `${day}まで`
export const expired = (day: string) => `${day}に期限切れ`
export const neverUsed = '未使用'
export const tokenLastUsed = <Node>(ago: Node) => ['最後の使用：', ago]
export const about = <Node>(scope: string, end: string, use: Node) => [`${scope}・${end}・`, use]
export const revoke = '無効にする'
export const revokeOne = (name: string) => `無効にする：トークン「${isolated(name)}」`
export const revokeQuestion = 'このトークンを無効にしますか？'
export const revokeText = (name: string) =>
  `「${isolated(name)}」を使うものは、すぐに動かなくなります。この操作は元に戻せません。`
export const revoked = 'アクセストークンを無効にしました'
export const revokeFailed = 'トークンを無効にできませんでした'

export const revokeToo = (count: number | null) =>
  count === null || count === 1 ? 'アクセストークンも無効にする' : `アクセストークン${numberText(count)}個も無効にする`
export const otherwiseStay = (count: number | null) =>
  plural(count ?? 2, { other: '無効にしないと、それを使うスクリプトやアプリはそのまま動きます。' })
export const stillWork = (count: number) => `アクセストークン${numberText(count)}個はそのまま使えます。`
export const areRevoked = 'アクセストークンも無効にしました。'

export const theme = 'テーマ'
export const themes = { light: 'ライト', dark: 'ダーク', system: 'システム' }

export const languageLabel = '言語'
export const asBrowser = 'ブラウザーに合わせる'
export const languageText = 'メールと、言語を選んでいない端末にも使われます。'
export const languageFailed = '言語を変更できませんでした'

export { loading as tokensLoading }
