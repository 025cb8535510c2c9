import * as messages from '#locales/validation/password.ts'
import { hasCharacters } from './characters.ts'
import { LIMITS } from './limits.ts'

/** The rules for a password set by a reset: the label, the message if it is not met, and the test. */
export const PASSWORD_RULES = [
  {
    label: () => messages.longEnough(LIMITS.newPasswordLeast),
    message: () => messages.tooShort(LIMITS.newPasswordLeast),
    isMet: (password: string) => hasCharacters(password, LIMITS.newPasswordLeast),
  },
  {
    label: () => messages.uppercaseLetter,
    message: () => messages.uppercaseLetterMissing,
    isMet: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    label: () => messages.digit,
    message: () => messages.digitMissing,
    isMet: (password: string) => /\d/.test(password),
  },
] as const
