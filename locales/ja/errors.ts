import { isolated, numberText } from '#locales/intl.ts'
import { seconds } from '#locales/ui.ts'

export { albumGone } from '#locales/phrases.ts'

export const nothingHere = 'このURLには何もありません'
export const wrongFields = '正しくない項目があります'
export const notJson = '本文がJSONではありません'
export const noPicture = 'このURLに画像はありません'
export const otherSite = 'この呼び出しは別のサイトから来ました'
export const tooLarge = 'Gatefoldには大きすぎます。'
export const addressTooLong = 'このURLは長すぎます'
export const wrongKey = (most: number) => `Idempotency-Keyは1〜${most}文字にしてください`
export const outdated = 'この変更のあとに、この端末からの新しい変更を保存しています。'
export const wrongDeviceChange = '端末、番号、カンマで区切った番号でなければなりません'
export const keyUsed = 'このキーは別の呼び出しに使用済みです'
export const tooManyAtOnce = (wait: number) =>
  `一度に来る呼び出しが多すぎます。${seconds(wait)}後にもう一度試してください。`
export const unavailable = (wait: number, id: string) =>
  `今、データベースにつながりません。${seconds(wait)}後にもう一度試してください。参照番号：${id}`
export const moving = 'Gatefoldがアルバムを別の場所に移しています。数分後には、また変更を保存できます。'
export const databaseFull = (id: string) =>
  `Gatefoldの空きがなくなり、今は何も保存できません。管理者に知らせてください。参照番号：${id}`
export const failed = (id: string) => `問題が発生しました。参照番号：${id}`

export const signedOut = '続けるには、ログインしてください。'
export const otherPerson = 'ほかの人がログインしています。ページを再読み込みしてください。'
export const noAdmin = 'このアカウントは管理者になれません。'
export const banned = 'このアカウントは利用停止中です。'
export const bannedFor = (reason: string) => `このアカウントは利用停止中です：${isolated(reason)}`
export const signupPasswordFirst = '先に招待パスワードを入力してください。'
export const wrongSignupPassword = 'パスワードが違います'
export const invitationOver = 'この招待は期限切れか、使用済みです。新しい招待をもらってください。'
export const tooManyTries = (wait: string) => `試した回数が多すぎます。${wait}後にもう一度試してください。`
export const addressConfirmed = 'このメールアドレスは確認済みです。'

export const accountGone = 'このアカウントはもうありません'
export const wrongCurrentPassword = '今のパスワードと違います'
export const noPassword = 'ここにはパスワードがありません。設定するには、再設定リンクを送ってください。'
export const sameAddress = 'すでにこのメールアドレスです'
export const signInAgain =
  '本人確認のため、いったんログアウトし、Google、パスキー、またはいつものアカウントでログインし直してから、もう一度試してください。'
export const ownPasswordMissing = '本人確認のため、自分のパスワードを入力してください。'
export const wrongPassword = 'パスワードが違います'
export const tooManyMails = (wait: string) => `メールが多すぎます。${wait}後にもう一度試してください。`
export const sessionOver = 'この端末はすでにログアウトしています'
export const wrongConfirmation = '自分のメールアドレスと違います'
export const secondFactorNeeded = '管理者には2段階認証が必要です。設定 → セキュリティでオンにしてください。'
export const secondFactorOn = '2段階認証はすでにオンです'
export const secondFactorOff = '2段階認証はオフです'
export const wrongCode = 'コードが違います。コードは30秒ごとに変わります。'
export const usedCode = 'このコードは使用済みです。次のコードを待ってください。'
export const wrongRecoveryCode = 'リカバリーコードが違います。使えるのはそれぞれ1回です。'
export const codeTooLate = 'このログインは期限切れです。もう一度パスワードを入力してください。'
export const passkeyRefused = 'このパスキーを確認できませんでした。もう一度試すか、別の方法でログインしてください。'
export const passkeyGone = 'このパスキーはもうありません'
export const tooManyPasskeys = (most: number) => `パスキーは${most}個までです`
export const tokenOver = 'このアクセストークンは無効です。期限切れか、無効にしたものです。'
export const readToken = 'このアクセストークンは読み取りのみです。書き込みのできるものを作成してください。'
export const noTokens = 'ここではアクセストークンを使えません。ブラウザーでログインしてください。'
export const tokenGone = 'このアクセストークンはもうありません'
export const tooManyTokens = (most: number) => `アクセストークンは${most}個までです。先にどれかを無効にしてください。`
export const setupFailed = '管理者を設定できませんでした'

export const adminsOnly = '管理者だけができます'
export const personGone = 'この人はもういません'
export const addressTaken = 'このメールアドレスにはすでにアカウントがあります'
export const lastAdmin = '最後の管理者は、削除も、役割の変更も、利用停止もできません'
export const ownBan = '自分を利用停止にはできません'
export const tooManyInvitations = (most: number) => `有効な招待は${most}件までです。使わないものを無効にしてください。`
export const invitationGone = 'この招待はもうないか、使用済みです'

