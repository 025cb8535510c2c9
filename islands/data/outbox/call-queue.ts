/** Starts a call when it may, and resolves to its answer; to null if it never does. */
export type Turn = <Value>(call: () => Promise<Value>) => Promise<Value | null>

/** A queue of calls: each one starts when the one before it has its answer, whether that is an error or not. */
export function createCallQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(call: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(call)
    last = turn.catch(() => undefined)
    return turn
  }
}
