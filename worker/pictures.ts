import { NotFound } from '#domain/errors/app-error.ts'
import { noPicture } from '#locales/errors.ts'
import { publicAddress } from './public-address.ts'

// No SVG, which can hold scripts.
const TYPE = /^image\/(?:avif|gif|jpeg|png|webp)(?=;|$)/i
const MAX_BYTES = 5 * 1024 * 1024
const MAX_REDIRECTS = 3
const TIME_MS = 10_000

/** The URL of a picture to fetch. @throws NotFound for others than public ones */
function guardPictureUrl(address: string, base?: string): URL {
  const url = publicAddress(address, base)
  if (!url) throw new NotFound(noPicture)
  return url
}

// A picture that exceeds the limit while it is read is cut off.
const upTo = (max: number) => {
  let bytes = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > max) controller.terminate()
      else controller.enqueue(chunk)
    },
  })
}

/**
 * Fetches a picture from another site, so that pages need not load from there. Nothing of the person's request is passed on. @throws
 * NotFound for anything but a picture of up to 5 MB at a public address
 */
export async function fetchPicture(address: string): Promise<{ type: string; body: ReadableStream<Uint8Array> }> {
  let url = guardPictureUrl(address)
  const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif', 'user-agent': 'Gatefold' }
  const signal = AbortSignal.timeout(TIME_MS)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(url, { headers, redirect: 'manual', signal }).catch(() => null)
    const target = response?.headers.get('location')
    if (target && response && response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      url = guardPictureUrl(target, url.href)
      continue
    }
    const type = TYPE.exec(response?.headers.get('content-type') ?? '')?.[0]
    const isTooLarge = Number(response?.headers.get('content-length') ?? 0) > MAX_BYTES
    if (response?.ok && response.body && type && !isTooLarge)
      return { type: type.toLowerCase(), body: response.body.pipeThrough(upTo(MAX_BYTES)) }
    await response?.body?.cancel()
    break
  }
  throw new NotFound(noPicture)
}
