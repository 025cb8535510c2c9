import { useEffect, useRef, useState } from 'react'
import { moreRows } from '#locales/ui.ts'

const FIRST = 50
const MORE = 150

/** How many rows of a long list to render, and what to render after them: more follow whenever that scrolls into view. */
export function useSlice(length: number, className = '') {
  const [count, setCount] = useState(FIRST)
  const end = useRef<HTMLLIElement>(null)
  const hasMore = count < length
  useEffect(() => {
    if (!hasMore || !end.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setCount((count) => count + MORE)
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasMore])
  const more = hasMore && (
    <li ref={end} className={`more-rows ${className}`}>
      <span className="sr-only visible">{moreRows(length - count)}</span>
    </li>
  )
  return { count, more }
}
