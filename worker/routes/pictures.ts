import { Hono } from 'hono'
import * as z from 'zod/mini'
import { LIMITS } from '#domain/limits.ts'
import { tooManyTries } from '#locales/errors/account.ts'
import { wrongUrl } from '#locales/validation/album.ts'
import { tooManyAttempts } from '../auth/own-account.ts'
import { requirePerson, type SignedInEnv } from '../auth/session.ts'
import { countAttempt } from '../db/accounts/rate-limits.ts'
import { fetchPicture } from '../pictures.ts'
import { searchParams } from '../respond.ts'

const PICTURES = { max: 1_000, seconds: 600 }
const DAY = 86_400

/** Pictures from other sites that people gave as covers or as their photo. */
export const pictures = new Hono<SignedInEnv>()
  .use(requirePerson)
  .get('/', searchParams(z.strictObject({ url: z.string(wrongUrl).check(z.maxLength(LIMITS.url)) })), async (c) => {
    const attempt = await countAttempt(c.get('ctx'), `pictures:${c.get('person').id}`, PICTURES)
    if (!attempt.allowed) throw tooManyAttempts(tooManyTries, attempt.retryAfter)
    const { type, body } = await fetchPicture(c.req.valid('query').url)
    return c.body(body, 200, { 'content-type': type, 'cache-control': `private, max-age=${DAY}` })
  })
