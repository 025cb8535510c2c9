import { hasCharacters } from '../text/characters.ts'

/** The minimum length of a new password. A constant of its own, because pages inline it. */
export const MIN_NEW_PASSWORD = 8

/** The rules for a new password. Their texts are in `locales`, so that a page that only checks the rules does not load them. */
export const PASSWORD_RULES = [
  { name: 'length', isMet: (password: string) => hasCharacters(password, MIN_NEW_PASSWORD) },
  { name: 'uppercase', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { name: 'digit', isMet: (password: string) => /\d/.test(password) },
] as const
