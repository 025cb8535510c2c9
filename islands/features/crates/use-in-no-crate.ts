import { useDeferredValue, useMemo } from 'react'
import { countUncrated } from '#domain/crates/crate-place.ts'
import { useAlbums, useMembers } from '#islands/data/view/use-records.ts'

/** How many albums are in no crate: as the server counted them, until what is in the crates has been read. */
export function useUncrated(rendered: number | undefined): number | undefined {
  // The count may come a moment after what people look at.
  const albums = useDeferredValue(useAlbums())
  const members = useMembers()
  return useMemo(
    () =>
      albums && members
        ? countUncrated(
            albums.map(({ id }) => id),
            members.map(({ albumIds }) => albumIds),
          )
        : rendered,
    [albums, members, rendered],
  )
}
