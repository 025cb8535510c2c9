import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, cookiesOf } from './people.ts'

const mails: { to: string; subject: string; text: string; html: string }[] = []
beforeEach(() => {
  mails.length = 0
  vi.spyOn(env.EMAIL, 'send').mockImplementation(async (mail) => {
    mails.push(mail as never)
    return { messageId: 'test' }
  })
})
afterEach(() => vi.restoreAllMocks())

const form = (path: string, fields: Record<string, string>) =>
  call(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'cf-connecting-ip': crypto.randomUUID() },
  })

async function newAccount() {
  const address = crypto.randomUUID()
  const headers = { 'cf-connecting-ip': address }
  const pass = cookiesOf(await call('/api/signup/verify', { json: { password: 'open sesame' }, headers }))
  const account = { name: 'Marit', email: `${address}@example.com`, password: 'sleeve' }
  const signedUp = await call('/api/auth/sign-up/email', { json: account, cookie: pass, headers })
  return { ...account, cookie: cookiesOf(signedUp) }
}

async function askForLink(email: string): Promise<string> {
  expect((await form('/forgot-password', { email })).status).toBe(200)
  await vi.waitFor(() => expect(mails).toHaveLength(1))
  return /oobCode=(\S+)/.exec(mails.splice(0)[0]?.text ?? '')?.[1] ?? ''
}

const signIn = (email: string, password: string) =>
  call('/api/auth/sign-in/email', { json: { email, password }, headers: { 'cf-connecting-ip': crypto.randomUUID() } })

test('a link by mail sets a new password once, ends every session, and says so by mail', async () => {
  const account = await newAccount()
  const oobCode = await askForLink(account.email)
  expect(await (await call(`/reset-password?oobCode=${oobCode}`)).text()).toContain('New password')
  const reset = { oobCode, password: 'Harbour22', confirmPassword: 'Harbour22' }
  const changed = await form('/reset-password', reset)
  expect(changed.status).toBe(200)
  expect(await changed.text()).toContain('Go to Login')
  await vi.waitFor(() => expect(mails.map((mail) => mail.subject)).toEqual(['Your password was changed']))
  expect((await call('/api/albums', { cookie: account.cookie })).status).toBe(401)
  expect((await signIn(account.email, account.password)).status).toBe(401)
  expect((await signIn(account.email, 'Harbour22')).status).toBe(200)
  const again = await form('/reset-password', reset)
  expect(again.status).toBe(400)
  expect(await again.text()).toContain('Invalid Reset Link')
})

test('asking says the same for an unknown address, and sends nothing', async () => {
  const account = await newAccount()
  const known = await (await form('/forgot-password', { email: account.email })).text()
  await vi.waitFor(() => expect(mails).toHaveLength(1))
  const unknown = await (await form('/forgot-password', { email: 'nobody@example.com' })).text()
  const bare = (page: string, email: string) => page.replaceAll(email, '').replace(/nonce="[^"]*"/g, '')
  expect(bare(unknown, 'nobody@example.com')).toBe(bare(known, account.email))
  expect(mails).toHaveLength(1)
})

test.each([
  ['Harb22', 'Password must be at least 8 characters long'],
  ['harbour22', 'Password must contain at least one uppercase letter'],
  ['HarbourLights', 'Password must contain at least one number'],
])('the new password %s is refused: %s', async (password, message) => {
  const response = await form('/reset-password', { oobCode: 'x', password, confirmPassword: password })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(message)
  const direct = await call('/api/auth/reset-password', { json: { newPassword: password, token: 'x' } })
  expect(direct.status).toBe(400)
  expect(await direct.json()).toMatchObject({ code: 'PASSWORD_TOO_WEAK', message })
})

test('two different new passwords are refused', async () => {
  const response = await form('/reset-password', { oobCode: 'x', password: 'Harbour22', confirmPassword: 'Harbour23' })
  expect(await response.text()).toContain('Passwords don&#x27;t match')
})

test('a missing, wrong or made-up code gives the page that helps', async () => {
  expect(await (await call('/reset-password')).text()).toContain('Invalid or missing reset code')
  const wrong = await form('/reset-password', {
    oobCode: 'made-up',
    password: 'Harbour22',
    confirmPassword: 'Harbour22',
  })
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('Request a new link')
})

test('an address that is none is said beside the field', async () => {
  const response = await form('/forgot-password', { email: 'marit@' })
  expect(response.status).toBe(400)
  const page = await response.text()
  expect(page).toContain('Please enter a valid email address')
  expect(page).toContain('value="marit@"')
})
