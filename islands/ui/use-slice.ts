import { useEffect, useRef, useState } from 'react'

const FIRST = 50
const MORE = 150

/** How many of a long list are drawn: more whenever the end of it, an element that holds `end`, comes into sight. */
export function useSlice<Element extends HTMLElement>(length: number) {
  const [count, setCount] = useState(FIRST)
  const end = useRef<Element>(null)
  const hasMore = count < length
  useEffect(() => {
    if (!hasMore || !end.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setCount((count) => count + MORE)
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasMore])
  return { count, end, hasMore }
}
