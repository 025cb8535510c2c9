import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuditEntry } from '#domain/accounts/admin.ts'
import worker from '#worker/index.ts'
import { createGoogle, type GoogleAccount } from '../google-site/site.ts'
import { totp } from '../totp.ts'
import { waitFor } from '../wait-for.ts'
import { ACCOUNTS } from './databases.ts'
import { collectMails, linkIn, type SentMail } from './mails.ts'
import { givePassword } from './passwords.ts'
import { call, cookiesOf, newAccount, newNetwork, newPerson, ORIGIN, openGate, type Person } from './people.ts'

const NAMED = 'admin@example.com'
const NEW_PASSWORD = 'Harbour22'

const google = await createGoogle('http://google.test')
const mails = collectMails()
beforeEach(async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    google.answer(new Request(input as RequestInfo, init as RequestInit)),
  )
  await ACCOUNTS.prepare('DELETE FROM user WHERE email = ?').bind(NAMED).run()
})

const isConfirmed = async (email: string) =>
  (await ACCOUNTS.prepare('SELECT email_verified AS verified FROM user WHERE email = ?')
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
    expect(page).toContain('Log in first')
    expect(page).toContain(NAMED)
    expect(page).toContain('href="/forgot-password"')
  })

  it('is not confirmed from the session of another account', async () => {
    await newAccount({ email: NAMED })
    const [mail] = await mails.take()
    const owner = await newPerson()
    const page = await openAndPress(mail, owner.cookie)
    expect(await isConfirmed(NAMED)).toBe(false)
    expect(page).toContain('Log in first')
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
  (await ACCOUNTS.prepare(
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
  await ACCOUNTS.prepare(
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
  await ACCOUNTS.prepare('UPDATE user SET email_verified = 1 WHERE email = ?').bind(owner.email).run()
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
  expect(mail?.text).toContain('Open the link where you are logged in.')
})

const PASSWORD = 'Harbour22'
const MINUTE = 60_000

async function newOwner(): Promise<Person> {
  const person = await newPerson()
  await givePassword(person, PASSWORD)
  return person
}

/** As if the person had signed in so long ago. */
const age = (person: Person, milliseconds: number) =>
  ACCOUNTS.prepare('UPDATE session SET created_at = ? WHERE user_id = ?')
    .bind(Date.now() - milliseconds, person.id)
    .run()

const newEmail = () => `${crypto.randomUUID()}@example.com`

const deleteAccount = (person: Person, password?: string) =>
  person.call('/api/user', { method: 'DELETE', json: { confirm: person.email, ...(password && { password }) } })

describe('deleting the own account', () => {
  it('needs the password of whoever has one', async () => {
    const person = await newOwner()
    const without = await deleteAccount(person)
    expect(without.status).toBe(400)
    expect(await without.json()).toMatchObject({ fields: { password: 'Please enter your password' } })
    const wrong = await deleteAccount(person, 'Harbour23')
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({ fields: { password: 'This is not your password' } })
    expect((await person.call('/api/auth/me')).status).toBe(200)
    expect((await deleteAccount(person, PASSWORD)).status).toBe(204)
    expect((await person.call('/api/auth/me')).status).toBe(401)
  })

  it('needs a sign-in of the last 10 minutes from whoever has no password', async () => {
    const person = await newPerson()
    await age(person, 10 * MINUTE + 1_000)
    const late = await deleteAccount(person)
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'sign-in-again' }])
    await age(person, 9 * MINUTE)
    expect((await deleteAccount(person)).status).toBe(204)
  })

  it('limits guesses of the password', async () => {
    const person = await newOwner()
    await ACCOUNTS.prepare('INSERT INTO rate_limit (key, count, resets_at) VALUES (?, 10, ?)')
      .bind(`own-password:${person.id}`, Date.now() + 900_000)
      .run()
    expect((await deleteAccount(person, PASSWORD)).status).toBe(429)
  })

  it('is told to the owner by email', async () => {
    const person = await newOwner()
    await deleteAccount(person, PASSWORD)
    const [mail] = await mails.take()
    expect(mail).toMatchObject({ to: person.email, subject: 'Your account was deleted' })
  })

  it('tells nobody if it does not happen', async () => {
    const person = await newOwner()
    await deleteAccount(person, 'Harbour23')
    expect(mails.taken).toEqual([])
  })
})

describe('a new email', () => {
  it('needs a sign-in of the last 10 minutes from whoever has no password', async () => {
    const person = await newPerson()
    await age(person, 10 * MINUTE + 1_000)
    const late = await person.call('/api/user/email', { json: { newEmail: newEmail() } })
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'sign-in-again' }])
  })

  it('is told to the old address when it is asked for and when it is confirmed', async () => {
    const person = await newOwner()
    const to = newEmail()
    await person.call('/api/user/email', { json: { newEmail: to, password: PASSWORD } })
    const sent = await mails.take(2)
    expect(sent.map((mail) => mail.to).sort()).toEqual([person.email, to].sort())
    const link = linkIn(sent.find((mail) => mail.to === to))
    const code = new URL(link).searchParams.get('code') ?? ''
    await person.call(link.replace(ORIGIN, ''), { method: 'POST', body: new URLSearchParams({ code }) })
    const [mail] = await mails.take()
    expect(mail).toMatchObject({ to: person.email, subject: 'Your email was changed' })
    expect(mail?.text).toContain(to)
  })
})

