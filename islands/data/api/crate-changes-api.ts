import { mutate } from 'swr'
import type { CratePatch, CrateView } from '#domain/crates/crate.ts'
import type { NewCrate } from '#domain/crates/crate-albums.ts'
import { cratesInOrder, withoutCrate } from '#domain/crates/crate-list.ts'
import { knownCrates, patchCrates, patchMembers, putCrates, TRASH } from '../cache.ts'
import { newCrate } from '../changes/new-records.ts'
import { withDrawnId } from '../outbox/drawn-id.ts'
import { enqueue, saveOrder } from '../outbox/enqueue.ts'
import { write } from '../outbox/write.ts'
import { refresh } from '../sync/refresh.ts'
import { client, unwrap } from './client.ts'

const crateNamed = (id: number) => knownCrates()?.find((crate) => crate.id === id)

// Those on their way, so that a second click creates no second crate.
const creating = new Map<string, Promise<CrateView>>()

export function createCrate(input: NewCrate): Promise<CrateView> {
  const text = JSON.stringify(input)
  const known = creating.get(text)
  if (known) return known
  const crate = create(input).finally(() => creating.delete(text))
  creating.set(text, crate)
  return crate
}

async function create(input: NewCrate): Promise<CrateView> {
  const crate = await withDrawnId(async (id) => {
    const change = { call: 'add-crate' as const, id, input }
    return (await write<'add-crate'>(change, enqueue)) ?? newCrate(change)
  })
  await putCrates([crate])
  await patchMembers((members) => [
    ...members.filter(({ crateId }) => crateId !== crate.id),
    { crateId: crate.id, albumIds: input.albumIds ?? [] },
  ])
  return crate
}

export async function updateCrate(id: number, patch: CratePatch): Promise<CrateView> {
  const crate = await write<'edit-crate'>({ call: 'edit-crate', id, patch }, enqueue)
  if (crate) await putCrates([crate])
  return crate ?? crateNamed(id) ?? ({ id, ...patch } as CrateView)
}

export async function toggleFavoriteCrate(id: number): Promise<CrateView> {
  const known = crateNamed(id)
  if (known) return updateCrate(id, { isFavorite: !known.isFavorite })
  const crate = await enqueue(() => unwrap(client.crates[':id'].favorite.$patch({ param: { id: String(id) } })))
  await putCrates([crate])
  return crate
}

export async function deleteCrate(id: number): Promise<void> {
  await write<'delete-crate'>({ call: 'delete-crate', id }, enqueue)
  await patchCrates((crates) => withoutCrate(crates, id))
  await patchMembers((members) => members.filter(({ crateId }) => crateId !== id))
}

/** Restores crates from the trash; returns how many: those emptied from it do not count. */
export async function restoreCrates(crateIds: number[]): Promise<number> {
  const restored = await write<'restore-crates'>({ call: 'restore-crates', crateIds }, enqueue)
  if (!restored) return crateIds.length
  await Promise.all([refresh(), mutate(TRASH)])
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
    send: async (inTurn) => {
      await write<'order-crates'>({ call: 'order-crates', crateIds: [...crateIds] }, inTurn)
    },
  })
}
