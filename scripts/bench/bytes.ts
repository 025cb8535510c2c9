import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { DEMO_SHARED } from '#domain/sync/device-names.ts'
import { serviceWorkerIn } from '#domain/sync/service-worker-path.ts'
import { buildFolder, languagesToBuild } from '../build.ts'
import { DEMO } from '../demo/accounts.ts'
import type { Figure } from './figures.ts'
import { withRunningApp } from './running-app.ts'

const brotli = (data: Buffer) => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
const isPacked = (path: string) => /\.(woff2|png|jpg|webp|wav)$/.test(path)

/** Bytes of the files that the service worker keeps, those that the page has loaded already included, and of those of the demo. */
async function weighKept(address: string): Promise<{ kept: number; ofDemo: number }> {
  const script = await (await fetch(address + serviceWorkerIn('en'))).text()
  const demoAt = script.lastIndexOf(DEMO_SHARED)
  const weighIn = async (names: string) => {
    let bytes = 0
    for (const file of new Set(names.match(/\/assets\/[\w.-]+\.\w+/g))) {
      const data = Buffer.from(await (await fetch(address + file)).arrayBuffer())
      bytes += isPacked(file) ? data.length : brotli(data)
    }
    if (bytes === 0) throw new Error('The service worker names no file')
    return bytes
  }
  return { kept: await weighIn(script.slice(0, demoAt)), ofDemo: await weighIn(script.slice(demoAt)) }
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

/** The compressed size of the built Worker, counted as Cloudflare counts an upload. */
function weighWorker(root: string): number {
  const folder = join(buildFolder(root), 'gatefold')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'))
  return gzipSync(Buffer.concat(files.sort().map((path) => readFileSync(join(folder, path))))).length
}

/** Compressed bytes of the landing page and the collection page by kind, of what is kept for offline, and of the Worker. */
export const measureBytes = (root: string): Promise<Figure[]> =>
  withRunningApp(root, async (address) => {
    const session = await signIn(address)
    const landing = await weigh(address, '/')
    const app = await weigh(address, '/app', session)
    const others = await Promise.all(
      languagesToBuild()
        .slice(1)
        .map(async (language) => ({
          language,
          landing: await weigh(address, `/?lang=${language}`),
          app: await weigh(address, `/app?lang=${language}`, session),
        })),
    )
    const { kept, ofDemo } = await weighKept(address)
    if (!app.html.includes('class="card')) throw new Error('The first album cards are not in the page')
    const inBytes = (name: string, now: number, budget?: number): Figure => ({
      name,
      unit: 'B',
      now,
      ...(budget !== undefined && { budget }),
    })
    const byKind = (page: string, { kinds }: typeof app) =>
      Object.entries(kinds).map(([kind, bytes]) => inBytes(`${page} ${kind}, brotli`, bytes))
    return [
      inBytes('/ everything before interaction, brotli', landing.total, 29_900),
      ...byKind('/', landing),
      inBytes('/app first script, gzip', app.scriptGzip, 124_300),
      ...byKind('/app', app),
      // Sentences are longer than in English, and a Japanese letter has three bytes.
      ...others.flatMap(({ language, landing, app }) => [
        inBytes(`/ in ${language}, brotli`, landing.total, 30_600),
        inBytes(`/app first script in ${language}, gzip`, app.scriptGzip, 126_100),
      ]),
      inBytes('kept for offline, brotli', kept, 400_300),
      inBytes('kept where the demo is opened, brotli', ofDemo),
      inBytes('Worker, gzip', weighWorker(root), 826_000 + (languagesToBuild().length - 1) * 245_000),
    ]
  })
