import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { addressDigest } from '#worker/auth/known-device.ts'
import { countAttempt, purgeRateLimits } from '#worker/db/accounts/rate-limits.ts'
import { stopClock } from '../clock.ts'
import { ACCOUNTS } from '../databases.ts'
import { collectMails, linkIn } from '../mails.ts'
import { call, cookiesOf, newAccount, newNetwork, newPerson, openGate, SIGNUP_PASSWORD, systemCtx } from '../people.ts'

const mails = collectMails()

const stranger = () => `${crypto.randomUUID()}@example.com`
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

type From = { headers?: Record<string, string>; cookie?: string }
const signIn = (email: string, password: string, { headers = newNetwork(), cookie }: From = {}) =>
  call('/api/auth/sign-in/email', { json: { email, password }, headers, cookie })
const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = newNetwork()) =>
  call(path, { method: 'POST', body: new URLSearchParams(fields), headers })

const statuses = (responses: Response[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

async function expectRefusal(response: Response) {
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.json()).toEqual({
    code: 'too-many-requests',
    message: expect.stringMatching(/^Too many attempts\. Try again in \d+ (second|minute|hour)s?\.$/),
  })
}

/** Counts earlier attempts without hashing passwords. */
const leave = (count: number, key: string) =>
  times(count, () => countAttempt(systemCtx(), key, { max: count, seconds: 900 }))
const accountKey = (email: string) => `sign-in:of:${addressDigest(env, email)}`

const knock = (headers: Record<string, string>) => call('/api/signup/verify', { json: { password: 'no' }, headers })

it.each<[string, string, number, (headers: Record<string, string>) => Promise<Response>]>([
  ['sign-ins', 'sign-in', 10, (headers) => signIn(stranger(), 'sleeve', { headers })],
  [
    'sign-ups',
    'sign-up',
    20,
    (headers) =>
      call('/api/auth/sign-up/email', { json: { name: 'Marit', email: stranger(), password: 'sleeve' }, headers }),
  ],
  ['the sign-up gate', 'gate', 10, knock],
  [
    'reset requests',
    'forgot',
    10,
    (headers) => call('/api/auth/request-password-reset', { json: { email: stranger() }, headers }),
  ],
  [
    'resets',
    'reset',
    20,
    (headers) => call('/api/auth/reset-password', { json: { token: 'x', newPassword: 'Harbour22' }, headers }),
  ],
])('limits %s by network: two of several simultaneous attempts get through at the limit', async (_, what, most, go) => {
  const headers = newNetwork()
  await leave(most - 2, `${what}:from:${headers['cf-connecting-ip']}`)
  const responses = await times(7, () => go(headers))
  const refused = responses.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(5)
  await expectRefusal(refused[0] as Response)
  expect((await go(newNetwork())).status).not.toBe(429)
})

it('limits confirmation emails by network and by account', async () => {
  const headers = newNetwork()
  const people = await times(3, () => newAccount())
  const ask = (cookie: string, from = headers) =>
    call('/api/auth/send-verification-email', { json: {}, cookie, headers: from })
  expect(statuses(await times(7, () => ask(people[0]?.cookie ?? '', newNetwork())))).toEqual({ 204: 5, 429: 2 })
  await ACCOUNTS.prepare(`DELETE FROM rate_limit WHERE key LIKE 'verification:of:%'`).run()
  expect(statuses(await times(12, (n) => ask(people[n % 3]?.cookie ?? '')))).toEqual({ 204: 10, 429: 2 })
})

it('says when the next attempt is allowed', async () => {
  const headers = newNetwork()
  const now = stopClock()
  const invite = () => call('/api/signup/invitation', { json: { token: 'unknown' }, headers })
  await times(11, invite)
  vi.setSystemTime(now.getTime() + 5.5 * 60_000)
  expect(await (await invite()).json()).toMatchObject({ message: 'Too many attempts. Try again in 10 minutes.' })
  vi.setSystemTime(now.getTime() + 15 * 60_000)
  expect((await invite()).status).toBe(403)
})

it('counts an IPv6 /64 as one network, and IPv4-mapped IPv6 as IPv4', async () => {
  const from = (address: string) => knock({ 'cf-connecting-ip': address })
  await times(10, (n) => from(`2001:db8:7:1::${n + 1}`))
  expect((await from('2001:0DB8:7:1:ffff:ffff:ffff:ffff')).status).toBe(429)
  expect((await from('2001:db8:7:2::1')).status).toBe(403)
  await times(10, () => from('203.0.113.77'))
  expect((await from('::ffff:203.0.113.77')).status).toBe(429)
})

it('blocks unknown devices from an account under attack and admits its known devices', async () => {
  const account = await newAccount()
  await leave(8, accountKey(account.email))
  const attack = await times(5, () => signIn(account.email, 'not-the-one'))
  expect(statuses(attack)).toEqual({ 401: 2, 429: 3 })
  await expectRefusal(await signIn(account.email, account.password))
  expect((await signIn(account.email.toUpperCase(), account.password)).status).toBe(429)

  expect(account.cookie).toContain('gatefold_device_')
  expect((await signIn(account.email, 'mistyped', { cookie: account.cookie })).status).toBe(401)
  expect((await signIn(account.email, account.password, { cookie: account.cookie })).status).toBe(200)
})

it('limits an address without an account in the same way', async () => {
  const email = stranger()
  await leave(8, accountKey(email))
  expect(statuses(await times(5, () => signIn(email, 'not-the-one')))).toEqual({ 401: 2, 429: 3 })
})

it('admits a known device to its own account only, rejects forged devices, and limits each device', async () => {
  const victim = await newAccount()
  const attacker = await newAccount()
  await leave(10, accountKey(victim.email))
  const [name = '', value = ''] = (/gatefold_device_[^;]+/.exec(victim.cookie)?.[0] ?? '').split('=')
  const foreign = (/gatefold_device_[^;]+/.exec(attacker.cookie)?.[0] ?? '').split('=')[1]
  for (const cookie of [
    attacker.cookie,
    `${name}=${foreign}`,
    `${name}=made-up`,
    `${name}=${value.replace('.', '.x')}`,
  ])
    expect((await signIn(victim.email, victim.password, { cookie })).status, cookie).toBe(429)
  await leave(8, `sign-in:device:${value.split('.')[1]}`)
  const tried = await times(5, () => signIn(victim.email, 'no-no-no', { cookie: victim.cookie }))
  expect(statuses(tried)).toEqual({ 401: 2, 429: 3 })
})

it('admits a user without a known device after a password reset', async () => {
  const account = await newAccount()
  await mails.take()
  await leave(10, accountKey(account.email))
  expect((await form('/forgot-password', { email: account.email })).status).toBe(200)
  const [mail] = await mails.take()
  const oobCode = new URL(linkIn(mail)).searchParams.get('oobCode') ?? ''
  const changed = await form('/reset-password', { oobCode, password: 'Harbour22', confirmPassword: 'Harbour22' })
  expect(changed.status).toBe(303)
  await mails.take()
  expect((await signIn(account.email, 'Harbour22')).status).toBe(429)
  expect((await signIn(account.email, 'Harbour22', { cookie: cookiesOf(changed) })).status).toBe(200)
})

it('does not count successful sign-ins against an account', async () => {
  const account = await newAccount()
  await leave(9, accountKey(account.email))
  for (let n = 0; n < 3; n += 1) expect((await signIn(account.email, account.password)).status).toBe(200)
})

it('limits reset emails by account, existing or not, on the page and in the API', async () => {
  for (const email of [(await newAccount()).email, stranger()]) {
    const ask = () => call('/api/auth/request-password-reset', { json: { email }, headers: newNetwork() })
    expect(statuses(await times(5, ask))).toEqual({ 204: 5 })
    await expectRefusal(await ask())
    const page = await form('/forgot-password', { email: email.toUpperCase() })
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await page.text()).toMatch(/Too many attempts\. Try again in \d+ (minutes|hour)/)
  }
})

