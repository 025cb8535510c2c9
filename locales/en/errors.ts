import { counted, isolated, numberText } from '#locales/intl.ts'
import { seconds } from '#locales/ui.ts'

export { albumGone } from '#locales/phrases.ts'

export const nothingHere = 'There is nothing at this address'
export const wrongFields = 'Some fields are invalid'
export const notJson = 'The body is not JSON'
export const noPicture = 'There is no picture at this address'
export const otherSite = 'This call came from another site'
export const tooLarge = 'This is too large for Gatefold.'
export const addressTooLong = 'This address is too long'
export const wrongKey = (most: number) => `Idempotency-Key must be 1 to ${most} characters long`
export const outdated = 'A newer change from this device has been saved since this one was made.'
export const wrongDeviceChange = 'Must be a device, a number, and numbers with commas between them'
export const keyUsed = 'This key was used for another request'
export const tooManyAtOnce = (wait: number) => `Too many requests at once. Try again in ${seconds(wait)}.`
/** `id` finds the request in the log. */
export const unavailable = (wait: number, id: string) =>
  `The database can’t be reached right now. Try again in ${seconds(wait)}. Reference: ${id}`
export const moving = 'Gatefold is moving these albums to another place. Changes can be saved again in a few minutes.'
/** `id` finds the request in the log. */
export const databaseFull = (id: string) =>
  `Gatefold has no room left, so nothing can be saved right now. Please tell the administrator. Reference: ${id}`
/** `id` finds the request in the log. */
export const failed = (id: string) => `Something went wrong. Reference: ${id}`

// Logging in and up.
export const signedOut = 'Log in to continue.'
export const otherPerson = 'Somebody else has logged in. Reload the page.'
export const noAdmin = 'This account can’t be an administrator.'
export const banned = 'This account is banned.'
export const bannedFor = (reason: string) => `This account is banned: ${isolated(reason)}`
export const signupPasswordFirst = 'Enter the signup password first.'
export const wrongSignupPassword = 'Incorrect password'
export const invitationOver = 'This invitation has expired or was used already. Ask for a new one.'
/** `wait` is a text of wait.ts. */
export const tooManyTries = (wait: string) => `Too many attempts. Try again in ${wait}.`
export const addressConfirmed = 'This email is already confirmed.'

// The account settings.
export const accountGone = 'This account no longer exists'
export const wrongCurrentPassword = 'This is not your current password'
export const noPassword = 'You have no password here. Ask for a reset link to set one.'
export const sameAddress = 'This is already your email address'
export const signInAgain =
  'To confirm that it’s you, log out, log in again with Google, a passkey or the account you use, and retry.'
export const ownPasswordMissing = 'Enter your own password to confirm that it’s you.'
export const wrongPassword = 'This is not your password'
/** `wait` is a text of wait.ts. */
export const tooManyMails = (wait: string) => `Too many emails. Try again in ${wait}.`
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

export const someAlbumGone = 'One of these albums no longer exists'
export const collectionFull = (most: number) => `You can have at most ${numberText(most)} albums`
export const albumThere = 'You already have this album'
export const albumInTrash = 'This album is in your trash'
export const idTaken = 'This id is taken. Please try again with another one.'
export const albumAddressTaken = 'Another album has this address'
export const albumStale = 'This album was changed elsewhere'
export const albumsStale = 'Some of these albums were changed elsewhere. Please try again.'
export const tooManyTags = (most: number, count: number) =>
  `An album can have at most ${numberText(most)} tags, and one of these would have ${numberText(count)}`
export const ratingsDiffer = 'These albums have different ratings. Choose one.'
export const mergedNotesTooLong = (most: number, count: number) =>
  `Notes can have at most ${numberText(most)} characters, and together these have ${numberText(count)}. Shorten them first.`
export const tooManyMerged = (most: number) => `You can merge at most ${numberText(most)} albums`
export const mergeGone =
  'This merge can’t be undone: one of its albums was restored, merged again or deleted permanently'
