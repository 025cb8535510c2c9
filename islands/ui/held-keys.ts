let areHeld = false

/** Whether the person has opened a field that is not there yet, for which the next keys are meant. */
export const areKeysHeld = (): boolean => areHeld

/** Keeps keys from the page until `releaseKeys`. */
export const holdKeys = (): void => {
  areHeld = true
}

/** Notes that the field is there, or will not come. */
export const releaseKeys = (): void => {
  areHeld = false
}
