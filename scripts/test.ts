import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSettings } from './settings.mjs'

const root = join(import.meta.dirname, '..')
const steps: [name: string, command: string, ...args: string[]][] = [
  ['format, lint, rooms, migrations, types', 'node', 'scripts/check.mjs'],
  ['domain and Worker tests', 'vitest', 'run'],
  ['build', 'vite', 'build', '--logLevel', 'warn'],
  ['byte budgets', 'node', 'scripts/bench/bytes.ts', '--check'],
  ['browser tests', 'playwright', 'test'],
]

createSettings(root)
const state = mkdtempSync(join(tmpdir(), 'gatefold-test-'))
try {
  for (const [name, command, ...args] of steps) {
    console.info(`\n— ${name}`)
    const started = performance.now()
    const { status } = spawnSync(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', GATEFOLD_TEST_STATE: state },
    })
    if (status !== 0) {
      console.error(`\nFailed: ${name}`)
      process.exitCode = 1
      break
    }
    console.info(`  ${((performance.now() - started) / 1000).toFixed(0)} s`)
  }
} finally {
  rmSync(state, { recursive: true, force: true })
}