export const tooManyDistinct = (most: number) =>
  `You can mark at most ${numberText(most)} pairs of albums as not the same`
export const wrongAlbums = 'albums must be a list of albums'
export const tooManyAlbumsInCall = (most: number) => `At most ${numberText(most)} albums in one call`
export const noPreview = 'This album has no preview'

export const crateGone = 'This crate no longer exists'
export const crateStale = 'This crate was changed elsewhere'
export const cratesStale = 'Your crates were changed elsewhere. Please try again.'
export const tooManyCrates = (most: number) => `You can have at most ${numberText(most)} crates`
export const crateIsSmart = 'A smart crate shows what its query finds; albums can’t be put into it'

export const tagsStale = 'Your tags were changed elsewhere. Please try again.'
export const tooManyTagRules = (most: number) => `You can have at most ${numberText(most)} rules for tags`
export const tooManyTagColors = (most: number) =>
  `You can choose colors for at most ${numberText(most)} tags. Set another one back to Automatic first.`
export const editGone = 'This change can’t be undone anymore'
export const editUnfinished = 'This change is still being made. Try again in a moment.'
export const tagEditGone = 'This change of tags can’t be undone anymore'
export const tagEditFollowed = 'Your tags have changed again since, so this can’t be undone'

export const cratesFull = (most: number) =>
  `Your crates can hold ${numberText(most)} albums altogether. An album in two crates counts twice. Take some albums out of crates, or empty the trash.`
export const dataFull = (megabytes: number) =>
  `Your albums can hold at most ${numberText(megabytes)} MB of text. Shorten notes, remove tags, or delete albums and empty the trash.`
export const tooManyFanImports = (most: number) =>
  `At most ${counted(most, { one: 'import', other: 'imports' })} from Bandcamp can run at the same time. Wait until one has finished, or cancel one.`
// `wait` reads "12 minutes".
export const tooManyChanges = (wait: string) =>
  `You have made too many changes in an hour. Please try again in ${wait}.`
export const tooManyBandcampCalls = (most: number, wait: string) =>
  `Gatefold asks Bandcamp at most ${numberText(most)} times a minute for you. Please try again in ${wait}.`

export const listenGone = 'This entry of your diary no longer exists'
export const diaryFull = (most: number) => `Your diary can have at most ${numberText(most)} entries`

export const wrongToken = 'ListenBrainz does not know this token. Copy it from your settings there.'
export const silent = 'ListenBrainz did not answer. Please try again later.'
// `wait` reads "12 minutes".
export const tooManyTokenTries = (most: number, wait: string) =>
  `Gatefold checks a token at most ${numberText(most)} times a minute for you. Please try again in ${wait}.`

export const sharedAgain = 'This is shared under another link by now.'
export const shareUndoOver = 'It’s too late to undo that. Share it again to get a new link.'
export const shareGone = 'This share no longer exists'
export const tooManyShares = (most: number) =>
  `You can have at most ${numberText(most)} shares. Stop sharing something first.`
export const giftDay = 'Choose a later day: you can move the day later, not earlier'
export const noYearGift = 'A year can’t be a gift list'
export const giftsLater = 'Who gives what stays secret until the day of the gift list'
export const noGiftList = 'This isn’t a gift list any more'
export const giftTaken = 'Somebody else is giving this already'
export const giftNotYours = 'This was not marked in this browser'
export const tooManyMarks = (most: number, wait: string) =>
  `You can mark ${numberText(most)} albums an hour. Please try again in ${wait}.`
export const ownGiftList = 'Your list. What is taken stays secret'
export const notAJpeg = 'The picture must be a JPEG'
export const brokenJpeg = 'This file is damaged, or more than a picture. Save it again as a JPEG'
export const pictureTooWide = (width: number, height: number) =>
  `The picture can be at most ${numberText(width)} pixels wide and ${numberText(height)} high. Make it smaller`
export const pictureTooLarge = (kilobytes: number) => `The picture can have at most ${numberText(kilobytes)} kB`
export const slowDown = 'Too many requests. Please wait a minute.'
