import { counted, numberText } from '#locales/intl.ts'

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

export const columns = {
  id: 'ID',
  username: 'Username',
  email: 'Email',
  displayName: 'Display name',
  role: 'Role',
  created: 'Created',
  actions: 'Actions',
}
export const copyId = (id: string) => `Copy the ID ${id}`
export const idCopied = 'ID copied'
export const copyIdFailed = 'Couldn’t copy the ID'
export const notAvailable = 'N/A'
export const you = 'you'
// The reason, if any, is for screen readers.
export const banned = <Node>(reason: Node) => ['banned', reason]
export const bannedBecause = (reason: string) => `: ${reason}`

export const edit = (username: string) => `Edit ${username}`
export const deleteOne = (username: string) => `Delete ${username}`
export const deleteOwn = 'Delete your own account under Account'
export const more = (username: string) => `More about ${username}`
export const endSessionsOf = 'End sessions…'
export const ban = 'Ban…'
export const unban = 'Unban'
export const unbanned = 'User unbanned'
export const updateFailedTitle = 'Couldn’t update the user'

export const createTitle = 'Create new user'
export const editTitle = 'Edit user'
export const username = 'Username'
export const email = 'Email'
export const displayName = 'Display name'
export const role = 'Role'
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

export const banTitle = (username: string) => `Ban ${username}?`
export const banText =
  'They are logged out everywhere, their access tokens are revoked, and they can’t log in until they are unbanned. Their data is kept.'
export const banReason = 'Reason'
export const banReasonHelp = 'Optional. They see it.'
export const banUser = 'Ban user'
export const userBanned = 'User banned'

export const endSessionsTitle = (username: string) => `Log ${username} out everywhere?`
export const endOwnSessionsText = 'You will be logged out on all your other devices.'
export const endSessionsText =
  'They will be logged out on all their devices. Their data is kept. Their access tokens still work; a new password or a ban revokes them.'
export const endSessions = 'End sessions'
export const sessionsEnded = 'Sessions ended'

export const deleteTitle = 'Delete user'
export const deleteText = 'Their albums, crates and imports are deleted with the account. This can’t be undone.'
export const deleteUser = 'Delete user'
export const deleted = 'User deleted'
export const deleteFailedTitle = 'Couldn’t delete the user'
