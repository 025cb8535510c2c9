import { beforeEach, expect, it, vi } from 'vitest'
import { createGoogle } from '../google-site/site.ts'
import { callHttps, HTTPS_ORIGIN } from './https.ts'
import { collectMails } from './mails.ts'
import { cookiesOf, newNetwork, SIGNUP_PASSWORD } from './people.ts'

const google = await createGoogle('http://google.test')
collectMails()
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    google.answer(new Request(input as RequestInfo, init as RequestInit)),
  )
})

/** The cookies that a response sets, each of which has to be one that only this host can set, over https. */
function safeCookiesOf(response: Response): string {
  const set = response.headers.getSetCookie()
  expect(set.length).toBeGreaterThan(0)
  for (const cookie of set) {
    expect(cookie).toMatch(/^__Host-gatefold[._]/)
    expect(cookie).toMatch(/; Path=\/(?:;|$)/)
    expect(cookie).toMatch(/; Secure(?:;|$)/)
    expect(cookie).toMatch(/; HttpOnly(?:;|$)/)
    expect(cookie).toMatch(/; SameSite=Lax(?:;|$)/)
    expect(cookie).not.toMatch(/; Domain=/i)
  }
  return cookiesOf(response)
}

const openGate = async () =>
  safeCookiesOf(await callHttps('/api/signup/verify', { json: { password: SIGNUP_PASSWORD }, headers: newNetwork() }))

const account = () => ({ name: 'Marit', email: `${crypto.randomUUID()}@example.com`, password: 'Harbour22' })

it('sets only cookies of its own host over https, by which people sign up, in and out', async () => {
  const json = account()
  const up = await callHttps('/api/auth/sign-up/email', { json, cookie: await openGate(), headers: newNetwork() })
  expect(up.status).toBe(200)
  expect((await callHttps('/api/auth/me', { cookie: safeCookiesOf(up) })).status).toBe(200)
  const { email, password } = json
  const signedIn = await callHttps('/api/auth/sign-in/email', { json: { email, password }, headers: newNetwork() })
  const cookie = safeCookiesOf(signedIn)
  expect((await callHttps('/app', { cookie })).status).toBe(200)
  const out = await callHttps('/api/auth/sign-out', { json: {}, cookie })
  expect(safeCookiesOf(out)).toContain('session_token=')
  expect(safeCookiesOf(await callHttps('/add?text=x'))).toContain('gatefold.add=x')
  expect((await callHttps('/api/auth/me', { cookie })).status).toBe(401)
})

it('does not take a session from a cookie that another host could have set', async () => {
  const up = await callHttps('/api/auth/sign-up/email', {
    json: account(),
    cookie: await openGate(),
    headers: newNetwork(),
  })
  const cookie = cookiesOf(up).replaceAll('__Host-', '')
  expect((await callHttps('/api/auth/me', { cookie })).status).toBe(401)
  expect((await callHttps('/api/auth/me', { cookie: cookiesOf(up) })).status).toBe(200)
})

it('signs in with Google by cookies of its own host', async () => {
  const cookie = await openGate()
  const json = { provider: 'google', requestSignUp: true }
  const started = await callHttps('/api/auth/sign-in/social', { json, cookie, headers: newNetwork() })
  const { url } = (await started.json()) as { url: string }
  const claims = { sub: crypto.randomUUID(), email: account().email, email_verified: true, name: 'Marit Vos' }
  const back = new URL(google.consent(url, claims))
  expect(back.origin).toBe(HTTPS_ORIGIN)
  const response = await callHttps(back.pathname + back.search, {
    cookie: safeCookiesOf(started),
    headers: newNetwork(),
  })
  expect(response.headers.get('location')).toBe('/app')
  expect((await callHttps('/api/auth/me', { cookie: safeCookiesOf(response) })).status).toBe(200)
})

it('shows the view of the cookie that the browser sets over https', async () => {
  const up = await callHttps('/api/auth/sign-up/email', {
    json: account(),
    cookie: await openGate(),
    headers: newNetwork(),
  })
  const cookie = `${cookiesOf(up)}; __Host-gatefold.view=compact; gatefold.view=list`
  expect(await (await callHttps('/app', { cookie })).text()).toContain('"view":"compact"')
})
