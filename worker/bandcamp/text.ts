import { decodeHTML, decodeHTMLAttribute } from 'entities'

// Bandcamp puts zero-width spaces into titles so that they wrap. The joiners (U+200C, U+200D) belong to scripts and emoji.
const INVISIBLE = /[\u200B\u2060\uFEFF]/g

/** A title or name as a person would write it: no invisible characters, single spaces, none at the ends. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** Cleaned text, or null where nothing is left of it. */
export function cleanOrNull(text: string | null | undefined): string | null {
  return cleanText(text ?? '') || null
}

/** HTMLRewriter hands out markup as it stands in the page: decode it once, here. */
export function fromMarkup(text: string): string {
  return decodeHTML(text)
}

/** The same for an attribute, where an ampersand without a semicolon stands for itself. */
export function fromAttribute(value: string | null): string {
  return decodeHTMLAttribute(value ?? '')
}

/** Tags in their first spelling, once each whatever the case. */
export function distinctTags(tags: string[]): string[] {
  const seen = new Map<string, string>()
  for (const tag of tags.map(cleanText)) {
    const key = tag.toLowerCase()
    if (tag !== '' && !seen.has(key)) seen.set(key, tag)
  }
  return [...seen.values()]
}

/** A track's title without "Artist - " before it, where that artist is known beside it. Other prefixes stay. */
export function withoutArtist(title: string, artist: string | null): string {
  const prefix = `${artist} - `
  return artist !== null && title.startsWith(prefix) && title.length > prefix.length
    ? title.slice(prefix.length).trim()
    : title
}
