import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { DEMO_SHARED, OFFLINE_PAGE, SERVICE_WORKER } from '#domain/sync/device-names.ts'
import { DEMO } from '../demo/accounts.ts'
import { type Figure, keepFigures } from './kept.ts'
import { withRunningApp } from './running-app.ts'
import { measureWorkerBytes } from './worker.ts'

type ByteRow = { name: string; bytes: number; budget: number | null }

const brotli = (data: Buffer) => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
const isPacked = (path: string) => /\.(woff2|png|jpg|webp|wav)$/.test(path)

/** Bytes of the files that the service worker keeps, those that the page has loaded already included, and of those of the demo. */
async function weighKept(address: string): Promise<{ kept: number; ofDemo: number }> {
  const script = await (await fetch(address + SERVICE_WORKER)).text()
  const list = new RegExp(`${OFFLINE_PAGE}(?:,[/\\w.-]+)+`).exec(script)?.[0] ?? ''
  const weighIn = async (names: string) => {
    let bytes = 0
    for (const file of new Set(names.match(/\/assets\/[\w.-]+\.\w+/g))) {
      const data = Buffer.from(await (await fetch(address + file)).arrayBuffer())
      bytes += isPacked(file) ? data.length : brotli(data)
    }
    if (bytes === 0) throw new Error('The service worker names no file')
    return bytes
  }
  return { kept: await weighIn(list), ofDemo: await weighIn(script.slice(script.lastIndexOf(DEMO_SHARED))) }
}

/** Weighs what a page fetches before any interaction: the HTML and all files it references. */
async function weigh(address: string, path: string, cookie?: string) {
  const response = await fetch(address + path, { redirect: 'error', headers: cookie ? { cookie } : {} })
  const html = await response.text()
  // What is in a template loads when a script puts it into the page.
  const named = [
    ...html
      .replace(/<template\b.*?<\/template>/gs, '')
      .matchAll(/<(link|script|img)\b[^>]*?\s(?:href|src)="(\/[^"]+)"[^>]*>/g),
  ]
    .filter(([tag]) => !/rel="(?:manifest|apple-touch-icon)"/.test(tag))
    .map(([, , file]) => file ?? '')
  const kinds: Record<'html' | 'script' | 'style' | 'font' | 'image', number> = {
    html: brotli(Buffer.from(html)),
    script: 0,
    style: 0,
    font: 0,
    image: 0,
  }
  let scriptGzip = 0
  for (const file of new Set(named)) {
    const answer = await fetch(address + file)
    if (!answer.ok) throw new Error(`${file} answers ${answer.status}`)
    const data = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    const kind = /javascript/.test(type)
      ? 'script'
      : /css/.test(type)
        ? 'style'
        : /font|woff/.test(type + file)
          ? 'font'
          : 'image'
    kinds[kind] += isPacked(file) ? data.length : brotli(data)
    if (kind === 'script') scriptGzip += gzipSync(data).length
  }
  return { kinds, scriptGzip, total: Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0), html }
}

/** Signs in to a demo account and returns the cookie header. */
export async function signIn(
  address: string,
  account: { email: string; password: string } = DEMO.demo,
): Promise<string> {
  const response = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email: account.email, password: account.password }),
  })
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Compressed bytes of the landing page and the collection page by kind, and of the Worker, with their budgets. */
export const measureBytes = (root: string): Promise<ByteRow[]> =>
  withRunningApp(root, async (address) => {
    const landing = await weigh(address, '/')
    const app = await weigh(address, '/app', await signIn(address))
    const { kept, ofDemo } = await weighKept(address)
    if (!app.html.includes('class="card')) throw new Error('The first album cards are not in the page')
    return [
      { name: '/ everything before interaction, brotli', bytes: landing.total, budget: 30_000 },
      { name: '/ script, brotli', bytes: landing.kinds.script, budget: 3_000 },
      ...(['html', 'style', 'font', 'image'] as const).map((kind) => ({
        name: `/ ${kind}`,
        bytes: landing.kinds[kind],
        budget: null,
      })),
      { name: '/app first script, gzip', bytes: app.scriptGzip, budget: 125_000 },
      ...(['html', 'script', 'style', 'font', 'image'] as const).map((kind) => ({
        name: `/app ${kind}, brotli`,
        bytes: app.kinds[kind],
        budget: null,
      })),
      { name: 'kept for offline, brotli', bytes: kept, budget: 390_000 },
      { name: 'kept where the demo is opened, brotli', bytes: ofDemo, budget: null },
      { name: 'Worker, gzip', bytes: measureWorkerBytes(root), budget: 800_000 },
    ]
  })

/** Those that have a budget, to keep. */
export const byteFigures = (rows: readonly ByteRow[]): Figure[] =>
  rows
    .filter(({ budget }) => budget !== null)
    .map(({ name, bytes, budget }) => ({ name, unit: 'B', now: bytes, goal: budget }))

export function printBytes(rows: ByteRow[]): boolean {
  let isWithin = true
  for (const { name, bytes, budget } of rows) {
    const over = budget !== null && bytes > budget
    if (over) isWithin = false
    console.info(
      `${over ? 'OVER ' : '     '}${name.padEnd(44)} ${bytes.toLocaleString('en').padStart(9)}${budget === null ? '' : ` of ${budget.toLocaleString('en')}`}`,
    )
  }
  return isWithin
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = join(import.meta.dirname, '../..')
  const rows = await measureBytes(root)
  const isWithin = printBytes(rows)
  if (process.argv.includes('--keep')) keepFigures(root, byteFigures(rows))
  if (!isWithin) process.exit(1)
}
