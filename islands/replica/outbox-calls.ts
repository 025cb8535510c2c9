import { IDEMPOTENCY_KEY } from '#domain/idempotency.ts'
import { client, unwrap } from '../api.ts'
import type { SentChange } from './outbox-changes.ts'

/** How long a call may take before the network counts as lost, in milliseconds. */
const PATIENCE = 20_000

const idOf = (id: number) => ({ id: String(id) })
type Options = { headers: Record<string, string>; init: RequestInit }

/** The call of each kind of change. */
const CALLS = {
  'add-album': ({ input }, options) => unwrap(client.albums.$post({ json: input }, options)),
  'edit-album': ({ id, patch }, options) =>
    unwrap(client.albums[':id'].$patch({ param: idOf(id), json: patch }, options)),
  'edit-albums': ({ albumIds, change }, options) =>
    unwrap(client.albums.edit.$post({ json: { albumIds, change } }, options)),
  'delete-albums': ({ albumIds }, options) => unwrap(client.albums.delete.$post({ json: { albumIds } }, options)),
  'restore-albums': ({ albumIds }, options) => unwrap(client.albums.restore.$post({ json: { albumIds } }, options)),
  'set-crates': ({ albumId, crateIds }, options) =>
    unwrap(client.albums[':id'].crates.$put({ param: idOf(albumId), json: { crateIds } }, options)),
  'add-crate': ({ input }, options) => unwrap(client.crates.$post({ json: input, header: {} }, options)),
  'edit-crate': ({ id, patch }, options) =>
    unwrap(client.crates[':id'].$patch({ param: idOf(id), json: patch }, options)),
  'delete-crate': ({ id }, options) => unwrap(client.crates[':id'].$delete({ param: idOf(id) }, options)),
  'restore-crates': ({ crateIds }, options) => unwrap(client.crates.restore.$post({ json: { crateIds } }, options)),
  'order-crates': ({ crateIds }, options) => unwrap(client.crates.order.$put({ json: { crateIds } }, options)),
  'add-to-crates': ({ crateIds, albumIds }, options) =>
    unwrap(client.crates.albums.$post({ json: { crateIds, albumIds } }, options)),
  'remove-from-crate': ({ crateId, albumIds }, options) =>
    unwrap(client.crates[':id'].albums.$delete({ param: idOf(crateId), json: { albumIds } }, options)),
  'order-crate': ({ crateId, albumIds }, options) =>
    unwrap(client.crates[':id'].order.$put({ param: idOf(crateId), json: { albumIds } }, options)),
} satisfies {
  [Call in SentChange['call']]: (change: Extract<SentChange, { call: Call }>, options: Options) => Promise<unknown>
}

/** What the server answers to a kind of change. */
export type Answer<Call extends SentChange['call']> = Awaited<ReturnType<(typeof CALLS)[Call]>>

/** Sends a change. Sent again with the same key, it is not done again. @throws ApiError */
export function sendChange<Call extends SentChange['call']>(
  change: Extract<SentChange, { call: Call }>,
  key: string,
): Promise<Answer<Call>> {
  const call = CALLS[change.call] as (change: SentChange, options: Options) => Promise<Answer<Call>>
  return call(change, { headers: { [IDEMPOTENCY_KEY]: key }, init: { signal: AbortSignal.timeout(PATIENCE) } })
}
