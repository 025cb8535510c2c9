import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { SIGNUP_PASSWORD, withRunningApp } from './running-app.ts'

const ACCOUNTS = 10
// Fewer than the limits by account allow.
const TRIES = { 'sign-in, wrong password': 8, 'asking for a reset': 4 } as const

/** Milliseconds that calls about known and about unknown addresses took, in turn. */
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
  if (response.status === 429) throw new Error('A limit was reached; the times say nothing')
  // What goes on after the answer shall not slow the next call.
  await setTimeout(30)
  return taken
}

/** What the time of an answer tells about whether an address has an account. */
export async function measureAddresses(root: string): Promise<Record<keyof typeof TRIES, AddressTimes>> {
  return withRunningApp(root, async (origin) => {
    const calls = {
      'sign-in, wrong password': (email: string) =>
        post(origin, '/auth/sign-in/email', { email, password: 'not-the-one' }),
      'asking for a reset': (email: string) => post(origin, '/auth/request-password-reset', { email }),
    }
    const emails = await makeAccounts(origin)
    const measure = async (name: keyof typeof TRIES): Promise<AddressTimes> => {
      const times: AddressTimes = { known: [], unknown: [] }
      for (let run = 0; run < ACCOUNTS * TRIES[name]; run += 1) {
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
      'asking for a reset': await measure('asking for a reset'),
    }
  })
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** How often the slower of one known and one unknown address is the known one: a half where time tells nothing. */
function guessed({ known, unknown }: AddressTimes): number {
  const wins = known.flatMap((one) => unknown.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
}

export function printAddresses(rows: Record<string, AddressTimes>): void {
  for (const [name, times] of Object.entries(rows)) {
    const [known, unknown] = [median(times.known).toFixed(1), median(times.unknown).toFixed(1)]
    console.info(
      `     ${name.padEnd(28)} known ${known} ms, unknown ${unknown} ms; told apart by time ${(guessed(times) * 100).toFixed(0)} % of ${times.known.length} (50 is chance)`,
    )
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  printAddresses(await measureAddresses(join(import.meta.dirname, '../..')))
}
