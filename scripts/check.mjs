// Runs all static checks: format, lint (including the layers), migrations, types.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

function run(name, ...args) {
  const { status } = spawnSync(name, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}

run('biome', 'check', '--error-on-warnings', '.')
run('node', 'scripts/check-migrations.ts')
run('node', 'scripts/sort-classes.ts')
// The runtime's types depend on its version and compatibility flags, so they are generated, not committed.
if (modified('worker-configuration.d.ts') < Math.max(modified('wrangler.toml'), modified('package-lock.json'))) {
  process.env.WRANGLER_LOG = 'error'
  run('wrangler', 'types', '--include-env', 'false')
}
run('tsc', '-b')
run('node', 'scripts/check-texts.ts')
