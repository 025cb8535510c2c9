import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** The current time in ms: the server's during hydration, then the browser's, once a minute. */
export function useNow(renderedAt: string): number {
  const [now, setNow] = useState(() => Date.parse(renderedAt))
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return now
}
