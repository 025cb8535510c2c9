import { useEffect, useLayoutEffect, useRef } from 'react'

const KEY = 'gatefold.scrolled'

/** The scroll position where this address was left. The browser can only restore it once all albums are known. */
function leftAt(): number {
  try {
    const [address, top] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return address === location.href && navigation?.type !== 'navigate' ? Number(top) : 0
  } catch {
    return 0
  }
}

const keepPlace = () => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([location.href, scrollY]))
  } catch {
    // Without storage, the position is not kept.
  }
}

let isRestored = false

/** Restores the position after a reload or on return, as soon as the page is high enough; not after the person has scrolled. */
export function usePlaceKept(height: number): void {
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    const giveUp = () => {
      isRestored = true
    }
    addEventListener('pagehide', keepPlace)
    for (const type of ['wheel', 'touchstart', 'keydown']) addEventListener(type, giveUp, { once: true, passive: true })
    return () => {
      removeEventListener('pagehide', keepPlace)
      for (const type of ['wheel', 'touchstart', 'keydown']) removeEventListener(type, giveUp)
    }
  }, [])
  useLayoutEffect(() => {
    if (isRestored) return
    wanted.current ??= leftAt()
    if (height < wanted.current + innerHeight) return
    isRestored = true
    if (wanted.current > scrollY) scrollTo(0, wanted.current)
  }, [height])
}
