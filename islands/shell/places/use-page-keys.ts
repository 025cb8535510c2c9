import { useLayoutEffect } from 'react'
import { holdKeysUntil } from '#islands/lib/held-keys.ts'

const nothing = () => undefined

/** The keys of a page beside the collection, once their code is loaded: those of all pages, and of the player. */
export function usePageKeys(): void {
  useLayoutEffect(() => {
    const listening = import('../keys/listen-to-keys.ts').then(({ listenToPageKeys }) => listenToPageKeys(), nothing)
    holdKeysUntil(listening)
    return () => void listening.then((stop) => stop?.())
  }, [])
}
