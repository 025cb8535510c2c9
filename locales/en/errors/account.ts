import { numberText } from '#locales/intl.ts'

// Logging in and up.
export const signedOut = 'Log in to continue.'
export const noAdmin = 'This account can’t be an administrator.'
export const banned = 'This account is banned.'
export const bannedFor = (reason: string) => `This account is banned: ${reason}`
export const signupPasswordFirst = 'Enter the signup password first.'
export const wrongSignupPassword = 'Incorrect password'
export const invitationOver = 'This invitation has expired or was used already. Ask for a new one.'
/** `wait` is a text of wait.ts. */
export const tooManyTries = (wait: string) => `Too many attempts. Try again in ${wait}.`
export const addressConfirmed = 'This email is already confirmed.'

// The account settings.
export const accountGone = 'This account no longer exists'
export const wrongCurrentPassword = 'This is not your current password'
export const noPassword = 'You log in with Google. Ask for a reset link to set a password.'
export const sameAddress = 'This is already your email address'
export const signInAgain = 'To confirm that it’s you, log out, log in with Google or a passkey again and retry.'
export const ownPasswordMissing = 'Enter your own password to confirm that it’s you.'
export const wrongPassword = 'This is not your password'
/** `wait` is a text of wait.ts. */
export const tooManyMails = (wait: string) => `Too many emails. Try again in ${wait}.`
export const noPhoto = 'Choose a JPEG, PNG or WebP picture'
export const brokenPhoto = 'This file is damaged, or more than a picture. Save it anew as a JPEG, PNG or WebP picture'
export const photoTooWide = (pixels: number) =>
  `A photo can be at most ${numberText(pixels)} pixels wide and high. Make it smaller`
export const photoTooLarge = (bytes: number) => `A photo can have at most ${numberText(bytes / 1_000)} kB`
export const sessionOver = 'This session has already ended'
export const wrongConfirmation = 'This is not your email address'
export const secondFactorNeeded = 'Administrators need a second factor. Turn it on in Settings → Security.'
export const secondFactorOn = 'The second factor is already on'
export const secondFactorOff = 'The second factor is off'
export const wrongCode = 'This code is not valid. Codes change every 30 seconds.'
export const usedCode = 'This code was used already. Wait for the next one.'
export const wrongRecoveryCode = 'This recovery code is not valid. Each works once.'
export const codeTooLate = 'This login has expired. Enter your password again.'
export const passkeyRefused = 'This passkey was not accepted. Try again, or log in another way.'
export const passkeyGone = 'This passkey no longer exists'
export const tooManyPasskeys = (most: number) => `You can have at most ${most} passkeys`
export const tokenOver = 'This access token is not valid. It may have expired or been revoked.'
export const readToken = 'This access token can only read. Create one that can write.'
export const noTokens = 'Access tokens don’t work here. Log in with a browser.'
export const tokenGone = 'This access token no longer exists'
export const tooManyTokens = (most: number) => `You can have at most ${most} access tokens. Revoke one first.`
export const setupFailed = 'Couldn’t set up admin'

// Administration.
export const adminsOnly = 'Only administrators may do this'
export const personGone = 'This person no longer exists'
export const addressTaken = 'This email is already registered'
export const lastAdmin = 'The last administrator can’t be deleted, demoted or banned'
export const ownBan = 'You can’t ban yourself'
export const tooManyInvitations = (most: number) =>
  `There can be at most ${most} open invitations. Revoke one that nobody needs.`
export const invitationGone = 'This invitation no longer exists or was used'
