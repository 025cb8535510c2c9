import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { maxLength } from '../text/max-length.ts'

const MAX_LOGIN = 200

// Copying may add a space.
const part = (missing: string) => z.string(missing).check(z.trim(), z.minLength(1, missing), maxLength(MAX_LOGIN))

/** The login that a person creates under Subsonic in Bandcamp's fan settings. */
export const LinkInput = z.strictObject({
  username: part(messages.subsonicUsernameMissing),
  password: part(messages.subsonicPasswordMissing),
})
export type LinkInput = z.infer<typeof LinkInput>

const SYNC_EVERY_MS = 6 * 3_600_000

/** Whether a link with this last sync (ms; null without a link) is to be synced automatically. */
export const isSyncDue = (syncedAt: number | null, now: number): boolean =>
  syncedAt !== null && now - syncedAt >= SYNC_EVERY_MS

/**
 * A person's Bandcamp link; all fields are null without one. Times are ISO 8601, `albums` is how many Bandcamp listed at the last sync,
 * `error` is a text that says why the last one failed, or, without a `username`, why the person has to connect again.
 */
export type LinkView = {
  username: string | null
  connectedAt: string | null
  lastSyncAt: string | null
  albums: number
  error: string | null
}
