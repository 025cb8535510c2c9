import { useEffect, useState } from 'react'
import { useImports } from './imports-api.ts'

const HEAD_START_MS = 1_000

/** The imports, asked for once the page has settled, or at once where it is known that one goes on. */
export function useKnownImports(isDue = false) {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), HEAD_START_MS)
    return () => clearTimeout(timer)
  }, [])
  return useImports(isDue || isSettled).data
}
