import type { CollectionQuery } from '#domain/collection-query.ts'

/** An artist or a label whose albums are shown. */
export type Place = { kind: 'artist' | 'label'; name: string }

/** The artist or the label that a query is about: inside a crate, and among the albums in none, they are filters as any other. */
export function placeOf({ crate, smartCrate, artist, label }: CollectionQuery): Place | null {
  if (crate !== null || smartCrate) return null
  if (artist !== null) return { kind: 'artist', name: artist }
  return label === null ? null : { kind: 'label', name: label }
}
