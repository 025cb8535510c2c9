import { isBandcampHost } from '#domain/albums/bandcamp-url.ts'
import { pastedAddresses } from './pasted-addresses.ts'

const PARAM = 'add'

let pasted: string | null = null

/** Keeps a pasted text for the Add dialog. */
export function handOver(text: string): void {
  pasted = text
}

/** Takes a pasted text. */
export function takePasted(): string | null {
  const text = pasted
  pasted = null
  return text
}

/** The addresses on Bandcamp in a text. */
export const bandcampAddresses = (text: string): string[] =>
  pastedAddresses(text).filter((url) => isBandcampHost(new URL(url).hostname))

/** Takes what another app or the bookmarklet handed over out of the address of the page; null if there is nothing. */
export function takeHandedOver(): string | null {
  const params = new URLSearchParams(location.search)
  const text = params.get(PARAM)
  if (text === null) return null
  params.delete(PARAM)
  history.replaceState(history.state, '', `${location.pathname}${params.size > 0 ? `?${params}` : ''}${location.hash}`)
  return text
}

/** The first address on Bandcamp in a text; otherwise its first address, or nothing. */
export function addressIn(text: string): { url: string; isBandcamp: boolean } {
  const [first] = bandcampAddresses(text)
  return { url: first ?? pastedAddresses(text)[0] ?? '', isBandcamp: first !== undefined }
}
