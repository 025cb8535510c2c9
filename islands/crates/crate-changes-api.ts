import { mutate } from 'swr'
import type { CratePatch, CrateView } from '#domain/crate.ts'
import type { NewCrate } from '#domain/crate-albums.ts'
import { cratesInOrder, withoutCrate } from '#domain/crate-list.ts'
import { IDEMPOTENCY_KEY } from '#domain/idempotency.ts'
import { client, unwrap } from '../api.ts'
import { knownCrates, patchCrates, patchMembers, putCrates, revalidateCrates, TRASH } from '../cache.ts'
import { enqueue, saveOrder } from '../enqueue.ts'

// The keys of calls without an answer yet, so that a second click or attempt creates no second crate.
const keys = new Map<string, string>()

export async function createCrate(input: NewCrate): Promise<CrateView> {
  const text = JSON.stringify(input)
  const key = keys.get(text) ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
  keys.set(text, key)
  const crate = await enqueue(() => unwrap(client.crates.$post({ json: input, header: { [IDEMPOTENCY_KEY]: key } })))
  keys.delete(text)
  await putCrates([crate])
  await patchMembers((members) => [
    ...members.filter(({ crateId }) => crateId !== crate.id),
    { crateId: crate.id, albumIds: input.albumIds ?? [] },
  ])
  return crate
}

export async function updateCrate(id: number, patch: CratePatch): Promise<CrateView> {
  const crate = await enqueue(() => unwrap(client.crates[':id'].$patch({ param: { id: String(id) }, json: patch })))
  await putCrates([crate])
  return crate
}

export async function toggleFavoriteCrate(id: number): Promise<CrateView> {
  const crate = await enqueue(() => unwrap(client.crates[':id'].favorite.$patch({ param: { id: String(id) } })))
  await putCrates([crate])
  return crate
}

export async function deleteCrate(id: number): Promise<void> {
  await enqueue(() => unwrap(client.crates[':id'].$delete({ param: { id: String(id) } })))
  await patchCrates((crates) => withoutCrate(crates, id))
  await patchMembers((members) => members.filter(({ crateId }) => crateId !== id))
}

/** Restores crates from the trash; returns how many: those emptied from it do not count. */
export async function restoreCrates(crateIds: number[]): Promise<number> {
  const restored = await enqueue(() => unwrap(client.crates.restore.$post({ json: { crateIds } })))
  await Promise.all([revalidateCrates(), mutate(TRASH)])
  return restored.length
}

/** Puts the crates into a new order; they stand in it at once. */
export async function orderCrates(crateIds: readonly number[]): Promise<void> {
  const show = (ids: readonly number[]) => patchCrates((crates) => cratesInOrder(crates, ids))
  const before = (knownCrates() ?? []).map(({ id }) => id)
  await show(crateIds)
  await saveOrder({
    name: 'crates',
    before,
    show,
    send: () => unwrap(client.crates.order.$put({ json: { crateIds: [...crateIds] } })),
  })
}
