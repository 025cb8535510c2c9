import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SERVER_HEADER } from '#domain/sync/device-names.ts'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { createGoogle } from '../google-site/site.ts'
import { callHttps, HTTPS_ORIGIN } from './https.ts'
import { collectMails } from './mails.ts'
import { observatoryScore } from './observatory.ts'
import { call, cookiesOf, newAccount, newNetwork, newPerson, SIGNUP_PASSWORD } from './people.ts'

const google = await createGoogle('http://google.test')

describe('the headers', () => {
  it('score 140 by the rules of Mozilla’s HTTP Observatory', async () => {
    const page = await callHttps('/')
    expect(page.status).toBe(200)
    expect(observatoryScore(page, await callHttps('/', { origin: 'http://gatefold.example.com' }))).toBe(140)
  })

  it.each(['/', '/nowhere', '/api/health', '/api/auth/me', '/robots.txt'])(
    'ask for https for two years: %s',
    async (path) => {
      expect((await callHttps(path)).headers.get('strict-transport-security')).toBe('max-age=63072000')
      expect((await call(path)).headers.get('strict-transport-security')).toBeNull()
    },
  )

  it.each(['/offline', '/app', '/nothing'])('allow only what pages need: %s', async (path) => {
    const { headers } = await (await newPerson()).call(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none';/)
    expect(headers.get(SERVER_HEADER)).toBe('1')
    expect(policy).not.toContain('unsafe')
    expect(/img-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' data: https://*.bcbits.com")
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  it.each(['/api/health', EVERYTHING, '/api/crates', '/api/export/albums', '/api/nothing', '/robots.txt'])(
    'allow nothing where there is no page, in few bytes: %s',
    async (path) => {
      const { headers } = await (await newPerson()).call(path)
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers.get(SERVER_HEADER)).toBe('1')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      const bytes = [...headers]
        .filter(([name]) => name !== 'set-cookie')
        .reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0)
      expect(bytes).toBeLessThan(450)
    },
  )
})

it('renders no style attribute or element, which the policy would block', async () => {
  const person = await newPerson()
  for (const rating of [1, 3, 5])
    await person.call('/api/albums', {
      json: {
        title: `T${rating}`,
        artist: 'A',
        bandcampUrl: `https://a.bandcamp.com/album/${rating}`,
        rating,
        tags: ['x'],
      },
    })
  for (const [path, cookie] of [
    ['/'],
    ['/offline'],
    ['/app', person.cookie],
    ['/app?min=2&tag=x', person.cookie],
  ] as const) {
    const html = await (await call(path, { cookie })).text()
    expect(html).toContain('<main')
    expect(html).not.toMatch(/<style|\sstyle="/)
  }
})

describe('plain http', () => {
  it('is sent to https, with path and query', async () => {
    const response = await callHttps('/app?q=low%20water', { origin: 'http://gatefold.example.com' })
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe(`${HTTPS_ORIGIN}/app?q=low%20water`)
  })

  it('is sent to the public URL, whatever host was asked for', async () => {
    const response = await callHttps('//evil.example/x', { origin: 'http://other.example', json: {} })
    expect(response.status).toBe(308)
    expect(new URL(response.headers.get('location') ?? '').origin).toBe(HTTPS_ORIGIN)
  })

  it('is served where the public URL has it', async () => {
    expect((await call('/')).status).toBe(200)
  })
})

describe('private answers', () => {
  it.each(['/app', '/api/auth/me', '/api/crates', '/api/user', '/api/user/sessions', '/api/trash', '/api/nothing'])(
    'are stored nowhere: %s',
    async (path) => {
      const response = await (await newPerson()).call(path)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    },
  )

  it('are stored nowhere if they are errors or redirects', async () => {
    for (const path of ['/api/auth/me', '/app']) {
      expect((await call(path)).headers.get('cache-control')).toBe('private, no-store')
    }
  })

  it('are asked for again each time, where the browser compares them', async () => {
    const response = await (await newPerson()).call('/api/albums')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('are forgotten by the browser at a sign-out', async () => {
    const { cookie } = await newAccount()
    const response = await call('/api/auth/sign-out', { json: {}, cookie })
    expect(response.headers.get('clear-site-data')).toBe('"cache"')
    expect(response.headers.getSetCookie().join()).toContain('session_token=;')
  })
})

describe('over https', () => {
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
    expect(safeCookiesOf(await callHttps('/add?text=https://x.example'))).toContain(
      'gatefold.add=https%3A%2F%2Fx.example',
    )
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
})
