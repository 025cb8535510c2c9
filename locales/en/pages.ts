/** In the browser's tab. */
export const pageTitle = (title: string) => `${title} · Gatefold`
export const skipLink = 'Skip to content'
/** What the picture shows that goes with a link people pass on; the words in it are drawn in English. */
export const shareImage = 'A crate of records beside the words: Every record you bought, back in a crate.'

export const collectionTitle = 'Your Collection'
export const collectionDescription = 'Your records: rated, tagged, annotated, in crates.'
export const cratesLabel = 'Crates'

export const errorTitle = 'Something went wrong'
/** The number is what the log calls the request. */
export const errorText = <Node>(number: Node) => [
  'Something went wrong on our side. Your records are safe. If it happens again, tell the administrator this number: ',
  number,
]
export const backToShop = 'Back to the shop'
export const notFoundTitle = '404 Page Not Found'
export const notFoundText = 'Did you forget to add the page to the router?'

export const offlineTitle = 'You are offline'
export const offlineText =
  'Gatefold cannot be reached just now. Your records are safe; they come back with the connection.'
/** Printed large on a record's sleeve. */
export const offlinePoster = 'Off air'
export const retry = 'Try again'

export const backToLogin = 'Back to login'
export const toLogin = 'Go to Login'
export const toCollection = 'Go to your collection'

export const forgotTitle = 'Forgot password'
export const email = 'Email'
export const badEmail = 'Please enter a valid email address'
export const cancel = 'Cancel'
export const sendResetLink = 'Send reset link'
export const checkEmailTitle = 'Check your email'
export const resetLinkSent = <Node>(address: Node) => [
  'If ',
  address,
  ' has an account, a link is on its way. It works once, for an hour. Nothing there? Look in the spam folder.',
]
export const askAgain = 'Try again'

export const resetTitle = 'Reset password'
export const newPassword = 'New password'
export const confirmPassword = 'Confirm password'
export const setPassword = 'Set new password'
export const resetFailed = 'Something went wrong. Please try again or request a new password reset link.'
export const badResetLinkTitle = 'Invalid Reset Link'
export const badResetLink = 'Invalid or missing reset code. The link may be invalid or expired'
export const newResetLink = 'Request a new link'
export const passwordChangedTitle = 'Password changed'
export const passwordChanged = 'You are signed out everywhere else. Sign in with the new one.'

export const confirmAddressTitle = 'Confirm your e-mail address'
export const confirmAddressQuestion = <Node>(address: Node) => [
  'Is ',
  address,
  ' yours, and did you give it to Gatefold?',
]
export const confirmAddress = 'Confirm this address'
export const addressConfirmedTitle = 'Address confirmed'
export const addressConfirmed = 'Thank you. Gatefold knows now that this address is yours.'
export const alreadyConfirmedTitle = 'Already confirmed'
export const alreadyConfirmed = 'This link was used before. The address is confirmed; there is nothing left to do.'
export const badConfirmLinkTitle = 'Invalid Confirmation Link'
export const badConfirmLink = 'The link has expired, or a part of it is missing.'
export const newConfirmLink = 'Send a new link'
export const signInForLink = 'Sign in, and the settings will send you a new one.'
export const confirmLinkSent = <Node>(address: Node) => [
  'A link is on its way to ',
  address,
  '. It works for a day. Nothing there? Look in the spam folder.',
]

export const newAddressTitle = 'Confirm your new address'
export const newAddressText = <Node>(newAddress: Node, oldAddress: Node) => [
  newAddress,
  ' takes the place of ',
  oldAddress,
  ': you sign in with it from then on.',
]
export const takeAddress = 'Use this address'
export const keepAddress = 'Keep the old one'
export const addressChangedTitle = 'Address changed'
export const addressChanged = <Node>(address: Node) => ['Your account has the address ', address, ' now.']
export const badAddressLinkTitle = 'Invalid Link'
export const badAddressLink =
  'This link is not valid: it works once, for an hour, and only for the account it was asked from.'
export const signInFirstTitle = 'Sign in first'
export const signInFirst =
  'Only you can confirm your new address. Sign in with your present one in this browser, then open the link in the mail again.'
