import { describe, expect, it } from 'vitest'
import { call, cookiesOf, newAccount, newNetwork } from './people.ts'

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
    expect(await response.json()).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' })
  })
})
