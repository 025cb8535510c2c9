import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { app } from '#worker/app.ts'
import { createGoogle, type Fault, type GoogleAccount } from '../../google-site/site.ts'
import { ACCOUNTS } from '../databases.ts'
import { collectMails } from '../mails.ts'
import { call, cookiesOf, newAccount, newNetwork, newPerson, ORIGIN, openGate } from '../people.ts'

const google = await createGoogle('http://google.test')
beforeEach(() => {
  google.asked.length = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit)
    if (new URL(request.url).origin !== google.issuer) throw new Error(`A test reached for ${request.url}`)
    return google.answer(request)
  })
})
const mails = collectMails()

const somebody = (more: Partial<GoogleAccount> = {}): GoogleAccount => ({
  sub: crypto.randomUUID(),
  email: `${crypto.randomUUID()}@example.com`,
  email_verified: true,
  name: 'Marit Vos',
  picture: 'https://pictures.example/marit.jpg',
  ...more,
})

/** Runs the whole OAuth flow and returns the final redirect and its cookies. */
async function comeBack(
  account: GoogleAccount | 'denied',
  { requestSignUp, pass, fault }: { requestSignUp?: boolean; pass?: string; fault?: Fault } = {},
) {
  const json = { provider: 'google', ...(requestSignUp !== undefined && { requestSignUp }) }
  const started = await call('/api/auth/sign-in/social', { json, cookie: pass, headers: newNetwork() })
  if (started.status !== 200) return { status: started.status, location: '', cookie: '', started }
  const { url } = (await started.json()) as { url: string }
  const back = new URL(google.consent(url, account, fault))
  // The callback needs only the state cookie, because the pass may have expired by then.
  const response = await call(back.pathname + back.search, { cookie: cookiesOf(started), headers: newNetwork() })
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    cookie: cookiesOf(response),
    started,
  }
}

const signUp = async (account: GoogleAccount, fault?: Fault) =>
  comeBack(account, { requestSignUp: true, pass: await openGate(), fault })

const countUsers = (email: string) =>
  ACCOUNTS.prepare('SELECT count(*) AS n FROM user WHERE email = ?').bind(email.toLowerCase()).first<number>('n')

const me = async (cookie: string) => (await call('/api/auth/me', { cookie })).json()

async function newPasswordAccount(email: string, isVerified: boolean) {
  await newAccount({ email, name: 'Ines' })
  if (isVerified) await ACCOUNTS.prepare('UPDATE user SET email_verified = 1 WHERE email = ?').bind(email).run()
}

it('redirects to the discovered authorization endpoint with state, nonce and PKCE challenge, without secrets', async () => {
  const json = { provider: 'google', requestSignUp: true }
  const response = await call('/api/auth/sign-in/social', { json, cookie: await openGate(), headers: newNetwork() })
  const { url } = (await response.json()) as { url: string }
  expect(google.asked).toEqual(['/.well-known/openid-configuration'])
  const there = new URL(url)
  expect(there.origin + there.pathname).toBe('http://google.test/authorize')
  const asks = Object.fromEntries(there.searchParams)
  expect(asks).toMatchObject({
    client_id: 'gatefold-test.apps.example',
    redirect_uri: `${ORIGIN}/api/auth/callback/google`,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/.{32}/),
    nonce: expect.stringMatching(/.{32}/),
    code_challenge: expect.stringMatching(/.{40}/),
  })
  expect(url).not.toMatch(/sesame|secret/)
})

it('creates an account, a profile and one welcome album for a sign-up with a pass, even if /app opens several times at once', async () => {
  // Several requests at once cannot wait for the same code to load.
  await (await newPerson()).call('/app')
  const account = somebody()
  const back = await signUp(account)
  expect(back.location).toBe('/app')
  expect(google.asked).toEqual([
    '/.well-known/openid-configuration',
    '/.well-known/openid-configuration',
    '/token',
    '/keys',
  ])
  const opened = await Promise.all(Array.from({ length: 3 }, () => call('/app', { cookie: back.cookie })))
  for (const page of opened) expect(await page.text()).toContain('Welcome to Gatefold')
  const albums = (await (await call('/api/albums', { cookie: back.cookie })).json()) as unknown[]
  expect(albums).toEqual([expect.objectContaining({ title: 'Welcome to Gatefold' })])
  expect((await call('/api/auth/register', { json: {}, cookie: back.cookie })).status).toBe(200)
  expect(await me(back.cookie)).toMatchObject({
    email: account.email,
    displayName: 'Marit Vos',
    photoUrl: 'https://pictures.example/marit.jpg',
    role: 'user',
  })
  expect(mails.taken).toEqual([])
})

