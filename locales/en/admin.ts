import { besideText, counted, isolated, numberText } from '#locales/intl.ts'

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

export const people = (count: number) => counted(count, { one: 'person', other: 'people' })

export const roleNames = { user: 'user', test: 'test', admin: 'admin' }
export const notAdmin = 'This account can’t be an administrator.'
export const toSecurity = 'Open Settings → Security'
export const clearSearch = 'Clear the search'
export const loadingMore = 'Loading…'

export const usersTitle = 'User management'
export const auditLog = 'Audit log'
export const invitations = 'Invitations'
export const createUser = 'Create user'
export const searchUsers = 'Search users'
export const searchUsersPlaceholder = 'Search usernames, emails, names…'
export const sortUsers = 'Sort users'
export const orderNames = {
  'created-desc': 'Newest first',
  'created-asc': 'Oldest first',
  'username-desc': 'Username, Z to A',
  'username-asc': 'Username, A to Z',
  'email-desc': 'Email, Z to A',
  'email-asc': 'Email, A to Z',
  'role-desc': 'Role, Z to A',
  'role-asc': 'Role, A to Z',
}
export const usersLoadFailed = 'Couldn’t load the users'
export const loadingUsers = 'Loading users'
export const noUsers = 'No users found'
export const usersShown = (shown: number, count: number) => `${numberText(shown)} of ${people(count)}`

export const username = 'Username'
export const email = 'Email'
export const displayName = 'Display name'
export const role = 'Role'
export const columns = { id: 'ID', username, email, displayName, role, created: 'Created', actions: 'Actions' }
export const copyId = (id: string) => `Copy the ID ${id}`
export const idCopied = 'ID copied'
export const copyIdFailed = 'Couldn’t copy the ID'
export const notAvailable = 'N/A'
export const you = 'you'
// The reason, if any, is for screen readers.
export const banned = <Node>(reason: Node) => ['banned', reason]
export const bannedBecause = (reason: string) => `: ${isolated(reason)}`

export const edit = (username: string) => `Edit ${isolated(username)}`
export const deleteOne = (username: string) => `Delete ${isolated(username)}`
export const deleteOwn = 'Delete your own account under Account'
export const more = (username: string) => `More about ${isolated(username)}`
export const endSessionsOf = 'End sessions…'
export const ban = 'Ban…'
export const unban = 'Unban'
export const unbanned = 'User unbanned'
export const updateFailedTitle = 'Couldn’t update the user'

export const createTitle = 'Create new user'
export const editTitle = 'Edit user'
export const password = 'Password'
export const passwordHelp = (least: number) => `At least ${numberText(least)} characters.`
export const newPassword = 'New password'
export const newPasswordHelp =
  'Leave blank to keep the current password. A new one logs them out everywhere and revokes their access tokens.'
export const ownPassword = 'Your own password'
export const create = 'Create user'
export const created = 'User created'
export const updated = 'User updated'
export const createFailedTitle = 'Couldn’t create the user'

export const banTitle = (username: string) => `Ban ${isolated(username)}?`
export const banText =
  'They are logged out everywhere, their access tokens are revoked, and they can’t log in until they are unbanned. Their data is kept.'
export const banReason = 'Reason'
export const banReasonHelp = 'Optional. They see it.'
export const banUser = 'Ban user'
export const userBanned = 'User banned'

export const endSessionsTitle = (username: string) => `Log ${isolated(username)} out everywhere?`
export const endOwnSessionsText = 'You will be logged out on all your other devices.'
export const endSessionsText = 'They will be logged out on all their devices. Their data is kept.'
export const revokeTokens = (isOwn: boolean) =>
  isOwn ? 'Revoke my access tokens too' : 'Revoke their access tokens too'
export const tokensStay = 'Otherwise scripts and apps that use them go on working.'
export const endSessions = 'End sessions'
export const sessionsEnded = 'Sessions ended'

export const deleteTitle = 'Delete user'
export const deleteText = 'Their albums, crates and imports are deleted with the account. This can’t be undone.'
export const deleteUser = 'Delete user'
export const deleted = 'User deleted'
export const deleteFailedTitle = 'Couldn’t delete the user'

export const invitationsTitle = 'Invitations'
export const back = 'Back to user management'
export const text = (days: number) =>
  `A link lets one person sign up without the signup password. It works once, for ${counted(days, { one: 'day', other: 'days' })}.`
