import { decodeHTML, decodeHTMLAttribute } from 'entities'
import { distinctTags } from '../tags/tags.ts'
import { composeAccents } from '../text/compose-accents.ts'

// Bandcamp inserts zero-width spaces into titles for wrapping. The joiners (U+200C, U+200D) belong to scripts and emoji.
const INVISIBLE = /[\u200B\u2060\uFEFF]/g

/** A title or name without invisible characters, with accents composed, trimmed, with single spaces. */
export function cleanText(text: string): string {
  return composeAccents(text.toWellFormed())
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** The cleaned text; null if it is empty. */
export function cleanOrNull(text: string | null | undefined): string | null {
  return cleanText(text ?? '') || null
}

/** A text of several lines without invisible characters: at most one empty line between two paragraphs. */
export function cleanParagraphs(text: string): string {
  return text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map(cleanText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Decodes the raw markup that HTMLRewriter provides. */
export function fromMarkup(text: string): string {
  return decodeHTML(text)
}

/** Decodes an attribute, where an ampersand without a semicolon is literal. */
export function fromAttribute(value: string | null): string {
  return decodeHTMLAttribute(value ?? '')
}

/** Bandcamp's tags cleaned, each once; the first spelling stays. */
export const cleanTags = (tags: readonly string[]): string[] => distinctTags(tags.map(cleanText))

/** A track's title without the prefix "Artist - " of its known artist. Other prefixes stay. */
export function withoutArtist(title: string, artist: string | null): string {
  const prefix = `${artist} - `
  return artist !== null && title.startsWith(prefix) && title.length > prefix.length
    ? title.slice(prefix.length).trim()
    : title
}
