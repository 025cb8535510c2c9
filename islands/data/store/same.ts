import type { AlbumView } from '#domain/albums/album.ts'
import type { Changed, Rows } from './rows.ts'

function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSameValue(value, other[index]))
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

/** Whether two records have the same fields, in any order. */
function isSame<Item extends object>(one: Item, other: Item): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Item>
  for (const key of keys) if (!isSameValue(one[key], other[key])) return false
  return true
}

/** The records with the albums that the page shows already in place of the same ones in an answer. */
export function withShown(records: Rows, changed: Changed, shown: readonly AlbumView[] = []): Rows {
  const same = shown.filter((album) => {
    const fresh = changed.albums.has(album.id) ? records.albums.get(album.id) : undefined
    return fresh && album.changedAt === fresh.changedAt && isSame(album, fresh)
  })
  if (same.length === 0) return records
  const albums = new Map(records.albums)
  for (const album of same) albums.set(album.id, album)
  return { ...records, albums }
}

/** The list that shows, if another has the same items in the same order; otherwise the other. */
export const unlessShown = <Item>(shown: Item[] | undefined, fresh: Item[]): Item[] =>
  shown?.length === fresh.length && shown.every((item, index) => item === fresh[index]) ? shown : fresh

/** The same for a list whose items may be the same in other objects: those that show take their places. */
export function asShown<Item extends object>(
  shown: Item[] | undefined,
  fresh: Item[],
  idOf: (item: Item) => number,
): Item[] {
  const known = new Map(shown?.map((item) => [idOf(item), item]))
  const list = fresh.map((item) => {
    const before = known.get(idOf(item))
    return before && isSame(before, item) ? before : item
  })
  return unlessShown(shown, list)
}
