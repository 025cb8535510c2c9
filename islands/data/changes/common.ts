import type { AlbumView } from '#domain/albums/album.ts'
import { chunk } from '#domain/chunk.ts'

/** The most albums in one call: as many as the server handles within a few seconds. */
const ALBUMS_PER_CALL = 10_000

export const ORDER_OF_CRATES = 'order of crates'
export const albumKeys = (ids: readonly number[] = []): string[] => ids.map((id) => `album ${id}`)
export const crateKeys = (ids: readonly number[]): string[] => ids.map((id) => `crate ${id}`)
export const listenKeys = (id: number): string[] => [`listen ${id}`]

export const idOf = (id: number) => ({ id: String(id) })

/** The fields that a change names, without those that it leaves open. */
export const named = (fields: object, isNamed = (value: unknown) => value !== undefined) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => isNamed(value)))
export const isGiven = (value: unknown) => value !== undefined && value !== null

/** Albums with what `act` makes of those with these ids. */
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

type Patched = { id: number; patch: { version?: number } }

/** Two patches of the same as one, on the version that the first one knew. */
export function combinePatches(first: Patched, second: Patched): Patched | null {
  if (first.id !== second.id) return null
  const version = first.patch.version ?? second.patch.version
  return { ...second, patch: { ...first.patch, ...second.patch, ...(version !== undefined && { version }) } }
}

/** The second order; what only the first one names keeps its order behind the others. */
export const combineOrders = (first: readonly number[], second: readonly number[]): number[] => [
  ...new Set([...second, ...first]),
]

/** Very many albums are changed some at a time. */
export const albumsInParts = <Fields extends { albumIds: number[] }>(change: Fields): Fields[] =>
  chunk(change.albumIds, ALBUMS_PER_CALL).map((albumIds) => ({ ...change, albumIds }))
