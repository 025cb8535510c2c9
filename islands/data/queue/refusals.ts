import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { ApiError, isSignedOut } from '#islands/lib/api-error.ts'
import { createStore } from '#islands/lib/store.ts'
import { answeredWith, type Change, overlay } from '../changes/change.ts'
import { refresh } from '../pull/refresh.ts'
import { confirmedLists } from '../store/confirmed.ts'
import { tellTabs } from '../tabs.ts'
import type { Entry, Problem } from './entry.ts'
import { update } from './pending.ts'

/** Whether the server could not be reached, or something else answered, such as a proxy or the page of a Wi-Fi. */
export const isUnreachable = (error: ApiError): boolean => error.code === 'unreachable'
/** Whether the server has had a newer change of this device since. */
export const isOutdated = (error: unknown): boolean => error instanceof ApiError && error.code === 'outdated'
/** Whether nothing can be sent until the same person is back: the session is over, or somebody else's. */
export const isOfNobody = (error: unknown): boolean =>
  isSignedOut(error) || (error instanceof ApiError && error.code === 'other-person')
/** Statuses that say nothing of the change itself. */
const LATER = [401, 408, 425, 429]
/** Whether the server says what is wrong with a change. After any other failure it is sent again. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  !isUnreachable(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  !LATER.includes(error.status)

/**
 * Why the server has refused a change that was kept; it is dropped if what it changes no longer exists, is sent later by itself if the
 * server has no room left, and otherwise waits for a decision.
 */
export type Refusal = { message: string; isDropped: boolean; isRetryable?: boolean }
/** What it has refused since the page was opened. */
export const refusals = createStore<readonly Refusal[]>([])
export const sayRefused = (refusal: Refusal) => refusals.set([...refusals.get(), refusal])

/** What the server says is wrong with a change. */
export function problemOf({ code, message, details }: ApiError): Problem {
  const { album, crate } = details as { album?: AlbumView; crate?: CrateView }
  return { code, message, album, crate }
}

/** Whether a change makes nothing else of its album or crate than the server has. */
function isDone(change: Change): boolean {
  const lists = confirmedLists()
  const record = answeredWith(change)
  const textOf = ({ albums, crates }: typeof lists) =>
    JSON.stringify((record?.kind === 'album' ? albums : crates)?.find(({ id }) => id === record?.id))
  const before = record && textOf(lists)
  return before !== null && before !== undefined && textOf(overlay(lists, [change])) === before
}

/** What happens to a change that the server refused. */
export async function refuse(entry: Entry, error: ApiError): Promise<void> {
  const isGone = error.status === 404
  if (isOutdated(error) && isDone(entry.change)) {
    await update((entries) => entries.filter(({ key }) => key !== entry.key))
    return tellTabs({ kind: 'outbox' })
  }
  const problem = problemOf(error)
  await update((entries) =>
    entries.flatMap((one) => (one.key !== entry.key ? [one] : isGone ? [] : [{ ...one, problem }])),
  )
  tellTabs({ kind: 'outbox' })
  sayRefused({ message: error.message, isDropped: isGone })
  if (isGone) void refresh().catch(() => undefined)
}
