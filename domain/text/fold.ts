/** A function that replaces letters by the one before them. */
function replacing(table: Record<string, string>) {
  const letters = new Map(
    Object.entries(table).flatMap(([folded, others]) => [...others].map((letter) => [letter, folded] as const)),
  )
  const any = new RegExp(`[${[...letters.keys()].join('')}]`, 'g')
  return (text: string): string => text.replace(any, (letter) => letters.get(letter) ?? letter)
}

/** Letters that no normalization form simplifies, and typographic quotes and dashes. */
const withPlain = replacing({
  ae: 'æ',
  d: 'đð',
  h: 'ħ',
  i: 'ı',
  l: 'ł',
  o: 'ø',
  oe: 'œ',
  ss: 'ß',
  t: 'ŧ',
  th: 'þ',
  // A sigma has another form at the end of a word.
  σ: 'ς',
  "'": '’‘ʼ′',
  '"': '“”„',
  '-': '‐‑‒–—―−',
})

/** Persian, Urdu and Kurdish letters, Arabic final forms, and digits: keyboards differ in which of them they have. */
const withArabic = replacing({
  ا: 'ٱ',
  ك: 'کڪ',
  ه: 'ةہھە',
  ي: 'یى',
  ...Object.fromEntries(Array.from('٠١٢٣٤٥٦٧٨٩', (digit, n) => [n, digit + '۰۱۲۳۴۵۶۷۸۹'.charAt(n)])),
})

// All except two ligatures of whole sentences, which would make a text up to 18 times as long.
const BEYOND_ASCII = /[^\0-\x7f\ufdfa\ufdfb]+/g

/** Marks over and below letters, including Hebrew and Arabic, and invisible characters: soft hyphens, zero-width characters, directions. */
const UNSEEN =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\u00ad\u200b-\u200f\u2060]/g

/** NFKC inserts this before an accent that stands alone; it is removed, so that a word is not split. */
const SPACE_OF_ACCENT = / (?=\p{M})/gu

const foldRun = (run: string): string =>
  withPlain(
    run
      .normalize('NFKC')
      .replace(SPACE_OF_ACCENT, '')
      .toLowerCase()
      .normalize('NFD')
      .replace(UNSEEN, '')
      .normalize('NFC'),
  )

/** A text in lower case, without accents, with letters of other widths and styles in their plain form (NFKC). Line breaks stay. */
export const plainLetters = (text: string): string => text.toLowerCase().replace(BEYOND_ASCII, foldRun)

const JOINING = /[-/.&_·]/g
const IN_WORD = /[\p{L}\p{M}\p{N}]/u
const isInWord = (character: string | undefined) => character !== undefined && IN_WORD.test(character)

/**
 * A text as it is searched: `plainLetters` with Arabic letters and digits for those of languages written alike, without apostrophes, and
 * without signs inside a word: `don't` is `dont`, `Lo-Fi` `lofi`, `AC/DC` `acdc`. Browser and Worker search what this makes; it is at most
 * six times as long.
 */
export const foldLetters = (text: string): string =>
  withArabic(plainLetters(text))
    .replaceAll("'", '')
    .replace(JOINING, (sign, at: number, whole: string) =>
      isInWord(whole[at - 1]) && isInWord(whole[at + 1]) ? '' : sign,
    )

/** `foldLetters` of a typed text or a name, trimmed. */
export const foldText = (text: string): string => foldLetters(text.trim()).trim()

/** A text in lower case, as far as the database supports it: A to Z. */
export const foldAscii = (text = ''): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Whether a text has a letter or a digit after folding, which turns some symbols into letters. */
export const hasLetter = (text: string): boolean => LETTER_OR_DIGIT.test(foldLetters(text))

/** Words that may be missing from a name: `&` is a sign. */
const LEFT_OUT = new Set(['the', 'and'])

/**
 * The words to look for, of all that were typed: those of letters and digits but “the” and “and”, or these too if there are no others, or
 * all if there are only signs.
 */
export function spokenWords<Word>(words: readonly Word[], textOf: (word: Word) => string): readonly Word[] {
  const spoken = words.filter((word) => hasLetter(textOf(word)))
  const telling = spoken.filter((word) => !LEFT_OUT.has(foldText(textOf(word))))
  return telling.length > 0 ? telling : spoken.length > 0 ? spoken : words
}

/** The folded words of a text to search for. */
export const searchWords = (text: string): readonly string[] =>
  spokenWords(foldText(text).split(/\s+/).filter(Boolean), (word) => word)

/** Whether a folded text contains all of some folded words, in any order. */
export const hasWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word))
