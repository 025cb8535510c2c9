import { numberText } from '#locales/intl.ts'

export const wrongAddress = 'Please enter a valid email address'
export const passwordTooShort = 'Password must be at least 6 characters'
export const passwordTooLong = (most: number) => `Password must be at most ${numberText(most)} characters`
export const nameTooShort = 'Name must be at least 2 characters'
export const nameTooLong = 'Name must be at most 100 characters'
export const passwordsDiffer = 'Passwords do not match'
export const newPasswordsDiffer = "Passwords don't match"
export const wrongProvider = 'The provider must be google'
export const signupPasswordMissing = 'Please enter the signup password'
export const wrongPageSize = 'Items per page must be 10, 25 or 50'
export const passwordMissing = 'Please enter your password'
export const wrongPhotoAddress = 'Must be a URL that starts with https://'
export const samePassword = 'Choose a password other than your current one'
export const confirmationMissing = 'Type your email address to confirm'
