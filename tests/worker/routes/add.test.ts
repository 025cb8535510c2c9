import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SecondFactorSetup } from '#domain/accounts/second-factor.ts'
import { createGoogle } from '../../google-site/site.ts'
import { totp } from '../../totp.ts'
import { givePassword } from '../passwords.ts'
import { call, newAccount, newNetwork, newPerson, SIGNUP_PASSWORD } from '../people.ts'

const PASSWORD = 'Harbour22'
const ALBUM = 'https://harbour-lights.bandcamp.com/album/low-water-songs'
/** As Android shares it: a long text, in which the address is the last word. */
const TEXT = `${'夜の海 «Low Water Songs» '.repeat(60)}by Harbour Lights ${ALBUM}?from=share`
const ADD = `/add?${new URLSearchParams({ title: 'Low Water', text: TEXT })}`
const OPENED = `/app?add=${encodeURIComponent(ALBUM)}#add`

const google = await createGoogle('http://google.test')
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit)
    if (new URL(request.url).origin !== google.issuer) throw new Error(`A test reached for ${request.url}`)
    return google.answer(request)
  })
})

/** Calls as a browser makes them, with the cookies of all answers so far that it can keep. */
function newBrowser() {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async call(path: string, options: Parameters<typeof call>[1] = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await call(path, { ...options, cookie, headers: { ...newNetwork(), ...options?.headers } })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (/max-age=0/i.test(line)) cookies.delete(name)
        else if (line.length <= 4_096) cookies.set(name, value)
      }
      return response
    },
  }
}
type Browser = ReturnType<typeof newBrowser>

async function withPassword() {
  const person = await newPerson()
  await givePassword(person, PASSWORD)
  return person
}

async function byGoogle(browser: Browser, claims: object, requestSignUp: boolean) {
  const started = await browser.call('/api/auth/sign-in/social', { json: { provider: 'google', requestSignUp } })
  const { url } = (await started.json()) as { url: string }
  const back = new URL(google.consent(url, claims as never))
  return (await browser.call(back.pathname + back.search)).headers.get('location')
}

const somebody = () => ({
  sub: crypto.randomUUID(),
  email: `${crypto.randomUUID()}@example.com`,
  email_verified: true,
  name: 'Marit Vos',
})

const openGate = (browser: Browser) => browser.call('/api/signup/verify', { json: { password: SIGNUP_PASSWORD } })

const WAYS: [string, () => Promise<(browser: Browser) => Promise<unknown>>][] = [
  [
    'a password',
    async () => {
      const { email } = await withPassword()
      return (browser) => browser.call('/api/auth/sign-in/email', { json: { email, password: PASSWORD } })
    },
  ],
  [
    'a new account',
    async () => {
      const { name, email, password } = await newAccount()
      return async (browser) => {
        await openGate(browser)
        const json = { name, email: `new-${email}`, password }
        expect((await browser.call('/api/auth/sign-up/email', { json })).status).toBe(200)
      }
    },
  ],
  [
    'Google',
    async () => {
      const claims = somebody()
      const before = newBrowser()
      await openGate(before)
      expect(await byGoogle(before, claims, true)).toBe('/app')
      return async (browser) => expect(await byGoogle(browser, claims, false)).toBe('/app')
    },
  ],
  [
    'a new account at Google',
    async () => async (browser) => {
      await openGate(browser)
      expect(await byGoogle(browser, somebody(), true)).toBe('/app')
    },
  ],
  [
    'a second factor',
    async () => {
      const person = await withPassword()
      const setup = await person.call('/api/second-factor', { json: { password: PASSWORD } })
      const { key, recoveryCodes } = (await setup.json()) as SecondFactorSetup
      await person.call('/api/second-factor/confirm', { json: { code: await totp(key) } })
      return async (browser) => {
        await browser.call('/api/auth/sign-in/email', { json: { email: person.email, password: PASSWORD } })
        const done = await browser.call('/api/second-factor/sign-in', { json: { recoveryCode: recoveryCodes[0] } })
        expect(done.status).toBe(204)
      }
    },
  ],
]

describe('what another app shares', () => {
  it.each(WAYS)('opens Add after signing in with %s, once', async (_, prepare) => {
    const signIn = await prepare()
    const browser = newBrowser()
    const asked = await browser.call(ADD)
    expect(asked.headers.get('location')).toBe('/?auth=login&to=add')
    expect(asked.headers.getSetCookie().join()).toContain('Max-Age=900')
    await signIn(browser)
    // A page of the app in another tab is fetched again in the background.
    const unseen = { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' }
    expect((await browser.call('/app', { headers: unseen })).status).toBe(200)
    expect((await browser.call('/app')).headers.get('location')).toBe(OPENED)
    expect((await browser.call('/app')).status).toBe(200)
  })

  it('opens Add at once for who is signed in', async () => {
    const person = await newPerson()
    const response = await person.call(ADD)
    expect([response.status, response.headers.get('location')]).toEqual([302, OPENED])
  })

  it.each([
    ['a script', 'javascript:alert(document.domain)', ''],
    ['a script that names Bandcamp', 'javascript://x.bandcamp.com/%0aalert(1)', ''],
    ['data', 'data:text/html,<script>alert(1)</script>', ''],
    ['a script before an address', `javascript:alert(1) ${ALBUM}`, ALBUM],
    ['an address of another site', 'https://music.example/record', 'https://music.example/record'],
    ['an address without end', `https://music.example/${'a'.repeat(5_000)}`, ''],
    ['words', 'Low Water Songs', ''],
  ])('has nothing but an address: %s', async (_, text, url) => {
    const person = await newPerson()
    const opened = `/app?add=${encodeURIComponent(url)}#add`
    for (const name of ['url', 'text', 'title']) {
      const path = `/add?${new URLSearchParams({ [name]: text })}`
      expect((await person.call(path)).headers.get('location')).toBe(opened)
      const browser = newBrowser()
      await browser.call(path)
      const cookie = `${person.cookie}; gatefold.add=${browser.cookies.get('gatefold.add')}`
      expect((await call('/app', { cookie })).headers.get('location')).toBe(opened)
    }
    // A cookie that somebody else wrote.
    const cookie = `${person.cookie}; gatefold.add=${encodeURIComponent(text)}`
    expect((await call('/app', { cookie })).headers.get('location')).toBe(opened)
  })
})
