import { plainLetters } from '../text/fold.ts'

const APOSTROPHES = /['`´]/g
const SIGNS = /[^\p{L}\p{M}\p{N}]+/gu

/**
 * The words of a name, folded: without case, accents and signs, with `and` for `&`, separated by one space. Empty for a name of signs only.
 */
export const foldWords = (name: string): string =>
  plainLetters(name).trim().replaceAll('&', ' and ').replace(APOSTROPHES, '').replace(SIGNS, ' ').trim()

/** A name normalized for comparison: its folded words without spaces; a name of signs only stays as it is. */
export const foldName = (name: string): string =>
  foldWords(name).replaceAll(' ', '') || plainLetters(name).replace(/\s+/g, '')

const BETWEEN_ARTISTS = /[,&+/;]|\b(?:and|with)\b|\s[x×]\s/g
const GUESTS = /\s[[(]?(?:feat|ft|featuring)\b.*$/is
const VARIOUS = /^(?:v\s?\/?\s?a|various(?: artists?)?|diverse|artistes divers|varios artistas)\.?$/

/** A text without guests named at its end. */
export const withoutGuests = (text: string): string => text.replace(GUESTS, '')

// A cache: collections have few artists, and each row is compared several times.
const MOST_KEPT = 10_000
const artists = new Map<string, string>()
let last = { title: '', artist: '', key: '\n' }

/** A key for artists, independent of how they are joined: without guests and “The”, and the same for all spellings of various artists. */
function artistKey(artist: string): string {
  const known = artists.get(artist)
  if (known !== undefined) return known
  const text = withoutGuests(plainLetters(artist).trim())
  const each = text
    .split(BETWEEN_ARTISTS)
    .map((one) => foldWords(one.trim().replace(/^the\s+/, '')).replaceAll(' ', ''))
  const key = VARIOUS.test(text) ? 'various' : each.join('') || foldName(text)
  if (artists.size >= MOST_KEPT) artists.clear()
  artists.set(artist, key)
  return key
}

/** Normalized title and artist, one line each, by which the database finds an album without an address. */
export function namesKey({ title, artist }: { title: string; artist: string }): string {
  if (last.title !== title || last.artist !== artist)
    last = { title, artist, key: `${foldName(title)}\n${artistKey(artist)}` }
  return last.key
}

/** The words of a name in lower case, with their signs: `24-bit`, `collector's`. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s,/&+]+/)
    .map((word) => word.replace(/^\.+|(?<!\.)\.+$/g, ''))
    .filter(Boolean)

const IS_EDITION =
  /^(?:editions?|remaster(?:s|ed|ing)?|deluxe|expanded|re-?issued?|repress(?:ed)?|anniversary|bonus|vinyl|cassette|digital|\d?x?(?:lp|cd)s?)$/
const GOES_WITH_EDITION =
  /^(?:the|a|and|with|super|special|limited|ultimate|definitive|extended|standard|original|collector'?s|versions?|tracks?|album|releases?|pressing|press|box|set|download|international|japan(?:ese)?|uk|us|eu|years?|bit|khz|hi-?res)$/
const IS_YEAR = /^(?:(?:19|20)\d\d|\d+(?:st|nd|rd|th)|\d+-?bit)$/
const COUNTS_YEARS = /^(?:years?|anniversary|bit|khz)$/
const ENDS_WITH_EDITION = /^(?:edition|remaster(?:ed)?|reissue|deluxe)$/

/** Whether words only name the edition. */
function areEdition(words: readonly string[]): boolean {
  const hasYears = words.some((word) => COUNTS_YEARS.test(word))
  return (
    words.some((word) => IS_EDITION.test(word)) &&
    words.every(
      (word) =>
        IS_EDITION.test(word) || GOES_WITH_EDITION.test(word) || IS_YEAR.test(word) || (hasYears && /^\d+$/.test(word)),
    )
  )
}

/** Whether a text only names the edition. */
export const saysEdition = (text: string): boolean => areEdition(wordsOf(text))

/** The text after a dash or colon. */
const LAST_PART = /(?:(?<=\s)[-–—|~]|(?<=\S):(?=\s))([^-–—|~:]+)$/

/** A title without brackets that only name the edition, and without such words after a dash or colon or at the end. */
export function withoutEdition(title: string): string {
  // An album may be called “Deluxe”.
  if (areEdition(wordsOf(title)) && !wordsOf(title).some((word) => IS_YEAR.test(word))) return title
  let text = title.replace(/[([{]([^()[\]{}]*)[)\]}]/g, (whole, inside: string) =>
    areEdition(wordsOf(inside)) ? ' ' : whole,
  )
  for (;;) {
    text = text.trim()
    const last = LAST_PART.exec(text)
    if (!last || text.slice(0, last.index).trim() === '' || !areEdition(wordsOf(last[1] ?? ''))) break
    text = text.slice(0, last.index)
  }
  const words = text.trim().split(/\s+/)
  if (ENDS_WITH_EDITION.test(words.at(-1)?.toLowerCase() ?? '')) {
    // Without a separator, a year may be part of the title.
    const isPart = (word: string) => !IS_YEAR.test(word.toLowerCase()) && areEdition([...wordsOf(word), 'edition'])
    let from = words.length - 1
    while (from > 1 && isPart(words[from - 1] ?? '')) from -= 1
    if (from > 0) text = words.slice(0, from).join(' ')
  }
  const bare = text.replace(/\s+/g, ' ').trim()
  return bare === '' ? title : bare
}

const NUMBER =
  /\p{N}|^(?:[ivxlcdm]+|\p{L}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|first|second|third|fourth|fifth)$/u

/** The parts of folded words that distinguish the volumes of a series. */
export const numbersOf = (words: string): string =>
  words
    .split(' ')
    .filter((word) => NUMBER.test(word))
    .join(' ')
