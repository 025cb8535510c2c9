import { anyOfText, numberText } from '#locales/intl.ts'

export const wrongAddress = 'Please enter a valid email address'
export const passwordTooShort = (least: number) => `Password must be at least ${numberText(least)} characters`
export const passwordTooLong = (most: number) => `Password must be at most ${numberText(most)} characters`
export const nameTooShort = (least: number) => `Name must be at least ${numberText(least)} characters`
export const nameTooLong = (most: number) => `Name must be at most ${numberText(most)} characters`
export const passwordsDiffer = 'Passwords do not match'
export const newPasswordsDiffer = "Passwords don't match"
export const wrongProvider = 'The provider must be google'
export const signupPasswordMissing = 'Please enter the signup password'
/** The name of a setting is that of the field: `itemsPerPage` is "Items per page". */
export const wrongChoice = (name: string, values: readonly (string | number)[]) => {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const texts = values.map((value) => (typeof value === 'number' ? numberText(value) : value))
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} must be ${anyOfText(texts)}`
}
export const passwordMissing = 'Please enter your password'
export const wrongPhotoAddress = 'Must be a URL that starts with https://'
export const samePassword = 'Choose a password other than your current one'
export const confirmationMissing = 'Type your email address to confirm'
