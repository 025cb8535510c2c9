import { createCallQueue, type Turn } from './call-queue.ts'

const queue = createCallQueue()
let count = 0

/** Makes a change that counts as under way from now on: it is shown before its call has a place in the queue. */
export async function underWay<Value>(work: () => Promise<Value>): Promise<Value> {
  count += 1
  return work().finally(() => {
    count -= 1
  })
}

/** Sends calls one at a time, so that changes to crates arrive in order. */
export const enqueue = <Value>(call: () => Promise<Value>): Promise<Value> => underWay(() => queue(call))

/** Whether a change is shown whose call is not answered yet. */
export const isQueueBusy = (): boolean => count > 0

type Waiting = { before: readonly number[] }
const waiting = new Map<string, Waiting>()

type Order = {
  /** Identifies the list: a newer order of the same list replaces an older one. */
  name: string
  /** The order before the change. */
  before: readonly number[]
  /** Saves the order when it is its turn. */
  send: (inTurn: Turn) => Promise<void>
  show: (ids: readonly number[]) => Promise<unknown>
}

/**
 * Saves an order that is shown already. An order that is replaced before it is sent is never sent, and if one fails, the next decides;
 * if the last one fails, the order that was saved before them all is shown.
 */
export async function saveOrder({ name, before, send, show }: Order): Promise<void> {
  const mine: Waiting = { before: waiting.get(name)?.before ?? before }
  const isNewest = () => waiting.get(name) === mine
  waiting.set(name, mine)
  const inTurn: Turn = (call) =>
    enqueue(async () => {
      if (!isNewest()) return null
      waiting.delete(name)
      try {
        return await call()
      } catch (error) {
        const next = waiting.get(name)
        if (!next) {
          await show(mine.before)
          throw error
        }
        next.before = mine.before
        return null
      }
    })
  try {
    await send(inTurn)
  } catch (error) {
    if (isNewest()) await show(mine.before)
    throw error
  } finally {
    if (isNewest()) waiting.delete(name)
  }
}
