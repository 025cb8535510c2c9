import { besideText, counted, numberText } from '#locales/intl.ts'

export const title = 'Audit log'
export const back = 'Back to user management'
export const search = 'Search the audit log'
export const searchPlaceholder = 'Search people and details…'
export const kind = 'Action type'
export const everyKind = 'All actions'
export const kinds = {
  'user-created': 'Users created',
  'user-updated': 'Users updated',
  'user-deleted': 'Users deleted',
  'user-banned': 'Users banned',
  'user-unbanned': 'Users unbanned',
  'sessions-ended': 'Sessions ended',
  'admin-granted': 'Admin setups',
  'signed-in': 'Logins',
  'sign-in-failed': 'Failed logins',
  'password-reset': 'Password resets',
  'password-changed': 'Password changes',
  'email-changed': 'Email changes',
  'second-factor-on': 'Second factors turned on',
  'second-factor-off': 'Second factors turned off',
  'passkey-added': 'Passkeys added',
  'passkey-removed': 'Passkeys removed',
  'token-created': 'Access tokens created',
  'token-revoked': 'Access tokens revoked',
  'tokens-revoked': 'All access tokens revoked',
  'invitation-created': 'Invitations created',
  'invitation-revoked': 'Invitations revoked',
  'share-removed': 'Shares taken down',
  'invitation-used': 'Invitations used',
  'account-deleted': 'Deleted accounts',
}
export const loading = 'Loading the audit log'
export const loadFailed = 'Couldn’t load the audit log'
export const count = (entries: number, hasMore: boolean) =>
  hasMore ? `${numberText(entries)} or more entries` : counted(entries, { one: 'entry', other: 'entries' })
export const noMatches = 'No entries match'
export const empty = 'No activity yet. Logins and administrator actions appear here.'

// Replaces an unknown name.
export const somebody = 'somebody'

// `whom` is null if it is `who`.
const themselves = 'themselves'
export const userCreated = <Node>(who: Node, whom: Node | null, role?: string) => [
  who,
  ' created ',
  whom ?? themselves,
  role ? ` as ${role}` : '',
]
export const fieldNames: Record<string, string | undefined> = {
  username: 'username',
  email: 'email',
  displayName: 'display name',
  password: 'password',
}
export const roleChanged = (from: string | null, to: string) => `role from ${from ?? 'none'} to ${to}`
export const userUpdated = <Node>(who: Node, whom: Node | null, changes: string[]) => [
  who,
  ' changed ',
  whom ?? themselves,
  `: ${besideText(changes)}`,
]
export const userDeleted = <Node>(who: Node, whom: Node | null) => [who, ' deleted ', whom ?? themselves]
export const userBanned = <Node>(who: Node, whom: Node | null, reason?: string) => [
  who,
  ' banned ',
  whom ?? themselves,
  reason ? `: “${reason}”` : '',
]
export const userUnbanned = <Node>(who: Node, whom: Node | null) => [who, ' unbanned ', whom ?? themselves]
export const sessionsEnded = <Node>(who: Node, whom: Node | null) => [
  who,
  ' logged ',
  whom ?? themselves,
  ' out everywhere',
]
export const adminGranted = <Node>(who: Node) => [who, ' became an administrator through admin setup']

export const methodNames = {
  password: 'a password',
  google: 'Google',
  passkey: 'a passkey',
  code: 'a password and a code',
}
export const signedIn = <Node>(who: Node, method: string) => [who, ` logged in with ${method}`]
/** `whom` is the account, or the address that has none; null if the address is no longer stored. */
export const signInFailed = <Node>(whom: Node | null) => ['A login failed: ', whom ?? 'an unknown address']
export const passwordReset = <Node>(who: Node) => [who, ' reset their password']
export const passwordChanged = <Node>(who: Node) => [who, ' changed their password']
export const emailChanged = <Node>(who: Node) => [who, ' changed their email']
export const secondFactorOn = <Node>(who: Node) => [who, ' turned their second factor on']
export const secondFactorOff = <Node>(who: Node) => [who, ' turned their second factor off']
export const passkeyAdded = <Node>(who: Node) => [who, ' added a passkey']
export const passkeyRemoved = <Node>(who: Node) => [who, ' removed a passkey']
export const tokenCreated = <Node>(who: Node) => [who, ' created an access token']
export const tokenRevoked = <Node>(who: Node) => [who, ' revoked an access token']
export const tokensRevoked = <Node>(who: Node) => [who, ' revoked all access tokens']
export const invitationCreated = <Node>(who: Node) => [who, ' created an invitation']
export const invitationRevoked = <Node>(who: Node) => [who, ' revoked an invitation']
export const invitationUsed = <Node>(who: Node, whom: Node | null) => [
  who,
  ' signed up with an invitation from ',
  whom ?? themselves,
]
export const accountDeleted = 'Somebody deleted their own account'
export const shareRemoved = <Node>(who: Node, whom: Node | null) => [who, ' took down a share of ', whom ?? themselves]

export const takeDown = 'Take down a shared page'
export const shareAddress = 'Address of the page'
export const noShareAddress = 'Paste the whole address, such as https://gatefold.example.com/s/…'
export const takeDownNow = 'Take down'
export const takeDownHelp = 'Nobody sees the page from then on, and its owner can’t share it again under this address.'
export const takenDown = 'The page is taken down'
