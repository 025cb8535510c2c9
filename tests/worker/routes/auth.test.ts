import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { SessionView } from '#domain/accounts/account.ts'
import worker from '#worker/index.ts'
import { ACCOUNTS } from '../databases.ts'
import { collectMails } from '../mails.ts'
import { call, cookiesOf, newAccount, newNetwork, newPerson, openGate, type Person } from '../people.ts'

collectMails()

const account = () => ({ name: 'Marit', email: `${crypto.randomUUID()}@example.com`, password: 'sleeve' })

const signUp = async (json: unknown) =>
  call('/api/auth/sign-up/email', { json, cookie: await openGate(), headers: newNetwork() })
const signIn = (email: string, password: string, headers = newNetwork()) =>
  call('/api/auth/sign-in/email', { json: { email, password }, headers })
const wrongFields = async (response: Response) => {
  expect(response.status).toBe(400)
  return ((await response.json()) as { fields: Record<string, string> }).fields
}
const countUsers = (email: string) =>
  ACCOUNTS.prepare('SELECT count(*) AS n FROM user WHERE lower(email) = ?').bind(email.toLowerCase()).first('n')

it('sets an HttpOnly pass for the right signup password', async () => {
  const response = await call('/api/signup/verify', { json: { password: 'open sesame' } })
  expect(response.status).toBe(204)
  expect(response.headers.get('set-cookie')).toMatch(/^gatefold_pass=.*HttpOnly.*SameSite=Lax/)
})

it.each([
  ['a wrong password', { password: 'open sesam' }, 403],
  ['no password', {}, 400],
  ['an empty password', { password: '' }, 400],
  ['a number', { password: 5 }, 400],
  ['an unknown field', { password: 'open sesame', admin: true }, 400],
])('sets no pass for %s', async (_, json, status) => {
  const response = await call('/api/signup/verify', { json, headers: newNetwork() })
  expect(response.status).toBe(status)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await response.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
})

it('counts wrong signup passwords only', async () => {
  const headers = newNetwork()
  const attempt = (password: string) => call('/api/signup/verify', { json: { password }, headers })
  for (let n = 0; n < 4; n += 1) expect((await attempt('open sesame')).status).toBe(204)
  const wrong = [await attempt('no'), await attempt('no'), await attempt('no')]
  expect(await wrong[2]?.json()).toEqual({ code: 'wrong-password', message: 'Incorrect password', attempts: 3 })
})

it('creates an account with a pass and signs in', async () => {
  const response = await signUp(account())
  expect(response.status).toBe(200)
  const me = await call('/api/auth/me', { cookie: cookiesOf(response) })
  expect(await me.json()).toMatchObject({ displayName: 'Marit', role: 'user', itemsPerPage: 10 })
})

it.each([
  ['without a pass', async () => undefined],
  ['with a forged pass', async () => `gatefold_pass=${Date.now() + 1e6}.abcdef`],
  ['with an expired pass', async () => (await openGate()).replace(/=\d+/, '=1')],
])('creates no account %s', async (_, pass) => {
  const input = account()
  const response = await call('/api/auth/sign-up/email', { json: input, cookie: await pass() })
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'SIGNUP_PASS_REQUIRED' })
  expect(await countUsers(input.email)).toBe(0)
})

it.each([
  ['a role', { role: 'admin' }, { role: 'Unknown field' }],
  ['a verified address', { emailVerified: true }, { emailVerified: 'Unknown field' }],
  ['a picture', { image: 'javascript:alert(1)' }, { image: 'Unknown field' }],
  ['a callback URL', { callbackURL: 'https://evil.example' }, { callbackURL: 'Unknown field' }],
  ['no name', { name: '' }, { name: 'Name must be at least 2 characters' }],
  ['a name of spaces', { name: '    ' }, { name: 'Name must be at least 2 characters' }],
  ['a name of one emoji', { name: '👨‍👩‍👧‍👦' }, { name: 'Name must be at least 2 characters' }],
  ['a name of 101 characters', { name: 'M'.repeat(101) }, { name: 'Name must be at most 100 characters' }],
  ['no address', { email: '' }, { email: 'Please enter a valid email address' }],
  ['a number as address', { email: 5 }, { email: 'Please enter a valid email address' }],
  ['an address with a space', { email: 'ma rit@example.com' }, { email: 'Please enter a valid email address' }],
  ['a long address', { email: `${'a'.repeat(250)}@example.com` }, { email: 'Please enter a valid email address' }],
  [
    'a lookalike letter in the address',
    { email: '\u212Aim@example.com' },
    { email: 'Please enter a valid email address' },
  ],
  ['no password', { password: '' }, { password: 'Password must be at least 6 characters' }],
  ['a short password', { password: 'short' }, { password: 'Password must be at least 6 characters' }],
  [
    'a password of five composed emoji',
    { password: '👨‍👩‍👧‍👦'.repeat(5) },
    { password: 'Password must be at least 6 characters' },
  ],
  ['a password of 200 emoji', { password: '🎸'.repeat(200) }, { password: 'Password must be at most 128 characters' }],
  [
    'a password with thousands of combining marks',
    { password: `sleeves${'\u0301'.repeat(5000)}` },
    { password: 'Password must be at most 128 characters' },
  ],
  ['a list as password', { password: ['sleeve'] }, { password: 'Password must be at least 6 characters' }],
])('returns 400 with field errors for a sign-up with %s', async (_, wrong, fields) => {
  const input = { ...account(), ...wrong }
  expect(await wrongFields(await signUp(input))).toEqual(fields)
  expect(await countUsers(String(input.email))).toBe(0)
})

