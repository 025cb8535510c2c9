let last: Promise<unknown> = Promise.resolve()

/** Does one change of an open album after the other, because each says which version it is based on. */
export function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}
