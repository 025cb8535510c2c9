import { useEffect, useMemo } from 'react'
import type { ApiError } from '#islands/lib/api-error.ts'
import type { diary } from '../store/account-storage.ts'
import { pageAccount } from '../store/device.ts'

/** What a device keeps of an answer, and since when (ms). */
type Kept<Value> = { at: number; value: Value }

/** A place on the device for the person of the page. */
export type Place = typeof diary

/** What is kept there; null if nothing is, or nothing that can be read. */
export function readKept<Value>(place: Place): Kept<Value> | null {
  try {
    return JSON.parse(place.get(pageAccount()) ?? 'null')
  } catch {
    return null
  }
}

export const keep = <Value>(place: Place, value: Value): void =>
  place.keep(pageAccount(), JSON.stringify({ at: Date.now(), value } satisfies Kept<Value>))

/** An answer, or what this device has of it where the server cannot be asked; then `keptAt` says since when. */
export function useKept<Value>(place: Place, answer: Value | undefined, error: ApiError | undefined) {
  useEffect(() => {
    if (answer && !error) keep(place, answer)
  }, [place, answer, error])
  const isMissing = answer === undefined && error?.status === 0
  const kept = useMemo(() => (isMissing ? readKept<Value>(place) : null), [place, isMissing])
  return { value: answer ?? kept?.value, keptAt: kept?.at ?? null }
}
