import { cratesInOrder } from '#domain/crates/crate-list.ts'
import { type CrateMembers, inNewOrder } from '#domain/crates/crate-members.ts'
import type { Change } from '#islands/data/changes/change.ts'
import { overlay } from '#islands/data/changes/change.ts'
import type { Lists } from '#islands/data/records.ts'
import { records, update } from './records.ts'

/** The lists before something was deleted, by the ids of what it was. */
const before = { albums: new Map<number, Lists>(), crates: new Map<number, Lists>() }

/** Puts a restored album back to where it was in its crates. */
function withAlbumBack(members: CrateMembers[], id: number): CrateMembers[] {
  const then = new Map(before.albums.get(id)?.members.map(({ crateId, albumIds }) => [crateId, albumIds]))
  return members.map((crate) => {
    const order = then.get(crate.crateId)
    if (!order?.includes(id) || crate.albumIds.includes(id)) return crate
    return { ...crate, albumIds: inNewOrder([...crate.albumIds, id], order) }
  })
}

/** Puts a restored crate back to where it was, with what was in it. */
function withCrateBack(lists: Lists, id: number): Lists {
  const then = before.crates.get(id)
  const crate = then?.crates.find((one) => one.id === id)
  const inside = then?.members.find(({ crateId }) => crateId === id)
  if (!then || !crate || !inside) return lists
  const order = then.crates.map((one) => one.id)
  return { ...lists, crates: cratesInOrder([...lists.crates, crate], order), members: [...lists.members, inside] }
}

/** What a change makes of the lists: what the server would, where that is more than what the outbox shows. */
export function after({ albums, crates, members }: Lists, change: Change): Lists {
  const lists = { albums, crates, members }
  const shown = { ...lists, ...overlay(lists, [change]) }
  switch (change.call) {
    case 'delete-albums':
      for (const id of change.albumIds) before.albums.set(id, lists)
      return shown
    case 'delete-crate':
      before.crates.set(change.id, lists)
      return shown
    case 'restore-albums':
      return { ...shown, members: change.albumIds.reduce(withAlbumBack, shown.members) }
    case 'restore-crates':
      return change.crateIds.reduce(withCrateBack, shown)
    default:
      return shown
  }
}

/** Makes a change in this tab only. Like one that waits to be sent, it has no answer. */
export async function make(change: Change): Promise<null> {
  await update(after(records(), change))
  return null
}
