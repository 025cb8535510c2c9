// Plain JavaScript for Node 20 or newer, because it may run before the dependencies are installed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const mode = process.argv[2] ?? 'start'

/** What runs now. It gets the signals, which whoever stops npm sends to this process alone. */
let child
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child?.kill(signal))
// npm signals the shell between, which dies of that and tells nobody.
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child?.kill(), 500).unref()

/** Runs a command to its end. `isTied` tells it when this process is gone. */
async function run(command, args, isTied = false) {
  child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', ...(isTied ? ['ipc'] : [])],
    shell: process.platform === 'win32' && !isTied,
  })
  const [status, signal] = await once(child, 'close')
  if (signal) {
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  }
  if (status !== 0) process.exit(status ?? 1)
}

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Gatefold needs Node 20 or newer; this is ${process.version}.`)
  process.exit(1)
}
if (modified(`${root}/package-lock.json`) > modified(`${root}/node_modules/.package-lock.json`)) {
  console.info('Installing dependencies…')
  // The packages' engines don't matter to this Node version, which runs nothing else.
  await run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel', 'error'])
}

// The tools need the Node version that the project installs.
const node = `${root}/node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`
const script = { start: 'serve.ts', dev: 'serve.ts', 'release-check': 'release-check.ts' }[mode] ?? 'test.ts'
// Node takes memory in larger steps than the server needs.
const flags = mode === 'start' ? ['--max-semi-space-size=1', '--optimize-for-size'] : []
await run(node, [...flags, `${root}/scripts/${script}`, mode, ...process.argv.slice(3)], true)
