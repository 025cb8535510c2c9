// Plain JavaScript for Node 20 or newer, because it may run before the dependencies are installed.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const mode = process.argv[2] ?? 'start'

function run(command, args) {
  const { status, signal } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (signal) process.kill(process.pid, signal)
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
  run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel', 'error'])
}

// The tools need the Node version that the project installs.
const node = `${root}/node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`
const script = mode === 'start' || mode === 'dev' ? 'serve.ts' : 'test.ts'
// Node takes memory in larger steps than the server needs.
const flags = mode === 'start' ? ['--max-semi-space-size=1', '--optimize-for-size'] : []
run(node, [...flags, `${root}/scripts/${script}`, mode])
