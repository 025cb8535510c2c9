import type { CrateMembers } from './crate-view.ts'

export type { CrateMembers }

/**
 * Ids in a new order: the named ones first, as far as they exist, then the others in their previous order. The server applies the same
 * rule.
 */
export function inNewOrder(ids: readonly number[], named: readonly number[]): number[] {
  const there = new Set(ids)
  const first = new Set(named.filter((id) => there.has(id)))
  return [...first, ...ids.filter((id) => !first.has(id))]
}

/** Restores ids to a list, each behind its earlier predecessor. */
export function putBack(ids: number[], back: readonly number[], before: readonly number[]): number[] {
  const [there, missing] = [new Set(ids), new Set(back)]
  if (!before.some((id) => missing.has(id) && !there.has(id))) return ids
  const groups: [last: number | null, ...back: number[]][] = [[null]]
  for (const id of before) {
    if (there.has(id)) groups.push([id])
    else if (missing.has(id)) groups.at(-1)?.push(id)
  }
  const behind = new Map(groups.map(([last, ...some]) => [last, some]))
  return [...(behind.get(null) ?? []), ...ids.flatMap((id) => [id, ...(behind.get(id) ?? [])])]
}

/** Ids with some of them moved so that the first of them is at `place` (from 0); the moved ones keep their relative order. */
export function movedTo(ids: readonly number[], moving: readonly number[], place: number): number[] {
  const chosen = new Set(moving)
  const stay = ids.filter((id) => !chosen.has(id))
  const at = Math.max(0, Math.min(place, stay.length))
  return [...stay.slice(0, at), ...ids.filter((id) => chosen.has(id)), ...stay.slice(at)]
}

/** How much of a selection a crate contains: none for an empty selection. */
export function markOf(crate: Pick<CrateMembers, 'albumIds'> | undefined, albumIds: readonly number[]) {
  const there = new Set(crate?.albumIds)
  const held = albumIds.filter((id) => there.has(id)).length
  return held === 0 ? 'none' : held === albumIds.length ? 'all' : 'some'
}

/** The albums in a crate, or in no crate; the order stays. */
export function albumsInCrate<T extends { id: number }>(
  albums: readonly T[],
  crate: number | 'none',
  members: readonly CrateMembers[],
): T[] {
  const crates = crate === 'none' ? members : members.filter(({ crateId }) => crateId === crate)
  const ids = new Set(crates.flatMap(({ albumIds }) => albumIds))
  return albums.filter(({ id }) => ids.has(id) !== (crate === 'none'))
}
