import { readStored, useStored, writeStored } from '../stored.ts'

// 'on', or nothing.
const KEY = 'gatefold.go-on-after-rating'

/** Whether a key that rates an album goes on to the next one. */
export const isGoingOn = (): boolean => readStored(KEY) === 'on'
export const useIsGoingOn = (): boolean => useStored(KEY) === 'on'
export const setGoingOn = (isOn: boolean): void => writeStored(KEY, isOn ? 'on' : null)
