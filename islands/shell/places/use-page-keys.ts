import { useEffect } from 'react'

const nothing = () => undefined

/** The keys of a page beside the collection, once their code is loaded: those of all pages, and of the player. */
export function usePageKeys(): void {
  useEffect(() => {
    const listening = import('../keys/listen-to-keys.ts').then(({ listenToPageKeys }) => listenToPageKeys(), nothing)
    return () => void listening.then((stop) => stop?.())
  }, [])
}
