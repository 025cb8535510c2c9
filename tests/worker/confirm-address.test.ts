import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createGoogle, type GoogleAccount } from '../google-site/site.ts'
import { totp } from '../totp.ts'
import { collectMails, linkIn, type SentMail } from './mails.ts'
import { call, cookiesOf, newAccount, newNetwork, newPerson, ORIGIN, openGate } from './people.ts'

const NAMED = 'admin@example.com'
const NEW_PASSWORD = 'Harbour22'

const google = await createGoogle('http://google.test')
const mails = collectMails()
beforeEach(async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    google.answer(new Request(input as RequestInfo, init as RequestInit)),
  )
  await env.DB.prepare('DELETE FROM user WHERE email = ?').bind(NAMED).run()
})

const isConfirmed = async (email: string) =>
  (await env.DB.prepare('SELECT email_verified AS verified FROM user WHERE email = ?')
    .bind(email)
    .first('verified')) === 1

const pathOf = (mail: SentMail | undefined) => linkIn(mail).replace(ORIGIN, '')

async function openAndPress(mail: SentMail | undefined, cookie?: string): Promise<string> {
  const opened = await call(pathOf(mail), { cookie })
  const token = new URL(linkIn(mail)).searchParams.get('token') ?? ''
  await call('/verify-email', { method: 'POST', body: new URLSearchParams({ token }), cookie })
  return opened.text()
}

const becomeAdmin = (cookie: string) => call('/api/setup/admin', { json: { email: NAMED }, cookie })

const signIn = (email: string, password: string) =>
  call('/api/auth/sign-in/email', { json: { email, password }, headers: newNetwork() })

async function resetPassword(email: string): Promise<void> {
  await call('/api/auth/request-password-reset', { json: { email }, headers: newNetwork() })
  const [mail] = await mails.take()
  const token = new URL(linkIn(mail)).searchParams.get('oobCode')
  const json = { token, newPassword: NEW_PASSWORD }
  const response = await call('/api/auth/reset-password', { json, headers: newNetwork() })
  expect(response.status).toBe(200)
  await mails.take()
}

const atGoogle = (more: Partial<GoogleAccount> = {}): GoogleAccount => ({
  sub: crypto.randomUUID(),
  email: NAMED,
  email_verified: true,
  name: 'Marit Vos',
  ...more,
})

async function comeFromGoogle(account: GoogleAccount, pass?: string) {
  const json = { provider: 'google', ...(pass && { requestSignUp: true }) }
  const started = await call('/api/auth/sign-in/social', { json, cookie: pass, headers: newNetwork() })
  const { url } = (await started.json()) as { url: string }
  const back = new URL(google.consent(url, account))
  const response = await call(back.pathname + back.search, { cookie: cookiesOf(started), headers: newNetwork() })
  return { location: response.headers.get('location'), cookie: cookiesOf(response) }
}

