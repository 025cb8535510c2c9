import * as words from '#locales/validation/password.ts'
import { hasCharacters } from './characters.ts'

/** What a password chosen at a reset has to have: how it is announced, what is said where it is missing, and the test. */
export const PASSWORD_RULES = [
  {
    label: words.eightCharacters,
    message: words.eightCharactersMissing,
    isMet: (password: string) => hasCharacters(password, 8),
  },
  {
    label: words.uppercaseLetter,
    message: words.uppercaseLetterMissing,
    isMet: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    label: words.digit,
    message: words.digitMissing,
    isMet: (password: string) => /\d/.test(password),
  },
] as const
