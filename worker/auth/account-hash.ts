import { createHash } from 'node:crypto'

/** The header that says whose page or records an answer holds. */
export const ACCOUNT = 'gatefold-account'

/** Names the account to its own browsers, which keep pages and records of it, without saying whose it is. */
export const accountHash = (userId: string): string =>
  createHash('sha256').update(`copy ${userId}`).digest('base64url').slice(0, 22)
