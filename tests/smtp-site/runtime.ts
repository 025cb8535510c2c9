import { join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { build } from 'vite'

// Runs the mailer in the Workers runtime, in a process of its own: which certificates the runtime trusts (NODE_EXTRA_CA_CERTS) is settled
// when it is loaded. It takes the settings and an email by POST and answers with what it logged. Ends with its parent.
const ENTRY = 'virtual:mailer'
const SOURCE = `import { AsyncLocalStorage } from 'node:async_hooks'
import { sendMail } from '#worker/mail/mailer.ts'
const logs = new AsyncLocalStorage()
for (const level of ['info', 'warn', 'error']) console[level] = (line) => logs.getStore()?.push({ level, line })
export default {
  async fetch(request) {
    const { settings, mail } = await request.json()
    const log = []
    const pauses = []
    await logs.run(log, () => sendMail(settings, mail, async (pause) => void pauses.push(pause)))
    return Response.json({ log, pauses })
  },
}`

const built = await build({
  root: join(import.meta.dirname, '../..'),
  configFile: false,
  logLevel: 'error',
  plugins: [
    {
      name: 'mailer',
      resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
      load: (id) => (id === ENTRY ? SOURCE : undefined),
    },
  ],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    write: false,
    rollupOptions: { input: { index: ENTRY }, external: [/^(?:node|cloudflare):/] },
  },
})
const { output } = [built].flat()[0] as { output: { type: string; fileName: string; code: string; isEntry: boolean }[] }
const runtime = new Miniflare(
  convertV4MiniflareOptions({
    modules: output
      .toSorted((one, other) => Number(other.isEntry) - Number(one.isEntry))
      .map(({ fileName, code }) => ({ type: 'ESModule' as const, path: fileName, contents: code })),
    modulesRoot: '/',
    compatibilityDate: '2026-10-01',
    compatibilityFlags: ['nodejs_compat', 'global_fetch_strictly_public'],
    cf: false,
    telemetry: { enabled: false },
    handleStructuredLogs: () => {},
  }),
)
process.send?.((await runtime.ready).href)
process.once('disconnect', async () => {
  await runtime.dispose()
  process.exit(0)
})
