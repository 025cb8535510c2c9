import { normalizeBandcampUrl } from '#domain/albums/bandcamp-url.ts'

/** Text that looks like an address of Bandcamp. */
const ADDRESS = /^https?:\/\/|bandcamp\.com/i

/** The address with `https://`. */
export const withScheme = (typed: string): string =>
  /^[a-z][a-z+.-]*:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`

/** The distinct album addresses in a pasted text, normalized. */
export function pastedAddresses(text: string): string[] {
  const found = text
    .split(/\s+/)
    .map((word) => word.replace(/^[<("']+|[>)"',;.]+$/g, ''))
    .filter((word) => ADDRESS.test(word))
    .map((word) => normalizeBandcampUrl(withScheme(word)))
  return [...new Set(found.filter((url) => url !== null))]
}
