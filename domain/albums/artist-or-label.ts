import type { CrateView } from '../crates/crate.ts'
import type { CollectionQuery } from '../query/collection-query.ts'

/** An artist or a label as the subject of a list. */
export type ArtistOrLabel = { kind: 'artist' | 'label'; name: string }

/** The artist or label of a query. Inside a crate, and among the albums in no crate, they are ordinary filters. */
export function artistOrLabelOf({ crate, smartCrate, artist, label }: CollectionQuery): ArtistOrLabel | null {
  if (crate !== null || smartCrate) return null
  if (artist !== null) return { kind: 'artist', name: artist }
  return label === null ? null : { kind: 'label', name: label }
}

/** The common subject of the albums of an address, to name its page: an artist, a label or a crate. */
export const pageName = (
  query: CollectionQuery,
  crates: readonly Pick<CrateView, 'id' | 'name'>[],
): string | undefined => artistOrLabelOf(query)?.name ?? crates.find(({ id }) => id === query.crate)?.name
