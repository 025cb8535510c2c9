/** A crate's album ids in its order, without albums in the trash. */
export type CrateMembers = { crateId: number; albumIds: number[] }

/**
 * Ids in a new order: the named ones first, as far as they exist, then the others in their previous order. The server applies the same
 * rule.
 */
export function inNewOrder(ids: readonly number[], named: readonly number[]): number[] {
  const there = new Set(ids)
  const first = new Set(named.filter((id) => there.has(id)))
  return [...first, ...ids.filter((id) => !first.has(id))]
}

/** Ids with some of them moved so that the first of them is at `place` (from 0); the moved ones keep their relative order. */
export function movedTo(ids: readonly number[], moving: readonly number[], place: number): number[] {
  const chosen = new Set(moving)
  const stay = ids.filter((id) => !chosen.has(id))
  const at = Math.max(0, Math.min(place, stay.length))
  return [...stay.slice(0, at), ...ids.filter((id) => chosen.has(id)), ...stay.slice(at)]
}

/** How much of a selection a crate contains: none of it when nothing is selected. */
export function markOf(crate: Pick<CrateMembers, 'albumIds'> | undefined, albumIds: readonly number[]) {
  const there = new Set(crate?.albumIds)
  const held = albumIds.filter((id) => there.has(id)).length
  return held === 0 ? 'none' : held === albumIds.length ? 'all' : 'some'
}

/** The albums in a crate, or in none of them; the order stays. */
export function albumsInCrate<T extends { id: number }>(
  albums: readonly T[],
  crate: number | 'none',
  members: readonly CrateMembers[],
): T[] {
  const crates = crate === 'none' ? members : members.filter(({ crateId }) => crateId === crate)
  const ids = new Set(crates.flatMap(({ albumIds }) => albumIds))
  return albums.filter(({ id }) => ids.has(id) !== (crate === 'none'))
}

function withAlbumIds(
  members: readonly CrateMembers[],
  crateIds: readonly number[],
  change: (albumIds: number[]) => number[],
): CrateMembers[] {
  const changed = new Set(crateIds)
  return members.map((crate) => (changed.has(crate.crateId) ? { ...crate, albumIds: change(crate.albumIds) } : crate))
}

/** The members after albums were added to the end of some crates; those already in one keep their position. */
export const withAlbumsAdded = (
  members: readonly CrateMembers[],
  crateIds: readonly number[],
  albumIds: readonly number[],
): CrateMembers[] => withAlbumIds(members, crateIds, (ids) => [...new Set([...ids, ...albumIds])])

/** The members after albums were removed from one crate. */
export function withAlbumsRemoved(
  members: readonly CrateMembers[],
  crateId: number,
  albumIds: readonly number[],
): CrateMembers[] {
  const gone = new Set(albumIds)
  return withAlbumIds(members, [crateId], (ids) => ids.filter((id) => !gone.has(id)))
}

/** The members after one crate was reordered by `inNewOrder`. */
export const withAlbumsOrdered = (
  members: readonly CrateMembers[],
  crateId: number,
  albumIds: readonly number[],
): CrateMembers[] => withAlbumIds(members, [crateId], (ids) => inNewOrder(ids, albumIds))

/** The members after an album was put into exactly these crates: at the end of those that it was not in. */
export function withCratesOfAlbum(
  members: readonly CrateMembers[],
  albumId: number,
  crateIds: readonly number[],
): CrateMembers[] {
  const chosen = new Set(crateIds)
  return members.map((crate) => {
    const isIn = crate.albumIds.includes(albumId)
    if (isIn === chosen.has(crate.crateId)) return crate
    const albumIds = isIn ? crate.albumIds.filter((id) => id !== albumId) : [...crate.albumIds, albumId]
    return { ...crate, albumIds }
  })
}

/** The members after albums were removed from every crate; a crate without them stays the same. */
export function withoutAlbums(members: readonly CrateMembers[], albumIds: readonly number[]): CrateMembers[] {
  const gone = new Set(albumIds)
  return members.map((crate) =>
    crate.albumIds.some((id) => gone.has(id))
      ? { ...crate, albumIds: crate.albumIds.filter((id) => !gone.has(id)) }
      : crate,
  )
}
