import { besideText, isolated, numberText } from '#locales/intl.ts'

export {
  cancel,
  optional,
  saveChanges,
  showMore,
  somethingWrong as createFailed,
  somethingWrong as deleteFailed,
  somethingWrong as updateFailed,
  tryAgain,
  unsavedChanges as unsaved,
} from '#locales/phrases.ts'

export const people = (count: number) => `${numberText(count)}人`

export const roleNames = { user: 'ユーザー', test: 'テスト', admin: '管理者' }
export const notAdmin = 'このアカウントは管理者になれません。'
export const toSecurity = '設定 → セキュリティを開く'
export const clearSearch = '検索を消去'
export const loadingMore = '読み込み中…'

export const usersTitle = 'ユーザー管理'
export const auditLog = '操作ログ'
export const invitations = '招待'
export const createUser = 'ユーザーを作成'
export const searchUsers = 'ユーザーを検索'
export const searchUsersPlaceholder = 'ユーザー名、メール、名前を検索…'
export const sortUsers = 'ユーザーの並べ替え'
export const orderNames = {
  'created-desc': '新しい順',
  'created-asc': '古い順',
  'username-desc': 'ユーザー名、Z→A',
  'username-asc': 'ユーザー名、A→Z',
  'email-desc': 'メール、Z→A',
  'email-asc': 'メール、A→Z',
  'role-desc': '役割、Z→A',
  'role-asc': '役割、A→Z',
}
export const usersLoadFailed = 'ユーザーを読み込めませんでした'
export const loadingUsers = 'ユーザーを読み込み中'
export const noUsers = 'ユーザーが見つかりません'
export const usersShown = (shown: number, count: number) => `${people(count)}中${people(shown)}`

export const username = 'ユーザー名'
export const email = 'メール'
export const displayName = '表示名'
export const role = '役割'
export const columns = { id: 'ID', username, email, displayName, role, created: '作成日', actions: '操作' }
export const copyId = (id: string) => `ID ${id}をコピー`
export const idCopied = 'IDをコピーしました'
export const copyIdFailed = 'IDをコピーできませんでした'
export const notAvailable = 'なし'
export const you = '自分'
export const banned = <Node>(reason: Node) => ['利用停止中', reason]
export const bannedBecause = (reason: string) => `：${isolated(reason)}`

export const edit = (username: string) => `${isolated(username)}を編集`
export const deleteOne = (username: string) => `${isolated(username)}を削除`
export const deleteOwn = '自分のアカウントは「アカウント」で削除できます'
export const more = (username: string) => `${isolated(username)}のその他の操作`
export const endSessionsOf = 'ログアウトさせる…'
export const ban = '利用停止…'
export const unban = '利用停止を解除'
export const unbanned = '利用停止を解除しました'
export const updateFailedTitle = 'ユーザーを変更できませんでした'

export const createTitle = '新しいユーザーを作成'
export const editTitle = 'ユーザーを編集'
export const password = 'パスワード'
export const passwordHelp = (least: number) => `${numberText(least)}文字以上。`
export const newPassword = '新しいパスワード'
export const newPasswordHelp =
  '空欄なら今のパスワードのままです。変更すると、すべての端末でログアウトになり、アクセストークンも無効になります。'
export const ownPassword = '自分のパスワード'
export const create = 'ユーザーを作成'
export const created = 'ユーザーを作成しました'
export const updated = 'ユーザーを変更しました'
export const createFailedTitle = 'ユーザーを作成できませんでした'

export const banTitle = (username: string) => `${isolated(username)}を利用停止にしますか？`
export const banText =
  'すべての端末でログアウトになり、アクセストークンも無効になります。解除するまでログインできません。データは残ります。'
export const banReason = '理由'
export const banReasonHelp = '任意。本人に表示します。'
export const banUser = '利用停止にする'
export const userBanned = '利用停止にしました'

export const endSessionsTitle = (username: string) => `${isolated(username)}をすべての端末でログアウトさせますか？`
export const endOwnSessionsText = 'ほかのすべての端末でログアウトします。'
export const endSessionsText = 'すべての端末でログアウトになります。データは残ります。'
export const revokeTokens = (isOwn: boolean) =>
  isOwn ? '自分のアクセストークンも無効にする' : 'この人のアクセストークンも無効にする'
export const tokensStay = '無効にしないと、それを使うスクリプトやアプリはそのまま動きます。'
export const endSessions = 'ログアウトさせる'
export const sessionsEnded = 'ログアウトさせました'

export const deleteTitle = 'ユーザーを削除'
export const deleteText = 'アルバム、箱、取り込みもアカウントと一緒に削除します。この操作は元に戻せません。'
export const deleteUser = 'ユーザーを削除'
export const deleted = 'ユーザーを削除しました'
export const deleteFailedTitle = 'ユーザーを削除できませんでした'

export const invitationsTitle = '招待'
export const back = 'ユーザー管理に戻る'
export const text = (days: number) =>
  `リンク1つで1人が、招待パスワードなしでアカウントを作れます。使えるのは1回、${numberText(days)}日以内です。`
