import { Hono } from 'hono'
import * as z from 'zod/mini'
import { LIMITS } from '#domain/limits.ts'
import { wrongUrl } from '#locales/validation.ts'
import type { ReaderEnv } from '../auth/app-env.ts'
import { countOrThrow } from '../auth/limits.ts'
import { confirmSession, requireReader } from '../auth/require.ts'
import { fetchPicture } from '../pictures.ts'
import { searchParams } from '../respond.ts'

const PICTURES = { max: 1_000, seconds: 600 }
const DAY = 86_400

/** Pictures from other sites that people gave as covers or as their photo. */
export const pictures = new Hono<ReaderEnv>()
  .use(requireReader)
  .get('/', searchParams(z.strictObject({ url: z.string(wrongUrl).check(z.maxLength(LIMITS.url)) })), async (c) => {
    await confirmSession(c)
    await countOrThrow(c.get('ctx'), `pictures:${c.get('ctx').userId}`, PICTURES)
    const { type, body } = await fetchPicture(c.req.valid('query').url)
    return c.body(body, 200, { 'content-type': type, 'cache-control': `private, max-age=${DAY}` })
  })
