import { isBandcampHost, normalizeBandcampUrl } from './bandcamp-url.ts'

/** Text that looks like an address of Bandcamp. */
const ADDRESS = /^https?:\/\/|bandcamp\.com/i

/** The address with `https://`. */
export const withScheme = (typed: string): string =>
  /^[a-z][a-z+.-]*:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`

const IN_MARKUP = /\b(?:src|href)=["'](https?:\/\/[^"'\s]+)["']/gi

/** The words of a text, and the addresses in its markup: for an embedded player, the page it links to. */
function wordsIn(text: string): string[] {
  const inMarkup = [...text.matchAll(IN_MARKUP)].map(([, address = '']) => address)
  if (inMarkup.length === 0) return text.split(/\s+/)
  const pages = inMarkup.filter((address) => !isPlayer(address))
  return [...(pages.length > 0 ? pages : inMarkup), ...text.replace(/<[^<>]*>/g, ' ').split(/\s+/)]
}

function isPlayer(address: string): boolean {
  const [, ...parts] = address.split(/\/EmbeddedPlayer\//i)
  return parts.length > 0 && !/url=/i.test(parts.at(-1) ?? '')
}

/** The distinct album addresses in a pasted text, normalized. */
export function pastedAddresses(text: string): string[] {
  const found = wordsIn(text)
    .map((word) => word.replace(/^[<("']+|(?<![>)"',;.])[>)"',;.]+$/g, ''))
    .filter((word) => ADDRESS.test(word))
    .map((word) => normalizeBandcampUrl(withScheme(word)))
  return [...new Set(found.filter((url) => url !== null))]
}

/** The addresses on Bandcamp in a text. */
export const bandcampAddresses = (text: string): string[] =>
  pastedAddresses(text).filter((url) => isBandcampHost(new URL(url).hostname))

/** The first address on Bandcamp in a text; otherwise its first address, or nothing. */
export function addressIn(text: string): { url: string; isBandcamp: boolean } {
  const [first] = bandcampAddresses(text)
  return { url: first ?? pastedAddresses(text)[0] ?? '', isBandcamp: first !== undefined }
}
