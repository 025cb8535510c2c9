import { useDeferredValue, useMemo } from 'react'
import { countUncrated } from '#domain/crates/crate-place.ts'
import { useAlbums, useMembers } from '#islands/data/view/use-records.ts'

/** How many albums are in no crate: the server's count, until the contents of all crates have been read. */
export function useUncrated(rendered: number | undefined): number | undefined {
  // The count may be updated a moment after the visible list.
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