it('says on the reset page when the next attempt is allowed', async () => {
  const headers = newNetwork()
  const fields = { oobCode: 'x', password: 'Harbour22', confirmPassword: 'Harbour22' }
  await times(20, () => form('/reset-password', fields, headers))
  const page = await form('/reset-password', fields, headers)
  expect(page.status).toBe(429)
  expect(await page.text()).toMatch(/Too many attempts\. Try again in \d+ (minutes|hour)/)
})

it.each<[string, (code: string, headers: Record<string, string>) => Promise<Response>, number]>([
  [
    'the page',
    (oobCode, headers) =>
      form('/reset-password', { oobCode, password: 'Harbour22', confirmPassword: 'Harbour22' }, headers),
    303,
  ],
  [
    'the API',
    (token, headers) => call('/api/auth/reset-password', { json: { token, newPassword: 'Harbour22' }, headers }),
    200,
  ],
])('resets by a right link from a network of many wrong ones, by %s', async (_, reset, done) => {
  const account = await newAccount()
  await mails.take()
  await call('/api/auth/request-password-reset', { json: { email: account.email }, headers: newNetwork() })
  const [mail] = await mails.take()
  const code = new URL(linkIn(mail)).searchParams.get('oobCode') ?? ''
  const headers = newNetwork()
  await times(20, () => reset('x', headers))
  expect((await reset('x', headers)).status).toBe(429)
  expect((await reset(code, headers)).status).toBe(done)
  await mails.take()
})

