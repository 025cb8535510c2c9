import { BandcampRefusal, isBotCheck } from './upstream-error.ts'

export const LONGEST_BODY = 5 * 1024 * 1024
/** The bot check is about 3 KB; a page that goes on beyond this is a page. */
const LONGEST_BOT_CHECK = 16 * 1024

/** A body piece by piece, cut off with a BandcampRefusal when it grows too long, the time is up, or the line breaks. */
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
      if (length > LONGEST_BODY) throw new BandcampRefusal('too-large', 'The answer is longer than 5 MB')
      yield value
    }
  } catch (error) {
    throw refusalOfFailure(error)
  } finally {
    signal.removeEventListener('abort', stop)
    reader.cancel().catch(() => {})
  }
}

/** What a failed fetch or read was. */
export function refusalOfFailure(error: unknown): BandcampRefusal {
  if (error instanceof BandcampRefusal) return error
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return new BandcampRefusal('timeout', 'Bandcamp took too long')
  return new BandcampRefusal(
    'unreachable',
    `Bandcamp cannot be reached: ${error instanceof Error ? error.message : error}`,
  )
}

/**
 * A body to read on, guarded, after its beginning was looked at: a short one that is the bot check throws BandcampRefusal
 * 'turned-away'.
 */
export async function openBody(response: Response, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  if (response.body === null) return new Blob([]).stream()
  const chunks = guarded(response.body, signal)
  const start: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  let ended = false
  while (!ended && length <= LONGEST_BOT_CHECK) {
    const next = await chunks.next()
    if (next.done) ended = true
    else {
      start.push(next.value)
      length += next.value.byteLength
    }
  }
  if (ended && isBotCheck(await new Blob(start).text()))
    throw new BandcampRefusal('turned-away', 'Bandcamp asks for a bot check')
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
