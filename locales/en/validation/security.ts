export const codeMissing = 'Enter the 6 digits that your app shows'
export const recoveryCodeMissing = 'Enter one of your recovery codes'
export const passkeyNameMissing = 'Give the passkey a name'
export const passkeyNameTooLong = 'The name must be at most 60 characters'
