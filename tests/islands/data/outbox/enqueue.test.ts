import { describe, expect, it } from 'vitest'
import { enqueue, isQueueBusy, saveOrder, underWay } from '#islands/data/outbox/enqueue.ts'

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

  it('is busy until every call is settled', async () => {
    const [first, second] = [heldCall(), heldCall()]
    const one = enqueue(first.call)
    const two = enqueue(second.call).catch(() => undefined)
    expect(isQueueBusy()).toBe(true)
    first.answer(null)
    await one
    expect(isQueueBusy()).toBe(true)
    second.fail(new Error('not saved'))
    await two
    expect(isQueueBusy()).toBe(false)
  })

  it('is busy from when a change is shown, before its call is in the queue', async () => {
    const [shown, sent] = [heldCall(), heldCall()]
    const change = underWay(async () => {
      await shown.call()
      return enqueue(sent.call)
    })
    expect(isQueueBusy()).toBe(true)
    shown.answer(null)
    await Promise.resolve()
    expect(isQueueBusy()).toBe(true)
    sent.answer('saved')
    expect(await change).toBe('saved')
    expect(isQueueBusy()).toBe(false)
  })
})

describe('saveOrder', () => {
  /** Saves orders of one list and records what was sent and shown. */
  function orderedList(name: string) {
    const sent: string[] = []
    const shown: (readonly number[])[] = []
    const save = (before: number[], after: string, outcome: () => unknown = () => undefined) =>
      saveOrder({
        name,
        before,
        show: async (ids) => void shown.push(ids),
        send: async (inTurn) => {
          await inTurn(async () => {
            sent.push(after)
            await outcome()
          })
        },
      })
    return { sent, shown, save }
  }
  const fail = () => {
    throw new Error('not saved')
  }

  it('does not send an order that a newer one replaced', async () => {
    const { sent, shown, save } = orderedList('overtaken')
    await Promise.all([save([1, 2, 3], '213', fail), save([2, 1, 3], '231', fail), save([2, 3, 1], '321')])
    expect(sent).toEqual(['321'])
    expect(shown).toEqual([])
  })

  it('leaves the display to the next order after a failure, and restores the saved order after the last', async () => {
    const { sent, shown, save } = orderedList('failing')
    let last: Promise<unknown> | undefined
    await save([3, 2, 1], '312', () => {
      last = save([3, 1, 2], '132', fail).catch(String)
      fail()
    })
    expect(await last).toBe('Error: not saved')
    expect(sent).toEqual(['312', '132'])
    expect(shown).toEqual([[3, 2, 1]])
  })

  it('restores the order before all replaced ones after a failure', async () => {
    const { shown, save } = orderedList('back')
    const overtaken = save([1, 2, 3], '213')
    await expect(save([2, 1, 3], '231', fail)).rejects.toThrow('not saved')
    await overtaken
    expect(shown).toEqual([[1, 2, 3]])
  })

  it('does not replace the order of another list', async () => {
    const [left, right] = [orderedList('left'), orderedList('right')]
    await Promise.all([left.save([1, 2], '21'), right.save([3, 4], '43')])
    expect([left.sent, right.sent]).toEqual([['21'], ['43']])
  })
})
