import { join } from 'node:path'
import { TEST_BUILD } from './build.ts'
import { runCommand } from './run-command.ts'
import { createSettings } from './settings.mjs'

type Step = [name: string, command: string, ...args: string[]]

const root = join(import.meta.dirname, '..')
// Files whose tests all take long. Among short ones, `soakTest` of `tests/runs.ts` leaves out a long test.
const ONLY_SOAK = 'tests/worker/promises/**'
const SUITES: Record<string, Step[]> = {
  test: [
    ['format, lint, migrations, types', 'node', 'scripts/check.mjs'],
    ['unit tests', 'vitest', 'run', '--project', 'domain', '--project', 'islands'],
    ['Worker tests', 'vitest', 'run', '--project', 'worker', '--exclude', ONLY_SOAK],
    ['build', 'vite', 'build', '--logLevel', 'warn'],
    ['byte budgets', 'node', 'scripts/bench/bytes.ts', '--check'],
    ['browser tests', 'playwright', 'test', '--project', 'browser'],
  ],
  'test:screens': [['screens', 'playwright', 'test', '--project', 'screens']],
  soak: [
    ['property tests, many runs', 'vitest', 'run', '--project', 'worker', '--tags-filter', 'soak'],
    ['restarts during an import, load', 'playwright', 'test', '--project', 'soak'],
  ],
  'test:databases': [['Worker tests, accounts and records in a database each', 'vitest', 'run', '--project', 'worker']],
}

const ENVIRONMENTS: Record<string, Record<string, string>> = {
  soak: { GATEFOLD_SOAK: '1' },
  'test:databases': { GATEFOLD_DATABASES: '2' },
}

const suite = process.argv[2] ?? 'test'
const steps = SUITES[suite]
if (!steps) throw new Error(`Unknown suite: ${suite}`)
createSettings(root)
for (const [name, ...command] of steps) {
  console.info(`\n— ${name}`)
  const started = performance.now()
  if (!runCommand(command, { GATEFOLD_BUILD: TEST_BUILD, ...ENVIRONMENTS[suite] })) {
    console.error(`\nFailed: ${name}`)
    process.exitCode = 1
    break
  }
  console.info(`  ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
