import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { app } from '#worker/app.ts'
import type { Env } from '#worker/env.ts'
import { ACCOUNTS } from '../databases.ts'
import { collectMails } from '../mails.ts'
import { cookiesOf, newAccount, newNetwork, newPerson, ORIGIN, openGate } from '../people.ts'

const mails = collectMails()
const SETTINGS = {
  OIDC_ISSUER: 'http://oidc.test',
  OIDC_CLIENT_ID: 'gatefold',
  OIDC_CLIENT_SECRET: 'only-the-provider-knows',
  OIDC_NAME: 'Records & Co',
}
const OPEN = { OIDC_SIGNUP: 'open' }

type Claims = { email?: string; email_verified?: string; name?: string; picture?: string }
type Settings = Partial<Record<keyof Env, string>>

const somebody = (more: Claims = {}) => ({
  id: crypto.randomUUID(),
  email: `${crypto.randomUUID()}@example.com`,
  email_verified: 'true',
  name: 'Marit Vos',
  ...more,
})

/** Asks an instance with an OpenID provider. */
async function ask(
  path: string,
  { cookie = '', json, settings }: { cookie?: string; json?: object; settings?: Settings } = {},
) {
  const context = createExecutionContext()
  const headers = { origin: ORIGIN, cookie, 'content-type': 'application/json', ...newNetwork() }
  const init = json ? { method: 'POST', body: JSON.stringify(json) } : {}
  const request = new Request(ORIGIN + path, { ...init, headers, redirect: 'manual' })
  const response = await app.fetch(request, { ...env, ...SETTINGS, ...settings } as never, context)
  await waitOnExecutionContext(context)
  return response
}

/** Goes through the pages of the provider and returns where it sends the browser back to. */
async function passProvider(address: string, account: Record<string, string> | 'denied'): Promise<URL> {
  const jar = new Map<string, string>()
  const visit = async (url: string, form?: Record<string, string>) => {
    const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ')
    const body = form && new URLSearchParams(form)
    const response = await fetch(url, { method: form ? 'POST' : 'GET', body, headers: { cookie }, redirect: 'manual' })
    for (const one of response.headers.getSetCookie()) {
      const [name = '', value = ''] = one.split(';', 1)[0]?.split(/=(.*)/s) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return response
  }
  let [url, form]: [string, Record<string, string> | undefined] = [address, undefined]
  for (let step = 0; step < 10; step += 1) {
    const response = await visit(url, form)
    form = undefined
    const to = response.headers.get('location')
    if (to) {
      url = new URL(to, url).href
      if (url.startsWith(ORIGIN)) return new URL(url)
      continue
    }
    const page = await response.text()
    if (!response.ok) throw new Error(`${response.status} ${/<h1>(.*?)<\/h1>/.exec(page)?.[1] ?? page.slice(0, 200)}`)
    if (account === 'denied') url += '/abort'
    else if (page.includes('value="login"'))
      form = { prompt: 'login', login: String(new URLSearchParams(account)), password: 'x' }
    else form = { prompt: 'consent' }
  }
  throw new Error('The provider has too many pages')
}

type Way = { requestSignUp?: boolean; cookie?: string; settings?: Settings }

/** Runs the whole way in and returns where it ends, with the cookies. */
async function comeBack(account: Record<string, string> | 'denied', { requestSignUp, cookie, settings }: Way = {}) {
  const json = { provider: 'oidc', ...(requestSignUp !== undefined && { requestSignUp }) }
  const started = await ask('/api/auth/sign-in/social', { json, cookie, settings })
  if (started.status !== 200) return { status: started.status, location: '', cookie: '', started }
  const { url } = await started.json<{ url: string }>()
  const back = await passProvider(url, account)
  const response = await ask(back.pathname + back.search, { cookie: cookiesOf(started), settings })
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    cookie: cookiesOf(response),
    started,
  }
}

const countUsers = (email: string) =>
  ACCOUNTS.prepare('SELECT count(*) AS n FROM user WHERE email = ?').bind(email).first<number>('n')
const me = async (cookie: string) => (await ask('/api/auth/me', { cookie })).json<Record<string, unknown>>()

