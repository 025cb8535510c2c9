import { describe, expect, it } from 'vitest'
import { newPerson } from '../people.ts'
import { callsOf, interceptDatabase, ownDeadlines } from '../promises/database-calls.ts'
import { loggedErrors } from '../setup.ts'

type Make = () => Promise<unknown>

/**
 * Gives the calls of the database, by their number, to `fail`, which gets what ends the deadline; the others are made. Returns how many
 * came.
 */
function breakDatabase(fail: (call: number, make: Make, pass: () => void) => Promise<unknown> | null) {
  const nextDeadline = ownDeadlines()
  const calls: number[] = []
  interceptDatabase(({ make, statements }) => {
    calls.push(statements)
    const pass = nextDeadline()
    return fail(calls.length - 1, make, pass) ?? make()
  })
  return calls
}

const never = (pass: () => void) => {
  queueMicrotask(pass)
  return new Promise(() => undefined)
}

describe('a database that does not answer', () => {
  it('is asked once more by a read', async () => {
    const { call } = await newPerson()
    const calls = breakDatabase((number, _, pass) => (number === 0 ? never(pass) : null))
    expect((await call('/api/crates')).status).toBe(200)
    expect(calls[1]).toBe(calls[0])
  })

  it('answers a read late, when it was asked again', async () => {
    const { call } = await newPerson()
    let late: Promise<unknown>
    breakDatabase((number, make, pass) => {
      if (number > 1) return null
      if (number === 1) return late
      queueMicrotask(pass)
      late = new Promise((resolve) => setTimeout(resolve, 20)).then(make)
      return late
    })
    expect((await call('/api/crates')).status).toBe(200)
  })

  it('is told to a read that it lets wait twice, with when to come again', async () => {
    const { call } = await newPerson()
    const calls = breakDatabase((_, __, pass) => never(pass))
    const answer = await call('/api/user')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ code: 'unavailable' })
    expect(calls).toHaveLength(2)
    expect(loggedErrors.splice(0).join()).toContain('The database did not answer in time')
  })

  it.each([false, true])('is not asked again by a write, which the same key makes once (done: %s)', async (isDone) => {
    const { call } = await newPerson()
    const post = () => call('/api/crates', { json: { name: 'One' }, headers: { 'idempotency-key': 'one' } })
    const statements = await callsOf(() => call('/api/crates', { json: { name: 'Another' } }))
    const writing = statements.indexOf(Math.max(...statements))
    const calls = breakDatabase((number, make, pass) => {
      if (number !== writing + 1) return null
      if (!isDone) return never(pass)
      make().then(pass)
      return new Promise(() => undefined)
    })
    expect((await post()).status).toBe(503)
    expect(calls).toHaveLength(writing + 2)
    loggedErrors.length = 0
    expect((await post()).status).toBeLessThan(300)
    const crates: { name: string }[] = await (await call('/api/crates')).json()
    expect(crates.filter(({ name }) => name === 'One')).toHaveLength(1)
  })

  it('is told to who signs in', async () => {
    const { call } = await newPerson()
    breakDatabase((_, __, pass) => never(pass))
    const answer = await call('/api/auth/sign-in/email', { json: { email: 'a@example.com', password: 'Harbour22' } })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    loggedErrors.length = 0
  })
})
