import { describe, expect, it } from 'vitest'
import { call, newAccount, newNetwork, newPerson } from './people.ts'

describe('the number of a request', () => {
  it('is ours, whatever the client sends', async () => {
    const response = await call('/api/auth/me', { headers: { 'x-request-id': 'chosen-by-the-client' } })
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/)
  })
})

describe('a call from another site', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is refused with JSON: %s', async (method) => {
    const person = await newPerson()
    const path = method === 'POST' ? '/api/crates' : '/api/crates/1'
    const headers = { 'sec-fetch-site': 'cross-site' }
    const response = await person.call(path, { method, json: { name: 'Planted' }, headers })
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ code: 'forbidden', message: 'This call came from another site' })
    expect(await (await person.call('/api/crates')).json()).toEqual([])
  })

  it.each(['same-origin', 'none'])('is none if the browser says %s', async (site) => {
    const person = await newPerson()
    const response = await person.call('/api/crates', { json: { name: 'Own' }, headers: { 'sec-fetch-site': site } })
    expect(response.status).toBe(201)
  })

  it('may still open a page by a link', async () => {
    const person = await newPerson()
    expect((await person.call('/app', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200)
  })
})

describe('a body for signing in', () => {
  it.each([
    '/api/auth/sign-in/email',
    '/api/auth/sign-up/email',
    '/api/auth/register',
    '/api/signup/verify',
    '/api/setup/admin',
  ])('is refused above 16 kB: %s', async (path) => {
    const response = await call(path, { json: { password: 'x'.repeat(16_000) }, headers: newNetwork() })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 'too-large' })
  })

  it('has room for the longest name and password', async () => {
    const emoji = '👩🏽‍❤️‍💋‍👩🏻'
    const password = emoji.repeat(128)
    const { email } = await newAccount({ password, name: emoji.repeat(60) })
    const response = await call('/api/auth/sign-in/email', { json: { email, password }, headers: newNetwork() })
    expect(response.status).toBe(200)
  })
})
