/** The error message of a write to records that are being moved to another database. */
export const MOVING = 'the records are moving'

/** Whether a write was refused because the person's records are being moved. This takes minutes at most. */
export function isMoving(error: unknown): boolean {
  // Only the innermost error, as the message of a failed query contains its values.
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  return cause instanceof Error && cause.message.includes(MOVING)
}

/** A replacement for a read that also writes, while the records are being moved: `notes().catch(ifMoving(other))`. */
export const ifMoving =
  <Value>(otherwise: () => Value | Promise<Value>) =>
  (error: unknown): Value | Promise<Value> => {
    if (!isMoving(error)) throw error
    return otherwise()
  }
