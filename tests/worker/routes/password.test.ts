import { expect, it } from 'vitest'
import { stopClock } from '../clock.ts'
import { ACCOUNTS } from '../databases.ts'
import { collectMails, linkIn } from '../mails.ts'
import { type Account, call, cookiesOf, newAccount, newNetwork } from '../people.ts'

const mails = collectMails()

const form = (path: string, fields: Record<string, string>) =>
  call(path, { method: 'POST', body: new URLSearchParams(fields), headers: newNetwork() })
const signIn = (email: string, password: string) =>
  call('/api/auth/sign-in/email', { json: { email, password }, headers: newNetwork() })

/** An account without the confirmation email in the list. */
async function settledAccount(more?: Partial<Account>) {
  const account = await newAccount(more)
  await mails.take()
  return account
}

async function askForLink(email: string): Promise<string> {
  expect((await form('/forgot-password', { email })).status).toBe(200)
  return codeOf(linkIn((await mails.take())[0]))
}

const codeOf = (link: string) => new URL(link).searchParams.get('oobCode') ?? ''
const reset = (oobCode: string, password = 'Harbour22') =>
  form('/reset-password', { oobCode, password, confirmPassword: password })

async function expectInvalidLink(response: Response) {
  expect(response.status).toBe(400)
  const page = await response.text()
  expect(page).toContain('Invalid Reset Link')
  expect(page).toContain('Invalid or missing reset code. The link may be invalid or expired')
  expect(page).toContain('Request a new link')
  expect(page).not.toContain('name="password"')
}

it('sets a new password once with an emailed link, ends all sessions and notifies by email', async () => {
  const account = await settledAccount()
  const elsewhere = cookiesOf(await signIn(account.email, account.password))
  const oobCode = await askForLink(account.email)
  expect(await (await call(`/reset-password?oobCode=${oobCode}`)).text()).toContain('New password')
  const changed = await reset(oobCode)
  expect(changed.status).toBe(303)
  // The result has its own address and can be reloaded.
  const done = changed.headers.get('location') ?? ''
  for (let times = 0; times < 2; times += 1) expect(await (await call(done)).text()).toContain('Go to Login')
  const [mail] = await mails.take()
  expect(mail).toMatchObject({ to: account.email, subject: 'Your password was changed' })
  for (const cookie of [account.cookie, elsewhere]) expect((await call('/api/albums', { cookie })).status).toBe(401)
  expect((await signIn(account.email, account.password)).status).toBe(401)
  expect((await signIn(account.email, 'Harbour22')).status).toBe(200)
  await expectInvalidLink(await reset(oobCode, 'Harbour23'))
  await expectInvalidLink(await call(`/reset-password?oobCode=${oobCode}`))
  expect((await signIn(account.email, 'Harbour22')).status).toBe(200)
})

it('accepts a link once, even in simultaneous requests', async () => {
  const { email } = await settledAccount()
  const oobCode = await askForLink(email)
  const both = await Promise.all([reset(oobCode, 'Harbour22'), reset(oobCode, 'Harbour23')])
  expect(both.map(({ status }) => status).sort()).toEqual([303, 400])
})

it('rejects an expired link before a password is entered', async () => {
  const { email, password } = await settledAccount()
  const oobCode = await askForLink(email)
  await ACCOUNTS.prepare('UPDATE verification SET expires_at = ?')
    .bind(Date.now() - 1000)
    .run()
  await expectInvalidLink(await call(`/reset-password?oobCode=${oobCode}`))
  await expectInvalidLink(await reset(oobCode))
  expect((await signIn(email, password)).status).toBe(200)
})

it('sends a link that is valid for an hour', async () => {
  const { email } = await settledAccount()
  await ACCOUNTS.prepare('DELETE FROM verification WHERE true').run()
  const now = stopClock()
  await askForLink(email)
  const expiresAt = await ACCOUNTS.prepare('SELECT expires_at AS at FROM verification').first<number>('at')
  expect(expiresAt).toBe(now.getTime() + 3_600_000)
})

