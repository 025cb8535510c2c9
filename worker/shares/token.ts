import { Buffer } from 'node:buffer'
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { OwnShare } from '#domain/shares/share.ts'
import { codeHash } from '../auth/code-hash.ts'
import type { ShareLink, StoredShare } from '../db/shares/shares.ts'
import type { Env } from '../env.ts'
import { publicUrl } from '../public-url.ts'

type Secrets = Pick<Env, 'BETTER_AUTH_SECRET' | 'PUBLIC_URL'>
type Secret = Pick<Env, 'BETTER_AUTH_SECRET'>

const KEY_BYTES = 32
/** 128 bits. */
const TOKEN_BYTES = 16
/** Follows the token in the address of a calendar. */
export const CALENDAR_FORM = '/calendar.ics'
const TOKEN = /^[\w-]{22}$/

/** The hash of a token in an address; null if the text is no token. */
export const hashOfAsked = (token: string): string | null => (TOKEN.test(token) ? codeHash(token) : null)

// The seed is in the database and the key is not, so neither a copy of the database nor the key alone reveals a link.
function tokenOf({ BETTER_AUTH_SECRET }: Secret, seed: string): string {
  const key = hkdfSync('sha256', BETTER_AUTH_SECRET, '', 'share links', KEY_BYTES)
  return createHmac('sha256', Buffer.from(key)).update(seed).digest().subarray(0, TOKEN_BYTES).toString('base64url')
}

/** An unused link. */
export function newLink(env: Secret): ShareLink {
  const seed = randomBytes(TOKEN_BYTES).toString('base64url')
  return { seed, tokenHash: codeHash(tokenOf(env, seed)) }
}

/** The address of a share's page. */
export const shareUrl = (env: Secrets, asked: string, token: string): string => `${publicUrl(env, asked)}/s/${token}`

/** A share as its owner sees it, with its link unless the key has changed since. */
export function toOwnShare(env: Secrets, asked: string, { seed, tokenHash, ...share }: StoredShare): OwnShare {
  const token = tokenOf(env, seed)
  const isSame = timingSafeEqual(Buffer.from(codeHash(token)), Buffer.from(tokenHash))
  const form = share.of.kind === 'calendar' ? CALENDAR_FORM : ''
  return { ...share, url: isSame ? shareUrl(env, asked, token) + form : null }
}
