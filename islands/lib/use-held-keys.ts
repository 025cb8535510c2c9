import { useLayoutEffect } from 'react'
import { holdKeys } from './held-keys.ts'

/** Keeps keys from the page while what takes them is on its way. */
export const useHeldKeys = (isAwaited: boolean): void =>
  useLayoutEffect(() => (isAwaited ? holdKeys() : undefined), [isAwaited])
