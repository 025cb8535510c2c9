import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { app } from '#worker/app.ts'
import { collectMails } from '../mails.ts'
import { newAccount, newNetwork, newPerson, ORIGIN, openGate, SIGNUP_PASSWORD } from '../people.ts'
import { callsOf, interceptDatabase } from '../promises/database-calls.ts'
import { loggedErrors } from '../setup.ts'

const mails = collectMails()

/** An account whose mail is sent, by calls behind the answer that would meet a fault in place of those of the test. */
async function newCaller() {
  mails.taken.length = 0
  const account = await newAccount()
  await mails.take()
  return account
}

type Call = { path: string; json?: object; cookie?: string; bindings?: object }

async function send({ path, json, cookie = '', bindings = {} }: Call) {
  const context = createExecutionContext()
  const request = new Request(ORIGIN + path, {
    method: json ? 'POST' : 'GET',
    headers: { origin: ORIGIN, cookie, ...newNetwork(), ...(json && { 'content-type': 'application/json' }) },
    ...(json && { body: JSON.stringify(json) }),
  })
  const response = await app.fetch(request, { ...env, ...bindings } as never, context)
  const text = await response.text()
  await waitOnExecutionContext(context)
  return { status: response.status, text, retryAfter: response.headers.get('retry-after') }
}

/** Lets one call of the database fail, or all from one on. */
const breakFrom = (message: string, first: number, count = 1) => {
  let calls = 0
  return interceptDatabase(({ make }) => {
    calls += 1
    return calls > first && calls <= first + count ? Promise.reject(new Error(message)) : make()
  })
}

const FULL = ['D1_ERROR: database or disk is full: SQLITE_FULL', 'D1_ERROR: Exceeded maximum DB size']
const fullDisk = { DISK: { fetch: async () => new Response(null, { status: 507 }) } }
const roomyDisk = { DISK: { fetch: async () => new Response(null, { status: 204 }) } }

it.each<[string, () => Promise<Call>]>([
  [
    'signs in',
    async () => {
      const { email, password } = await newCaller()
      return { path: '/api/auth/sign-in/email', json: { email, password } }
    },
  ],
  [
    'signs in with a wrong password',
    async () => ({
      path: '/api/auth/sign-in/email',
      json: { email: (await newCaller()).email, password: 'wrong one' },
    }),
  ],
  ['opens the gate', async () => ({ path: '/api/signup/verify', json: { password: SIGNUP_PASSWORD } })],
  [
    'signs up',
    async () => ({
      path: '/api/auth/sign-up/email',
      cookie: await openGate(),
      json: { name: 'Marit', email: `${crypto.randomUUID()}@example.com`, password: 'sleeve' },
    }),
  ],
  [
    'has forgotten the password',
    async () => ({ path: '/api/auth/request-password-reset', json: { email: (await newCaller()).email } }),
  ],
  ['begins to sign in with a passkey', async () => ({ path: '/api/passkeys/sign-in/options', json: {} })],
  ['reads who they are', async () => ({ path: '/api/auth/me', cookie: (await newPerson()).cookie })],
])('tells somebody who %s that there is no room left', async (_, newCall) => {
  const call = await newCall()
  const count = (await callsOf(() => send(call))).length
  expect(count).toBeGreaterThan(0)
  let refused = 0
  for (let at = 0; at < count; at += 1) {
    const next = await newCall()
    const mend = breakFrom(FULL[at % 2] ?? '', at)
    const { status, text, retryAfter } = await send(next)
    mend()
    loggedErrors.length = 0
    // What is written behind the answer may be none of the caller's business.
    if (status < 500) continue
    refused += 1
    expect([at, status, retryAfter, text]).toEqual([
      at,
      507,
      '600',
      expect.stringMatching(/^\{"code":"database-full","message":"Gatefold has no room left/),
    ])
  }
  expect(refused).toBeGreaterThan(0)
})

// What the runtime says of a database on a full disk.
const INTERNAL = 'internal error; reference = 0123456789abcdef'

it('tells of a full disk where the database only says that it has failed', async () => {
  const { email, password } = await newAccount()
  const call = { path: '/api/auth/sign-in/email', json: { email, password } }
  for (const [bindings, status, code] of [
    [fullDisk, 507, 'database-full'],
    [roomyDisk, 500, 'internal'],
    [{}, 500, 'internal'],
  ] as const) {
    const mend = breakFrom(INTERNAL, 0, Infinity)
    const answer = await send({ ...call, bindings })
    mend()
    loggedErrors.length = 0
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([status, code])
  }
})
