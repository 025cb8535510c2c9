import { useCallback, useEffect, useState } from 'react'
import { parseCollectionQuery } from '#domain/collection-query.ts'
import { listCratesOfAlbum } from '../../calls/crates.ts'

const isSame = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((id) => b.includes(id))

/**
 * The crates chosen for an album: at first those that hold it, for a new album the open one. `chosen` is null until they are known,
 * `hasFailed` where they could not be read.
 */
export function useAlbumCrates(albumId: number | null) {
  const [start, setStart] = useState<number[] | null>(() => (albumId === null ? openCrate() : null))
  const [chosen, setChosen] = useState(start)
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(async () => {
    if (albumId === null) return
    setFailed(false)
    try {
      const ids = (await listCratesOfAlbum(albumId)).map((crate) => crate.id)
      setStart(ids)
      setChosen(ids)
    } catch {
      setFailed(true)
    }
  }, [albumId])
  useEffect(() => void load(), [load])

  const choose = (id: number, isChosen: boolean) =>
    setChosen((ids) => ids && (isChosen ? [...ids, id] : ids.filter((other) => other !== id)))
  return {
    start,
    chosen,
    choose,
    hasFailed,
    load,
    isChanged: start !== null && chosen !== null && !isSame(start, chosen),
  }
}

function openCrate(): number[] {
  const { crate } = parseCollectionQuery(location.search)
  return typeof crate === 'number' ? [crate] : []
}
