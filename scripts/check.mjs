// Runs all static checks: format, lint (including the layers), migrations, types.
import { spawnSync } from 'node:child_process'

const shell = process.platform === 'win32'
function run(name, ...args) {
  const { status } = spawnSync(name, args, { stdio: 'inherit', shell })
  if (status !== 0) process.exit(status ?? 1)
}

run('biome', 'check', '--error-on-warnings', '.')
run('node', 'scripts/check-migrations.ts')
run('node', 'scripts/sort-classes.ts')
// The runtime's types depend on its version and compatibility flags, so they are generated, not committed.
process.env.WRANGLER_LOG = 'error'
const types = ['types', '--include-env', 'false']
if (spawnSync('wrangler', [...types, '--check'], { stdio: 'ignore', shell }).status !== 0) run('wrangler', ...types)
run('tsc', '-b')
run('node', 'scripts/check-texts.ts')
