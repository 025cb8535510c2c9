import { mutate } from 'swr'
import type { CrateView } from '#domain/crates/crate.ts'
import { recounted } from '#domain/crates/crate-list.ts'
import {
  withAlbumsAdded,
  withAlbumsOrdered,
  withAlbumsRemoved,
  withCratesOfAlbum,
  withoutAlbums,
} from '#domain/crates/crate-member-changes.ts'
import { type CrateMembers, inNewOrder } from '#domain/crates/crate-members.ts'
import { CRATES, knownAlbums, knownMembers, patchMembers, putCrates } from '../cache.ts'
import type { Turn } from '../outbox/call-queue.ts'
import { enqueue, isQueueBusy, saveOrder, underWay } from '../outbox/enqueue.ts'
import { write } from '../outbox/write.ts'
import { refresh, refreshIfGone } from '../sync/refresh.ts'

const albumIdsIn = (crateId: number): number[] =>
  knownMembers()?.find((crate) => crate.crateId === crateId)?.albumIds ?? []

/** Makes the crates say what is known to be in them. */
async function recount(): Promise<void> {
  const inside = new Map(knownMembers()?.map(({ crateId, albumIds }) => [crateId, albumIds]))
  const albums = new Map(knownAlbums()?.map((album) => [album.id, album]))
  await mutate<CrateView[]>(
    CRATES,
    (crates) =>
      crates?.map((crate) => {
        const ids = inside.get(crate.id)
        return ids ? recounted(crate, ids, albums) : crate
      }),
    { revalidate: false },
  )
}

async function show(change: (members: CrateMembers[]) => CrateMembers[]): Promise<void> {
  await patchMembers(change)
  await recount()
}

/** A crate as it is now, less what one change put in, with what it took out. */
export function withoutChange(now: readonly number[], before: readonly number[], after: readonly number[]): number[] {
  const [then, since] = [new Set(before), new Set(after)]
  const kept = now.filter((id) => then.has(id) || !since.has(id))
  return inNewOrder([...new Set([...kept, ...before.filter((id) => !since.has(id))])], before)
}

/** Takes what the server says of changed crates. It is the truth once nothing is under way that it does not know of. */
async function take(crates: CrateView[]): Promise<void> {
  if (isQueueBusy()) return
  await putCrates(crates)
  if (crates.some(({ id, albumCount }) => albumCount !== albumIdsIn(id).length)) void refresh()
}

/** What the server said of a crate; nothing if the change is kept. */
const listed = (crate: CrateView | null): CrateView[] => (crate ? [crate] : [])

/** Shows a change at once, tells the server, and takes it back where that fails. */
async function change(act: (members: CrateMembers[]) => CrateMembers[], call: () => Promise<CrateView[]>) {
  const before = knownMembers()
  if (!before) {
    await putCrates(await call())
    await refresh()
    return
  }
  await take(await underWay(() => showAndCall(before, act, call)))
}

async function showAndCall(
  before: CrateMembers[],
  act: (members: CrateMembers[]) => CrateMembers[],
  call: () => Promise<CrateView[]>,
): Promise<CrateView[]> {
  await show(act)
  const after = new Map(knownMembers()?.map((crate) => [crate.crateId, crate]))
  const changed = new Map(
    before.flatMap((crate) => {
      const then = after.get(crate.crateId)
      return then && then !== crate ? [[crate.crateId, { before: crate.albumIds, after: then.albumIds }] as const] : []
    }),
  )
  try {
    return await call()
  } catch (error) {
    await show((members) =>
      members.map((crate) => {
        const mine = changed.get(crate.crateId)
        return mine ? { ...crate, albumIds: withoutChange(crate.albumIds, mine.before, mine.after) } : crate
      }),
    )
    void refreshIfGone(error)
    throw error
  }
}

const putInto = async (crateIds: readonly number[], albumIds: readonly number[]) =>
  (await write<'add-to-crates'>(
    { call: 'add-to-crates', crateIds: [...crateIds], albumIds: [...albumIds] },
    enqueue,
  )) ?? []

/** Puts albums at the end of crates, by one call. An empty list does nothing. */
export async function addToCrates(crateIds: readonly number[], albumIds: readonly number[]): Promise<void> {
  if (crateIds.length === 0 || albumIds.length === 0) return
  await change(
    (members) => withAlbumsAdded(members, crateIds, albumIds),
    () => putInto(crateIds, albumIds),
  )
}

export async function removeFromCrate(crateId: number, albumIds: readonly number[]): Promise<void> {
  await change(
    (members) => withAlbumsRemoved(members, crateId, albumIds),
    async () =>
      listed(
        await write<'remove-from-crate'>({ call: 'remove-from-crate', crateId, albumIds: [...albumIds] }, enqueue),
      ),
  )
}

const putOrder = async (crateId: number, albumIds: readonly number[], inTurn: Turn = enqueue) =>
  listed(await write<'order-crate'>({ call: 'order-crate', crateId, albumIds: [...albumIds] }, inTurn))

/** Puts albums that were taken out back to where they were; `before` is the crate as it was. */
export async function putBackIntoCrate(
  crateId: number,
  albumIds: readonly number[],
  before: readonly number[],
): Promise<void> {
  await change(
    (members) => withAlbumsOrdered(withAlbumsAdded(members, [crateId], albumIds), crateId, before),
    async () => {
      const [, crates] = await Promise.all([putInto([crateId], albumIds), putOrder(crateId, before)])
      return crates
    },
  )
}

/** Puts a crate's albums into a new order. */
export async function orderCrateAlbums(crateId: number, albumIds: readonly number[]): Promise<void> {
  const showOrder = (ids: readonly number[]) => show((members) => withAlbumsOrdered(members, crateId, ids))
  const before = albumIdsIn(crateId)
  const told: CrateView[] = []
  await underWay(async () => {
    await showOrder(albumIds)
    await saveOrder({
      name: `crate-${crateId}`,
      before,
      show: showOrder,
      send: async (inTurn) => {
        told.push(...(await putOrder(crateId, albumIds, inTurn)))
      },
    })
  })
  await take(told)
}

/** Makes an album be in exactly these crates. */
export async function setCratesOfAlbum(albumId: number, crateIds: readonly number[]): Promise<void> {
  await change(
    (members) => withCratesOfAlbum(members, albumId, crateIds),
    async () =>
      (await write<'set-crates'>({ call: 'set-crates', albumId, crateIds: [...new Set(crateIds)] }, enqueue)) ?? [],
  )
}

/** Albums that were deleted are in no crate any more. */
export async function leaveCrates(albumIds: readonly number[]): Promise<void> {
  if (!knownMembers()) await refresh()
  else await show((members) => withoutAlbums(members, albumIds))
}
