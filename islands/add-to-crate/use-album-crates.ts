import { useMemo, useState } from 'react'
import { parseCollectionQuery } from '#domain/collection-query.ts'
import { useMembers } from '../crates/crates-api.ts'

const isSame = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((id) => b.includes(id))

/**
 * The crates chosen for an album: at first those that hold it, for a new album the open one. `chosen` is null until they are known,
 * `hasFailed` where they could not be read.
 */
export function useAlbumCrates(albumId: number | null) {
  const members = useMembers(albumId !== null)
  const [openOne] = useState(openCrate)
  const [choice, setChoice] = useState<number[] | null>(null)
  const start = useMemo(() => {
    if (albumId === null) return openOne
    const holding = members.data?.filter(({ albumIds }) => albumIds.includes(albumId))
    return holding?.map(({ crateId }) => crateId) ?? null
  }, [albumId, members.data, openOne])
  const chosen = choice ?? start

  const choose = (id: number, isChosen: boolean) =>
    setChoice((before) => {
      const ids = before ?? start
      return ids && (isChosen ? [...ids, id] : ids.filter((other) => other !== id))
    })
  return {
    chosen,
    choose,
    hasFailed: members.data === undefined && members.error !== undefined,
    load: () => void members.mutate(),
    isChanged: start !== null && chosen !== null && !isSame(start, chosen),
  }
}

function openCrate(): number[] {
  const { crate } = parseCollectionQuery(location.search)
  return typeof crate === 'number' ? [crate] : []
}