it('redirects a banned user to a sign-in page that names the ban', async () => {
  const account = somebody()
  await signUp(account)
  await ACCOUNTS.prepare('UPDATE user SET banned_at = 1 WHERE email = ?').bind(account.email).run()
  const back = new URL((await comeBack(account)).location, ORIGIN)
  expect(back.pathname).toBe('/')
  expect(back.searchParams.get('auth')).toBe('login')
  expect(back.searchParams.get('error')).toBe('ACCOUNT_BANNED')
})

it('signs in an existing user without a pass and stores no Google tokens', async () => {
  const account = somebody()
  await signUp(account)
  const again = await comeBack(account)
  expect(again.location).toBe('/app')
  expect(await me(again.cookie)).toMatchObject({ email: account.email })
  expect(await countUsers(account.email)).toBe(1)
  const kept = await ACCOUNTS.prepare(
    'SELECT access_token, refresh_token, id_token FROM account WHERE provider_id = ? AND account_id = ?',
  )
    .bind('google', account.sub)
    .all()
  expect(kept.results).toEqual([{ access_token: null, refresh_token: null, id_token: null }])
})

it('keeps the account when the address at Google changes', async () => {
  const account = somebody()
  await signUp(account)
  const back = await comeBack({ ...account, email: `${crypto.randomUUID()}@example.com` })
  expect(await me(back.cookie)).toMatchObject({ email: account.email })
})

it.each([
  ['a sign-in without a pass', {}, 'signup_disabled', '/?auth=login'],
  ['a sign-in with a pass that did not request a sign-up', { withPass: true }, 'signup_disabled', '/?auth=login'],
])('creates no account for %s', async (_, { withPass = false }: { withPass?: boolean }, error, page) => {
  const account = somebody()
  const back = await comeBack(account, { pass: withPass ? await openGate() : undefined })
  expect(back.location).toBe(`${page}&error=${error}`)
  expect(back.cookie).not.toContain('session_token=')
  expect(await countUsers(account.email)).toBe(0)
})

it('creates one account of an invitation, also if two people use its link at once', async () => {
  const admin = await newPerson('admin')
  const { link } = (await (await admin.call('/api/admin/invitations', { json: {} })).json()) as { link: string }
  const json = { token: new URL(link).searchParams.get('invitation') }
  const invited = async () => cookiesOf(await call('/api/signup/invitation', { json, headers: newNetwork() }))
  const [one, other] = [somebody(), somebody()]
  const backs = await Promise.all(
    [one, other].map(async (account) => comeBack(account, { requestSignUp: true, pass: await invited() })),
  )
  expect(backs.map(({ location }) => location).sort()).toEqual([
    expect.stringMatching(/^\/\?auth=register&error=INVITATION_OVER/),
    '/app',
  ])
  expect([await countUsers(one.email), await countUsers(other.email)].sort()).toEqual([0, 1])
})

it.each([
  ['without a pass', async () => undefined],
  ['with a forged pass', async () => `gatefold_pass=${Date.now() + 1e6}.abcdef`],
])('returns 403 for a sign-up %s', async (_, pass) => {
  const back = await comeBack(somebody(), { requestSignUp: true, pass: await pass() })
  expect(back.status).toBe(403)
  expect(await back.started.json()).toMatchObject({ code: 'SIGNUP_PASS_REQUIRED' })
})

