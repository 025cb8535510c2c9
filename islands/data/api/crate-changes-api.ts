import { mutate } from 'swr'
import { newCrate } from '#domain/changes/new-records.ts'
import type { CratePatch, CrateView } from '#domain/crates/crate.ts'
import type { NewCrate } from '#domain/crates/crate-albums.ts'
import type { SentChange } from '../changes/change.ts'
import { refresh } from '../pull/refresh.ts'
import { withDrawnId } from '../queue/drawn-id.ts'
import { enqueue, turnOfOrder } from '../queue/turns.ts'
import { write } from '../queue/write.ts'
import { knownCrate, type Lists, records } from '../store/records.ts'
import { TRASH } from './trash-api.ts'

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

const create = (input: NewCrate): Promise<CrateView> =>
  withDrawnId(async (id) => {
    const change = { call: 'add-crate' as const, id, input }
    return (await write<'add-crate'>(change, enqueue)) ?? newCrate(change)
  })

/** Changes a crate; it shows at once. */
export const updateCrate = async (id: number, patch: CratePatch): Promise<CrateView> =>
  (await write<'edit-crate'>({ call: 'edit-crate', id, patch }, enqueue)) ??
  knownCrate(id) ??
  ({ id, ...patch } as CrateView)

// One that was deleted on this page shows again at once, with what was in it.
const deletedCrates = new Map<number, Pick<Lists, 'crates' | 'members'> & { order: number[] }>()

export async function deleteCrate(id: number): Promise<void> {
  const { crates = [], members = [] } = records.get()
  const inside = members.filter(({ crateId }) => crateId === id)
  const order = crates.map((crate) => crate.id)
  deletedCrates.set(id, { crates: crates.filter((crate) => crate.id === id), members: inside, order })
  await write<'delete-crate'>({ call: 'delete-crate', id }, enqueue)
}

type Restoring = Extract<SentChange, { call: 'restore-crates' }>

/** What restores a crate, with what this page knows of it if it has deleted it. */
export const restoringCrate = (id: number): Restoring => ({
  call: 'restore-crates',
  crateIds: [id],
  ...deletedCrates.get(id),
})

/** Restores crates from the trash; returns whether any was there: it may have been emptied from it. */
export async function restoreCrates(change: Restoring): Promise<boolean> {
  const restored = await write<'restore-crates'>(change, enqueue)
  if (!restored) return true
  await Promise.all([refresh(), mutate(TRASH)])
  return restored.length > 0
}

export const restoreCrate = (id: number): Promise<boolean> => restoreCrates(restoringCrate(id))

/** Puts the crates into a new order; they stand in it at once. */
export async function orderCrates(crateIds: readonly number[]): Promise<void> {
  await write<'order-crates'>({ call: 'order-crates', crateIds: [...crateIds] }, turnOfOrder('crates'))
}
