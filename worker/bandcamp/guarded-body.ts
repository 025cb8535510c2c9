import { BandcampError } from './upstream-error.ts'

export const MAX_BODY_BYTES = 5 * 1024 * 1024
/** The bot check is about 3 KB; a longer body is a real page. */
const MAX_BOT_CHECK_BYTES = 16 * 1024

/** Whether this is the bot check that Bandcamp serves with status 200 in place of pages and JSON. */
const isBotCheck = (html: string) => html.includes('<title>Client Challenge</title>') || html.includes('/_fs-ch-')

/** Streams a body and aborts with a BandcampError when it is too long, times out, or the connection breaks. */
async function* guarded(body: ReadableStream<Uint8Array<ArrayBuffer>>, signal: AbortSignal) {
  const reader = body.getReader()
  const { promise: over, reject } = Promise.withResolvers<never>()
  over.catch(() => {})
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    for (let length = 0; ; ) {
      const { done, value } = await Promise.race([reader.read(), over])
      if (done) return
      length += value.byteLength
      if (length > MAX_BODY_BYTES) throw new BandcampError('too-large', 'The answer is longer than 5 MB')
      yield value
    }
  } catch (error) {
    throw toBandcampError(error)
  } finally {
    signal.removeEventListener('abort', stop)
    reader.cancel().catch(() => {})
  }
}

/** The BandcampError for a failed fetch or read. */
export function toBandcampError(error: unknown): BandcampError {
  if (error instanceof BandcampError) return error
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return new BandcampError('timeout', 'Bandcamp took too long')
  return new BandcampError(
    'unreachable',
    `Bandcamp cannot be reached: ${error instanceof Error ? error.message : error}`,
  )
}

const nothing = () => new BandcampError('unreachable', 'Bandcamp answered with nothing')

/** Guards a body after examining its beginning. @throws BandcampError for one without content; `blocked` for a short one, the bot check */
export async function openBody(response: Response, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  if (response.body === null) throw nothing()
  const chunks = guarded(response.body, signal)
  const start: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  let ended = false
  while (!ended && length <= MAX_BOT_CHECK_BYTES) {
    const next = await chunks.next()
    if (next.done) ended = true
    else {
      start.push(next.value)
      length += next.value.byteLength
    }
  }
  if (length === 0) throw nothing()
  if (ended && isBotCheck(await new Blob(start).text()))
    throw new BandcampError('blocked', 'Bandcamp asks for a bot check')
  return new ReadableStream({
    async pull(controller) {
      const chunk = start.shift() ?? (ended ? undefined : (await chunks.next()).value)
      if (chunk) controller.enqueue(chunk)
      else controller.close()
    },
    async cancel() {
      await chunks.return()
    },
  })
}
