let isComing = false

/** Whether the person has opened a field that is not there yet, for which the next keys are meant. */
export const isFieldComing = (): boolean => isComing

/** Keeps keys from the page until `fieldArrived`. */
export const expectField = (): void => {
  isComing = true
}

/** Notes that the field is there, or will not come. */
export const fieldArrived = (): void => {
  isComing = false
}
