import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { Invalid } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { IDEMPOTENCY_KEY } from '#domain/sync/idempotency.ts'
import * as messages from '#locales/errors.ts'
import type { ReaderEnv } from './auth/app-env.ts'
import type { Ctx, KeyedRequest } from './db/context.ts'
import { findRequest, forgetRequest, KeyUsed, keepAnswer } from './db/idempotency.ts'
import { isSafe } from './safe-methods.ts'

const ATTEMPTS = 10
const PAUSE_MS = 50

/** Marks an answer that was given before. */
const REPLAYED = 'idempotency-replayed'

/**
 * Makes a write with an `Idempotency-Key` once: the same call with the same key gets the same answer again, 204 where that was too long to
 * keep. The key is noted by the transaction that writes. A call that wrote nothing leaves its key unused. @throws Invalid for a key that is
 * too long; Conflict `key-used` for another call with the key
 */
export const idempotent = createMiddleware<ReaderEnv>(async (c, next) => {
  const key = c.req.header(IDEMPOTENCY_KEY)
  if (key === undefined || isSafe(c.req.method)) return next()
  if (key === '' || key.length > LIMITS.idempotencyKey) {
    throw new Invalid(messages.wrongFields, { [IDEMPOTENCY_KEY]: messages.wrongKey(LIMITS.idempotencyKey) })
  }
  const plain = c.get('ctx')
  const request = { key, call: await digestOf(c), token: crypto.randomUUID() }
  const known = await findAnswer(plain, request)
  if (known) return replay(c, known)
  c.set('ctx', { ...plain, keyed: request })
  await next()
  if (c.error instanceof KeyUsed) {
    // Another request with the key has done it meanwhile.
    const done = await findAnswer(plain, request)
    c.error = undefined
    c.res = undefined
    c.res = replay(c, done ?? { status: null, body: null })
  } else if (c.res.status < 400) {
    await keepAnswer(plain, request, { status: c.res.status, body: await shortBody(c.res) })
  } else if (c.res.status < 500) await forgetRequest(plain, request)
})

/** Identifies the content of a call: method, address and body. */
async function digestOf(c: Context): Promise<string> {
  const { pathname, search } = new URL(c.req.url)
  const text = `${c.req.method} ${pathname}${search}\n${await c.req.text()}`
  return createHash('sha256').update(text).digest('base64')
}

type Answer = { status: number | null; body: string | null }

/** The answer to the request that has used the key; null if none has. It may still be on its way. */
async function findAnswer(ctx: Ctx, { key, call }: KeyedRequest): Promise<Answer | null> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await findRequest(ctx, key)
    if (!found) return null
    if (found.call !== call) throw new KeyUsed()
    if (found.status !== null || attempt === ATTEMPTS) return found
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

const replay = (c: Context, { status, body }: Answer) =>
  status === null || body === null
    ? c.body(null, 204, { [REPLAYED]: 'true' })
    : c.body(body, status as 200, { [REPLAYED]: 'true', ...(body && { 'content-type': 'application/json' }) })

/** The body of an answer if it is short. A long one is read only as far as needed to tell. */
async function shortBody(response: Response): Promise<string | null> {
  const reader = response.clone().body?.getReader()
  if (!reader) return null
  const decoder = new TextDecoder()
  for (let text = ''; ; ) {
    const { done, value } = await reader.read()
    text += decoder.decode(value, { stream: !done })
    if (text.length > LIMITS.answerKept) {
      await reader.cancel()
      return null
    }
    if (done) return text
  }
}
