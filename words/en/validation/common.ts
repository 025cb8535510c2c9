import { numberText } from '#words/intl.ts'

export const atMostCharacters = (most: number) => `At most ${numberText(most)} characters`
export const unknownField = 'This field is not known'
