import { useEffect, useLayoutEffect, useRef } from 'react'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import type { ShownAlbums } from '#islands/features/list/use-shown-albums.ts'
import { holdKeysUntil } from '#islands/lib/held-keys.ts'

/** The keys of the collection screen, once their code is loaded; `#keys` lists them. */
export function useKeys(query: CollectionQuery, shown: ShownAlbums): void {
  const latest = useRef({ query, shown })
  useEffect(() => {
    latest.current = { query, shown }
  }, [query, shown])

  useLayoutEffect(() => {
    const listening = import('./listen-to-keys.ts').then(
      ({ listenToKeys }) => listenToKeys(() => latest.current),
      () => undefined,
    )
    holdKeysUntil(listening)
    return () => void listening.then((stop) => stop?.())
  }, [])
}
