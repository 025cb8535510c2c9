import { type CrateMembers, inNewOrder } from './crate-members.ts'

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
