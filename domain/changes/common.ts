import type { AlbumView } from '../albums/album.ts'
import type { CrateMembers } from '../crates/crate-members.ts'

export const ORDER_OF_CRATES = 'order of crates'
export const albumKeys = (ids: readonly number[] = []): string[] => ids.map((id) => `album ${id}`)
export const crateKeys = (ids: readonly number[]): string[] => ids.map((id) => `crate ${id}`)
export const editKeys = (edit?: string): string[] => (edit === undefined ? [] : [`edit ${edit}`])
export const listenKeys = (id: number): string[] => [`listen ${id}`]

/** The given fields of a change, without undefined ones. */
export const definedOf = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** The albums, with those of these ids replaced by the result of `act`. */
export function withEach(
  albums: AlbumView[] | undefined,
  ids: readonly number[],
  act: (album: AlbumView) => AlbumView,
): AlbumView[] | undefined {
  const [only] = ids
  if (ids.length === 1) {
    const at = albums?.findIndex(({ id }) => id === only) ?? -1
    const album = albums?.[at]
    return album ? albums?.with(at, act(album)) : albums
  }
  const chosen = new Set(ids)
  return albums?.map((album) => (chosen.has(album.id) ? act(album) : album))
}

/** The crates, with the albums in each replaced by the result of `change`. An unchanged crate stays the same object. */
export const withInside = <Members extends CrateMembers[] | undefined>(
  members: Members,
  change: (albumIds: number[], crateId: number) => number[],
) =>
  members?.map((crate) => {
    const albumIds = change(crate.albumIds, crate.crateId)
    return albumIds === crate.albumIds ? crate : { ...crate, albumIds }
  }) as Members

type Patched = { id: number; patch: { version?: number | undefined } }

/** Merges two patches of the same object into one, based on the version of the first. */
export function combinePatches<Change extends Patched>(first: Change, second: Change): Change | null {
  if (first.id !== second.id) return null
  const version = first.patch.version ?? second.patch.version
  return { ...first, ...second, patch: { ...first.patch, ...second.patch, ...(version !== undefined && { version }) } }
}

/** The second order, followed by the ids that only the first one names, in its order. */
export const combineOrders = (first: readonly number[], second: readonly number[]): number[] => [
  ...new Set([...second, ...first]),
]
