import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while React compares the page with what the server rendered, which knew nothing of the copy on the device. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
