import { isolated } from '#locales/intl.ts'

export { tryAgain as askAgain, tryAgain as retry } from '#locales/phrases.ts'

/** The title of the browser tab. */
export const pageTitle = (title: string) => `${isolated(title)} · Gatefold`
export const skipLink = 'Skip to content'
export const skipToAlbums = 'Skip to the albums'
export const skipToSearch = 'Skip to the search'
export const skipToCrates = 'Skip to the crates'
/** Describes the preview picture of shared links, which contains English text. */
export const shareImage = 'A crate of records beside the words: Every record you bought, back in a crate.'

export const collectionDescription = 'Your albums: rated, tagged, with notes, in crates.'
export const railLabel = 'Places and crates'

export const errorTitle = 'Something went wrong'
/** `number` is the request id in the log. */
export const errorText = <Node>(number: Node) => [
  'Something went wrong on our side. Your albums are safe. If it happens again, tell the administrator this number: ',
  number,
]
export const backToShop = 'Back to Gatefold'
export const refusalTitle = 'This didn’t work'
export const notFoundTitle = '404 Page Not Found'
export const notFoundText = 'Did you forget to add the page to the router?'

export const trashedTitle = 'This album is in the trash'
export const trashedText = <Node>(title: Node, artist: string, days: number) => [
  title,
  ` by ${isolated(artist)} was deleted. Albums stay in the trash for ${days} days; then they are gone.`,
]
export const restore = 'Restore album'

export const offlineTitle = 'You are offline'
export const offlineText = 'Gatefold can’t be reached. Your albums are safe; they come back with the connection.'
/** In large type on a record's sleeve. */
export const offAirPoster = 'Off air'

export const backToLogin = 'Back to login'
export const toLogin = 'Go to Login'
export const toCollection = 'Go to your collection'

export const forgotTitle = 'Forgot password'
export const email = 'Email'
export const badEmail = 'Please enter a valid email address'
export const sendResetLink = 'Send reset link'
export const checkEmailTitle = 'Check your email'
export const resetLinkSent = <Node>(address: Node) => [
  'If ',
  address,
  ' has an account, we’ve sent a reset link. It works once and expires in an hour. Check your spam folder if you don’t see it.',
]

export const resetTitle = 'Reset password'
export const newPassword = 'New password'
export const confirmPassword = 'Confirm password'
export const setPassword = 'Set new password'
export const resetFailed = 'Something went wrong. Please try again or request a new password reset link.'
export const badResetLinkTitle = 'Invalid Reset Link'
export const badResetLink = 'Invalid or missing reset code. The link may be invalid or expired'
export const newResetLink = 'Request a new link'
export const passwordChangedTitle = 'Password changed'
export const passwordChanged =
  'You are logged out everywhere else, and all access tokens are revoked. Log in with the new one.'

export const signInToConfirm = <Node>(address: Node) => [
  'Log in as ',
  address,
  ' in this browser, then open the link in the email again.',
]
export const switchToConfirm = <Node>(ownAddress: Node, address: Node) => [
  'You are logged in as ',
  ownAddress,
  '. Log out, log in as ',
  address,
  ', then open the link in the email again.',
]
export const passwordUnknown =
  'If you don’t know the password, choose a new one. Everybody else is then logged out of the account.'
export const addressConfirmedTitle = 'Email confirmed'
export const addressConfirmed = 'Thank you. Your email is confirmed.'
export const alreadyConfirmedTitle = 'Already confirmed'
export const alreadyConfirmed = 'This link was already used. Your email is confirmed; there is nothing left to do.'
export const badConfirmLinkTitle = 'Invalid confirmation link'
export const badConfirmLink = 'The link has expired or is incomplete.'
export const newConfirmLink = 'Send a new link'
export const signInForLink = 'Log in and request a new link in Settings.'
export const confirmLinkSent = <Node>(address: Node) => [
  'We sent a link to ',
  address,
  '. It expires in a day. Check your spam folder if you don’t see it.',
]

export const newAddressTitle = 'Confirm your new email'
export const newAddressText = <Node>(newAddress: Node, oldAddress: Node) => [
  newAddress,
  ' will replace ',
  oldAddress,
  '. You will log in with it from then on.',
]
export const takeAddress = 'Use this email'
export const keepAddress = 'Keep the current one'
export const addressChangedTitle = 'Email changed'
export const addressChanged = <Node>(address: Node) => ['Your email is now ', address, '.']
export const badAddressLinkTitle = 'Invalid link'
export const badAddressLink =
  'This link is not valid. It works once, expires in an hour, and only works for the account that requested it.'
export const signInFirstTitle = 'Log in first'
export const signInFirst =
  'Only you can confirm your new email. Log in with your current one in this browser, then open the link in the email again.'
