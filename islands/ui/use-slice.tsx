import { useEffect, useRef, useState } from 'react'

const FIRST = 50
const MORE = 150

/** How many items of a long list to render: increases whenever the element with the ref `end` scrolls into view. */
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