it('accepts a password of 128 emoji, counted as graphemes', async () => {
  const password = '👩🏽‍🎤'.repeat(128)
  const { email } = await newAccount({ password })
  expect((await signIn(email, password)).status).toBe(200)
  expect((await signIn(email, password.slice(0, -7))).status).toBe(401)
})

it.each([
  ['an unknown field', { rememberMe: true }, { rememberMe: 'Unknown field' }],
  ['no password', { password: undefined }, { password: 'Password must be at least 6 characters' }],
  ['no address', { email: undefined }, { email: 'Please enter a valid email address' }],
])('returns 400 with field errors for a sign-in with %s', async (_, wrong, fields) => {
  const json = { email: 'marit@example.com', password: 'sleeve', ...wrong }
  expect(await wrongFields(await call('/api/auth/sign-in/email', { json, headers: newNetwork() }))).toEqual(fields)
})

it('creates one account per address in any spelling', async () => {
  const input = await newAccount({ email: ` \u2003Marit.${crypto.randomUUID()}@Example.COM\u00a0` })
  const plain = input.email.trim().toLowerCase()
  expect(await (await call('/api/auth/me', { cookie: input.cookie })).json()).toMatchObject({ email: plain })
  for (const email of [plain, plain.toUpperCase(), `\t${plain} `]) {
    const again = await signUp({ ...account(), email })
    expect(again.status).toBe(422)
    expect(await again.json()).toEqual({
      code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
      message: 'This email is already registered. Try logging in instead.',
    })
    expect((await signIn(email, input.password)).status).toBe(200)
  }
  expect(await countUsers(plain)).toBe(1)
})

it('reveals whether an address is registered only with a pass', async () => {
  const { email } = await newAccount()
  const refused = await call('/api/auth/sign-up/email', { json: { ...account(), email }, headers: newNetwork() })
  expect(refused.status).toBe(403)
  const unknown = await signIn(`${crypto.randomUUID()}@example.com`, 'sleeves')
  const known = await signIn(email, 'sleeves')
  expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()])
})

it('signs in with the password and ends the session on sign-out', async () => {
  const { email, password } = await newAccount()
  expect((await signIn(email, `${password}s`)).status).toBe(401)
  const right = await signIn(email, password)
  expect(right.status).toBe(200)
  expect(right.headers.get('set-cookie')).toMatch(/session_token=[^;]+;.*HttpOnly; SameSite=Lax/)
  const cookie = cookiesOf(right)
  expect((await call('/api/albums', { cookie })).status).toBe(200)
  expect((await call('/api/auth/sign-out', { json: {}, cookie })).status).toBe(200)
  expect((await call('/api/albums', { cookie })).status).toBe(401)
})

it.each([
  ['GET', '/api/auth/get-session'],
  ['GET', '/api/auth/ok'],
  ['GET', '/api/auth/error'],
  ['GET', '/api/auth/list-sessions'],
  ['GET', '/api/auth/verify-email?token=x'],
  ['POST', '/api/auth/update-user'],
  ['POST', '/api/auth/change-email'],
  ['POST', '/api/auth/delete-user'],
  ['POST', '/api/auth/link-social'],
  ['POST', '/api/auth/callback/google'],
])('returns 404 for %s %s', async (method, path) => {
  const person = await newPerson()
  const response = await person.call(path, { method, ...(method === 'POST' && { json: { name: 'N', role: 'admin' } }) })
  expect(response.status).toBe(404)
})

it('creates the profile and one welcome album once, even for five simultaneous register calls', async () => {
  const { cookie } = await newAccount()
  const five = await Promise.all(Array.from({ length: 5 }, () => call('/api/auth/register', { json: {}, cookie })))
  expect(five.map((response) => response.status).sort()).toEqual([200, 200, 200, 200, 201])
  const albums = (await (await call('/api/albums', { cookie })).json()) as unknown[]
  expect(albums).toEqual([
    expect.objectContaining({ title: 'Welcome to Gatefold', rating: 5, trackCount: 1, tags: ['welcome', 'test'] }),
  ])
})

