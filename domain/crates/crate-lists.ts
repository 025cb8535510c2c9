import type { AlbumView } from '../albums/album.ts'
import type { CollectionQuery } from '../query/collection-query.ts'
import type { CrateView } from './crate.ts'
import { inNewOrder } from './crate-members.ts'

/** Splits crates into favorites and others; each keeps its order. */
export const divideCrates = (crates: readonly CrateView[]) => ({
  favorites: crates.filter((crate) => crate.isFavorite),
  others: crates.filter((crate) => !crate.isFavorite),
})

/** The crates that can contain albums: all except smart ones. */
export const cratesToFill = <Crate extends Pick<CrateView, 'query'>>(crates: readonly Crate[]): Crate[] =>
  crates.filter(({ query }) => query === undefined)

/** The crates after some were created or changed: known ones stay where they are, new ones go to the end. */
export function withCrates(crates: readonly CrateView[], fresh: readonly CrateView[]): CrateView[] {
  const byId = new Map(fresh.map((crate) => [crate.id, crate]))
  const known = new Set(crates.map(({ id }) => id))
  return [
    ...crates.map((crate) => byId.get(crate.id) ?? crate),
    ...[...byId.values()].filter(({ id }) => !known.has(id)),
  ]
}

/** The crates in a new order: the named ones first, the others after them in their previous order. */
export function cratesInOrder(crates: readonly CrateView[], named: readonly number[]): CrateView[] {
  const byId = new Map(crates.map((crate) => [crate.id, crate]))
  return inNewOrder([...byId.keys()], named).flatMap((id) => byId.get(id) ?? [])
}

/** The query after a crate was deleted: if the crate was open it is closed; everything else stays. */
export const afterCrateDeleted = (query: CollectionQuery, id: number): CollectionQuery =>
  query.crate === id ? { ...query, crate: null, page: 1 } : query

/** The crate with the number and first sleeves of its albums; the same object if they are unchanged. */
export function recounted(crate: CrateView, ids: readonly number[], albums: ReadonlyMap<number, AlbumView>): CrateView {
  const first = ids.slice(0, 4).flatMap((id) => albums.get(id) ?? [])
  const isKnown = first.length === Math.min(4, ids.length)
  const previewCovers = isKnown
    ? first.map(({ title, artist, coverUrl }) => ({ title, artist, coverUrl }))
    : crate.previewCovers
  const isSame =
    crate.albumCount === ids.length && JSON.stringify(previewCovers) === JSON.stringify(crate.previewCovers)
  return isSame ? crate : { ...crate, albumCount: ids.length, previewCovers }
}
