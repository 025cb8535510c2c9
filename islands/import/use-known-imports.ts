import { useEffect, useState } from 'react'
import { useImports } from './imports-api.ts'

const HEAD_START_MS = 1_000

/** The imports, loaded shortly after the page, or at once with `isDue`. */
export function useKnownImports(isDue = false) {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), HEAD_START_MS)
    return () => clearTimeout(timer)
  }, [])
  return useImports(isDue || isSettled).data
}
