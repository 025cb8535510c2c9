import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Env } from '../env.ts'
import { cookieAttributes, cookieName } from '../public-url.ts'

const CHARACTERS = 22

/** A signature of 128 bits, short because the cookies are set often. */
const signatureOf = (secret: string, value: string) =>
  createHmac('sha256', secret).update(value).digest('base64url').slice(0, CHARACTERS)

const sign = (secret: string, value: string): string => `${value}.${signatureOf(secret, value)}`

/** The value in a text that `sign` made with this secret; null for any other text. */
function verify(secret: string, signed: string): string | null {
  const end = signed.length - CHARACTERS - 1
  const value = signed.slice(0, Math.max(0, end))
  const [given, right] = [Buffer.from(signed), Buffer.from(sign(secret, value))]
  return given.length === right.length && timingSafeEqual(given, right) ? value : null
}

/** A cookie with a value that only the server can make, for so many seconds. `purpose` tells apart what the same secret signs. */
export const createSignedCookie = (name: string, seconds: number) => ({
  set<E extends { Bindings: Env }>(
    c: Context<E>,
    { purpose, value, now }: { purpose: string; value: string; now: Date },
  ): void {
    const until = Math.floor(now.getTime() / 1_000) + seconds
    const signed = sign(`${c.env.BETTER_AUTH_SECRET} ${purpose}`, `${until}.${value}`)
    setCookie(c, cookieName(c.env, name), signed, { ...cookieAttributes(c.env), maxAge: seconds })
  },
  drop<E extends { Bindings: Env }>(c: Context<E>): void {
    deleteCookie(c, cookieName(c.env, name), cookieAttributes(c.env))
  },
  /** Undefined if there is no cookie; null if it is forged, expired or of another purpose. */
  read<E extends { Bindings: Env }>(
    c: Context<E>,
    { purpose, now }: { purpose: string; now: Date },
  ): string | null | undefined {
    const cookie = getCookie(c, cookieName(c.env, name))
    if (cookie === undefined) return undefined
    const verified = verify(`${c.env.BETTER_AUTH_SECRET} ${purpose}`, cookie)
    const [, until = 0, value = ''] = /^(\d+)\.(.+)$/.exec(verified ?? '') ?? []
    return Number(until) * 1_000 > now.getTime() ? value : null
  },
})