it('does not let requests without a pass use up the sign-ups of an address', async () => {
  const json = { name: 'Marit', email: stranger(), password: 'sleeve' }
  const signUp = (cookie?: string) => call('/api/auth/sign-up/email', { json, cookie, headers: newNetwork() })
  expect(statuses(await times(8, () => signUp()))).toEqual({ 403: 8 })
  const pass = await openGate()
  expect((await signUp(pass)).status).toBe(200)
  expect(statuses(await times(6, () => signUp(pass)))).toEqual({ 422: 4, 429: 2 })
})

it('rejects the right signup password too after too many attempts', async () => {
  const headers = newNetwork()
  await times(10, () => call('/api/signup/verify', { json: { password: 'no' }, headers }))
  await expectRefusal(await call('/api/signup/verify', { json: { password: SIGNUP_PASSWORD }, headers }))
})

it('stores no addresses in counters and deletes expired counters', async () => {
  const email = stranger()
  await signIn(email, 'sleeve')
  const keys = async () =>
    (await ACCOUNTS.prepare('SELECT key FROM rate_limit').all<{ key: string }>()).results.map(({ key }) => key)
  expect((await keys()).join()).not.toContain('@')
  expect((await keys()).length).toBeGreaterThan(0)
  await ACCOUNTS.prepare('UPDATE rate_limit SET resets_at = 1').run()
  await purgeRateLimits(systemCtx())
  expect(await keys()).toEqual([])
})

it("does not limit a signed-in user's own requests", async () => {
  const person = await newPerson()
  expect(statuses(await times(40, () => person.call('/api/auth/me')))).toEqual({ 200: 40 })
})

const answerRight = (headers: Record<string, string>) =>
  call('/api/signup/verify', { json: { password: SIGNUP_PASSWORD }, headers })
const waitOf = async (response: Response) => {
  await expectRefusal(response)
  return Number(response.headers.get('retry-after'))
}

describe('the sign-up gate', () => {
  it('stays open to others however many networks guess the password', async () => {
    expect(statuses(await times(310, () => knock(newNetwork())))).toEqual({ 403: 310 })
    expect((await answerRight(newNetwork())).status).toBe(204)
  })

  it('has a network wait twice as long after each further wrong guess, a day at most, and counts no right one', async () => {
    const now = stopClock()
    const headers = newNetwork()
    let at = now.getTime()
    const wait = (seconds: number) => {
      at += seconds * 1_000
      vi.setSystemTime(at)
    }
    for (let n = 0; n < 10; n += 1) {
      expect((await answerRight(headers)).status).toBe(204)
      expect(await (await knock(headers)).json()).toMatchObject({ code: 'wrong-password', attempts: n + 1 })
    }
    const waits: number[] = []
    for (let n = 0; n < 9; n += 1) {
      const seconds = await waitOf(await knock(headers))
      waits.push(seconds)
      wait(seconds - 1)
      expect(await waitOf(await answerRight(headers))).toBe(1)
      wait(1)
      for (let right = 0; right < 3; right += 1) expect((await answerRight(headers)).status).toBe(204)
      // Of several at once, one gets through.
      expect(statuses(await times(3, () => knock(headers)))).toEqual({ 403: 1, 429: 2 })
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440].map((minutes) => minutes * 60))
    wait(2 * 86_400 - 1)
    expect((await knock(headers)).status).toBe(403)
    expect(await waitOf(await knock(headers))).toBe(86_400)
    wait(2 * 86_400)
    expect(statuses(await times(11, () => knock(headers)))).toEqual({ 403: 10, 429: 1 })
  })

  it('counts the networks of an IPv6 /48 together, too', async () => {
    const from = (subnet: string) => knock({ 'cf-connecting-ip': `2001:db8:${subnet}::1` })
    expect(statuses(await times(30, (n) => from(`77:${n + 1}`)))).toEqual({ 403: 30 })
    await expectRefusal(await from('77:ffff'))
    expect((await from('78:1')).status).toBe(403)
  })
})
