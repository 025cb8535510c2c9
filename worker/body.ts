import { createMiddleware } from 'hono/factory'
import { TooLarge } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors.ts'

/** The most bytes to read and discard of an unread body: well above what any call takes, too few to keep the server busy. */
const MAX_DRAINED_BYTES = 2 * LIMITS.importCallBytes

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>, alreadyRead = 0): Promise<void> {
  let bytes = alreadyRead
  while (bytes <= MAX_DRAINED_BYTES) {
    const { done, value } = await reader.read()
    if (done) return
    bytes += value.byteLength
  }
  await reader.cancel()
}

/**
 * Reads a request's body to its end where the answer did not need it: a client that gets an answer while it still sends may take the
 * connection for broken and never see the answer.
 */
export const drainBody = createMiddleware(async (c, next) => {
  const request = c.req.raw
  await next()
  if (request.body && !request.bodyUsed) {
    // A client that closed the connection does not read the answer, so an error here does not matter.
    await drain(request.body.getReader()).catch(() => undefined)
  }
})

/** Refuses a body of more than `maxBytes`. A body without a declared length is read first. @throws TooLarge */
export const limitBody = (maxBytes: number) =>
  createMiddleware(async (c, next) => {
    const { body, headers } = c.req.raw
    // No route reads the body of a GET or HEAD request, and `new Request` refuses one with a body.
    if (body === null || c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const length = headers.get('content-length')
    if (length !== null && !headers.has('transfer-encoding')) {
      if (Number(length) > maxBytes) throw new TooLarge(messages.tooLarge)
      return next()
    }
    const chunks: Uint8Array<ArrayBuffer>[] = []
    const reader = body.getReader()
    for (let bytes = 0; ; ) {
      const { done, value } = await reader.read()
      if (done) break
      bytes += value.byteLength
      if (bytes > maxBytes) {
        await drain(reader, bytes)
        throw new TooLarge(messages.tooLarge)
      }
      chunks.push(value)
    }
    const whole = new Blob(chunks)
    const known = new Headers(headers)
    known.set('content-length', String(whole.size))
    c.req.raw = new Request(c.req.raw, { body: whole, headers: known })
    return next()
  })
