import { readStored, useStored, writeStored } from './browser-storage.ts'

// 'off', or nothing if single keys are on.
const KEY = 'gatefold.keys'

/** Whether single keys do something; people who use speech input, or type by accident, can turn them off. */
export const areKeysOn = (): boolean => readStored(KEY) !== 'off'
export const useKeysOn = (): boolean => useStored(KEY) !== 'off'
export const setKeysOn = (isOn: boolean): void => writeStored(KEY, isOn ? null : 'off')