it('creates an account with a pass, signs in to it without one, and keeps no tokens', async () => {
  const account = somebody({ picture: 'https://pictures.example/marit.jpg' })
  const back = await comeBack(account, { requestSignUp: true, cookie: await openGate() })
  expect(back.location).toBe('/app')
  expect((await ask('/app', { cookie: back.cookie })).status).toBe(200)
  const expected = { email: account.email, displayName: 'Marit Vos', photoUrl: account.picture, emailVerified: true }
  expect(await me(back.cookie)).toMatchObject(expected)
  const again = await comeBack(account)
  expect(again.location).toBe('/app')
  expect(await me(again.cookie)).toMatchObject(expected)
  expect(await countUsers(account.email)).toBe(1)
  expect(mails.taken).toEqual([])
  const { results } = await ACCOUNTS.prepare(
    "SELECT access_token, refresh_token, id_token FROM account WHERE provider_id = 'oidc'",
  ).all()
  expect(results).toEqual([{ access_token: null, refresh_token: null, id_token: null }])
})

it('creates no account without a pass, and says so where it started', async () => {
  const account = somebody()
  expect((await comeBack(account)).location).toBe('/?auth=login&provider=oidc&error=signup_disabled')
  const refused = await comeBack(account, { requestSignUp: true })
  expect(refused.status).toBe(403)
  expect(await refused.started.json()).toMatchObject({ code: 'SIGNUP_PASS_REQUIRED' })
  expect(await countUsers(account.email)).toBe(0)
})

it.each([undefined, true])('lets everybody in where sign-up is open (requestSignUp: %s)', async (requestSignUp) => {
  const account = somebody()
  const back = await comeBack(account, { requestSignUp, settings: OPEN })
  expect(back.location).toBe('/app')
  expect(await me(back.cookie)).toMatchObject({ email: account.email, emailVerified: true })
})

it('opens the sign-up of the provider alone', async () => {
  const json = { name: 'Ines', email: `${crypto.randomUUID()}@example.com`, password: 'sleevenote' }
  expect((await ask('/api/auth/sign-up/email', { json, settings: OPEN })).status).toBe(403)
  const google = { provider: 'google', requestSignUp: true }
  expect(
    (
      await ask('/api/auth/sign-in/social', {
        json: google,
        settings: { ...OPEN, GOOGLE_ISSUER: SETTINGS.OIDC_ISSUER },
      })
    ).status,
  ).toBe(403)
})

it('opens nothing that was closed when the way in began', async () => {
  const account = somebody()
  const started = await ask('/api/auth/sign-in/social', { json: { provider: 'oidc' } })
  const back = await passProvider((await started.json<{ url: string }>()).url, account)
  const response = await ask(back.pathname + back.search, { cookie: cookiesOf(started), settings: OPEN })
  expect(response.headers.get('location')).toContain('error=SIGNUP_PASS_REQUIRED')
  expect(await countUsers(account.email)).toBe(0)
})

it('uses up an invitation', async () => {
  const admin = await newPerson('admin')
  const { link } = (await (await admin.call('/api/admin/invitations', { json: {} })).json()) as { link: string }
  const json = { token: new URL(link).searchParams.get('invitation') }
  const cookie = cookiesOf(await ask('/api/signup/invitation', { json }))
  expect((await comeBack(somebody(), { requestSignUp: true, cookie })).location).toBe('/app')
  const late = await comeBack(somebody(), { requestSignUp: true, cookie })
  expect(late.location).toMatch(/^\/\?auth=register&provider=oidc&error=INVITATION_OVER/)
})

it('keeps the album that was handed over before the way in', async () => {
  const handed = await ask('/add?url=https://umbel.bandcamp.com/album/reeds')
  expect(handed.headers.get('location')).toBe('/?auth=login&to=add')
  const failed = await comeBack('denied', { cookie: cookiesOf(handed) })
  expect(failed.location).toMatch(/^\/\?auth=login&provider=oidc&error=access_denied(&|$)/)
  const back = await comeBack(somebody(), { cookie: cookiesOf(handed), settings: OPEN })
  const opened = await ask('/app', { cookie: `${back.cookie}; ${cookiesOf(handed)}` })
  expect(opened.headers.get('location')).toBe(
    `/app?add=${encodeURIComponent('https://umbel.bandcamp.com/album/reeds')}#add`,
  )
})

