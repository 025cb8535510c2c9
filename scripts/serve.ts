import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIfStale, ownLanguage } from './build.ts'
import { DEMO } from './demo/accounts.ts'
import { freePort } from './free-port.ts'
import { runCommand } from './run-command.ts'
import { serveBuild } from './server.ts'
import { createSettings, readSettings, writeSettings } from './settings.mjs'
import { whenStopped } from './when-stopped.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
// Starts without a network: no lookup of the caller's location, no usage metrics.
Object.assign(process.env, {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_LOG: process.env.WRANGLER_LOG ?? 'error',
})

const isDev = process.argv[2] === 'dev'
const port = Number(process.env.PORT || 5173) || (await freePort())
const state = resolve(root, process.env.GATEFOLD_STATE || '.wrangler/state')
const starting = new AbortController()

/** Writes the Worker's configuration and the effective variables to one folder, so that the environment overrides `.dev.vars` here too. */
async function writeDevConfig(settings: ReturnType<typeof readSettings>): Promise<string> {
  const { experimental_readRawConfig } = await import('wrangler')
  const folder = join(root, '.wrangler/dev')
  mkdirSync(folder, { recursive: true })
  const { rawConfig } = experimental_readRawConfig({ config: join(root, 'wrangler.toml') })
  const config = { ...rawConfig, main: join(root, 'worker/index.ts') }
  writeFileSync(join(folder, 'wrangler.json'), JSON.stringify(config, null, 2))
  writeSettings(folder, settings)
  return join(folder, 'wrangler.json')
}

/** Starts the server and returns how to stop it. */
async function serve(settings: ReturnType<typeof readSettings>): Promise<() => Promise<void>> {
  if (!isDev) {
    process.env.LANGUAGES ??= ownLanguage()
    await buildIfStale(root, starting.signal)
    return serveBuild(root, { port, state, settings })
  }
  process.env.GATEFOLD_WORKER_CONFIG = await writeDevConfig(settings)
  const { createServer } = await import('vite')
  const server = await createServer({ root, server: { host: '127.0.0.1', port, strictPort: true } })
  await server.listen()
  return () => server.close()
}

whenStopped(() => starting.abort())
createSettings(root)
const settings = readSettings(root, port)
process.env.GATEFOLD_STATE = state
// A process of its own: the tools that prepare the database would stay in the server's memory.
const prepare: [string, ...string[]] = [process.execPath, join(root, 'scripts/prepare.ts'), root, state]
if (!(await runCommand(prepare, {}, { signal: starting.signal })).isOk) process.exit(1)
whenStopped(await serve(settings))

console.info(`
Gatefold is ready at http://127.0.0.1:${port}

  Demo account      ${DEMO.demo.email} / ${DEMO.demo.password}
  Admin account     ${DEMO.admin.email} / ${DEMO.admin.password}
  Sign-up password  ${settings.SIGNUP_PASSWORD}

Stop with Ctrl+C.`)
