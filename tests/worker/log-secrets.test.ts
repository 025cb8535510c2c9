import { createScheduledController, introspectWorkflow } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Env } from '#worker/env.ts'
import worker from '#worker/index.ts'
import { errorLine } from '#worker/log.ts'
import { resetMail } from '#worker/mail/account-mails.ts'
import { sendMail } from '#worker/mail/mailer.ts'
import wranglerSettings from '../../wrangler.toml?raw'
import { createGoogle } from '../google-site/site.ts'
import { soakTest } from '../runs.ts'
import { ACCOUNTS, databaseOf, RECORDS } from './databases.ts'
import { collectMails, linkIn } from './mails.ts'
import { call, cookiesOf, newAccount, newNetwork, openGate, SIGNUP_PASSWORD } from './people.ts'
import { TABLES } from './rows.ts'
import { loggedErrors } from './setup.ts'

const mails = collectMails()
const google = await createGoogle('http://google.test')

const lines: string[] = []
const levels = ['debug', 'log', 'info', 'warn', 'error', 'trace'] as const
const textOf = (part: unknown) =>
  part instanceof Error ? `${part.stack} ${JSON.stringify(part)}` : JSON.stringify(part)

beforeEach(() => {
  lines.length = 0
  loggedErrors.length = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit)
    return new URL(request.url).origin === google.issuer ? google.answer(request) : new Response('', { status: 503 })
  })
  for (const level of levels)
    vi.spyOn(console, level).mockImplementation((...parts) => void lines.push(parts.map(textOf).join(' ')))
})

const NOTES = 'the-notes-nobody-reads'
const PASSWORD = 'Secretive7'
const NEW_PASSWORD = 'Secretive8'
const NAME = 'Hidden Heron'

/** A person with a secret of every kind. */
async function personWithSecrets() {
  const email = `hidden-${crypto.randomUUID()}@example.com`
  const pass = await openGate()
  const { cookie } = await newAccount({ email, password: PASSWORD, name: NAME })
  const [confirmation] = await mails.take()
  await call('/api/auth/register', { json: {}, cookie })
  await call('/api/auth/request-password-reset', { json: { email }, headers: newNetwork() })
  const [reset] = await mails.take()
  const album = { title: 'A', artist: 'B', list: 'collection', bandcampUrl: 'https://b.bandcamp.com/album/a' }
  const created = await call('/api/albums', { json: { ...album, notes: NOTES }, cookie })
  const { id } = (await created.json()) as { id: number }
  await ACCOUNTS.prepare("UPDATE user SET role = 'admin' WHERE email = ?").bind(email).run()
  const row = await ACCOUNTS.prepare(
    'SELECT token, password FROM session JOIN user ON user.id = session.user_id JOIN account ON account.user_id = user.id WHERE email = ?',
  )
    .bind(email)
    .first<{ token: string; password: string }>()
  const oobCode = new URL(linkIn(reset)).searchParams.get('oobCode') ?? ''
  const verification = new URL(linkIn(confirmation)).searchParams.get('token') ?? ''
  const secrets = [
    ...[email, email.split('@')[0], cookie, pass, row?.token, row?.password, oobCode, verification],
    ...[NOTES, NAME, PASSWORD, NEW_PASSWORD, SIGNUP_PASSWORD],
  ].map(String)
  expect(secrets.every((secret) => secret.length > 5)).toBe(true)
  return { email, cookie, pass, oobCode, verification, albumId: id, album, secrets }
}

type Secretive = Awaited<ReturnType<typeof personWithSecrets>>

