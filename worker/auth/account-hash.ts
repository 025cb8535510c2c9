import { createHash } from 'node:crypto'

/** Names the account to its own browsers, which keep pages and records of it, without saying whose it is. */
export const accountHash = (userId: string): string =>
  createHash('sha256').update(`copy ${userId}`).digest('base64url').slice(0, 22)
