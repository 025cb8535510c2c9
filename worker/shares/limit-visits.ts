import { createMiddleware } from 'hono/factory'
import { TooManyRequests } from '#domain/errors/app-error.ts'
import { slowDown } from '#locales/errors/shares.ts'
import { networkOf } from '../auth/network.ts'
import type { AppEnv } from '../auth/session.ts'

const MINUTE = 60

/** Lets each network ask for shares 60 times a minute. @throws TooManyRequests */
export const limitVisits = createMiddleware<AppEnv>(async (c, next) => {
  const { success } = await c.env.SHARE_CALLS.limit({ key: networkOf(c) })
  if (!success) throw new TooManyRequests(slowDown, MINUTE)
  await next()
})
