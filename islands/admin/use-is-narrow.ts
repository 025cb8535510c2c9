import { useSyncExternalStore } from 'react'

const media = matchMedia('(width < 900px)')

function subscribe(onChange: () => void) {
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether cards replace the table for lack of room. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => media.matches)
