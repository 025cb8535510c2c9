import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { PasskeyView } from '#domain/passkey.ts'
import { callHttps } from './https.ts'
import { collectMails } from './mails.ts'
import { givePassword } from './passwords.ts'
import { call, cookiesOf, newNetwork, newPerson, type Person } from './people.ts'

const PASSWORD = 'Harbour22'
const mails = collectMails()

const insertPasskey = async (person: Person, name = 'Laptop') => {
  const id = crypto.randomUUID()
  await env.DB.prepare(
    `INSERT INTO passkey (id, user_id, name, public_key, credential_id, counter, device_type, backed_up, created_at) VALUES (?, ?, ?, '', ?, 0, 'singleDevice', 0, ?)`,
  )
    .bind(id, person.id, name, id, Date.now())
    .run()
  return id
}
const listOf = async (person: Person) => (await (await person.call('/api/passkeys')).json()) as PasskeyView[]

const credential = (challenge: string) => ({
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: btoa(JSON.stringify({ type: 'webauthn.get', challenge, origin: 'http://gatefold.test' })),
    authenticatorData: 'AAAA',
    signature: 'AAAA',
    attestationObject: 'AAAA',
  },
})

it('offers a new passkey to whoever gives their password', async () => {
  const person = await newPerson()
  await givePassword(person, PASSWORD)
  expect((await person.call('/api/passkeys/options', { json: {} })).status).toBe(400)
  expect((await person.call('/api/passkeys/options', { json: { password: 'Harbour23' } })).status).toBe(400)
  const response = await person.call('/api/passkeys/options', { json: { password: PASSWORD } })
  expect(response.status).toBe(200)
  expect(cookiesOf(response)).toContain('gatefold.passkey=')
  expect(await response.json()).toMatchObject({
    rp: { id: 'gatefold.test', name: 'Gatefold' },
    user: { name: person.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
})

it('takes no passkey that does not answer the challenge', async () => {
  const person = await newPerson()
  const options = await person.call('/api/passkeys/options', { json: {} })
  const { challenge } = (await options.json()) as { challenge: string }
  const json = { name: 'Laptop', credential: credential(challenge) }
  for (const cookie of [person.cookie, `${person.cookie}; ${cookiesOf(options)}`]) {
    const response = await call('/api/passkeys', { json, cookie })
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'passkey-refused' }])
  }
  expect(await listOf(person)).toEqual([])
})

it('allows 20 passkeys', async () => {
  const person = await newPerson()
  for (let count = 0; count < 20; count += 1) await insertPasskey(person)
  expect((await person.call('/api/passkeys/options', { json: {} })).status).toBe(409)
})

it('lists and removes only the own passkeys, and tells the owner', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const id = await insertPasskey(person, 'Blue key')
  expect(await listOf(person)).toEqual([{ id, name: 'Blue key', createdAt: expect.stringMatching(/Z$/) }])
  expect(await listOf(other)).toEqual([])
  expect((await other.call(`/api/passkeys/${id}`, { method: 'DELETE' })).status).toBe(404)
  expect((await person.call(`/api/passkeys/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect(await listOf(person)).toEqual([])
  const [mail] = await mails.take()
  expect(mail).toMatchObject({ to: person.email })
  expect(mail?.text).toContain('A passkey was removed')
})

it('signs nobody in with an unknown or invalid passkey', async () => {
  const person = await newPerson()
  const known = await insertPasskey(person)
  const options = await call('/api/passkeys/sign-in/options', { json: {}, headers: newNetwork() })
  const { challenge, allowCredentials, userVerification } = (await options.json()) as Record<string, string>
  expect(allowCredentials).toEqual([])
  expect(userVerification).toBe('required')
  for (const id of ['AAAA', known]) {
    const json = { credential: { ...credential(challenge ?? ''), id, rawId: id } }
    const response = await call('/api/passkeys/sign-in', { json, cookie: cookiesOf(options), headers: newNetwork() })
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'passkey-refused' }])
    expect(response.headers.getSetCookie().join()).not.toMatch(/session_token=[^;]/)
  }
})

it('uses the public host and cookies of that host over https', async () => {
  const response = await callHttps('/api/passkeys/sign-in/options', { json: {}, headers: newNetwork() })
  expect(await response.json()).toMatchObject({ rpId: 'gatefold.example.com' })
  expect(response.headers.getSetCookie().join()).toMatch(/^__Host-gatefold\.passkey=.*; Secure/)
})

it('deletes passkeys with the account', async () => {
  const person = await newPerson()
  await insertPasskey(person)
  expect((await person.call('/api/user', { method: 'DELETE', json: { confirm: person.email } })).status).toBe(204)
  expect(await env.DB.prepare('SELECT id FROM passkey WHERE user_id = ?').bind(person.id).first()).toBeNull()
})
