import { useSyncExternalStore } from 'react'

/** A hook that tells whether a media query matches; null until the page is hydrated. */
export function createMediaHook(query: string): () => boolean | null {
  const subscribe = (listener: () => void) => {
    const media = matchMedia(query)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () =>
    useSyncExternalStore<boolean | null>(
      subscribe,
      () => matchMedia(query).matches,
      () => null,
    )
}
