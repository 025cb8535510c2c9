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

/** Sends calls one at a time, so that changes to crates arrive in order. */
export const enqueue = createCallQueue()

const newest = new Map<string, Turn>()

/**
 * The turn of an order of the list `name`. An order that is replaced before it is sent is never sent, and if one fails, the one that
 * replaced it decides.
 */
export function turnOfOrder(name: string): Turn {
  const turn: Turn = (call) =>
    enqueue(async () => {
      const isReplaced = () => newest.get(name) !== turn
      if (isReplaced()) return null
      try {
        return await call()
      } catch (error) {
        if (isReplaced()) return null
        throw error
      }
    })
  newest.set(name, turn)
  return turn
}
