import { piecesOf } from '#domain/pieces.ts'
import { IDEMPOTENCY_KEY } from '#domain/sync/idempotency.ts'
import { client, unwrap } from '../api/client.ts'
import type { SentChange } from './outbox-changes.ts'

/** How long a call may take before the network counts as lost, in milliseconds. */
const TIMEOUT = 20_000
/** The most albums in one call: as many as the server handles within a few seconds. */
const ALBUMS_PER_CALL = 10_000

const idOf = (id: number) => ({ id: String(id) })
/** What a change adds, with its id. */
const addedBy = <Input>({ id, input, isWithoutId }: { id: number; input: Input; isWithoutId?: boolean }) =>
  isWithoutId ? input : { ...input, id }
type Options = { headers: Record<string, string>; init: RequestInit }

/** The call of each kind of change. */
const CALLS = {
  'add-album': (change, options) => unwrap(client.albums.$post({ json: addedBy(change) }, options)),
  'edit-album': ({ id, patch }, options) =>
    unwrap(client.albums[':id'].$patch({ param: idOf(id), json: patch }, options)),
  'edit-albums': ({ albumIds, change }, options) =>
    unwrap(client.albums.edit.$post({ json: { albumIds, change } }, options)),
  'delete-albums': ({ albumIds }, options) => unwrap(client.albums.delete.$post({ json: { albumIds } }, options)),
  'restore-albums': ({ albumIds }, options) => unwrap(client.albums.restore.$post({ json: { albumIds } }, options)),
  'set-crates': ({ albumId, crateIds }, options) =>
    unwrap(client.albums[':id'].crates.$put({ param: idOf(albumId), json: { crateIds } }, options)),
  'add-crate': (change, options) => unwrap(client.crates.$post({ json: addedBy(change), header: {} }, options)),
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

/** A change as the calls it takes: very many albums are deleted and restored some at a time. */
function inParts<Made extends SentChange>(change: Made): Made[] {
  if (change.call !== 'delete-albums' && change.call !== 'restore-albums') return [change]
  return piecesOf(change.albumIds, ALBUMS_PER_CALL).map((albumIds) => ({ ...change, albumIds }))
}

/** The answer to a change of several calls, which each tell a number of albums; undefined where one of them was answered before. */
function added(answers: readonly (Record<string, number> | undefined)[]): Record<string, number> | undefined {
  const sums: Record<string, number> = {}
  for (const answer of answers) {
    if (!answer) return undefined
    for (const [name, count] of Object.entries(answer)) sums[name] = (sums[name] ?? 0) + count
  }
  return sums
}

/** Sends a change. Sent again with the same key, it is not done again. @throws ApiError */
export async function sendChange<Call extends SentChange['call']>(
  change: Extract<SentChange, { call: Call }>,
  key: string,
): Promise<Answer<Call>> {
  const call = CALLS[change.call] as (change: SentChange, options: Options) => Promise<Answer<Call>>
  const [first = change, ...others] = inParts(change)
  const send = (part: SentChange, name: string) =>
    call(part, { headers: { [IDEMPOTENCY_KEY]: name }, init: { signal: AbortSignal.timeout(TIMEOUT) } })
  const answers = [await send(first, key)]
  for (const [index, part] of others.entries()) answers.push(await send(part, `${key}-${index + 1}`))
  return (others.length > 0 ? added(answers as Record<string, number>[]) : answers[0]) as Answer<Call>
}
