import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { call, cookiesOf, newPerson } from './people.ts'

const account = () => ({ name: 'Marit', email: `${crypto.randomUUID()}@example.com`, password: 'sleeve' })

const openGate = async (address = crypto.randomUUID()) =>
  cookiesOf(
    await call('/api/signup/verify', { json: { password: 'open sesame' }, headers: { 'cf-connecting-ip': address } }),
  )

test('the right signup password gives a pass, out of reach of scripts', async () => {
  const response = await call('/api/signup/verify', { json: { password: 'open sesame' } })
  expect(response.status).toBe(204)
  expect(response.headers.get('set-cookie')).toMatch(/^gatefold_pass=.*HttpOnly.*SameSite=Lax/)
})

test.each([
  ['a wrong password', { password: 'open sesam' }, 403],
  ['no password', {}, 400],
  ['an empty password', { password: '' }, 400],
  ['a number', { password: 5 }, 400],
  ['an unknown field', { password: 'open sesame', admin: true }, 400],
])('the gate stays shut for %s', async (_, json, status) => {
  const response = await call('/api/signup/verify', { json, headers: { 'cf-connecting-ip': crypto.randomUUID() } })
  expect(response.status).toBe(status)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
})

test('wrong tries are counted and, after ten, refused for a while', async () => {
  const headers = { 'cf-connecting-ip': crypto.randomUUID() }
  const tries = []
  for (let n = 0; n < 11; n += 1) tries.push(await call('/api/signup/verify', { json: { password: 'no' }, headers }))
  expect(await tries[2]?.json()).toEqual({ code: 'wrong-password', message: 'Incorrect password', attempts: 3 })
  expect(tries[9]?.status).toBe(403)
  expect(tries[10]?.status).toBe(429)
  expect(Number(tries[10]?.headers.get('retry-after'))).toBeGreaterThan(0)
  const right = await call('/api/signup/verify', { json: { password: 'open sesame' }, headers })
  expect(right.status).toBe(429)
})

test('with a pass an account comes to be, signed in at once', async () => {
  const cookie = await openGate()
  const response = await call('/api/auth/sign-up/email', { json: account(), cookie })
  expect(response.status).toBe(200)
  const me = await call('/api/auth/me', { cookie: cookiesOf(response) })
  expect(await me.json()).toMatchObject({ displayName: 'Marit', role: 'user', itemsPerPage: 10 })
})

test.each([
  ['without a pass', async () => undefined],
  ['with a made-up pass', async () => `gatefold_pass=${Date.now() + 1e6}.abcdef`],
  ['with a pass that has ended', async () => (await openGate()).replace(/=\d+/, '=1')],
])('no account comes to be %s, straight at the API', async (_, pass) => {
  const input = account()
  const response = await call('/api/auth/sign-up/email', { json: input, cookie: await pass() })
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'SIGNUP_PASS_REQUIRED' })
  const found = await env.DB.prepare('SELECT count(*) AS n FROM user WHERE email = ?').bind(input.email).first('n')
  expect(found).toBe(0)
})

test('nobody signs up as an administrator', async () => {
  const cookie = await openGate()
  const response = await call('/api/auth/sign-up/email', { json: { ...account(), role: 'admin' }, cookie })
  expect(response.status).toBe(400)
})

test('a sign-up password has at least 6 characters', async () => {
  const response = await call('/api/auth/sign-up/email', {
    json: { ...account(), password: 'short' },
    cookie: await openGate(),
  })
  expect(response.status).toBe(400)
})

test('an e-mail address has one account', async () => {
  const input = account()
  const cookie = await openGate()
  await call('/api/auth/sign-up/email', { json: input, cookie })
  const again = await call('/api/auth/sign-up/email', { json: input, cookie })
  expect(again.status).toBe(422)
  expect(await again.json()).toMatchObject({ code: expect.stringContaining('USER_ALREADY_EXISTS') })
})

test('signing in needs the password; signing out ends the session', async () => {
  const input = account()
  await call('/api/auth/sign-up/email', { json: input, cookie: await openGate() })
  const wrong = await call('/api/auth/sign-in/email', { json: { email: input.email, password: 'sleeves' } })
  expect(wrong.status).toBe(401)
  const right = await call('/api/auth/sign-in/email', { json: { email: input.email, password: input.password } })
  expect(right.status).toBe(200)
  const cookie = cookiesOf(right)
  expect((await call('/api/albums', { cookie })).status).toBe(200)
  expect((await call('/api/auth/sign-out', { json: {}, cookie })).status).toBe(200)
  expect((await call('/api/albums', { cookie })).status).toBe(401)
})

test('the first register call makes the profile and one welcome album, also when five come at once', async () => {
  const input = account()
  const cookie = cookiesOf(await call('/api/auth/sign-up/email', { json: input, cookie: await openGate() }))
  const five = await Promise.all(Array.from({ length: 5 }, () => call('/api/auth/register', { json: {}, cookie })))
  expect(five.map((response) => response.status).sort()).toEqual([200, 200, 200, 200, 201])
  const albums = (await (await call('/api/albums', { cookie })).json()) as unknown[]
  expect(albums).toEqual([
    expect.objectContaining({ title: 'Welcome to Gatefold', rating: 5, trackCount: 1, tags: ['welcome', 'test'] }),
  ])
})

test('a user-email header says nothing about who somebody is', async () => {
  const victim = await newPerson()
  const response = await call('/api/auth/me', { headers: { 'user-email': victim.email } })
  expect(response.status).toBe(401)
  const other = await newPerson()
  const me = await other.call('/api/auth/me', { headers: { 'user-email': victim.email } })
  expect(await me.json()).toMatchObject({ email: other.email })
})

test('a call with the cookie from another site is refused', async () => {
  const person = await newPerson()
  const response = await person.call('/api/albums/delete', {
    method: 'POST',
    body: 'albumIds=1',
    headers: { origin: 'https://evil.example', 'content-type': 'text/plain' },
  })
  expect(response.status).toBe(403)
})

test('the preferred page size is one of three', async () => {
  const person = await newPerson()
  expect((await person.call('/api/user/preferences', { method: 'PATCH', json: { itemsPerPage: 25 } })).status).toBe(204)
  expect(await (await person.call('/api/auth/me')).json()).toMatchObject({ itemsPerPage: 25 })
  const wrong = await person.call('/api/user/preferences', { method: 'PATCH', json: { itemsPerPage: 11 } })
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({ fields: { itemsPerPage: 'Items per page is 10, 25 or 50' } })
})

test('a session is read by one query', async () => {
  const person = await newPerson()
  const prepare = env.DB.prepare.bind(env.DB)
  let statements = 0
  const counting = new Proxy(env.DB, {
    get: (target, key) => {
      if (key === 'prepare') {
        return (sql: string) => {
          statements += 1
          return prepare(sql)
        }
      }
      const value = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const { createAuth } = await import('#worker/auth/auth.ts')
  const session = await createAuth({ ...env, DB: counting } as never, () => {}).api.getSession({
    headers: new Headers({ cookie: person.cookie }),
  })
  expect(session?.user.email).toBe(person.email)
  expect(statements).toBe(1)
})
