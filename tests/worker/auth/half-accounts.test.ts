import { env } from 'cloudflare:workers'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createGoogle } from '../../google-site/site.ts'
import { collectMails } from '../mails.ts'
import { call, cookiesOf, newNetwork, openGate } from '../people.ts'

const google = await createGoogle('http://google.test')
collectMails()
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    google.answer(new Request(input as RequestInfo, init as RequestInit)),
  )
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})

type Fault = [operation: 'INSERT' | 'DELETE', table: string]

/** Makes operations on tables fail until the returned function is called. */
async function breakTables(...faults: Fault[]): Promise<() => Promise<void>> {
  const names = faults.map(([operation, table]) => `break_${operation}_${table}`)
  const mend = async () => {
    for (const name of names) await env.DB.exec(`DROP TRIGGER IF EXISTS ${name}`)
  }
  onTestFinished(mend)
  for (const [index, [operation, table]] of faults.entries())
    await env.DB.exec(
      `CREATE TRIGGER ${names[index]} BEFORE ${operation} ON ${table} BEGIN SELECT RAISE(ABORT, 'broken'); END`,
    )
  return mend
}

const newAccount = () => ({ name: 'Marit', email: `${crypto.randomUUID()}@example.com`, password: 'Harbour22' })

const signUp = (json: object, pass: string) =>
  call('/api/auth/sign-up/email', { json, cookie: pass, headers: newNetwork() })

const meOf = async (response: Response) => call('/api/auth/me', { cookie: cookiesOf(response) })

const passes = (milliseconds: number) => {
  vi.setSystemTime(Date.now() + milliseconds)
  onTestFinished(() => void vi.useRealTimers())
}

it.each(['user', 'account', 'session', 'rate_limit'])(
  'signs up at the second try if the table %s breaks at the first',
  async (table) => {
    const [json, pass] = [newAccount(), await openGate()]
    const mend = await breakTables(['INSERT', table])
    expect((await signUp(json, pass)).status).toBeGreaterThanOrEqual(400)
    await mend()
    const again = await signUp(json, pass)
    expect(again.status).toBe(200)
    expect(await (await meOf(again)).json()).toMatchObject({ email: json.email })
    const found = await env.DB.prepare('SELECT count(*) AS count FROM user WHERE email = ?')
      .bind(json.email)
      .first('count')
    expect(found).toBe(1)
  },
)

it('signs up at the second try if the first could not even be undone', async () => {
  const [json, pass] = [newAccount(), await openGate()]
  const mend = await breakTables(['INSERT', 'account'], ['DELETE', 'user'])
  expect((await signUp(json, pass)).status).toBe(500)
  expect((await signUp(json, pass)).status).toBeGreaterThanOrEqual(400)
  await mend()
  passes(11_000)
  expect((await meOf(await signUp(json, pass))).status).toBe(200)
})

it('does not touch an account that another sign-up is creating, or that has a password', async () => {
  const [json, pass] = [newAccount(), await openGate()]
  const id = crypto.randomUUID()
  await env.DB.prepare('INSERT INTO user (id, name, email, created_at, updated_at) VALUES (?, ?, ?, ?, ?)')
    .bind(id, 'Marit', json.email, Date.now(), Date.now())
    .run()
  expect((await signUp(json, pass)).status).toBe(422)
  expect(await env.DB.prepare('SELECT id FROM user WHERE email = ?').bind(json.email).first('id')).toBe(id)
  const other = newAccount()
  const first = await signUp(other, pass)
  await call('/api/auth/sign-out', { json: {}, cookie: cookiesOf(first) })
  passes(60_000)
  expect((await signUp(other, pass)).status).toBe(422)
  const { email, password } = other
  const signedIn = await call('/api/auth/sign-in/email', { json: { email, password }, headers: newNetwork() })
  expect(signedIn.status).toBe(200)
})

async function comeFromGoogle(email: string, sub: string, pass: string) {
  const json = { provider: 'google', requestSignUp: true }
  const started = await call('/api/auth/sign-in/social', { json, cookie: pass, headers: newNetwork() })
  const { url } = (await started.json()) as { url: string }
  const back = new URL(google.consent(url, { sub, email, email_verified: false, name: 'Marit Vos' }))
  return call(back.pathname + back.search, { cookie: cookiesOf(started), headers: newNetwork() })
}

it.each<[string, ...Fault[]]>([
  ['the sign-in method', ['INSERT', 'account']],
  ['the session', ['INSERT', 'session']],
  ['the sign-in method and undoing', ['INSERT', 'account'], ['DELETE', 'user']],
])('signs up with Google at the second try if %s fails at the first', async (_, ...faults) => {
  const [{ email }, pass, sub] = [newAccount(), await openGate(), crypto.randomUUID()]
  const mend = await breakTables(...faults)
  await comeFromGoogle(email, sub, pass)
  await mend()
  passes(11_000)
  const again = await comeFromGoogle(email, sub, pass)
  expect(again.headers.get('location')).toBe('/app')
  expect((await meOf(again)).status).toBe(200)
})
