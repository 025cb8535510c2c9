import { counted, isolated } from '#locales/intl.ts'

export const yourPassword = 'Your password'

export const passkeys = 'Passkeys'
export const passkeysText = 'Log in with your fingerprint, your face or the PIN of your device instead of a password.'
export const passkeysUnsupported =
  'This browser can’t use passkeys here. They need a recent browser, and an address with https or localhost.'
export const passkeysLoading = 'Loading your passkeys'
export const addPasskey = 'Add a passkey'
export const passkeyName = 'Name'
export const passkeyNameHelp = 'To tell it from others'
export const savePasskey = 'Continue'
export const passkeyAdded = 'Passkey added'
export const passkeyFailed = 'Couldn’t add the passkey'
export const passkeyNotMade = 'The passkey was not created. Try again, or use another device.'
export const passkeyKnown = 'This device already has a passkey for your account.'
export const addedAgo = <Node>(ago: Node) => ['Added ', ago]
export const remove = 'Remove'
export const removePasskey = (name: string) => `Remove the passkey ${isolated(name)}`
export const passkeyRemoved = 'Passkey removed'
export const removeFailed = 'Couldn’t remove the passkey'

export const secondFactor = 'Second factor'
export const secondFactorText = 'A code from an authenticator app, asked for after your password.'
export const secondFactorOn = 'On. After your password we ask for a code from your authenticator app.'
export const secondFactorNeeded = 'Administrators need it.'
export const turnOn = 'Turn on'
export const turnOff = 'Turn off'
export const secondFactorFailed = 'Couldn’t change the second factor'
export const next = 'Continue'
export const setUpApp = <Node>(link: (text: string) => Node) => [
  'Scan this code with an authenticator app, enter the key there, or ',
  link('open it in an app on this device'),
  '. Then enter the code that the app shows.',
]
export const qrCode = 'QR code for your authenticator app'
export const key = 'Key'
export const code = 'Code'
export const codeHelp = '6 digits'
export const turnedOn = 'Second factor turned on'
export const turnedOff = 'Second factor turned off'
export const newRecoveryCodes = 'New recovery codes'
export const recoveryCodes = 'Recovery codes'
export const recoveryCodesText = (count: number) =>
  `${counted(count, { one: 'code', other: 'codes' })}, each for one login without the app. Keep them where you find them if you lose your phone: we can’t show them again.`
export const recoveryCodesFile = 'gatefold-recovery-codes.txt'
export const saveRecoveryCodes = 'Save as a file'
export const done = 'Done'

// Logging in.
export const withPasskey = 'Log in with a passkey'
export const passkeySigningIn = 'Waiting for your passkey…'
export const passkeySignInFailed = 'Couldn’t log in with a passkey'
export const passkeySignInFailedText = 'The passkey was not used. Try again, or log in another way.'
export const codeTitle = 'Enter your code'
export const codeText = 'Open your authenticator app and enter the code for Gatefold.'
export const recoveryCodeText = 'Enter one of the recovery codes that you saved. Each works once.'
export const recoveryCode = 'Recovery code'
export const useRecoveryCode = 'Use a recovery code'
export const useApp = 'Use the app'
export const signIn = 'Log in'
export const signingIn = 'Logging in…'
export const signInFailed = 'Login failed'

export const codeMissing = 'Enter the 6 digits that your app shows'
export const recoveryCodeMissing = 'Enter one of your recovery codes'
export const passkeyNameMissing = 'Give the passkey a name'
export const tokenNameMissing = 'Give the token a name'
export const tokenNameTooLong = 'The name must be at most 60 characters'
export const wrongScope = 'Choose what the token may do: read or write'
export const wrongDays = (most: number) => `A token is valid for 1 to ${most} days`
export const passkeyNameTooLong = 'The name must be at most 60 characters'
