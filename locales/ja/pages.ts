import { isolated } from '#locales/intl.ts'

export { tryAgain as askAgain, tryAgain as retry } from '#locales/phrases.ts'

export const pageTitle = (title: string) => `${isolated(title)} · Gatefold`
export const skipLink = '本文へ移動'
export const skipToAlbums = 'アルバムへ移動'
export const skipToSearch = '検索へ移動'
export const skipToCrates = '箱へ移動'
export const shareImage =
  'レコードの箱と、英語の「Every record you bought, back in a crate.」（買ったレコードを、もう一度箱の中へ。）'

export const collectionDescription = '評価とタグとメモの付いた、箱の中のアルバム。'
export const railLabel = '場所と箱'

export const errorTitle = '問題が発生しました'
export const errorText = <Node>(number: Node) => [
  'Gatefoldの側で問題が発生しました。アルバムは無事です。また起きたら、この番号を管理者に知らせてください：',
  number,
]
export const backToShop = 'Gatefoldに戻る'
export const refusalTitle = 'うまくいきませんでした'
export const notFoundTitle = '404：ページがありません'
export const notFoundText = 'このレコードはどの箱にもありません。'

export const trashedTitle = 'このアルバムはゴミ箱にあります'
export const trashedText = <Node>(title: Node, artist: string, days: number) => [
  `${isolated(artist)}の『`,
  title,
  `』は削除したアルバムです。アルバムは${days}日間ゴミ箱に残り、そのあと消えます。`,
]
export const restore = 'アルバムを復元'

export const offlineTitle = 'オフラインです'
export const offlineText = 'Gatefoldにつながりません。アルバムは無事です。つながれば、また見られます。'
export const offAirPoster = '放送休止中'

export const backToLogin = 'ログインに戻る'
export const toLogin = 'ログインへ'
export const toCollection = 'コレクションへ'

export const forgotTitle = 'パスワードの再設定'
export const email = 'メールアドレス'
export const badEmail = '正しいメールアドレスを入力してください'
export const sendResetLink = '再設定リンクを送信'
export const checkEmailTitle = 'メールを確認してください'
export const resetLinkSent = <Node>(address: Node) => [
  address,
  'のアカウントがあれば、再設定リンクを送りました。使えるのは1回、1時間以内です。届かないときは迷惑メールも確認してください。',
]

export const resetTitle = 'パスワードの再設定'
export const newPassword = '新しいパスワード'
export const confirmPassword = 'パスワード（確認）'
export const setPassword = '新しいパスワードを設定'
export const resetFailed = '問題が発生しました。もう一度試すか、新しい再設定リンクを送ってください。'
export const badResetLinkTitle = '再設定リンクが無効です'
export const badResetLink = '再設定コードがないか、正しくありません。リンクの期限が切れたのかもしれません。'
export const newResetLink = '新しいリンクを送信'
export const passwordChangedTitle = 'パスワードを変更しました'
export const passwordChanged =
  'ほかのすべての端末でログアウトし、アクセストークンもすべて無効にしました。新しいパスワードでログインしてください。'

export const signInToConfirm = <Node>(address: Node) => [
  'このブラウザーで',
  address,
  'としてログインし、もう一度メールのリンクを開いてください。',
]
export const switchToConfirm = <Node>(ownAddress: Node, address: Node) => [
  '今は',
  ownAddress,
  'としてログインしています。ログアウトして、',
  address,
  'としてログインし、もう一度メールのリンクを開いてください。',
]
export const passwordUnknown =
  'パスワードがわからなければ、新しいものを設定してください。ほかの人はみな、このアカウントからログアウトします。'
export const addressConfirmedTitle = 'メールアドレスを確認しました'
export const addressConfirmed = 'ありがとうございます。メールアドレスを確認しました。'
export const alreadyConfirmedTitle = '確認済みです'
export const alreadyConfirmed =
  'このリンクは使用済みです。メールアドレスは確認できているので、何もする必要はありません。'
export const badConfirmLinkTitle = '確認リンクが無効です'
export const badConfirmLink = 'リンクの期限が切れたか、途中で切れています。'
export const newConfirmLink = '新しいリンクを送信'
export const signInForLink = 'ログインして、設定から新しいリンクを送信してください。'
export const confirmLinkSent = <Node>(address: Node) => [
  address,
  'にリンクを送りました。期限は1日です。届かないときは迷惑メールも確認してください。',
]

export const newAddressTitle = '新しいメールアドレスの確認'
export const newAddressText = <Node>(newAddress: Node, oldAddress: Node) => [
  'メールアドレスを',
  oldAddress,
  'から',
  newAddress,
  'に変えます。これからは新しいほうでログインします。',
]
export const takeAddress = 'このメールアドレスを使う'
export const keepAddress = '今のままにする'
export const addressChangedTitle = 'メールアドレスを変更しました'
export const addressChanged = <Node>(address: Node) => ['メールアドレスは', address, 'になりました。']
export const badAddressLinkTitle = 'リンクが無効です'
export const badAddressLink = 'このリンクは無効です。使えるのは1回、1時間以内で、送信を頼んだアカウントに限ります。'
export const signInFirstTitle = '先にログインしてください'
export const signInFirst =
  '新しいメールアドレスを確認できるのは本人だけです。このブラウザーで今のメールアドレスでログインし、もう一度メールのリンクを開いてください。'
