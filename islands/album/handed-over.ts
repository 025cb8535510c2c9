import { isBandcampHost } from '#domain/bandcamp-url.ts'
import { pastedAddresses } from './pasted-addresses.ts'

const PARAM = 'add'

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
  const urls = pastedAddresses(text)
  const onBandcamp = urls.find((url) => isBandcampHost(new URL(url).hostname))
  return { url: onBandcamp ?? urls[0] ?? '', isBandcamp: onBandcamp !== undefined }
}