it.each([
  ['another provider', { provider: 'github' }, ['provider']],
  ['its own state', { provider: 'google', additionalData: { serverContext: { mayJoin: true } } }, ['additionalData']],
  ['a callback URL', { provider: 'google', callbackURL: 'https://evil.example' }, ['callbackURL']],
  ['an identity token', { provider: 'google', idToken: { token: 'x' } }, ['idToken']],
  ['no fields', {}, ['provider']],
])('returns 400 for a request with %s', async (_, json, fields) => {
  const response = await call('/api/auth/sign-in/social', { json, headers: newNetwork() })
  expect(response.status).toBe(400)
  expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual(fields)
})

it('redirects to the page where the flow started if consent is denied', async () => {
  expect((await comeBack('denied')).location).toBe('/?auth=login&error=access_denied')
  const pass = await openGate()
  expect((await comeBack('denied', { requestSignUp: true, pass })).location).toBe('/?auth=register&error=access_denied')
})

it.each<[string, Fault, string]>([
  ['a signature of another key', 'signature', 'unable_to_get_user_info'],
  ['an unknown key', 'no-key', 'unable_to_get_user_info'],
  ['a nonce of another sign-in', 'nonce', 'unable_to_get_user_info'],
  ['a token for another client', 'audience', 'unable_to_get_user_info'],
  ['a token for several clients, given to another one', 'other-client', 'unable_to_get_user_info'],
  ['an answer without a token', 'no-token', 'unable_to_get_user_info'],
  ['another issuer', 'issuer', 'unable_to_get_user_info'],
  ['an expired token', 'expired', 'unable_to_get_user_info'],
  ['a code that cannot be exchanged', 'token-endpoint', 'invalid_code'],
])('creates no account and no session for %s', async (_, fault, error) => {
  const account = somebody()
  const back = await signUp(account, fault)
  expect(back.location).toBe(`/?auth=register&error=${error}`)
  expect(back.cookie).not.toContain('session_token=')
  expect(await countUsers(account.email)).toBe(0)
})

it('rejects a wrong, missing, foreign or used state', async () => {
  const account = somebody()
  await signUp(account)
  const started = await call('/api/auth/sign-in/social', { json: { provider: 'google' }, headers: newNetwork() })
  const back = new URL(google.consent(((await started.json()) as { url: string }).url, account))
  const cookie = cookiesOf(started)
  const come = (search: string, withCookie?: string) =>
    call(back.pathname + search, { cookie: withCookie, headers: newNetwork() })
  const wrong = back.search.replace(/state=[^&]*/, 'state=made-up')
  const missing = back.search.replace(/state=[^&]*&/, '')
  for (const [search, withCookie, error] of [
    [wrong, cookie, 'state_mismatch'],
    [missing, cookie, 'state_not_found'],
    [back.search, undefined, 'state_mismatch'],
    [back.search, 'gatefold.state=made-up', 'state_mismatch'],
  ] as const) {
    const response = await come(search, withCookie)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`/?auth=login&error=${error}`)
    expect(cookiesOf(response)).not.toContain('session_token=')
  }
  expect((await come(back.search, cookie)).headers.get('location')).toBe('/app')
  expect((await come(back.search, cookie)).headers.get('location')).toBe('/?auth=login&error=state_mismatch')
})

it('links Google to a verified password account with the same address in any case', async () => {
  const account = somebody()
  await newPasswordAccount(account.email, true)
  const back = await comeBack({ ...account, email: account.email.toUpperCase() })
  expect(back.location).toBe('/app')
  expect(await me(back.cookie)).toMatchObject({ email: account.email, displayName: 'Ines' })
  expect(await countUsers(account.email)).toBe(1)
})

it.each([
  ['Gatefold has not verified the address', false, true],
  ['Google has not verified the address', true, false],
  ['email_verified is a string', true, 'true'],
])('does not link accounts if %s', async (_, isVerified, atGoogle) => {
  const account = somebody({ email_verified: atGoogle })
  await newPasswordAccount(account.email, isVerified)
  const back = await comeBack(account)
  expect(back.location).toBe('/?auth=login&error=account_not_linked')
  expect(back.cookie).not.toContain('session_token=')
})