/** The calls that carry or read secrets. */
async function callEverything({ email, cookie, pass, oobCode, verification, albumId, album }: Secretive) {
  const post = (path: string, json: unknown, more: { cookie?: string; method?: string } = {}) =>
    call(path, { json, cookie, headers: newNetwork(), ...more })
  const form = (path: string, fields: Record<string, string>) =>
    call(path, { method: 'POST', body: new URLSearchParams(fields), cookie, headers: newNetwork() })
  // An answer that breaks off can't be received whole.
  const get = (path: string) => call(path, { cookie, headers: newNetwork(), streams: true })
  const passwords = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
  const calls = [
    () => get('/'),
    () => get('/app'),
    () => get('/api/auth/me'),
    () => get('/api/user'),
    () => get('/api/user/sessions'),
    () => get(`/api/admin/users?q=${encodeURIComponent(email)}`),
    () => get('/api/admin/audit-log'),
    () => get(`/api/albums?q=${NOTES}`),
    () => get('/api/imports'),
    () => get('/api/export/albums'),
    () => get('/api/export/collection'),
    () => get(`/verify-email?token=${verification}`),
    () => get(`/reset-password?oobCode=${oobCode}`),
    () => get(`/confirm-email?code=${oobCode}`),
    () => form('/forgot-password', { email }),
    () => form('/verify-email/again', {}),
    () => form('/confirm-email', { code: oobCode }),
    () => form('/reset-password', { oobCode, password: 'Secretive', confirmPassword: 'Secretive' }),
    () => post('/api/signup/verify', { password: SIGNUP_PASSWORD }),
    () => post('/api/auth/sign-up/email', { name: NAME, email: `new-${email}`, password: PASSWORD }, { cookie: pass }),
    () => post('/api/auth/sign-in/email', { email, password: PASSWORD }),
    () => post('/api/auth/sign-in/email', { email, password: NEW_PASSWORD }),
    () => post('/api/auth/send-verification-email', {}),
    () => post('/api/auth/request-password-reset', { email }),
    () => post('/api/auth/register', { email, password: PASSWORD }),
    () => post('/api/user', { displayName: NAME }, { method: 'PATCH' }),
    () => post('/api/user/email', { newEmail: `other-${email}`, password: PASSWORD }),
    () => post('/api/setup/admin', { email }),
    () =>
      post('/api/admin/users', { email: `third-${email}`, password: NEW_PASSWORD, username: 'heron', role: 'user' }),
    () => post('/api/albums', { ...album, bandcampUrl: `${album.bandcampUrl}-2`, notes: NOTES }),
    () => post(`/api/albums/${albumId}`, { notes: `${NOTES} again` }, { method: 'PATCH' }),
    () => post('/api/import/albums', { csvData: `title,artist,notes\nX,Y,${NOTES}\n` }),
    () => post('/api/crates', { name: NAME, description: NOTES }),
    () => comeFromGoogle(email),
    () => post('/api/user/password', { currentPassword: PASSWORD, ...passwords }),
    () => post('/api/auth/reset-password', { token: oobCode, newPassword: NEW_PASSWORD }),
    () => post('/api/auth/sign-out', {}),
  ]
  for (const one of calls) {
    const response = await one()
    // A stream that breaks off is an answer, too.
    await response.text().catch(() => undefined)
  }
  const controller = createScheduledController({ scheduledTime: new Date() })
  await Promise.resolve(worker.scheduled(controller, env as never)).catch((error: unknown) => console.error(error))
}

async function comeFromGoogle(email: string): Promise<Response> {
  const json = { provider: 'google' }
  const started = await call('/api/auth/sign-in/social', { json, headers: newNetwork() })
  if (!started.ok) return started
  const { url } = (await started.json()) as { url: string }
  const account = { sub: crypto.randomUUID(), email, email_verified: true, name: NAME }
  const back = new URL(google.consent(url, account))
  return call(back.pathname + back.search, { cookie: cookiesOf(started), headers: newNetwork() })
}

const leaksOf = (secrets: string[]) =>
  lines.flatMap((line) =>
    secrets.filter((secret) => line.includes(secret)).map((secret) => `${secret} in ${line.slice(0, 200)}`),
  )

async function expectNoSecretWithout(table: string): Promise<void> {
  const person = await personWithSecrets()
  lines.length = 0
  await databaseOf(table).prepare(`ALTER TABLE "${table}" RENAME TO broken`).run()
  try {
    await callEverything(person)
  } finally {
    await databaseOf(table).prepare(`ALTER TABLE broken RENAME TO "${table}"`).run()
  }
  expect(leaksOf(person.secrets)).toEqual([])
  expect(lines.filter((line) => /params|insert into|select /i.test(line))).toEqual([])
}

for (const [index, table] of TABLES.entries()) {
  const name = `logs no secret while the table ${table} is broken`
  // A third of them each time, all of them in the long tests.
  if (index % 3 === 0) it(name, () => expectNoSecretWithout(table))
  else soakTest(name, [], () => expectNoSecretWithout(table))
}

