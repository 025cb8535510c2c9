import { hasCharacters } from './characters.ts'

/** What a password chosen at a reset has to have: how it is announced, what is said where it is missing, and the test. */
export const PASSWORD_RULES = [
  {
    label: 'At least 8 characters',
    message: 'Password must be at least 8 characters long',
    isMet: (password: string) => hasCharacters(password, 8),
  },
  {
    label: 'One uppercase letter',
    message: 'Password must contain at least one uppercase letter',
    isMet: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    label: 'One number',
    message: 'Password must contain at least one number',
    isMet: (password: string) => /\d/.test(password),
  },
] as const
