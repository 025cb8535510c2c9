export { tryAgain } from '#locales/phrases.ts'

export const email = 'メールアドレス'
export const password = 'パスワード'
export const showPassword = 'パスワードを表示'
export const hidePassword = 'パスワードを隠す'
export const capsLockOn = 'Caps Lockがオンです'

export const loginTitle = 'おかえりなさい'
export const forgotPassword = 'パスワードを忘れた場合'
export const signIn = 'ログイン'
export const signingIn = 'ログイン中…'
export const noAccount = 'はじめてですか？'
export const toRegister = 'アカウントを作成'
export const toAdd = 'アルバムを追加するには、ログインしてください。'
export const loginFailed = 'ログインできませんでした'
export const wrongLogin = 'メールアドレスかパスワードが違います。もう一度試してください。'

export const gateTitle = 'アカウントの作成には招待が必要です'
export const gateText = (provider?: string) =>
  provider
    ? `${provider}で続けるか、招待してくれた人に招待パスワードを聞いてください。`
    : 'Gatefoldは招待制です。招待してくれた人に招待パスワードを聞いてください。'
export const signupPassword = '招待パスワード'
export const gateHelp = 'うまくいかないときは、管理者に連絡してください。'
export const continueLabel = '続ける'
export const wrongSignupPassword = 'パスワードが違います'
export const wrongSignupPasswordText = 'もう一度試すか、管理者に連絡してください'
export const gateFailed = '確認できませんでした'

export const registerTitle = 'アカウントを作成'
export const name = '名前'
export const confirmPassword = 'パスワード（確認）'
export const register = 'アカウントを作成'
export const registering = 'アカウントを作成中…'
export const haveAccount = 'アカウントをお持ちですか？'
export const toLogin = 'ログイン'
export const registerFailed = 'アカウントを作成できませんでした'
export const registerFailedText = 'アカウントを作成できませんでした。もう一度試してください。'
export const emailTaken = 'このメールアドレスにはアカウントがあります。ログインしてください。'
export const errorCode = (code: string) => `エラー：${code}`

export const otherWays = 'または'
export const google = 'Google'
export const continueWith = (provider: string) => `${provider}で続ける`
export const withoutPassword = 'パスワードはいりません'
export const leaving = (provider: string) => `${provider}に移動中…`
export const providerLoginFailed = (provider: string) => `${provider}でログインできませんでした`
export const providerLoginFailedText = (provider: string) =>
  `${provider}でのログイン中に問題が発生しました。もう一度試してください。`
export const providerRegisterFailed = (provider: string) => `${provider}でアカウントを作成できませんでした`
export const providerRegisterFailedText = (provider: string) =>
  `${provider}のアカウントとの連携中に問題が発生しました。もう一度試してください。`
export const providerCancelled = (provider: string) => `${provider}でのログインをキャンセルしました。`
export const providerUnknown = (provider: string) =>
  `この${provider}アカウントと連携したGatefoldのアカウントはまだありません。先にアカウントを作成してください。`
export const providerNotLinked = (provider: string) =>
  `このメールアドレスにパスワード付きのアカウントがあるなら、パスワードでログインしてください。メールアドレスを確認すれば、${provider}でもログインできます。`
export const providerNoEmail = (provider: string) =>
  `${provider}から有効なメールアドレスを受け取れませんでした。Gatefoldにはメールアドレスが必要です。${provider}で設定して、もう一度試してください。`
export const providerNotProven = (provider: string) =>
  `${provider}からの情報を確認できませんでした。管理者に知らせてください。`
export const providerRefused = (provider: string) =>
  `${provider}がGatefoldからのログインを受け付けませんでした。もう一度試すか、管理者に知らせてください。`
export const providerUnreachable = (provider: string) =>
  `${provider}につながりません。あとでもう一度試すか、管理者に知らせてください。`

export const forgotTitle = 'パスワードの再設定'
export const forgotText = '再設定リンクをメールで送ります。'
export const sendLink = '再設定リンクを送信'
export const sendingLink = '送信中…'
export const sendFailed = 'パスワードを再設定できませんでした'
export const sendFailedText = '再設定リンクを送信できませんでした。もう一度試してください。'
export const sentTitle = 'メールを確認してください'
export const sentText = <Node>(address: Node) => [
  address,
  'のアカウントがあれば、再設定リンクを送りました。使えるのは1回、1時間以内です。届かないときは迷惑メールも確認してください。',
]
export const backToLogin = 'ログインに戻る'

export const loggedOut = 'ログアウトしました'
export const loggedOutText = 'またのお越しをお待ちしています。'
export const banned = 'このアカウントは利用停止中です。'
export const accountDeleted = 'アカウントを削除しました'
export const accountDeletedText = 'アカウントと、その中身をすべて削除しました。'
