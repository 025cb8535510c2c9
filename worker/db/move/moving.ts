/** What a database says of each write to the records of somebody who is being moved to another one. */
export const MOVING = 'the records are moving'

/** Whether a write was refused because the person's records are being moved. It passes within minutes. */
export function isMoving(error: unknown): boolean {
  // Not of the errors around it: the message of a failed query has the values of its statement.
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  return cause instanceof Error && cause.message.includes(MOVING)
}

/** What a read does in place of one that also notes something, while the records are being moved: `notes().catch(ifMoving(other))`. */
export const ifMoving =
  <Value>(otherwise: () => Value | Promise<Value>) =>
  (error: unknown): Value | Promise<Value> => {
    if (!isMoving(error)) throw error
    return otherwise()
  }
