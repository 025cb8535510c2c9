import { createHmac, timingSafeEqual } from 'node:crypto'

const CHARACTERS = 22

const signatureOf = (secret: string, value: string) =>
  createHmac('sha256', secret).update(value).digest('base64url').slice(0, CHARACTERS)

/** A value with a signature of 128 bits, for a cookie that is set often. */
export const sign = (secret: string, value: string): string => `${value}.${signatureOf(secret, value)}`

/** The value of what `sign` made with this secret; null of anything else. */
export function verify(secret: string, signed: string): string | null {
  const end = signed.length - CHARACTERS - 1
  const value = signed.slice(0, Math.max(0, end))
  const [given, right] = [Buffer.from(signed), Buffer.from(sign(secret, value))]
  return given.length === right.length && timingSafeEqual(given, right) ? value : null
}
