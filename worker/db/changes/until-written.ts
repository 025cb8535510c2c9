import { Conflict } from '#domain/errors/app-error.ts'
import * as messages from '#locales/errors.ts'

export const ATTEMPTS = 3

/**
 * Makes a change again that did not come about, null, because something had changed after it was read. @throws Conflict `stale` if that
 * persists
 */
export async function untilWritten<Result>(
  change: () => Promise<Result | null>,
  message = messages.albumsStale,
): Promise<Result> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const written = await change()
    if (written !== null) return written
  }
  throw new Conflict('stale', message)
}
