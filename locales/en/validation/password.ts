// The rules of a new password: as they are announced, and what is said where one is not met.
export const eightCharacters = 'At least 8 characters'
export const eightCharactersMissing = 'Password must be at least 8 characters long'
export const uppercaseLetter = 'One uppercase letter'
export const uppercaseLetterMissing = 'Password must contain at least one uppercase letter'
export const digit = 'One number'
export const digitMissing = 'Password must contain at least one number'
