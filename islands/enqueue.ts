let last: Promise<unknown> = Promise.resolve()
let count = 0

/** Calls the server only when every call before is answered, so that it gets changes of the crates in the order they were made. */
export async function enqueue<Value>(call: () => Promise<Value>): Promise<Value> {
  count += 1
  const turn = last.then(call)
  last = turn.catch(() => undefined)
  return turn.finally(() => {
    count -= 1
  })
}

/** Whether a call waits for its turn or for its answer. */
export const isQueueBusy = (): boolean => count > 0

type Waiting = { before: readonly number[] }
const waiting = new Map<string, Waiting>()

type Order = {
  /** What is ordered: the orders of one thing overtake each other. */
  name: string
  /** How it stood. */
  before: readonly number[]
  send: () => Promise<void>
  show: (ids: readonly number[]) => Promise<unknown>
}

/**
 * Saves an order that is shown already. Many in a row become few calls: one that was overtaken before its turn is not sent, and one that
 * fails leaves the last word to the one after it; the last one to fail shows what was saved before them all.
 */
export function saveOrder({ name, before, send, show }: Order): Promise<void> {
  const mine: Waiting = { before: waiting.get(name)?.before ?? before }
  waiting.set(name, mine)
  return enqueue(async () => {
    if (waiting.get(name) !== mine) return
    waiting.delete(name)
    try {
      await send()
    } catch (error) {
      const next = waiting.get(name)
      if (!next) {
        await show(mine.before)
        throw error
      }
      next.before = mine.before
    }
  })
}
