import type { CrateView } from '../crates/crate.ts'
import type { CollectionQuery } from '../query/collection-query.ts'

/** An artist or a label whose albums are shown. */
export type ArtistOrLabel = { kind: 'artist' | 'label'; name: string }

/** The artist or the label that a query is about: inside a crate, and among the albums in none, they are filters as any other. */
export function artistOrLabelOf({ crate, smartCrate, artist, label }: CollectionQuery): ArtistOrLabel | null {
  if (crate !== null || smartCrate) return null
  if (artist !== null) return { kind: 'artist', name: artist }
  return label === null ? null : { kind: 'label', name: label }
}

/** What the albums of an address have in common, to name its page: an artist, a label or a crate. */
export const pageName = (
  query: CollectionQuery,
  crates: readonly Pick<CrateView, 'id' | 'name'>[],
): string | undefined => artistOrLabelOf(query)?.name ?? crates.find(({ id }) => id === query.crate)?.name
