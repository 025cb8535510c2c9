import { expect, it, vi } from 'vitest'
import { Turns } from '#worker/load/turns.ts'
import { call, newNetwork, newPerson } from '../people.ts'

const refuseAll = () => vi.spyOn(Turns.prototype, 'take').mockResolvedValue(null)

it('tells who asks for too much when to come back, and does nothing of what was asked', async () => {
  const person = await newPerson()
  const turns = refuseAll()
  const refused = await person.call('/api/crates', { json: { name: 'New' } })
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toEqual({ code: 'busy', message: expect.stringMatching(/Try again in \d+ seconds\.$/) })
  turns.mockRestore()
  expect(await (await person.call('/api/crates')).json()).toEqual([])
})

it('answers with a page where a page was asked for', async () => {
  const person = await newPerson()
  refuseAll()
  const refused = await person.call('/app')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('content-type')).toMatch(/^text\/html/)
  expect(await refused.text()).toContain('Try again in')
})

it('counts a person by account, however many sessions, and others by network', async () => {
  const person = await newPerson()
  await person.call('/api/crates')
  const take = vi.spyOn(Turns.prototype, 'take')
  await person.call('/api/crates', { headers: newNetwork() })
  await call('/', { headers: { 'cf-connecting-ip': '198.51.100.7' } })
  await call('/', { cookie: 'gatefold.session_token=forged', headers: { 'cf-connecting-ip': '2001:db8:1:2:3::1' } })
  const keys = take.mock.calls.map(([key]) => key)
  expect(keys[0]).toBe(person.id)
  expect(keys[1]).toContain('198.51.100.7')
  expect(keys[2]).toMatch(/2001:0?db8:0*1:0*2:(?!0*3)/)
})

it.each(['/api/health', '/robots.txt', '/sw.js', '/api/auth/sign-in/email', '/api/signup/verify'])(
  'never refuses %s',
  async (path) => {
    refuseAll()
    const { status } = await call(path, { headers: newNetwork(), ...(path.startsWith('/api/a') && { json: {} }) })
    expect(status).not.toBe(503)
  },
)
