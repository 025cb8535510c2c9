import { numberText } from '#locales/intl.ts'

// The rules of a new password, and the error for each that is not met.
export const longEnough = (least: number) => `At least ${numberText(least)} characters`
export const tooShort = (least: number) => `Password must be at least ${numberText(least)} characters long`
export const uppercaseLetter = 'One uppercase letter'
export const uppercaseLetterMissing = 'Password must contain at least one uppercase letter'
export const digit = 'One number'
export const digitMissing = 'Password must contain at least one number'