it('asks for confirmation of an address that Google has not verified', async () => {
  const account = somebody({ email_verified: false })
  const back = await signUp(account)
  expect(back.location).toBe('/app')
  expect(await mails.take()).toEqual([
    expect.objectContaining({ to: account.email, subject: 'Confirm your email address' }),
  ])
})

it.each([
  undefined,
  '',
  ['marit@example.com'],
  { address: 'marit@example.com' },
  42,
  true,
  'marit',
  'marit\0@example.com',
  'marit@example.com\n',
  'marit@example.com\r\nBcc: ines@example.com',
  ' marit@example.com',
  'ｍａｒｉｔ@example.com',
  'marit@ｅxample.com',
  `${'m'.repeat(250)}@example.com`,
])('refuses an account with the address %j', async (email) => {
  const before = await ACCOUNTS.prepare('SELECT count(*) AS n FROM user').first('n')
  const back = await signUp({ ...somebody(), email: email as string })
  expect(back.location).toBe('/?auth=register&error=email_not_found')
  expect(back.cookie).not.toContain('session_token=')
  expect(await ACCOUNTS.prepare('SELECT count(*) AS n FROM user').first('n')).toBe(before)
})

it.each<[string, unknown]>([
  ['a list', ['Marit']],
  ['an object', { first: 'Marit' }],
  ['a number', 42],
  ['empty', ''],
  ['invisible', '\0\n'],
  ['too long', 'M'.repeat(2_000)],
])('names an account after its address where its name is %s', async (_, name) => {
  const account = somebody({ name: name as string, picture: [name] as unknown as string })
  const back = await signUp(account)
  expect(back.location).toBe('/app')
  expect(await me(back.cookie)).toMatchObject({ displayName: account.email.split('@')[0], photoUrl: null })
})

it('names an account without a name after its address and ignores a picture over http', async () => {
  const account = somebody({ name: undefined, picture: 'http://pictures.example/marit.jpg' })
  const back = await signUp(account)
  expect(await me(back.cookie)).toMatchObject({ displayName: account.email.split('@')[0], photoUrl: null })
})

it('returns 404 if Google cannot be reached', async () => {
  vi.mocked(globalThis.fetch).mockImplementation(async () => new Response('down', { status: 503 }))
  const response = await call('/api/auth/sign-in/social', { json: { provider: 'google' }, headers: newNetwork() })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'PROVIDER_NOT_FOUND' })
})

it.each(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])('offers no Google sign-in without %s', async (missing) => {
  const ask = async (path: string, init?: RequestInit) => {
    const context = createExecutionContext()
    const response = await app.fetch(new Request(ORIGIN + path, init), { ...env, [missing]: '' } as never, context)
    await waitOnExecutionContext(context)
    return response
  }
  expect(await (await call('/')).text()).toContain('data-google')
  expect(await (await ask('/')).text()).not.toContain('data-google')
  const headers = { 'content-type': 'application/json', origin: ORIGIN }
  const init = { method: 'POST', headers, body: '{"provider":"google"}' }
  expect((await ask('/api/auth/sign-in/social', init)).status).toBe(404)
  expect((await ask('/api/auth/callback/google?code=x&state=y')).status).toBe(404)
})

it('limits how often a network can start a Google sign-in', async () => {
  const headers = newNetwork()
  const go = () => call('/api/auth/sign-in/social', { json: { provider: 'google' }, headers })
  for (let n = 0; n < 20; n += 1) expect((await go()).status).toBe(200)
  const refused = await go()
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({
    message: expect.stringMatching(/^Too many attempts. Try again in \d+ \w+\.$/),
  })
})

