import { isolated, numberText } from '#locales/intl.ts'

export const yourPassword = '自分のパスワード'

export const passkeys = 'パスキー'
export const passkeysText = 'パスワードの代わりに、指紋、顔、端末のPINでログインできます。'
export const passkeysUnsupported =
  'このブラウザーでは、ここでパスキーを使えません。新しいブラウザーと、httpsかlocalhostのURLが必要です。'
export const passkeysLoading = 'パスキーを読み込み中'
export const addPasskey = 'パスキーを追加'
export const passkeyName = '名前'
export const passkeyNameHelp = 'ほかと見分けるため'
export const savePasskey = '続ける'
export const passkeyAdded = 'パスキーを追加しました'
export const passkeyFailed = 'パスキーを追加できませんでした'
export const passkeyNotMade = 'パスキーを作成できませんでした。もう一度試すか、別の端末を使ってください。'
export const passkeyKnown = 'この端末には、このアカウントのパスキーがすでにあります。'
export const addedAgo = <Node>(ago: Node) => ['追加：', ago]
export const remove = '削除'
export const removePasskey = (name: string) => `削除：パスキー「${isolated(name)}」`
export const passkeyRemoved = 'パスキーを削除しました'
export const removeFailed = 'パスキーを削除できませんでした'

export const secondFactor = '2段階認証'
export const secondFactorText = 'パスワードのあとに、認証アプリのコードを入力します。'
export const secondFactorOn = 'オンです。パスワードのあとに、認証アプリのコードを入力します。'
export const secondFactorNeeded = '管理者には必要です。'
export const turnOn = 'オンにする'
export const turnOff = 'オフにする'
export const secondFactorFailed = '2段階認証を変更できませんでした'
export const next = '続ける'
export const setUpApp = <Node>(link: (text: string) => Node) => [
  '認証アプリでこのコードを読み取るか、キーを入力するか、',
  link('この端末のアプリで開きます'),
  '。そのあと、アプリに出るコードを入力します。',
]
export const qrCode = '認証アプリ用のQRコード'
export const key = 'キー'
export const code = 'コード'
export const codeHelp = '数字6桁'
export const turnedOn = '2段階認証をオンにしました'
export const turnedOff = '2段階認証をオフにしました'
export const newRecoveryCodes = '新しいリカバリーコード'
export const recoveryCodes = 'リカバリーコード'
export const recoveryCodesText = (count: number) =>
  `コードは${numberText(count)}個。それぞれ1回、アプリなしでログインできます。スマートフォンをなくしても見つかる場所に保管してください。もう一度は表示できません。`
export const recoveryCodesFile = 'gatefold-recovery-codes.txt'
export const saveRecoveryCodes = 'ファイルに保存'
export const done = '完了'

export const withPasskey = 'パスキーでログイン'
export const passkeySigningIn = 'パスキーを待っています…'
export const passkeySignInFailed = 'パスキーでログインできませんでした'
export const passkeySignInFailedText = 'パスキーを使えませんでした。もう一度試すか、別の方法でログインしてください。'
export const codeTitle = 'コードを入力'
export const codeText = '認証アプリを開いて、Gatefoldのコードを入力してください。'
export const recoveryCodeText = '保管したリカバリーコードを1つ入力してください。使えるのはそれぞれ1回です。'
export const recoveryCode = 'リカバリーコード'
export const useRecoveryCode = 'リカバリーコードを使う'
export const useApp = 'アプリを使う'
export const signIn = 'ログイン'
export const signingIn = 'ログイン中…'
export const signInFailed = 'ログインできませんでした'

export const codeMissing = 'アプリに出る6桁の数字を入力してください'
export const recoveryCodeMissing = 'リカバリーコードを1つ入力してください'
export const passkeyNameMissing = 'パスキーに名前を付けてください'
export const tokenNameMissing = 'トークンに名前を付けてください'
export const tokenNameTooLong = '名前は60文字までです'
export const wrongScope = 'トークンの権限をreadかwriteから選んでください'
export const wrongDays = (most: number) => `トークンの有効期間は1〜${most}日です`
export const passkeyNameTooLong = '名前は60文字までです'
