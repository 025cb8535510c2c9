/** The error message of a write to records that are being moved to another database. */
export const MOVING = 'the records are moving'

/** The message of a database, without Drizzle's text around it, which contains the values of the query. */
export function messageOf(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  return cause instanceof Error ? cause.message : String(cause)
}

/** Whether a write was refused because the person's records are being moved. This takes minutes at most. */
export const isMoving = (error: unknown): boolean => messageOf(error).includes(MOVING)

/** A replacement for a read that also writes, while the records are being moved: `notes().catch(ifMoving(other))`. */
export const ifMoving =
  <Value>(otherwise: () => Value | Promise<Value>) =>
  (error: unknown): Value | Promise<Value> => {
    if (!isMoving(error)) throw error
    return otherwise()
  }