it('ignores a user-email header', async () => {
  const victim = await newPerson()
  const response = await call('/api/auth/me', { headers: { 'user-email': victim.email } })
  expect(response.status).toBe(401)
  const other = await newPerson()
  const headers = { 'user-email': victim.email }
  expect(await (await other.call('/api/auth/me', { headers })).json()).toMatchObject({ email: other.email })
  const draft = { title: 'Theirs', artist: 'A', bandcampUrl: 'https://a.bandcamp.com/album/theirs' }
  expect((await other.call('/api/albums', { json: draft, headers })).status).toBe(201)
  expect((await call('/api/albums', { json: draft, headers })).status).toBe(401)
  expect(await (await victim.call('/api/albums')).text()).not.toContain('Theirs')
  expect(await (await other.call('/api/albums', { headers })).text()).toContain('Theirs')
})

it('returns 403 for a request from another site', async () => {
  const person = await newPerson()
  const response = await person.call('/api/albums/delete', {
    method: 'POST',
    body: 'albumIds=1',
    headers: { origin: 'https://evil.example', 'content-type': 'text/plain' },
  })
  expect(response.status).toBe(403)
})

it('accepts 10, 25, 50 or 100 as page size', async () => {
  const person = await newPerson()
  expect((await person.call('/api/user/preferences', { method: 'PATCH', json: { itemsPerPage: 25 } })).status).toBe(204)
  expect(await (await person.call('/api/auth/me')).json()).toMatchObject({ itemsPerPage: 25 })
  const wrong = await person.call('/api/user/preferences', { method: 'PATCH', json: { itemsPerPage: 11 } })
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({ fields: { itemsPerPage: 'Items per page must be 10, 25, 50, or 100' } })
})

it('reads a session with one query', async () => {
  const person = await newPerson()
  const prepare = ACCOUNTS.prepare.bind(ACCOUNTS)
  let statements = 0
  const counting = new Proxy(ACCOUNTS, {
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

const DAY = 86_400_000

const begin = (person: Person, days: number) =>
  ACCOUNTS.prepare('UPDATE session SET created_at = ?, updated_at = ? WHERE user_id = ?')
    .bind(Date.now() - days * DAY, Date.now(), person.id)
    .run()
const sessionsOf = (person: Person) =>
  ACCOUNTS.prepare('SELECT count(*) AS count FROM session WHERE user_id = ?').bind(person.id).first('count')

it('ends a session after 30 days, however often it is used', async () => {
  const person = await newPerson()
  await begin(person, 29.9)
  expect((await person.call('/api/auth/me')).status).toBe(200)
  await begin(person, 30.1)
  const [first, second] = await Promise.all([person.call('/api/auth/me'), person.call('/api/crates')])
  expect([first.status, second.status]).toEqual([401, 401])
  expect((await person.call('/app')).status).toBe(302)
  expect(await sessionsOf(person)).toBe(0)
})

it('does not list such a session, and deletes it daily', async () => {
  const person = await newPerson()
  await ACCOUNTS.prepare(
    `INSERT INTO session (id, user_id, token, expires_at, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)`,
  )
    .bind('old', person.id, crypto.randomUUID(), Date.now() + DAY, Date.now() - 31 * DAY, Date.now())
    .run()
  const listed = (await (await person.call('/api/user/sessions')).json()) as SessionView[]
  expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true])
  await worker.scheduled(createScheduledController({ scheduledTime: new Date() }), env as never)
  expect(await sessionsOf(person)).toBe(1)
})

describe('the answer to a sign-in', () => {
  const tokenIn = (cookie: string) => /session_token=([^.;%]+)/.exec(cookie)?.[1] ?? 'none'

  it('holds no session token, which stays in the cookie', async () => {
    const { email, password } = await newAccount()
    const response = await call('/api/auth/sign-in/email', { json: { email, password }, headers: newNetwork() })
    expect(response.status).toBe(200)
    const text = await response.clone().text()
    expect(text).not.toContain('token')
    expect(text).not.toContain(tokenIn(cookiesOf(response)))
    expect(await response.json()).toMatchObject({ user: { email } })
    expect((await call('/api/auth/me', { cookie: cookiesOf(response) })).status).toBe(200)
  })

  it('still tells why it failed', async () => {
    const json = { email: `${crypto.randomUUID()}@example.com`, password: 'sleeve' }
    const response = await call('/api/auth/sign-in/email', { json, headers: newNetwork() })
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({
      code: 'INVALID_EMAIL_OR_PASSWORD',
      message: 'Invalid email or password. Please try again.',
    })
  })
})
