import { readStored, useStored, writeStored } from './browser-storage.ts'

// 'off', or nothing if it asks.
const KEY = 'gatefold.ask-before-deleting'

/** Whether deleting one album asks first; otherwise it is deleted at once, with Undo. */
export const isAskedToDelete = (): boolean => readStored(KEY) !== 'off'
export const useIsAskedToDelete = (): boolean => useStored(KEY) !== 'off'
export const setAskedToDelete = (isOn: boolean): void => writeStored(KEY, isOn ? null : 'off')
