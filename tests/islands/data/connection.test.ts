import { expect, it } from 'vitest'
import { unwrap } from '#islands/data/client.ts'
import { noteReached, offline } from '#islands/data/connection.ts'

const answered = () => {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  return {
    call: unwrap(promise as never),
    answer: () => resolve(Response.json({})),
    fail: () => reject(new TypeError()),
  }
}

it('stays offline when a call is answered that was made before the connection was lost', async () => {
  const early = answered()
  noteReached(false)
  early.answer()
  await early.call
  expect(offline.get()).toBe(true)
  const later = answered()
  later.answer()
  await later.call
  expect(offline.get()).toBe(false)
})

it('is offline after a call that got no answer, until one gets through', async () => {
  const lost = answered()
  lost.fail()
  await expect(lost.call).rejects.toThrow()
  expect(offline.get()).toBe(true)
  const later = answered()
  later.answer()
  await later.call
  expect(offline.get()).toBe(false)
})
