import { composeAccents } from './compose-accents.ts'

/**
 * What letters with marks, ligatures and typographic quotes and dashes are searched as. The database replaces them one by one
 * (`worker/db/schema.ts`), so only letters that names have often are here. Capitals are for texts that SQLite's `lower` leaves as
 * they are.
 */
export const FOLDED_LETTERS: readonly (readonly [letter: string, folded: string])[] = Object.entries({
  a: 'àáâãäåāăąÀÁÂÃÄÅĀĄ',
  ae: 'æÆ',
  c: 'çćčÇĆČ',
  d: 'ďđðĎĐÐ',
  e: 'èéêëēėęěÈÉÊËĒĘĚ',
  g: 'ğģĞ',
  i: 'ìíîïīįıÌÍÎÏĪİ',
  k: 'ķ',
  l: 'ĺļľłĽŁ',
  n: 'ñńņňÑŃŇ',
  o: 'òóôõöøōőÒÓÔÕÖØŌŐ',
  oe: 'œŒ',
  r: 'ŕřŘ',
  s: 'śşšșŚŞŠȘ',
  ss: 'ß',
  t: 'ţťțŤȚ',
  th: 'þÞ',
  u: 'ùúûüūůűųÙÚÛÜŪŮŰ',
  y: 'ýÿÝ',
  z: 'źżžŹŻŽ',
  // A sigma is written otherwise at the end of a word. The next one is the Cyrillic letter.
  σ: 'ς',
  е: 'ёЁ',
  "'": '’‘',
  '"': '“”„',
  '-': '‐‑–—',
  // The dot that `İ` leaves in lower case.
  '': '\u0307',
}).flatMap(([folded, letters]) => [...letters].map((letter) => [letter, folded] as const))

const FOLDED = new Map(FOLDED_LETTERS)
const LETTERS = new RegExp(`[${[...FOLDED.keys()].join('')}]`, 'g')

/** A text in whatever case with the letters of `FOLDED_LETTERS` replaced. */
export const foldLetters = (text: string): string => text.replace(LETTERS, (letter) => FOLDED.get(letter) ?? letter)

/** A text as it is searched: trimmed, in lower case, without accents. */
export const foldText = (text: string): string => foldLetters(composeAccents(text.trim()).toLowerCase())

/** A text in lower case as far as the database knows that: A to Z. */
export const foldAscii = (text = ''): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Whether a text has a letter or a digit. */
export const hasLetter = (text: string): boolean => LETTER_OR_DIGIT.test(text)

/** The words to look for, of all that were typed: those of letters and digits, or all if there are only signs. */
export function spokenWords<Word>(words: readonly Word[], textOf: (word: Word) => string): readonly Word[] {
  const spoken = words.filter((word) => hasLetter(textOf(word)))
  return spoken.length > 0 ? spoken : words
}

/** The words of a text to look for, folded. */
export const searchWords = (text: string): readonly string[] =>
  spokenWords(foldText(text).split(/\s+/).filter(Boolean), (word) => word)

/** Whether a folded text has all of some folded words, in whatever order. */
export const hasWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word))

/** `hasWords` for the words that were typed; made once for many texts. */
export function wordTest(typed: string): (folded: string) => boolean {
  const words = searchWords(typed)
  return (folded) => hasWords(folded, words)
}
