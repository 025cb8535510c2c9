import { readStored, useStored, writeStored } from '#islands/lib/browser-storage.ts'

// 'on', or nothing.
const KEY = 'gatefold.go-on-after-rating'

/** Whether a key that rates an album moves to the next one. */
export const isAdvancing = (): boolean => readStored(KEY) === 'on'
export const useIsAdvancing = (): boolean => useStored(KEY) === 'on'
export const setAdvancing = (isOn: boolean): void => writeStored(KEY, isOn ? 'on' : null)