it('logs no secret of an import whose step fails, and ends in an error without one', async () => {
  const person = await personWithSecrets()
  lines.length = 0
  await using workflows = await introspectWorkflow(env.FAN_IMPORT)
  await workflows.modifyAll(async (modify) => {
    await modify.disableSleeps()
    await modify.disableRetryDelays()
  })
  await importAndBreak(person)
  const [instance] = await workflows.get()
  await instance?.waitForStatus('errored')
  await RECORDS.prepare('ALTER TABLE broken RENAME TO fan_import').run()
  const error = await instance?.getError()
  expect(JSON.stringify(error)).not.toMatch(/params|update /i)
  expect(lines.join('\n')).toContain('no such table')
  expect(leaksOf([...person.secrets, 'tern-the-fan'])).toEqual([])
})

async function importAndBreak({ cookie }: Secretive) {
  const json = { username: 'tern-the-fan', type: 'collection', importTags: false }
  expect((await call('/api/imports/fan', { json, cookie })).status).toBe(202)
  await RECORDS.prepare('ALTER TABLE fan_import RENAME TO broken').run()
}

it('logs an error once, with its cause, its place, the request’s number and the path without its query', async () => {
  const person = await personWithSecrets()
  lines.length = 0
  await ACCOUNTS.prepare('ALTER TABLE profile RENAME TO broken').run()
  const response = await call(`/app?q=${NOTES}`, { cookie: person.cookie })
  await ACCOUNTS.prepare('ALTER TABLE broken RENAME TO profile').run()
  expect(response.status).toBe(500)
  expect(lines).toHaveLength(1)
  const line = JSON.parse(JSON.parse(lines[0] ?? ''))
  expect(line).toEqual({
    requestId: response.headers.get('x-request-id'),
    path: '/app',
    error: expect.stringContaining('no such table: profile'),
    stack: expect.any(Array),
  })
  expect(line.stack.length).toBeGreaterThan(0)
  for (const frame of line.stack) expect(frame).toMatch(/^at .*:\d+:\d+\)?$/)
})

it('logs an error that only a sign-in meets once, with the request’s number', async () => {
  const { email } = await personWithSecrets()
  lines.length = 0
  await ACCOUNTS.prepare('ALTER TABLE account RENAME TO broken').run()
  const json = { email, password: PASSWORD }
  const response = await call('/api/auth/sign-in/email', { json, headers: newNetwork() })
  await ACCOUNTS.prepare('ALTER TABLE broken RENAME TO account').run()
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ code: 'internal' })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(response.headers.get('x-request-id'))
})

it('logs no address of a mail that cannot be sent', async () => {
  const send = () => Promise.reject(new Error('destination hidden@example.com is not verified'))
  const mailEnv = { ...env, PUBLIC_URL: 'https://gatefold.example', EMAIL: { send } } as unknown as Env
  await sendMail(mailEnv, resetMail('hidden@example.com', 'https://gatefold.example/x?oobCode=hidden'), async () => {})
  expect(lines).toHaveLength(3)
  expect(lines.join()).toContain('is not verified')
  expect(lines.join()).not.toContain('hidden')
})

it.each<[string, Error]>([
  ['text that is not JSON', catchError(() => JSON.parse('hidden "very"\n\tat hidden (a:1:2)'))],
  ['an address that is not one', catchError(() => new URL('https://[hidden'))],
  ['an email address', new Error('No mail for hidden@example.com')],
  ['a query', new Error('Cannot fetch https://gatefold.example/verify-email?token=hidden')],
  ['a token', new Error('Bad token h1dden-3f8a9b7c6d5e4f3a2b1c')],
  ['a statement without a cause', new Error('Failed query: select 1\nparams: hidden')],
  ['a property', Object.assign(new Error('x'), { params: ['hidden'] })],
  ['a frame that is none', new Error('x\n    at hidden:1:2')],
  ['a cause', new Error('hidden', { cause: new Error('disk') })],
])('leaves out what %s says', (_, error) => {
  const line = errorLine(error, { path: '/app' })
  expect(line).not.toMatch(/hidden|h1dden/)
})

function catchError(work: () => unknown): Error {
  try {
    work()
  } catch (error) {
    return error as Error
  }
  throw new Error('Nothing was thrown')
}

it('keeps what helps to find the cause', () => {
  const error = new Error('x', {
    cause: new TypeError('D1_ERROR: UNIQUE constraint failed: user.email: SQLITE_CONSTRAINT'),
  })
  expect(JSON.parse(errorLine(error, {}))).toMatchObject({
    error: 'TypeError: D1_ERROR: UNIQUE constraint failed: user.email: SQLITE_CONSTRAINT',
  })
})

it('keeps no addresses of requests, which can hold codes', () => {
  expect(wranglerSettings).toMatch(/\[observability\.logs\]\nenabled = true\ninvocation_logs = false/)
})