describe('a change by an administrator', () => {
  const change = async (person: Person, json: object) =>
    (await newPerson('admin')).call(`/api/admin/users/${person.id}`, { method: 'PATCH', json })

  it('of the email is told to the old address', async () => {
    const [person, to] = [await newOwner(), newEmail()]
    expect((await change(person, { email: to })).status).toBe(200)
    const [mail] = await mails.take()
    expect(mail).toMatchObject({ to: person.email, subject: 'An administrator changed your account' })
    expect(mail?.text).toContain(`to ${to}.`)
    expect(mail?.text).not.toContain('changed the password')
  })

  it('of email and password is told to the old address, not the new one', async () => {
    const [person, email] = [await newOwner(), newEmail()]
    await change(person, { email, password: 'Harbour33' })
    const sent = await mails.take()
    expect(sent.map((mail) => mail.to)).toEqual([person.email])
    expect(sent[0]?.text).toContain('changed the email')
    expect(sent[0]?.text).toContain('changed the password')
  })

  it('of the name is told to nobody', async () => {
    await change(await newOwner(), { displayName: 'Somebody else' })
    expect(mails.taken).toEqual([])
  })
})

describe('the audit log', () => {
  const entriesOf = async (query: string) =>
    (await (await (await newPerson('admin')).call(`/api/admin/audit-log?${query}`)).json()) as AuditEntry[]
  const signIn = (email: string, password: string) =>
    call('/api/auth/sign-in/email', { json: { email, password }, headers: newNetwork() })
  const idOf = (email: string) =>
    ACCOUNTS.prepare('SELECT id FROM user WHERE email = ?').bind(email).first<string>('id')
  const actionsOf = (entries: AuditEntry[]) => entries.map(({ action }) => action)

  it('names who signed up, in, and failed to', async () => {
    const { email, password } = await newAccount()
    const id = await idOf(email)
    // Entries are written after the answer, so each is waited for.
    await waitFor(async () => expect(await entriesOf(`subject=${id}`)).toHaveLength(1))
    await signIn(email, 'wrong-password')
    await waitFor(async () => expect(await entriesOf(`subject=${id}`)).toHaveLength(2))
    await signIn(email, password)
    await waitFor(async () => {
      const entries = await entriesOf(`subject=${id}`)
      expect(actionsOf(entries)).toEqual(['signed-in', 'sign-in-failed', 'signed-in'])
      expect(entries[0]).toMatchObject({ actor: { id, email }, detail: { method: 'password' }, email: null })
      expect(entries[1]).toMatchObject({ actor: { id: '', email: null }, subject: { id, email }, email: null })
    })
  })

  it('names the address of a failed sign-in without an account for 90 days', async () => {
    const email = newEmail()
    await signIn(email.toUpperCase(), 'wrong-password')
    const entries = () => entriesOf(`action=sign-in-failed&q=${email}`)
    await waitFor(async () => expect(await entries()).toMatchObject([{ subject: { id: '' }, email }]))
    const inDays = (days: number) =>
      worker.scheduled(
        createScheduledController({ scheduledTime: new Date(Date.now() + days * 86_400_000) }),
        env as never,
      )
    await inDays(89)
    expect(await entries()).toHaveLength(1)
    await inDays(91)
    expect(await entries()).toEqual([])
    const [row] = await entriesOf('action=sign-in-failed')
    expect(row).toMatchObject({ email: null, subject: { id: '' } })
  })

  it('names resets and changes', async () => {
    const person = await newOwner()
    const json = { currentPassword: PASSWORD, newPassword: 'Harbour33', confirmPassword: 'Harbour33' }
    expect((await person.call('/api/user/password', { json })).status).toBe(204)
    await mails.take()
    await call('/api/auth/request-password-reset', { json: { email: person.email }, headers: newNetwork() })
    const [mail] = await mails.take()
    const token = new URL(linkIn(mail)).searchParams.get('oobCode')
    await call('/api/auth/reset-password', { json: { token, newPassword: 'Harbour44' }, headers: newNetwork() })
    expect(actionsOf(await entriesOf(`subject=${person.id}`))).toEqual(['password-reset', 'password-changed'])
  })

  it('says that an account was deleted, and nothing of it', async () => {
    const { email, password, cookie } = await newAccount()
    const id = await idOf(email)
    // Entries are written after the answer, so each is waited for.
    await waitFor(async () => expect(await entriesOf(`subject=${id}`)).toHaveLength(1))
    await signIn(email, 'wrong-password')
    await waitFor(async () => expect(await entriesOf(`subject=${id}`)).toHaveLength(2))
    await call('/api/user', { method: 'DELETE', json: { confirm: email, password }, cookie })
    const [entry] = await entriesOf('action=account-deleted')
    expect(entry).toMatchObject({ actor: { id: '', username: '' }, subject: { id: '', username: '' }, email: null })
    const { results } = await ACCOUNTS.prepare('SELECT * FROM audit_log').all()
    expect(JSON.stringify(results)).not.toContain(id)
    expect(JSON.stringify(results)).not.toContain(email.split('@')[0])
  })
})
