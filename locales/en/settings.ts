import { counted, dayText, isolated, listText, numberText, plural } from '#locales/intl.ts'
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

export const title = 'Settings'
export const accountTab = 'Account'
export const securityTab = 'Security'
export const securityLoading = 'Loading the security settings'
export const appearanceTab = 'Appearance'
export const halfStars = 'Half stars'
export const halfStarsText =
  'On this device, a press on the left half of a star gives half a star less, and so does Shift with a number: Shift and 4 gives 3.5.'
export const bandcampTab = 'Bandcamp'
export const bandcampLoading = 'Loading the connection to Bandcamp'
export const dataTab = 'Data'
export const adminTab = 'Admin'
export const adminLoading = 'Loading the administration'

export const profile = 'Profile'
export const displayName = 'Display name'
export const photo = 'Or paste an address'
export const uploadPhoto = 'Upload a photo'
export const removePhoto = 'Remove photo'
export const notAPicture = 'Your browser can’t open this file as a picture. Choose a JPEG, PNG or WebP.'
export const noPicture = 'There is no picture at this address, so we show your initials.'
export const profileSaved = 'Account updated'
export const profileFailed = 'Couldn’t update your account'

export const email = 'Email'
export const verified = 'Confirmed'
/** `srOnly` text is for screen readers. */
export const changeEmail = <Node>(srOnly: (text: string) => Node) => ['Change', srOnly(' email')]
export const unverified = 'This email is not confirmed yet. Open the link in the email we sent you.'
export const sendAgain = 'Send the email again'
export const sentAgain = 'Check your email'
export const sentAgainText = (address: string) => `We sent the email to ${address} again.`
export const sendAgainFailed = 'Couldn’t send the email'
/** `address` is the new email. */
export const emailPending = <Node>(address: Node) => [
  'We sent an email to ',
  address,
  '. Your email changes once you open the link in it.',
]
export const newEmail = 'New email'
export const yourPassword = 'Your password'
export const newEmailHint = 'We’ll send an email to the new address. Nothing changes until you confirm it.'
export const sendMail = 'Send the email'
export const mailSent = 'Check your email'
export const mailSentText = (address: string) => `Open the link in the email we sent to ${address}.`
export const emailFailed = 'Couldn’t change your email'

export const password = 'Password'
export const noPassword = 'You have no password here. A reset link lets you set one.'
export const getLink = 'Get a link'
export const googleToo = 'You can log in with Google too.'
/** `srOnly` text is for screen readers. */
export const changePassword = <Node>(srOnly: (text: string) => Node) => ['Change', srOnly(' password')]
export const currentPassword = 'Current password'
export const newPassword = 'New password'
export const passwordMust = 'A new password must'
/** Each ends the sentence above. */
export const passwordRules = (least: number) => ({
  length: `be at least ${numberText(least)} characters long`,
  uppercase: 'contain at least one uppercase letter',
  digit: 'contain at least one number',
})
/** For screen readers, after a rule that is met. */
export const ruleIsMet = ', done'
export const confirmPassword = 'Confirm new password'
export const savePassword = 'Change password'
export const passwordSaved = 'Password changed'
/** `tokens` says what became of the access tokens, if there are any. */
export const passwordSavedText = (tokens = '') => `You are logged out everywhere else. ${tokens}`.trim()
export const passwordFailed = 'Couldn’t change your password'