describe('an address named for administrators, with which a stranger signed up', () => {
  it('is not confirmed by its owner who is signed out, so the stranger gets nothing', async () => {
    const stranger = await newAccount({ email: NAMED })
    const [mail] = await mails.take()
    const page = await openAndPress(mail)
    expect((await becomeAdmin(stranger.cookie)).status).toBe(403)
    expect((await comeFromGoogle(atGoogle())).location).toBe('/?auth=login&error=account_not_linked')
    expect(await isConfirmed(NAMED)).toBe(false)
    expect(page).toContain('Sign in first')
    expect(page).toContain(NAMED)
    expect(page).toContain('href="/forgot-password"')
  })

  it('is not confirmed from the session of another account', async () => {
    await newAccount({ email: NAMED })
    const [mail] = await mails.take()
    const owner = await newPerson()
    const page = await openAndPress(mail, owner.cookie)
    expect(await isConfirmed(NAMED)).toBe(false)
    expect(page).toContain('Sign in first')
    expect(page).toContain(owner.email)
  })

  it('is its owner’s after a new password, which ends the stranger’s session and password', async () => {
    const stranger = await newAccount({ email: NAMED })
    const [mail] = await mails.take()
    await resetPassword(NAMED)
    expect((await call('/api/auth/me', { cookie: stranger.cookie })).status).toBe(401)
    expect((await signIn(NAMED, stranger.password)).status).toBe(401)
    const cookie = cookiesOf(await signIn(NAMED, NEW_PASSWORD))
    expect(await (await call(pathOf(mail), { cookie })).text()).toContain('Email confirmed')
    expect((await becomeAdmin(stranger.cookie)).status).toBe(401)
    expect((await becomeAdmin(cookie)).status).toBe(200)
    expect((await comeFromGoogle(atGoogle())).location).toBe('/app')
  })

  it('is its owner’s after a new password, which removes the stranger’s sign-in with Google', async () => {
    const stranger = atGoogle({ email_verified: false })
    expect((await comeFromGoogle(stranger, await openGate())).location).toBe('/app')
    const [mail] = await mails.take()
    await resetPassword(NAMED)
    const cookie = cookiesOf(await signIn(NAMED, NEW_PASSWORD))
    await call(pathOf(mail), { cookie })
    expect(await isConfirmed(NAMED)).toBe(true)
    const back = await comeFromGoogle(stranger)
    expect(back.location).toBe('/?auth=login&error=account_not_linked')
    expect(back.cookie).not.toContain('session_token=')
  })
})

const signInWays = async (email: string) =>
  (await env.DB.prepare(
    `SELECT two_factor_enabled AS second, (SELECT count(*) FROM two_factor WHERE user_id = user.id) AS keys,
      (SELECT count(*) FROM passkey WHERE user_id = user.id) AS passkeys FROM user WHERE email = ?`,
  )
    .bind(email)
    .first()) as { second: number; keys: number; passkeys: number }

/** Adds a passkey, and turns a second factor on. */
async function addWays({ email, password, cookie }: { email: string; password: string; cookie: string }) {
  const started = await call('/api/second-factor', { json: { password }, cookie })
  const { key } = (await started.json()) as { key: string }
  const done = await call('/api/second-factor/confirm', { json: { code: await totp(key) }, cookie })
  expect(done.status).toBe(204)
  await env.DB.prepare(
    `INSERT INTO passkey (id, user_id, public_key, credential_id, counter, device_type, backed_up)
      SELECT ?, id, '', ?, 0, 'singleDevice', 0 FROM user WHERE email = ?`,
  )
    .bind(crypto.randomUUID(), crypto.randomUUID(), email)
    .run()
  await mails.take()
}

it('is its owner’s after a new password, which removes the stranger’s passkeys and second factor', async () => {
  const stranger = await newAccount()
  await mails.take()
  await addWays(stranger)
  expect(await signInWays(stranger.email)).toEqual({ second: 1, keys: 1, passkeys: 1 })
  await resetPassword(stranger.email)
  expect(await signInWays(stranger.email)).toEqual({ second: 0, keys: 0, passkeys: 0 })
  expect(cookiesOf(await signIn(stranger.email, NEW_PASSWORD))).toContain('session_token')
})

it('keeps the passkeys and the second factor of a confirmed account after a new password', async () => {
  const owner = await newAccount()
  await mails.take()
  await env.DB.prepare('UPDATE user SET email_verified = 1 WHERE email = ?').bind(owner.email).run()
  await addWays(owner)
  await resetPassword(owner.email)
  expect(await signInWays(owner.email)).toEqual({ second: 1, keys: 1, passkeys: 1 })
})

it('keeps the sign-in with Google of a confirmed account after a new password', async () => {
  const account = atGoogle({ email: `${crypto.randomUUID()}@example.com` })
  await comeFromGoogle(account, await openGate())
  await resetPassword(account.email)
  expect((await comeFromGoogle(account)).location).toBe('/app')
})

it('tells the reader of the mail to open its link where they are signed in', async () => {
  await newAccount()
  const [mail] = await mails.take()
  expect(mail?.text).toContain('Open the link where you are signed in.')
})
