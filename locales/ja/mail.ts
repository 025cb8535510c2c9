export { exportStarted as started, exportStartedText as startedText } from '#locales/phrases.ts'

export const confirmAddress = 'メールアドレスを確認'
export const confirmAddressHelp = 'ログインしているブラウザーでリンクを開いてください。'
export const choosePassword = '新しいパスワードを設定'
export const toGatefold = 'Gatefoldへ'

export const verificationSubject = 'メールアドレスの確認'
export const verificationPreview = 'リンクを開いて、メールアドレスを確認してください。'
export const verificationText = (address: string) =>
  `Gatefoldのアカウントのメールアドレスとして、「${address}」の登録がありました。自分のものであることを確認してください。`
export const verificationEnd = 'リンクの期限は1日です。心当たりがなければ、このメールは無視してください。'

export const resetSubject = '新しいパスワードの設定'
export const resetPreview = 'リンクを使えるのは1回、1時間以内です。'
export const resetText = (address: string) =>
  `Gatefoldのアカウント「${address}」について、パスワードの再設定の依頼がありました。`
export const resetEnd = 'リンクを使えるのは1回、1時間以内です。心当たりがなければ、このメールは無視してください。'

export const passwordChangedSubject = 'パスワードを変更しました'
export const passwordChangedPreview = 'ほかのすべての端末でログアウトしました。'
export const passwordChangedText = (address: string) =>
  `Gatefoldのアカウント「${address}」のパスワードを変更しました。ほかのすべての端末でログアウトしました。`
export const tokensAreRevoked = 'このアカウントのアクセストークンもすべて無効にしました。'
export const tokensStay = 'このアカウントにアクセストークンがあれば、そのまま使えます。'
export const passwordChangedHelp =
  '自分で変更したなら、何もする必要はありません。心当たりがなければ、今すぐ新しいパスワードを設定してください。'
export const passwordChangedEnd = 'このメールは、パスワードの変更のたびに送っています。'

export const newAddressSubject = '新しいメールアドレスの確認'
export const newAddressPreview = '確認するまで、Gatefoldのメールアドレスは今のままです。'
export const newAddressText = (address: string) =>
  `Gatefoldのアカウントで「${address}」を使いたいという依頼がありました。`
export const newAddressEnd = 'リンクを使えるのは1回、1時間以内です。心当たりがなければ、このメールは無視してください。'

export const addressInUseSubject = 'すでにGatefoldのアカウントがあります'
export const addressInUsePreview = '何も変わりません。'
export const addressInUseText = (address: string) =>
  `別のGatefoldのアカウントで「${address}」を使いたいという依頼がありました。このメールアドレスにはすでにアカウントがあるので、何も変わりません。`
export const addressInUseEnd = '心当たりがなければ、このメールは無視してください。'

export const oldAddressSubject = 'メールアドレスの変更の依頼'
export const oldAddressPreview = '新しいメールアドレスに届いたリンクを開くと変わります。'
export const oldAddressText = (address: string, newAddress: string) =>
  `Gatefoldのアカウント「${address}」にログインしている人から、メールアドレスを「${newAddress}」に変える依頼がありました。新しいメールアドレスに届いたリンクを開くと変わります。`
export const oldAddressHelp =
  '自分で頼んだなら、何もする必要はありません。心当たりがなければ、今すぐ新しいパスワードを設定してください。依頼を取り消し、すべての端末でログアウトします。'
export const oldAddressEnd = 'このメールは、メールアドレスの変更の依頼のたびに送っています。'

export const addressChangedSubject = 'メールアドレスを変更しました'
export const addressChangedPreview = 'これからは新しいメールアドレスを使います。'
export const addressChangedText = (address: string, newAddress: string) =>
  `Gatefoldのアカウント「${address}」のメールアドレスは、「${newAddress}」になりました。これからはこのメールアドレスでログインしてください。`
export const addressChangedHelp =
  '自分で変更したなら、何もする必要はありません。心当たりがなければ、このGatefoldの管理者に連絡してください。'
export const addressChangedEnd = 'このメールは、メールアドレスの変更のたびに、前のメールアドレスに送っています。'

export const accountDeletedSubject = 'アカウントを削除しました'
export const accountDeletedPreview = '中身もすべて消えました。'
export const accountDeletedText = (address: string) =>
  `Gatefoldのアカウント「${address}」にログインしていた人の操作により、アカウントとその中身をすべて削除しました。`
export const accountDeletedEnd = '心当たりがなければ、このGatefoldの管理者に連絡してください。'

export const changedByAdminSubject = '管理者がアカウントを変更しました'
export const changedByAdminPreview = '変更の内容と、心当たりがないときにすること。'
export const addressByAdminText = (address: string, newAddress: string) =>
  `管理者が、Gatefoldのアカウント「${address}」のメールアドレスを「${newAddress}」に変更しました。`
export const passwordByAdminText = (address: string) =>
  `管理者が、Gatefoldのアカウント「${address}」のパスワードを変更しました。すべての端末でログアウトし、アクセストークンもすべて無効にしました。`
export const changedByAdminHelp = '心当たりがなければ、このGatefoldの管理者に連絡してください。'
export const changedByAdminEnd =
  'このメールは、管理者がアカウントのメールアドレスかパスワードを変更するたびに送っています。'

export const securityChangedSubject = 'ログイン方法に変更がありました'
export const tokensChangedSubject = 'アクセストークンに変更がありました'
export const securityChangedPreview = '変更の内容と、心当たりがないときにすること。'
export const securityChanges = {
  'passkey-added': (address: string) => `Gatefoldのアカウント「${address}」にパスキーを追加しました。`,
  'passkey-removed': (address: string) => `Gatefoldのアカウント「${address}」のパスキーを削除しました。`,
  'second-factor-on': (address: string) => `Gatefoldのアカウント「${address}」の2段階認証をオンにしました。`,
  'second-factor-off': (address: string) => `Gatefoldのアカウント「${address}」の2段階認証をオフにしました。`,
  'token-created': (address: string) => `Gatefoldのアカウント「${address}」のアクセストークンを作成しました。`,
  'token-revoked': (address: string) => `Gatefoldのアカウント「${address}」のアクセストークンを1つ無効にしました。`,
  'tokens-revoked': (address: string) => `Gatefoldのアカウント「${address}」のアクセストークンをすべて無効にしました。`,
}
export const securityChangedHelp =
  '自分で変更したなら、何もする必要はありません。心当たりがなければ、今すぐ新しいパスワードを設定し、設定 → セキュリティと、設定 → データを確認してください。'
export const securityChangedEnd =
  'このメールは、アカウントのパスキー、2段階認証、アクセストークンの変更のたびに送っています。'

export const title = 'Gatefoldへようこそ'
export const tags = ['ようこそ', 'テスト']
export const notes = 'このアルバムは自由に使えます。編集、評価、箱への追加、削除を試してみてください。'

export const unreachable = 'Gatefoldにつながりませんでした。ネットワークを確認して、もう一度試してください。'
export const exportFailed = 'アルバムを書き出せませんでした'

export const albumsFileName = 'Gatefoldのアルバム'
export const albumsFile = 'Gatefoldのアルバム.csv'
export const selectionFileName = 'Gatefoldの選択'
export const collectionFileName = 'Gatefoldのコレクション'
export const diaryFileName = 'Gatefoldの日記'
export const unnamedCrate = '箱'
