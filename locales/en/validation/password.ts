import { numberText } from '#locales/intl.ts'

// The rules of a new password; `least` is its least length.
export const rules = (least: number) => ({
  length: `At least ${numberText(least)} characters`,
  uppercase: 'One uppercase letter',
  digit: 'One number',
})

/** The error for one of the 10,000 most common passwords. */
export const commonPassword = 'This password is too common. Choose one that is harder to guess.'

/** The error for each rule that is not met. */
export const errors = (least: number) => ({
  length: `Password must be at least ${numberText(least)} characters long`,
  uppercase: 'Password must contain at least one uppercase letter',
  digit: 'Password must contain at least one number',
})
