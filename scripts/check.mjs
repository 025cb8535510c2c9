// One command for everything that can be known without running the app: format, lint, rooms, migrations, types.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

function run(name, ...args) {
  const { status } = spawnSync(name, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}

run('biome', 'check', '--error-on-warnings', '.')
run('node', 'scripts/check-migrations.ts')
// The runtime's types follow from its version and the flags, so they are made here and not kept.
if (modified('worker-configuration.d.ts') < Math.max(modified('wrangler.toml'), modified('package-lock.json'))) {
  process.env.WRANGLER_LOG = 'error'
  run('wrangler', 'types', '--include-env', 'false')
}
run('tsc', '--noEmit')