export const someAlbumGone = 'アルバムのどれかがもうありません'
export const collectionFull = (most: number) => `アルバムは${numberText(most)}枚までです`
export const albumThere = 'このアルバムはすでにあります'
export const albumInTrash = 'このアルバムはゴミ箱にあります'
export const idTaken = 'このidは使われています。別のidでもう一度試してください。'
export const albumAddressTaken = '別のアルバムに同じURLがあります'
export const albumStale = 'このアルバムにほかで変更がありました'
export const albumsStale = 'アルバムのどれかにほかで変更がありました。もう一度試してください。'
export const tooManyTags = (most: number, count: number) =>
  `アルバムのタグは${numberText(most)}個までですが、${numberText(count)}個になるものがあります`
export const ratingsDiffer = 'アルバムの評価が違います。どれかを選んでください。'
export const mergedNotesTooLong = (most: number, count: number) =>
  `メモは${numberText(most)}文字までですが、まとめると${numberText(count)}文字になります。先に短くしてください。`
export const tooManyMerged = (most: number) => `まとめられるアルバムは${numberText(most)}枚までです`
export const mergeGone = 'まとめる前には戻せません。アルバムのどれかを、復元したか、またまとめたか、完全に削除しました'
export const tooManyDistinct = (most: number) => `「別のアルバム」の記録は${numberText(most)}組までです`
export const wrongAlbums = 'albumsはアルバムのリストでなければなりません'
export const tooManyAlbumsInCall = (most: number) => `1回の呼び出しでアルバムは${numberText(most)}枚までです`
export const noPreview = 'このアルバムは試聴できません'

export const crateGone = 'この箱はもうありません'
export const crateStale = 'この箱にほかで変更がありました'
export const cratesStale = '箱にほかで変更がありました。もう一度試してください。'
export const tooManyCrates = (most: number) => `箱は${numberText(most)}箱までです`
export const crateIsSmart = '自動の箱は検索に合うものを表示します。アルバムを入れることはできません'

export const tagsStale = 'タグにほかで変更がありました。もう一度試してください。'
export const tooManyTagRules = (most: number) => `タグのルールは${numberText(most)}件までです`
export const tooManyTagColors = (most: number) =>
  `色を選べるタグは${numberText(most)}個までです。先に別のタグを「自動」に戻してください。`
export const editGone = 'この変更はもう元に戻せません'
export const editUnfinished = 'この変更はまだ途中です。少し待って、もう一度試してください。'
export const tagEditGone = 'このタグの変更はもう元に戻せません'
export const tagEditFollowed = 'そのあとタグに変更があったので、元に戻せません'

export const cratesFull = (most: number) =>
  `箱に入れられるアルバムは、全部で${numberText(most)}枚です。2つの箱にあるアルバムは2枚と数えます。箱からアルバムを外すか、ゴミ箱を空にしてください。`
export const dataFull = (megabytes: number) =>
  `アルバムの文字は、全部で${numberText(megabytes)} MBまでです。メモを短くする、タグを外す、アルバムを削除してゴミ箱を空にする、のどれかをしてください。`
export const tooManyFanImports = (most: number) =>
  `Bandcampからの取り込みは、同時に${numberText(most)}件までです。終わるのを待つか、どれかを中止してください。`
export const tooManyChanges = (wait: string) => `1時間の変更が多すぎます。${wait}後にもう一度試してください。`
export const tooManyBandcampCalls = (most: number, wait: string) =>
  `Bandcampへの問い合わせは、1人1分に${numberText(most)}回までです。${wait}後にもう一度試してください。`

export const listenGone = 'この日記の記録はもうありません'
export const diaryFull = (most: number) => `日記の記録は${numberText(most)}件までです`

export const wrongToken = 'ListenBrainzにこのトークンはありません。ListenBrainzの設定からコピーしてください。'
export const silent = 'ListenBrainzから応答がありませんでした。あとでもう一度試してください。'
export const tooManyTokenTries = (most: number, wait: string) =>
  `トークンの確認は、1人1分に${numberText(most)}回までです。${wait}後にもう一度試してください。`

export const sharedAgain = 'これは今、別のリンクで共有しています。'
export const shareUndoOver = 'もう元に戻せません。もう一度共有すると、新しいリンクができます。'
export const shareGone = 'この共有ページはもうありません'
export const tooManyShares = (most: number) =>
  `共有ページは${numberText(most)}件までです。先にどれかの共有をやめてください。`
export const giftDay = 'もっとあとの日を選んでください。日は遅くできますが、早くはできません'
export const noYearGift = '年はプレゼントリストにできません'
export const giftsLater = '誰が何を贈るかは、プレゼントリストの日まで秘密です'
export const noGiftList = 'これはもうプレゼントリストではありません'
export const giftTaken = 'ほかの人がこれを贈ります'
export const giftNotYours = 'これに印を付けたのは、このブラウザーではありません'
export const tooManyMarks = (most: number, wait: string) =>
  `印を付けられるのは、1時間にアルバム${numberText(most)}枚までです。${wait}後にもう一度試してください。`
export const ownGiftList = '自分のリストです。何に印が付いたかは秘密です'
export const notAJpeg = '画像はJPEGでなければなりません'
export const brokenJpeg = 'このファイルは壊れているか、画像以外のものを含んでいます。JPEGで保存し直してください'
export const pictureTooWide = (width: number, height: number) =>
  `画像は幅${numberText(width)}、高さ${numberText(height)}ピクセルまでです。小さくしてください`
export const pictureTooLarge = (kilobytes: number) => `画像は${numberText(kilobytes)} kBまでです`
export const slowDown = '呼び出しが多すぎます。1分待ってください。'
