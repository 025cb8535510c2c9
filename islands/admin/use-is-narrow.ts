import { useSyncExternalStore } from 'react'

const media = matchMedia('(width < 900px)')

function subscribe(onChange: () => void) {
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the table has too little room and gives way to cards. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => media.matches)
