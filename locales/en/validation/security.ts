export const codeMissing = 'Enter the 6 digits that your app shows'
export const recoveryCodeMissing = 'Enter one of your recovery codes'
export const passkeyNameMissing = 'Give the passkey a name'
export const tokenNameMissing = 'Give the token a name'
export const tokenNameTooLong = 'The name must be at most 60 characters'
export const wrongScope = 'Choose what the token may do: read or write'
export const wrongDays = (most: number) => `A token is valid for 1 to ${most} days`
export const passkeyNameTooLong = 'The name must be at most 60 characters'