it('asks for confirmation of an address that the provider has not verified, and links it to no other account', async () => {
  for (const email_verified of ['false', '']) {
    const account = somebody({ email_verified })
    const back = await comeBack(account, { settings: OPEN })
    expect(await me(back.cookie)).toMatchObject({ email: account.email, emailVerified: false })
    expect(await mails.take()).toMatchObject([{ to: account.email, subject: 'Confirm your email address' }])
  }
  const { email } = await newAccount()
  await mails.take()
  await ACCOUNTS.prepare('UPDATE user SET email_verified = 1 WHERE email = ?').bind(email).run()
  const linked = '/?auth=login&provider=oidc&error=account_not_linked'
  expect((await comeBack(somebody({ email, email_verified: 'false' }), { settings: OPEN })).location).toBe(linked)
  expect((await comeBack(somebody({ email }), { settings: OPEN })).location).toBe('/app')
  await ACCOUNTS.prepare('UPDATE user SET email_verified = 0 WHERE email = ?').bind(email).run()
  expect((await comeBack(somebody({ email }), { settings: OPEN })).location).toBe(linked)
})

it('refuses an account without an address', async () => {
  const { email: _, ...account } = somebody()
  const back = await comeBack(account, { settings: OPEN })
  expect(back.location).toBe('/?auth=login&provider=oidc&error=email_not_found')
  expect(back.cookie).not.toContain('session_token=')
})

it('says that the provider refused a wrong secret, and shows its page for a wrong id', async () => {
  const account = somebody()
  const back = await comeBack(account, { settings: { ...OPEN, OIDC_CLIENT_SECRET: 'wrong' } })
  expect(back.location).toBe('/?auth=login&provider=oidc&error=invalid_code')
  await expect(comeBack(account, { settings: { OIDC_CLIENT_ID: 'unknown' } })).rejects.toThrow(/^400 /)
  expect(await countUsers(account.email)).toBe(0)
})

it('creates no session by a token that other keys have signed', async () => {
  const account = somebody()
  const { publicKey } = (await crypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['sign', 'verify'],
  )) as CryptoKeyPair
  const foreign = await crypto.subtle.exportKey('jwk', publicKey)
  const original = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit)
    const response = await original(request)
    if (!new URL(request.url).pathname.endsWith('/jwks')) return response
    const { keys } = await response.json<{ keys: { kid: string; alg: string; use: string }[] }>()
    return Response.json({ keys: keys.map(({ kid, alg, use }) => ({ ...foreign, kid, alg, use })) })
  })
  const back = await comeBack(account, { settings: OPEN })
  expect(back.location).toBe('/?auth=login&provider=oidc&error=unable_to_get_user_info')
  expect(back.cookie).not.toContain('session_token=')
  expect(await countUsers(account.email)).toBe(0)
})

it.each(['http://oidc.test/elsewhere', 'http://nowhere.test', 'no address'])(
  'returns 404 if no provider answers at %s',
  async (OIDC_ISSUER) => {
    const response = await ask('/api/auth/sign-in/social', { json: { provider: 'oidc' }, settings: { OIDC_ISSUER } })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'PROVIDER_NOT_FOUND' })
  },
)

it('accepts an issuer with a slash at its end', async () => {
  const settings = { ...OPEN, OIDC_ISSUER: 'http://oidc.test/' }
  expect((await comeBack(somebody(), { settings })).location).toBe('/app')
})

it.each(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])('offers no provider without %s', async (missing) => {
  const settings = { ...OPEN, [missing]: '' }
  expect(await (await ask('/', { settings })).text()).not.toMatch(/data-oidc|data-open/)
  expect((await ask('/api/auth/sign-in/social', { json: { provider: 'oidc' }, settings })).status).toBe(404)
  expect((await ask('/api/auth/callback/oidc?code=x&state=y', { settings })).status).toBe(404)
})

it('names the provider on the page, and says whether it is open', async () => {
  const closed = await (await ask('/')).text()
  expect(closed).toContain('data-oidc="Records &amp; Co"')
  expect(closed).not.toContain('data-open')
  expect(closed).toContain('Sign-up is invite-only.')
  const open = await (await ask('/', { settings: OPEN })).text()
  expect(open).toContain('Sign-up is open with Records &amp; Co, and otherwise invite-only.')
  expect(await (await ask('/', { settings: { ...OPEN, OIDC_NAME: '' } })).text()).toMatch(
    /data-oidc="single sign-on" data-open/,
  )
})
