import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { median } from './measure.ts'
import { SIGNUP_PASSWORD, withRunningApp } from './running-app.ts'

const ACCOUNTS = 10
// Below the rate limits per account.
const ATTEMPTS = { 'sign-in, wrong password': 8, 'password reset request': 4 } as const

/** Response times in milliseconds for addresses with and without an account, measured alternately. */
export type AddressTimes = { known: number[]; unknown: number[] }

let networks = 0
const headersOf = (origin: string) => {
  networks += 1
  return {
    origin,
    'content-type': 'application/json',
    'cf-connecting-ip': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
  }
}

async function post(origin: string, path: string, body: object, cookie = '') {
  const headers = { ...headersOf(origin), ...(cookie && { cookie }) }
  return fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function makeAccounts(origin: string): Promise<string[]> {
  const gate = await post(origin, '/signup/verify', { password: SIGNUP_PASSWORD })
  const pass = gate.headers.getSetCookie()[0]?.split(';')[0]
  const emails = Array.from({ length: ACCOUNTS }, () => `${crypto.randomUUID()}@example.com`)
  for (const email of emails) {
    const made = await post(origin, '/auth/sign-up/email', { name: 'Known', email, password: 'sleevenote' }, pass)
    if (!made.ok) throw new Error(`No account: ${await made.text()}`)
  }
  return emails
}

async function timed(work: () => Promise<Response>): Promise<number> {
  const started = performance.now()
  const response = await work()
  await response.arrayBuffer()
  const taken = performance.now() - started
  if (response.status === 429) throw new Error('A rate limit was reached, so the times are meaningless')
  // Work that continues after the response must not slow down the next call.
  await setTimeout(30)
  return taken
}

/** Measures whether response times reveal that an address has an account. */
export async function measureAddresses(root: string): Promise<Record<keyof typeof ATTEMPTS, AddressTimes>> {
  return withRunningApp(root, async (origin) => {
    const calls = {
      'sign-in, wrong password': (email: string) =>
        post(origin, '/auth/sign-in/email', { email, password: 'not-the-one' }),
      'password reset request': (email: string) => post(origin, '/auth/request-password-reset', { email }),
    }
    const emails = await makeAccounts(origin)
    const measure = async (name: keyof typeof ATTEMPTS): Promise<AddressTimes> => {
      const times: AddressTimes = { known: [], unknown: [] }
      for (let run = 0; run < ACCOUNTS * ATTEMPTS[name]; run += 1) {
        const pair = [
          ['known', emails[run % ACCOUNTS] ?? ''],
          ['unknown', `${crypto.randomUUID()}@example.com`],
        ] as const
        for (const [kind, email] of run % 2 ? pair : pair.toReversed())
          times[kind].push(await timed(() => calls[name](email)))
      }
      return times
    }
    return {
      'sign-in, wrong password': await measure('sign-in, wrong password'),
      'password reset request': await measure('password reset request'),
    }
  })
}

/** The probability that a known address is slower than an unknown one; 0.5 if the time reveals nothing. */
function distinguishability({ known, unknown }: AddressTimes): number {
  const wins = known.flatMap((one) => unknown.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
}

export function printAddresses(rows: Record<string, AddressTimes>): void {
  for (const [name, times] of Object.entries(rows)) {
    const [known, unknown] = [median(times.known).toFixed(1), median(times.unknown).toFixed(1)]
    console.info(
      `     ${name.padEnd(28)} known ${known} ms, unknown ${unknown} ms; told apart by time ${(distinguishability(times) * 100).toFixed(0)} % of ${times.known.length} (50 is chance)`,
    )
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  printAddresses(await measureAddresses(join(import.meta.dirname, '../..')))
}
