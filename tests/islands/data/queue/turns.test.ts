import { describe, expect, it } from 'vitest'
import { enqueue, turnOfOrder } from '#islands/data/queue/turns.ts'

/** A call that the test settles. */
function heldCall<Value>() {
  const { promise, resolve, reject } = Promise.withResolvers<Value>()
  return { call: () => promise, answer: resolve, fail: reject }
}

describe('enqueue', () => {
  it('sends calls one at a time in order', async () => {
    const sent: string[] = []
    const first = heldCall<string>()
    const one = enqueue(() => {
      sent.push('first')
      return first.call()
    })
    const two = enqueue(async () => {
      sent.push('second')
      return 'second answer'
    })
    await Promise.resolve()
    expect(sent).toEqual(['first'])
    first.answer('first answer')
    expect(await Promise.all([one, two])).toEqual(['first answer', 'second answer'])
    expect(sent).toEqual(['first', 'second'])
  })

  it('continues after a failed call and rejects only that one', async () => {
    const first = heldCall()
    const one = enqueue(first.call).catch(String)
    const two = enqueue(async () => 'second answer')
    first.fail(new Error('not saved'))
    expect(await one).toBe('Error: not saved')
    expect(await two).toBe('second answer')
  })
})

describe('orders of a list', () => {
  /** Saves orders of one list and records what was sent. */
  function orderedList(name: string) {
    const sent: string[] = []
    const save = (order: string, outcome: () => unknown = () => undefined) =>
      turnOfOrder(name)(async () => {
        sent.push(order)
        await outcome()
      })
    return { sent, save }
  }
  const fail = () => {
    throw new Error('not saved')
  }

  it('are not sent if a newer one has replaced them', async () => {
    const { sent, save } = orderedList('overtaken')
    await Promise.all([save('213', fail), save('231', fail), save('321')])
    expect(sent).toEqual(['321'])
  })

  it('tell of a failure only where no newer one follows', async () => {
    const { sent, save } = orderedList('failing')
    let last: Promise<unknown> | undefined
    await save('312', () => {
      last = save('132', fail).catch(String)
      fail()
    })
    expect(await last).toBe('Error: not saved')
    expect(sent).toEqual(['312', '132'])
  })

  it('do not replace those of another list', async () => {
    const [left, right] = [orderedList('left'), orderedList('right')]
    await Promise.all([left.save('21'), right.save('43')])
    expect([left.sent, right.sent]).toEqual([['21'], ['43']])
  })
})
