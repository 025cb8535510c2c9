import { numberText } from '#locales/intl.ts'

export const atMostCharacters = (most: number) => `At most ${numberText(most)} characters`
/** Where a schema says nothing of its own. */
export const fieldMissing = 'This field is required'
export const invalidValue = 'This value is invalid'
export const unknownField = 'Unknown field'