it('stores no usable code in the database', async () => {
  const { email } = await settledAccount()
  const oobCode = await askForLink(email)
  const kept = await ACCOUNTS.prepare('SELECT identifier, value FROM verification').all()
  expect(JSON.stringify(kept.results)).not.toContain(oobCode)
})

it('changes only the account of the link', async () => {
  const victim = await settledAccount()
  const attacker = await settledAccount()
  await reset(await askForLink(attacker.email))
  expect((await signIn(victim.email, 'Harbour22')).status).toBe(401)
  expect((await signIn(victim.email, victim.password)).status).toBe(200)
})

it('returns the same page for an unknown address and sends no email', async () => {
  const { email } = await settledAccount()
  const ask = async (address: string) => (await form('/forgot-password', { email: address })).text()
  const known = await ask(email)
  await mails.take()
  const unknown = await ask('nobody@example.com')
  const bare = (page: string, address: string) => page.replaceAll(address, '').replace(/nonce="[^"]*"/g, '')
  expect(bare(unknown, 'nobody@example.com')).toBe(bare(known, email))
  const called = (address: string) =>
    call('/api/auth/request-password-reset', { json: { email: address }, headers: newNetwork() })
  const [one, other] = [await called(email), await called('nobody@example.com')]
  expect([one.status, await one.text()]).toEqual([other.status, await other.text()])
  await mails.take()
  expect(mails.taken).toEqual([])
})

it('accepts the address in any spelling', async () => {
  const { email } = await settledAccount()
  await askForLink(`  ${email.toUpperCase()} `)
})

it('sets a password for an account that has only used Google', async () => {
  const { email } = await settledAccount()
  await ACCOUNTS.prepare(`DELETE FROM account WHERE user_id = (SELECT id FROM user WHERE email = ?)`).bind(email).run()
  expect((await signIn(email, 'sleeve')).status).toBe(401)
  expect((await reset(await askForLink(email))).status).toBe(303)
  expect((await signIn(email, 'Harbour22')).status).toBe(200)
})

it.each([
  ['', 'Password must be at least 8 characters long'],
  ['Harb22', 'Password must be at least 8 characters long'],
  ['harbour22', 'Password must contain at least one uppercase letter'],
  ['HarbourLights', 'Password must contain at least one number'],
  [`H2${'🎸'.repeat(127)}`, 'Password must be at most 128 characters'],
])('rejects the new password %s: %s', async (password, message) => {
  const response = await reset('x', password)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(message)
  const json = { newPassword: password, token: 'x' }
  const direct = await call('/api/auth/reset-password', { json, headers: newNetwork() })
  expect(direct.status).toBe(400)
  expect(await direct.json()).toMatchObject({ code: 'invalid', fields: { newPassword: message } })
})

it('rejects two different new passwords', async () => {
  const response = await form('/reset-password', { oobCode: 'x', password: 'Harbour22', confirmPassword: 'Harbour23' })
  expect(await response.text()).toContain('Passwords don&#x27;t match')
})

it('shows the page for invalid links for a missing, wrong or forged code', async () => {
  for (const path of ['/reset-password', '/reset-password?oobCode=', '/reset-password?oobCode=made-up'])
    await expectInvalidLink(await call(path))
  await expectInvalidLink(await reset('made-up'))
  await expectInvalidLink(await form('/reset-password', {}))
  const json = { newPassword: 'Harbour22', token: 'made-up' }
  const direct = await call('/api/auth/reset-password', { json, headers: newNetwork() })
  expect(direct.status).toBe(400)
  expect(await direct.json()).toEqual({
    code: 'INVALID_TOKEN',
    message: 'Invalid or missing reset code. The link may be invalid or expired',
  })
})

it('shows an error beside the field for an invalid address', async () => {
  const response = await form('/forgot-password', { email: 'marit@' })
  expect(response.status).toBe(400)
  const page = await response.text()
  expect(page).toContain('Please enter a valid email address')
  expect(page).toContain('value="marit@"')
})