export const createInvitation = '招待を作成'
export const createInvitationFailed = '招待を作成できませんでした'
export const link = '招待リンク'
export const linkHelp = '送る相手は1人、表示は今だけ'
export const copy = 'リンクをコピー'
export const copied = 'リンクをコピーしました'
export const copyFailed = 'リンクをコピーできませんでした。選択してコピーしてください。'
export const invitationsLoading = '招待を読み込み中'
export const invitationsFailed = '招待を読み込めませんでした'
export const noInvitations = 'まだ招待はありません。作成して、リンクを送りましょう。'
export const somebody = '誰か'
export const createdBy = <Node>(ago: Node, username: string) => [ago, `、${isolated(username)}が作成`]
export const openUntil = (day: string) => `${day}まで有効`
export const expired = '期限切れ'
export const used = <Node>(ago: Node) => ['使用：', ago]
export const revoke = '無効にする'
export const revokeOne = (day: string) => `無効にする：期限が${day}の招待`
export const revoked = '招待を無効にしました'
export const revokeFailed = '招待を無効にできませんでした'

export const search = '操作ログを検索'
export const searchPlaceholder = '人や内容を検索…'
export const kind = '操作の種類'
export const everyKind = 'すべての操作'
export const kinds = {
  'user-created': 'ユーザーの作成',
  'user-updated': 'ユーザーの変更',
  'user-deleted': 'ユーザーの削除',
  'user-banned': '利用停止',
  'user-unbanned': '利用停止の解除',
  'sessions-ended': '端末のログアウト',
  'admin-granted': '管理者の設定',
  'signed-in': 'ログイン',
  'sign-in-failed': 'ログインの失敗',
  'password-reset': 'パスワードの再設定',
  'password-changed': 'パスワードの変更',
  'email-changed': 'メールアドレスの変更',
  'second-factor-on': '2段階認証をオン',
  'second-factor-off': '2段階認証をオフ',
  'passkey-added': 'パスキーの追加',
  'passkey-removed': 'パスキーの削除',
  'token-created': 'アクセストークンの作成',
  'token-revoked': 'アクセストークンの無効化',
  'tokens-revoked': '全アクセストークンの無効化',
  'invitation-created': '招待の作成',
  'invitation-revoked': '招待の無効化',
  'share-removed': '共有ページの停止',
  'invitation-used': '招待の使用',
  'account-deleted': 'アカウントの削除',
}
export const auditLogLoading = '操作ログを読み込み中'
export const auditLogFailed = '操作ログを読み込めませんでした'
export const count = (entries: number, hasMore: boolean) => `${numberText(entries)}件${hasMore ? '以上' : ''}`
export const noMatches = '合う記録がありません'
export const auditLogEmpty = 'まだ記録はありません。ログインや管理者の操作がここに並びます。'

type Detail = { role: string | null | undefined; changes: string[]; reason: string | undefined; revokesTokens: boolean }
type Deed = <Node>(who: Node, whom: Node | null, detail: Detail) => (Node | string)[]
const deed =
  (end: string | ((detail: Detail) => string)): Deed =>
  (who, whom, detail) => [who, 'が', whom ?? '自分自身', typeof end === 'string' ? end : end(detail)]
const own =
  (verb: string): Deed =>
  (who) => [who, `が${verb}`]

export const fieldNames: Record<string, string | undefined> = {
  username: 'ユーザー名',
  email: 'メールアドレス',
  displayName: '表示名',
  password: 'パスワード',
}
export const roleChanged = (before: string | null, after: string) => `役割（${before ?? 'なし'} → ${after}）`

export const methodNames = {
  password: 'パスワード',
  google: 'Google',
  oidc: 'OpenID',
  passkey: 'パスキー',
  code: 'パスワードとコード',
}

export const deeds = {
  'user-created': deed(({ role }) => (role ? `を${role}として作成しました` : 'を作成しました')),
  'user-updated': deed(({ changes }) => `を変更しました：${besideText(changes)}`),
  'user-deleted': deed('を削除しました'),
  'user-banned': deed(({ reason }) =>
    reason ? `を利用停止にしました：「${isolated(reason)}」` : 'を利用停止にしました',
  ),
  'user-unbanned': deed('の利用停止を解除しました'),
  'sessions-ended': deed(({ revokesTokens }) =>
    revokesTokens
      ? 'をすべての端末でログアウトさせ、アクセストークンもすべて無効にしました'
      : 'をすべての端末でログアウトさせました',
  ),
  'admin-granted': own('管理者の設定で管理者になりました'),
  'password-reset': own('パスワードを再設定しました'),
  'password-changed': own('パスワードを変更しました'),
  'email-changed': own('メールアドレスを変更しました'),
  'second-factor-on': own('2段階認証をオンにしました'),
  'second-factor-off': own('2段階認証をオフにしました'),
  'passkey-added': own('パスキーを追加しました'),
  'passkey-removed': own('パスキーを削除しました'),
  'token-created': own('アクセストークンを作成しました'),
  'token-revoked': own('アクセストークンを無効にしました'),
  'tokens-revoked': own('アクセストークンをすべて無効にしました'),
  'invitation-created': own('招待を作成しました'),
  'invitation-revoked': own('招待を無効にしました'),
  'invitation-used': deed('の招待でアカウントを作りました'),
  'share-removed': deed('の共有ページを停止しました'),
}
export const signedIn = <Node>(who: Node, method: string) => [who, `が${method}でログインしました`]
export const signInFailed = <Node>(whom: Node | null) => ['ログインの失敗：', whom ?? '不明なメールアドレス']
export const accountDeleted = '誰かが自分のアカウントを削除しました'

export const takeDown = '共有ページを停止'
export const shareAddress = 'ページのURL'
export const noShareAddress = 'https://gatefold.example.com/s/… のように、URL全体を貼り付けてください'
export const takeDownNow = '停止'
export const takeDownHelp = '今後、このページは誰にも見えません。持ち主も、このURLではもう共有できません。'
export const takenDown = '共有ページを停止しました'
