import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { setSignedCookie } from 'hono/cookie'
import { parseSigned } from 'hono/utils/cookie'
import type { Env } from '../env.ts'
import { cookieAttributes, cookieName } from '../public-url.ts'

const YEAR = 365 * 86_400

/** A keyed digest of an email address, which can be counted and compared but not read. */
export const addressDigest = (env: Pick<Env, 'BETTER_AUTH_SECRET'>, email: string) =>
  createHmac('sha256', env.BETTER_AUTH_SECRET).update(`address:${email.toLowerCase()}`).digest('base64url').slice(0, 22)

const deviceCookie = (env: Env, digest: string) => cookieName(env, `gatefold_device_${digest.slice(0, 8)}`)

/** The id of the calling browser if this account has signed in from it before; null otherwise. */
export async function findKnownDevice<E extends { Bindings: Env }>(c: Context<E>, digest: string) {
  const name = deviceCookie(c.env, digest)
  const cookies = await parseSigned(c.req.header('cookie') ?? '', c.env.BETTER_AUTH_SECRET, name)
  const [of, id] = (cookies[name] || '').split('.')
  return of === digest && id ? id : null
}

/** Marks the calling browser as known to the account, so that failed attempts from elsewhere do not lock it out. */
export async function rememberDevice<E extends { Bindings: Env }>(c: Context<E>, email: string): Promise<void> {
  const digest = addressDigest(c.env, email)
  const id = (await findKnownDevice(c, digest)) ?? crypto.randomUUID()
  await setSignedCookie(c, deviceCookie(c.env, digest), `${digest}.${id}`, c.env.BETTER_AUTH_SECRET, {
    ...cookieAttributes(c.env),
    maxAge: YEAR,
  })
}