export const createInvitation = 'Create invitation'
export const createInvitationFailed = 'Couldn’t create the invitation'
export const link = 'Invitation link'
export const linkHelp = 'Send it to one person. It is shown only now.'
export const copy = 'Copy link'
export const copied = 'Link copied'
export const copyFailed = 'Couldn’t copy the link. Select it and copy it yourself.'
export const invitationsLoading = 'Loading the invitations'
export const invitationsFailed = 'Couldn’t load the invitations'
export const noInvitations = 'No invitations yet. Create one and send its link.'
export const somebody = 'somebody'
export const createdBy = <Node>(ago: Node, username: string) => ['Created ', ago, ` by ${isolated(username)}`]
export const openUntil = (day: string) => `Open until ${day}`
export const expired = 'Expired'
export const used = <Node>(ago: Node) => ['Used ', ago]
export const revoke = 'Revoke'
/** The names of the buttons, for screen readers. `day` is when it expires. */
export const revokeOne = (day: string) => `Revoke the invitation that expires ${day}`
export const revoked = 'Invitation revoked'
export const revokeFailed = 'Couldn’t revoke the invitation'

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
export const auditLogLoading = 'Loading the audit log'
export const auditLogFailed = 'Couldn’t load the audit log'
export const count = (entries: number, hasMore: boolean) =>
  hasMore ? `${numberText(entries)} or more entries` : counted(entries, { one: 'entry', other: 'entries' })
export const noMatches = 'No entries match'
export const auditLogEmpty = 'No activity yet. Logins and administrator actions appear here.'

type Detail = { role: string | null | undefined; changes: string[]; reason: string | undefined; revokesTokens: boolean }
/** `whom` is null if it is `who`. */
type Deed = <Node>(who: Node, whom: Node | null, detail: Detail) => (Node | string)[]
const deed =
  (verb: string, end = (_: Detail) => ''): Deed =>
  (who, whom, detail) => [who, ` ${verb} `, whom ?? 'themselves', end(detail)]
const own =
  (verb: string): Deed =>
  (who) => [who, ` ${verb}`]

export const fieldNames: Record<string, string | undefined> = {
  username: 'username',
  email: 'email',
  displayName: 'display name',
  password: 'password',
}
export const roleChanged = (before: string | null, after: string) => `role from ${before ?? 'none'} to ${after}`

export const methodNames = {
  password: 'a password',
  google: 'Google',
  oidc: 'OpenID',
  passkey: 'a passkey',
  code: 'a password and a code',
}

/** What an entry of each kind says. */
export const deeds = {
  'user-created': deed('created', ({ role }) => (role ? ` as ${role}` : '')),
  'user-updated': deed('changed', ({ changes }) => `: ${besideText(changes)}`),
  'user-deleted': deed('deleted'),
  'user-banned': deed('banned', ({ reason }) => (reason ? `: “${isolated(reason)}”` : '')),
  'user-unbanned': deed('unbanned'),
  'sessions-ended': deed('logged', ({ revokesTokens }) =>
    revokesTokens ? ' out everywhere and revoked all access tokens' : ' out everywhere',
  ),
  'admin-granted': own('became an administrator through admin setup'),
  'password-reset': own('reset their password'),
  'password-changed': own('changed their password'),
  'email-changed': own('changed their email'),
  'second-factor-on': own('turned their second factor on'),
  'second-factor-off': own('turned their second factor off'),
  'passkey-added': own('added a passkey'),
  'passkey-removed': own('removed a passkey'),
  'token-created': own('created an access token'),
  'token-revoked': own('revoked an access token'),
  'tokens-revoked': own('revoked all access tokens'),
  'invitation-created': own('created an invitation'),
  'invitation-revoked': own('revoked an invitation'),
  'invitation-used': deed('signed up with an invitation from'),
  'share-removed': deed('took down a share of'),
}
export const signedIn = <Node>(who: Node, method: string) => [who, ` logged in with ${method}`]
/** `whom` is the account, or the address that has none; null if the address is no longer stored. */
export const signInFailed = <Node>(whom: Node | null) => ['A login failed: ', whom ?? 'an unknown address']
export const accountDeleted = 'Somebody deleted their own account'

export const takeDown = 'Take down a shared page'
export const shareAddress = 'Address of the page'
export const noShareAddress = 'Paste the whole address, such as https://gatefold.example.com/s/…'
export const takeDownNow = 'Take down'
export const takeDownHelp = 'Nobody sees the page from then on, and its owner can’t share it again under this address.'
export const takenDown = 'The page is taken down'