describe('a fault while an account is created', () => {
  beforeEach(() => {
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  })

  type Broken = [operation: 'INSERT' | 'DELETE', table: string]

  /** Makes operations on tables fail until the returned function is called. */
  async function breakTables(...faults: Broken[]): Promise<() => Promise<void>> {
    const names = faults.map(([operation, table]) => `break_${operation}_${table}`)
    const mend = async () => {
      for (const name of names) await ACCOUNTS.exec(`DROP TRIGGER IF EXISTS ${name}`)
    }
    onTestFinished(mend)
    for (const [index, [operation, table]] of faults.entries())
      await ACCOUNTS.exec(
        `CREATE TRIGGER ${names[index]} BEFORE ${operation} ON ${table} BEGIN SELECT RAISE(ABORT, 'broken'); END`,
      )
    return mend
  }

  const newAccount = () => ({ name: 'Marit', email: `${crypto.randomUUID()}@example.com`, password: 'Harbour22' })

  const signUp = (json: object, pass: string) =>
    call('/api/auth/sign-up/email', { json, cookie: pass, headers: newNetwork() })

  const meOf = async (response: Response) => call('/api/auth/me', { cookie: cookiesOf(response) })

  const passes = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

  it.each(['user', 'account', 'session', 'rate_limit'])(
    'signs up at the second try if the table %s breaks at the first',
    async (table) => {
      const [json, pass] = [newAccount(), await openGate()]
      const mend = await breakTables(['INSERT', table])
      expect((await signUp(json, pass)).status).toBeGreaterThanOrEqual(400)
      await mend()
      const again = await signUp(json, pass)
      expect(again.status).toBe(200)
      expect(await (await meOf(again)).json()).toMatchObject({ email: json.email })
      const found = await ACCOUNTS.prepare('SELECT count(*) AS count FROM user WHERE email = ?')
        .bind(json.email)
        .first('count')
      expect(found).toBe(1)
    },
  )

  it('signs up at the second try if the first could not even be undone', async () => {
    const [json, pass] = [newAccount(), await openGate()]
    const mend = await breakTables(['INSERT', 'account'], ['DELETE', 'user'])
    expect((await signUp(json, pass)).status).toBe(500)
    expect((await signUp(json, pass)).status).toBeGreaterThanOrEqual(400)
    await mend()
    passes(11_000)
    expect((await meOf(await signUp(json, pass))).status).toBe(200)
  })

  it('does not touch an account that another sign-up is creating, or that has a password', async () => {
    const [json, pass] = [newAccount(), await openGate()]
    const id = crypto.randomUUID()
    await ACCOUNTS.prepare('INSERT INTO user (id, name, email, created_at, updated_at) VALUES (?, ?, ?, ?, ?)')
      .bind(id, 'Marit', json.email, Date.now(), Date.now())
      .run()
    expect((await signUp(json, pass)).status).toBe(422)
    expect(await ACCOUNTS.prepare('SELECT id FROM user WHERE email = ?').bind(json.email).first('id')).toBe(id)
    const other = newAccount()
    const first = await signUp(other, pass)
    await call('/api/auth/sign-out', { json: {}, cookie: cookiesOf(first) })
    passes(60_000)
    expect((await signUp(other, pass)).status).toBe(422)
    const { email, password } = other
    const signedIn = await call('/api/auth/sign-in/email', { json: { email, password }, headers: newNetwork() })
    expect(signedIn.status).toBe(200)
  })

  async function comeFromGoogle(email: string, sub: string, pass: string) {
    const json = { provider: 'google', requestSignUp: true }
    const started = await call('/api/auth/sign-in/social', { json, cookie: pass, headers: newNetwork() })
    const { url } = (await started.json()) as { url: string }
    const back = new URL(google.consent(url, { sub, email, email_verified: false, name: 'Marit Vos' }))
    return call(back.pathname + back.search, { cookie: cookiesOf(started), headers: newNetwork() })
  }

  it.each<[string, ...Broken[]]>([
    ['the sign-in method', ['INSERT', 'account']],
    ['the session', ['INSERT', 'session']],
    ['the sign-in method and undoing', ['INSERT', 'account'], ['DELETE', 'user']],
  ])('signs up with Google at the second try if %s fails at the first', async (_, ...faults) => {
    const [{ email }, pass, sub] = [newAccount(), await openGate(), crypto.randomUUID()]
    const mend = await breakTables(...faults)
    await comeFromGoogle(email, sub, pass)
    await mend()
    passes(11_000)
    const again = await comeFromGoogle(email, sub, pass)
    expect(again.headers.get('location')).toBe('/app')
    expect((await meOf(again)).status).toBe(200)
  })
})
