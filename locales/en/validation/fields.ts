import { numberText } from '#locales/intl.ts'

export const atMostCharacters = (most: number) => `At most ${numberText(most)} characters`
/** For schemas without a message. */
export const fieldMissing = 'This field is required'
export const invalidValue = 'This value is invalid'
export const wrongNewId = 'An id must be a whole number from 2^40 to 2^49 - 1'
export const unknownField = 'Unknown field'
