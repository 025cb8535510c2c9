import { normalizeBandcampUrl } from '#domain/bandcamp-url.ts'

/** Bandcamp is named, or an address begins. */
const ADDRESS = /^https?:\/\/|bandcamp\.com/i

/** The address with what a person may leave out. */
export const withScheme = (typed: string): string =>
  /^[a-z][a-z+.-]*:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`

/** The addresses in a pasted text, each once, in the form an album's is kept in. Other words are left out. */
export function pastedAddresses(text: string): string[] {
  const found = text
    .split(/\s+/)
    .map((word) => word.replace(/^[<("']+|[>)"',;.]+$/g, ''))
    .filter((word) => ADDRESS.test(word))
    .map((word) => normalizeBandcampUrl(withScheme(word)))
  return [...new Set(found.filter((url) => url !== null))]
}
