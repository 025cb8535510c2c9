import { env, exports } from 'cloudflare:workers'
import { profileStatement } from '#worker/db/accounts/profiles.ts'
import { createRecords } from '#worker/db/albums/welcome-album.ts'
import { type Ctx, createCtx, type SystemCtx } from '#worker/db/context.ts'
import { batch, createDb } from '#worker/db/database.ts'
import { session, user } from '#worker/db/schema.ts'
import { ACCOUNTS, NUMBER, RECORDS } from './databases.ts'

export const ORIGIN = 'http://gatefold.test'
/** The databases of records and of accounts. */
export const db = () => createDb(RECORDS)
export const accounts = () => createDb(ACCOUNTS)

/** The context a query function gets that serves no single person, and that of a request by this person. */
export const systemCtx = (now = new Date()): SystemCtx => createCtx({ accounts: ACCOUNTS, records: RECORDS }, now)
export const ctxOf = (userId: string, now = new Date()): Ctx => ({ ...systemCtx(now), userId })

let number = 0

export type Person = { id: string; email: string; cookie: string; call: typeof call }

type CallOptions = {
  method?: string
  json?: unknown
  headers?: Record<string, string>
  body?: BodyInit
  cookie?: string
  /** Whether the answer is read by the test, piece by piece; otherwise all of it is received at once, as clients do. */
  streams?: boolean
}

/** Sends a request like a browser on Gatefold's own pages, without following redirects. */
export async function call(
  path: string,
  { method, json, headers = {}, body, cookie, streams = false }: CallOptions = {},
): Promise<Response> {
  const response = await exports.default.fetch(
    new Request(ORIGIN + path, {
      method: method ?? (json === undefined && body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        origin: ORIGIN,
        'cf-connecting-ip': '127.0.0.1',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...headers,
      },
      body: json === undefined ? body : JSON.stringify(json),
    }),
  )
  return streams || response.body === null ? response : new Response(await response.arrayBuffer(), response)
}

let networks = 0
/** Headers of an unused network, because rate limits count per network. */
export function newNetwork(): { 'cf-connecting-ip': string } {
  networks += 1
  return { 'cf-connecting-ip': `198.18.${networks >> 8}.${networks & 255}` }
}

/** The cookies that a response sets, as a Cookie header. */
export const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Creates a signed-in user with a profile, whose records are in the database with a number. */
export async function newPerson(
  role: 'user' | 'test' | 'admin' = 'user',
  { number: database, records }: { number: number; records: D1Database } = { number: NUMBER, records: RECORDS },
): Promise<Person> {
  number += 1
  const email = `person-${number}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const id = crypto.randomUUID()
  const token = crypto.randomUUID()
  const now = new Date()
  const times = { createdAt: now, updatedAt: now }
  const person = { id, email, name: `Person ${number}` }
  const expiresAt = new Date(now.getTime() + 7 * 86_400_000)
  const ctx = createCtx({ accounts: ACCOUNTS, records }, now)
  await batch(ctx.accounts, [
    ctx.accounts.insert(user).values({ ...person, emailVerified: true, role, database, ...times }),
    ctx.accounts.insert(session).values({ id: crypto.randomUUID(), userId: id, token, expiresAt, ...times }),
    profileStatement(ctx, person),
  ])
  await createRecords(ctx, id)
  const cookie = await signedSession(token)
  return { id, email, cookie, call: (path, options = {}) => call(path, { cookie, ...options }) }
}

async function signedSession(token: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(env.BETTER_AUTH_SECRET),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(token))
  const base64 = btoa(String.fromCharCode(...new Uint8Array(signature)))
  return `gatefold.session_token=${encodeURIComponent(`${token}.${base64}`)}`
}

export const SIGNUP_PASSWORD = 'open sesame'

/** The cookie with a sign-up pass. */
export const openGate = async () =>
  cookiesOf(await call('/api/signup/verify', { json: { password: SIGNUP_PASSWORD }, headers: newNetwork() }))

export type Account = { name: string; email: string; password: string }

/** Signs up through the API; the email address is not verified. */
export async function newAccount(more: Partial<Account> = {}): Promise<Account & { cookie: string }> {
  const account = { name: 'Marit', email: `${crypto.randomUUID()}@example.com`, password: 'sleeve', ...more }
  const response = await call('/api/auth/sign-up/email', {
    json: account,
    cookie: await openGate(),
    headers: newNetwork(),
  })
  if (!response.ok) throw new Error(`No account: ${await response.text()}`)
  return { ...account, cookie: cookiesOf(response) }
}
