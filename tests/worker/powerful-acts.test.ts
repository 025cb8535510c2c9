import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { AuditEntry } from '#domain/admin.ts'
import worker from '#worker/index.ts'
import { waitFor } from './clock.ts'
import { collectMails, linkIn } from './mails.ts'
import { givePassword } from './passwords.ts'
import { call, newAccount, newNetwork, newPerson, ORIGIN, type Person } from './people.ts'

const mails = collectMails()
const PASSWORD = 'Harbour22'
const MINUTE = 60_000

async function newOwner(): Promise<Person> {
  const person = await newPerson()
  await givePassword(person, PASSWORD)
  return person
}

/** As if the person had signed in so long ago. */
const age = (person: Person, milliseconds: number) =>
  env.DB.prepare('UPDATE session SET created_at = ? WHERE user_id = ?')
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
    await env.DB.prepare('INSERT INTO rate_limit (key, count, resets_at) VALUES (?, 10, ?)')
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
  const idOf = (email: string) => env.DB.prepare('SELECT id FROM user WHERE email = ?').bind(email).first<string>('id')
  const actionsOf = (entries: AuditEntry[]) => entries.map(({ action }) => action)

  it('names who signed up, in, and failed to', async () => {
    const { email, password } = await newAccount()
    const id = await idOf(email)
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
    await signIn(email, 'wrong-password')
    await waitFor(async () => expect(await entriesOf(`subject=${id}`)).toHaveLength(2))
    await call('/api/user', { method: 'DELETE', json: { confirm: email, password }, cookie })
    const [entry] = await entriesOf('action=account-deleted')
    expect(entry).toMatchObject({ actor: { id: '', username: '' }, subject: { id: '', username: '' }, email: null })
    const { results } = await env.DB.prepare('SELECT * FROM audit_log').all()
    expect(JSON.stringify(results)).not.toContain(id)
    expect(JSON.stringify(results)).not.toContain(email.split('@')[0])
  })
})
