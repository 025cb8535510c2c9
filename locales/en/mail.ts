export { exportStarted as started, exportStartedText as startedText } from '#locales/phrases.ts'

// A subject is also the heading of the email; a preview is shown beside it in an inbox. Addresses are as people typed them.

export const confirmAddress = 'Confirm this address'
export const confirmAddressHelp = 'Open the link where you are logged in.'
export const choosePassword = 'Choose a new password'
export const toGatefold = 'Go to Gatefold'

export const verificationSubject = 'Confirm your email address'
export const verificationPreview = 'Click to confirm your email.'
export const verificationText = (address: string) =>
  `Someone, hopefully you, gave ${address} as the address of a Gatefold account. Please confirm that it is yours.`
export const verificationEnd = 'The link expires in a day. If this wasn’t you, ignore this email.'

export const resetSubject = 'Choose a new password'
export const resetPreview = 'The link works once and expires in an hour.'
export const resetText = (address: string) =>
  `Someone, hopefully you, asked for a new password for the Gatefold account ${address}.`
export const resetEnd = 'The link works once and expires in an hour. If this wasn’t you, ignore this email.'

export const passwordChangedSubject = 'Your password was changed'
export const passwordChangedPreview = 'You are logged out everywhere else.'
export const passwordChangedText = (address: string) =>
  `The password of the Gatefold account ${address} was changed. You are logged out everywhere else.`
export const tokensAreRevoked = 'All access tokens of the account were revoked.'
export const tokensStay = 'Access tokens of the account, if there are any, still work.'
export const passwordChangedHelp = 'If this was you, there is nothing to do. If it wasn’t, choose a new password now.'
export const passwordChangedEnd = 'We send this email whenever the password changes.'

export const newAddressSubject = 'Confirm your new email'
export const newAddressPreview = 'Your Gatefold account keeps its current email until you do.'
export const newAddressText = (address: string) =>
  `Someone, hopefully you, wants to use ${address} for their Gatefold account.`
export const newAddressEnd = 'The link works once and expires in an hour. If this wasn’t you, ignore this email.'

export const addressInUseSubject = 'You already have a Gatefold account'
export const addressInUsePreview = 'Nothing changes.'
export const addressInUseText = (address: string) =>
  `Someone, hopefully you, wanted to use ${address} for another Gatefold account. It already has one, so nothing changes.`
export const addressInUseEnd = 'If this wasn’t you, ignore this email.'

export const oldAddressSubject = 'Request to change your email'
export const oldAddressPreview = 'It changes when the link in the email to the new address is opened.'
export const oldAddressText = (address: string, newAddress: string) =>
  `Somebody logged in to the Gatefold account ${address} asked to use ${newAddress} instead. It changes when the link in the email to the new address is opened.`
export const oldAddressHelp =
  'If this was you, there is nothing to do. If it wasn’t, choose a new password now: that cancels the request and logs out every device.'
export const oldAddressEnd = 'We send this email whenever somebody asks to change the email of an account.'

export const addressChangedSubject = 'Your email was changed'
export const addressChangedPreview = 'Gatefold uses your new email from now on.'
export const addressChangedText = (address: string, newAddress: string) =>
  `The Gatefold account ${address} now has the email ${newAddress}. Log in with that one from now on.`
export const addressChangedHelp =
  'If this was you, there is nothing to do. If it wasn’t, contact the administrator of this Gatefold.'
export const addressChangedEnd = 'We send this email to the old address whenever the email of an account changes.'

export const accountDeletedSubject = 'Your account was deleted'
export const accountDeletedPreview = 'Everything in it is gone.'
export const accountDeletedText = (address: string) =>
  `The Gatefold account ${address} and everything in it were deleted, as somebody logged in to it asked.`
export const accountDeletedEnd = 'If this wasn’t you, contact the administrator of this Gatefold.'

export const changedByAdminSubject = 'An administrator changed your account'
export const changedByAdminPreview = 'What changed, and what to do if you did not expect it.'
export const addressByAdminText = (address: string, newAddress: string) =>
  `An administrator changed the email of the Gatefold account ${address} to ${newAddress}.`
export const passwordByAdminText = (address: string) =>
  `An administrator changed the password of the Gatefold account ${address}. You are logged out everywhere, and all access tokens were revoked.`
export const changedByAdminHelp = 'If you did not expect this, contact the administrator of this Gatefold.'
export const changedByAdminEnd =
  'We send this email whenever an administrator changes the email or password of an account.'

export const securityChangedSubject = 'The way you log in was changed'
export const tokensChangedSubject = 'Your access tokens have changed'
export const securityChangedPreview = 'What changed, and what to do if it wasn’t you.'
export const securityChanges = {
  'passkey-added': (address: string) => `A passkey was added to the Gatefold account ${address}.`,
  'passkey-removed': (address: string) => `A passkey was removed from the Gatefold account ${address}.`,
  'second-factor-on': (address: string) => `The second factor of the Gatefold account ${address} was turned on.`,
  'second-factor-off': (address: string) => `The second factor of the Gatefold account ${address} was turned off.`,
  'token-created': (address: string) => `An access token was created for the Gatefold account ${address}.`,
  'token-revoked': (address: string) => `An access token of the Gatefold account ${address} was revoked.`,
  'tokens-revoked': (address: string) => `All access tokens of the Gatefold account ${address} were revoked.`,
}
export const securityChangedHelp =
  'If this was you, there is nothing to do. If it wasn’t, choose a new password now and look at Settings → Security and Settings → Data.'
export const securityChangedEnd =
  'We send this email whenever the passkeys, the second factor or the access tokens of an account change.'

// The album that a new account starts with.
export const title = 'Welcome to Gatefold'
export const tags = ['welcome', 'test']
export const notes = 'This album is yours to edit, rate, put in a crate or delete.'

export const unreachable = 'Couldn’t reach Gatefold. Check your connection and try again.'
export const exportFailed = 'Couldn’t export your albums'

// File names, without the date and extension.
export const albumsFileName = 'Gatefold albums'
/** The name of a saved file that the server gives no name. */
export const albumsFile = 'Gatefold albums.csv'
export const selectionFileName = 'Gatefold selection'
export const collectionFileName = 'Gatefold collection'
export const diaryFileName = 'Gatefold diary'
export const unnamedCrate = 'Crate'
