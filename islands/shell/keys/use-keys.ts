import { useEffect, useLayoutEffect, useRef } from 'react'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import type { ShownAlbums } from '#islands/features/list/use-shown-albums.ts'
import { holdKeysUntil } from '#islands/lib/held-keys.ts'

/** Handles keys once their code is loaded; keys pressed before wait for it. */
function useListening(listen: (code: typeof import('./listen-to-keys.ts')) => () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const listening = import('./listen-to-keys.ts').then(listen, () => undefined)
    holdKeysUntil(listening)
    return () => void listening.then((stop) => stop?.())
  }, [])
}

/** The keys of the collection screen; `#keys` lists them. */
export function useKeys(query: CollectionQuery, shown: ShownAlbums): void {
  const latest = useRef({ query, shown })
  useEffect(() => {
    latest.current = { query, shown }
  }, [query, shown])
  useListening(({ listenToKeys }) => listenToKeys(() => latest.current))
}

/** The keys of a page beside the collection: those of all pages and of the player. */
export const usePageKeys = (): void => useListening(({ listenToPageKeys }) => listenToPageKeys())
