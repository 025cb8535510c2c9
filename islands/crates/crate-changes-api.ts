import { mutate } from 'swr'
import type { CratePatch, CrateView } from '#domain/crate.ts'
import type { NewCrate } from '#domain/crate-albums.ts'
import { cratesInOrder, withoutCrate } from '#domain/crate-list.ts'
import { client, unwrap } from '../api.ts'
import { CRATES, knownCrates, patchMembers, putCrates } from '../cache.ts'
import { enqueue, saveOrder } from '../enqueue.ts'

const patchCrates = (change: (crates: CrateView[]) => CrateView[]) =>
  mutate<CrateView[]>(CRATES, (crates) => crates && change(crates), { revalidate: false })

export async function createCrate(input: NewCrate): Promise<CrateView> {
  const crate = await enqueue(() => unwrap(client.crates.$post({ json: input })))
  await putCrates([crate])
  await patchMembers((members) => [...members, { crateId: crate.id, albumIds: input.albumIds ?? [] }])
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

/** Makes a deleted crate anew, with its albums and in its place; `order` are the ids of all crates as they were. */
export async function remakeCrate(crate: CrateView, albumIds: number[], order: readonly number[]): Promise<void> {
  const { name, description, isFavorite } = crate
  const { id } = await createCrate({ name, description, isFavorite, albumIds })
  await orderCrates(order.map((one) => (one === crate.id ? id : one)))
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
