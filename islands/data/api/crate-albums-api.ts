import { enqueue, turnOfOrder } from '../queue/turns.ts'
import { write } from '../queue/write.ts'

/** Puts albums at the end of crates, by one call. An empty list does nothing. */
export async function addToCrates(crateIds: readonly number[], albumIds: readonly number[]): Promise<void> {
  if (crateIds.length === 0 || albumIds.length === 0) return
  const change = { call: 'add-to-crates' as const, crateIds: [...crateIds], albumIds: [...albumIds] }
  await write<'add-to-crates'>(change, enqueue)
}

export async function removeFromCrate(crateId: number, albumIds: readonly number[]): Promise<void> {
  await write<'remove-from-crate'>({ call: 'remove-from-crate', crateId, albumIds: [...albumIds] }, enqueue)
}

/** Puts a crate's albums into a new order. */
export async function orderCrateAlbums(crateId: number, albumIds: readonly number[]): Promise<void> {
  const change = { call: 'order-crate' as const, crateId, albumIds: [...albumIds] }
  await write<'order-crate'>(change, turnOfOrder(`crate-${crateId}`))
}

/** Puts albums that were taken out back to where they were; `before` is the crate as it was. */
export async function putBackIntoCrate(
  crateId: number,
  albumIds: readonly number[],
  before: readonly number[],
): Promise<void> {
  await Promise.all([addToCrates([crateId], albumIds), orderCrateAlbums(crateId, before)])
}

/** Makes an album be in exactly these crates. */
export async function setCratesOfAlbum(albumId: number, crateIds: readonly number[]): Promise<void> {
  await write<'set-crates'>({ call: 'set-crates', albumId, crateIds: [...new Set(crateIds)] }, enqueue)
}
