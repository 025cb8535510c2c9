let coming = 0

/** Whether a key has opened a field that is not there yet, for which the next keys are meant. */
export const isFieldComing = (): boolean => coming > 0

/** Keeps keys from the page until `field`, which a key has opened, is shown. */
export async function untilShown(field: Promise<unknown>): Promise<void> {
  coming += 1
  try {
    await field
  } finally {
    coming -= 1
  }
}
