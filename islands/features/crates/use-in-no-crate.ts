import { useEffect, useMemo, useRef } from 'react'
import { countUncrated } from '#domain/crates/crate-place.ts'
import { useAlbums } from '#islands/data/api/albums-api.ts'
import { useMembersIfWanted, wantMembers } from '#islands/data/api/crates-api.ts'

/** How many albums are in no crate: as the server counted them, until what is in the crates has been read. */
export function useUncrated(rendered: number | undefined): number | undefined {
  const { data: albums } = useAlbums()
  const { data: members } = useMembersIfWanted()
  const first = useRef<number | undefined>(undefined)

  // Only with what is in the crates is it known what an album that comes or goes means for the count.
  const count = albums?.length
  useEffect(() => {
    first.current ??= count
    if (count !== first.current) wantMembers()
  }, [count])

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
