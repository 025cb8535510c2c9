import { useEffect, useState } from 'react'

export const SECOND = 1_000
export const MINUTE = 60_000

/** The current time in ms, updated every `every` ms. During hydration it is the server's, from `renderedAt`. */
export function useNow(every: number, renderedAt?: string): number {
  const [now, setNow] = useState(() => (renderedAt ? Date.parse(renderedAt) : Date.now()))
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