export const sessions = 'Where you are logged in'
export const accountLoading = 'Loading your account'
export const sessionsLoading = 'Loading where you are logged in'
export const inUseNow = 'Active now'
/** `ago` is "3 days ago". */
export const lastUsed = <Node>(ago: Node) => ['Last used ', ago]
export const thisDevice = 'This device'
/** Firefox on Windows. */
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`
export const unknownDevice = 'Unknown device'
/** `day` is "14 Mar". */
export const unsentElsewhere = (count: number, day: string) =>
  `A device couldn’t send ${counted(count, { one: 'change', other: 'changes' })} since ${day}. Open Gatefold there: what its browser has not deleted is sent.`
export const signOut = 'Log out'
/** `device` is "Safari on iPhone". */
export const signOutOf = (device: string) => `Log out ${device}`
export const signOutElsewhere = 'Log out everywhere else'
export const signedOut = 'Logged out'
export const signedOutElsewhere = 'Logged out everywhere else'
export const signOutFailed = 'Couldn’t log out'

export const backupOverdue = (last: number | null) =>
  last === null
    ? 'The first backup has failed. The server’s log says why.'
    : `The last backup is from ${dayText(last)}. The server’s log says why there is no newer one.`

export const adminSetup = 'Admin setup'
export const adminUnverified = 'Your email is on the admin list. Confirm it, then set up admin here.'
export const adminConfirm = 'Your email is on the admin list. Confirm it to manage the accounts of this Gatefold.'
export const adminEmail = 'Your email address'
export const setUpAdmin = 'Set up admin'
export const adminGranted = 'Admin privileges granted!'
export const adminDone = 'Admin setup complete'
export const adminEmailMissing = 'Email required'
export const adminFailed = 'Couldn’t set up admin'

export const unsaved = 'You have unsaved changes to your account.'

export const exportTitle = 'Export'
export const exportText = 'Everything, including crates and their order, as JSON. Or one row per album, as CSV.'
export const json = 'JSON'
export const csv = 'CSV'
export const importTitle = 'Import'
export const importText = 'From a file or from Bandcamp. Past Bandcamp imports can be synced again and undone.'
export const fromFile = 'File'
export const fromBandcamp = 'Bandcamp'

export const dangerZone = 'Danger zone'
export const collection = 'My collection'
export const collectionText = 'Delete all albums, everywhere.'
export const deleteCollection = 'Delete collection'
export const albumsLeft = (left: number) => `${albumCount(left)} left`
export const deleteCollectionQuestion = 'Delete Entire Collection?'
export const nothingToDelete = 'There are no albums to delete.'
/** `gone` is undefined until the counts have loaded. */
export const deleteCollectionText = (gone: { owned: number; wishes: number } | undefined, days: number) => {
  if (!gone) return `Your albums leave every crate. ${cratesStay(2, days)}`
  const { owned, wishes } = gone
  if (owned + wishes === 0) return nothingToDelete
  const counts = [
    owned > 0 && albumCount(owned),
    wishes > 0 && counted(wishes, { one: 'wishlist album', other: 'wishlist albums' }),
  ].filter((count) => count !== false)
  const all = listText(counts)
  const leave = plural(owned + wishes, {
    one: `Your ${all} leaves every crate.`,
    other: `Your ${all} leave every crate.`,
  })
  return `${leave} ${cratesStay(owned + wishes, days)}`
}
const cratesStay = (albums: number, days: number) =>
  plural(albums, {
    one: `The crates stay, empty. You can restore it from the trash for ${numberText(days)} days.`,
    other: `The crates stay, empty. You can restore them from the trash for ${numberText(days)} days.`,
  })
export const deleteCollectionYes = 'Yes, delete everything'
export const collectionDeleted = 'Collection Deleted'
export const collectionDeletedText = (count: number) => albumCount(count)
export const deleteCollectionFailed = 'Couldn’t delete your collection'

export const account = 'My account'
export const accountText = 'Permanently delete it and everything in it.'
export const deleteAccount = 'Delete account'
export const deleteAccountQuestion = 'Delete your account?'
export const deleteAccountText =
  'Your albums, crates, notes, imports and trash are deleted at once. This can’t be undone.'
export const exportFirst = <Node>(link: (text: string) => Node) => [
  'Export your collection first: ',
  link('Export JSON'),
]
export const deleteAccountYes = 'Delete my account'
export const deleteAccountFailed = 'Couldn’t delete your account. Please try again.'

export const accessTokens = 'Access tokens'
export const text = <Node>(link: (words: string) => Node) => [
  'Let your scripts and other apps read or change your albums and crates, but never your account. ',
  link('What they can do'),
]
export const loading = 'Loading your access tokens'
export const create = 'Create a token'
export const name = 'Name'
export const nameHelp = 'To tell it from others'
export const scope = 'Access'
export const scopes = { read: 'Read only', write: 'Read and write' }
const plays = 'Through your Bandcamp connection, it can also play and save the tracks you bought.'
const does = {
  read: 'Whoever has it can read your albums, crates and diary.',
  write:
    'Whoever has it can read and change your albums, crates and diary, but not empty the trash or delete your collection.',
}
/** `hasBandcamp` says that the tracks of a connected account can be played. */
export const scopeText = (scope: keyof typeof scopes, hasBandcamp: boolean) =>
  hasBandcamp ? `${does[scope]} ${plays}` : does[scope]
export const validFor = 'Valid for'
export const dayCount = (days: number) => counted(days, { one: 'day', other: 'days' })
export const save = 'Create token'
export const createFailed = 'Couldn’t create the token'
export const created = 'Access token created'

export const token = (name: string) => `Token “${isolated(name)}”`
export const tokenHelp = 'Shown only now'
export const copy = 'Copy'
export const copied = 'Token copied'
export const copyFailed = 'Couldn’t copy the token. Select it and copy it yourself.'

/** `day` is "Dec 25, 2026". */
export const until = (day: string) => `until ${day}`
export const expired = (day: string) => `expired ${day}`
export const neverUsed = 'never used'
/** `ago` is "3 days ago". */
export const tokenLastUsed = <Node>(ago: Node) => ['last used ', ago]
/** "Read only · until Dec 25, 2026 · never used". */
export const about = <Node>(scope: string, end: string, use: Node) => [`${scope} · ${end} · `, use]
export const revoke = 'Revoke'
export const revokeOne = (name: string) => `Revoke the token ${isolated(name)}`
export const revokeQuestion = 'Revoke this token?'
export const revokeText = (name: string) => `What uses “${isolated(name)}” stops working at once. This can’t be undone.`
export const revoked = 'Access token revoked'
export const revokeFailed = 'Couldn’t revoke the token'

// `count` is null where it is not known.
export const revokeToo = (count: number | null) =>
  count === null || count === 1
    ? plural(count ?? 2, { one: 'Revoke my access token too', other: 'Revoke my access tokens too' })
    : `Revoke my ${numberText(count)} access tokens too`
export const otherwiseStay = (count: number | null) =>
  plural(count ?? 2, {
    one: 'Otherwise the scripts and apps that use it go on working.',
    other: 'Otherwise the scripts and apps that use them go on working.',
  })
export const stillWork = (count: number) =>
  counted(count, { one: 'access token still works.', other: 'access tokens still work.' })
export const areRevoked = 'Your access tokens are revoked.'

export const theme = 'Theme'
export const themes = { light: 'Light', dark: 'Dark', system: 'System' }

export const languageLabel = 'Language'
export const asBrowser = 'As the browser'
export const languageText = 'Also for emails, and for devices where you have not chosen one.'
export const languageFailed = 'Couldn’t change the language'

export { loading as tokensLoading }
