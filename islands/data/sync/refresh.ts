import { ApiError, isGone } from '#islands/lib/api-error.ts'
import { isDemo } from '#islands/lib/demo-mode.ts'
import type { Lists } from '../cache.ts'

// The demo has all of its records in the cache.
const loadRecords = async () => (isDemo ? Promise.reject() : import('./sync.ts'))

/** The albums, the crates or their contents: what this device keeps of them, otherwise from the server. @throws ApiError */
export async function readList<Name extends keyof Lists>(name: Name, isKnown: boolean): Promise<Lists[Name]> {
  const records = await loadRecords().catch(() => {
    throw new ApiError(0)
  })
  return records.readList(name, isKnown)
}

/** Shows what has changed on the server: albums, crates and their contents. */
export async function refresh(): Promise<void> {
  await loadRecords()
    .then((records) => records.refresh())
    .catch(() => undefined)
}

/** The same if a call failed because something was deleted elsewhere. */
export async function refreshIfGone(error: unknown): Promise<void> {
  if (isGone(error)) await refresh()
}

/** Shows the changes of earlier visits in all lists, whether they are on the page or not. */
export async function showUnsent(): Promise<void> {
  await loadRecords()
    .then((records) => records.showUnsent())
    .catch(() => undefined)
}
