import { createCallQueue, type Turn } from './call-queue.ts'

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
