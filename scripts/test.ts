import { join } from 'node:path'
import { TEST_BUILD } from './build.ts'
import { runCommand } from './run-command.ts'
import { createSettings } from './settings.mjs'
import { whenStopped } from './when-stopped.ts'

type Step = [name: string, command: string, ...args: string[]]
/** Steps that run one after the other. */
type Lane = readonly Step[]
/** Lanes that run side by side: the terminal shows the last one, of the others only how long each step took, or why it failed. */
type Stage = readonly Lane[]

const root = join(import.meta.dirname, '..')
// Files whose tests all take long. Among short ones, `soakTest` of `tests/runs.ts` leaves out a long test.
const ONLY_SOAK = 'tests/worker/promises/**'
const SUITES: Record<string, readonly Stage[]> = {
  test: [
    [
      [
        ['format, lint, migrations, types', 'node', 'scripts/check.mjs'],
        // Not beside the checks, as some plant faulty files for them.
        ['unit tests', 'vitest', 'run', '--project', 'domain', '--project', 'islands'],
        ['build', 'vite', 'build', '--logLevel', 'warn'],
        ['byte budgets', 'node', 'scripts/bench/bench.ts', 'bytes'],
        [
          'deploy, but for the upload',
          'wrangler',
          'deploy',
          '--dry-run',
          '--config',
          `${TEST_BUILD}/gatefold/wrangler.json`,
        ],
      ],
      [['Worker tests', 'vitest', 'run', '--project', 'worker', '--exclude', ONLY_SOAK]],
    ],
    [[['browser tests', 'playwright', 'test', '--project', 'browser']]],
  ],
  'test:screens': [[[['screens', 'playwright', 'test', '--project', 'screens']]]],
  'test:databases': [[[['Worker tests with three records databases', 'vitest', 'run', '--project', 'worker']]]],
}

const ENVIRONMENTS: Record<string, Record<string, string>> = {
  // With the pseudo language, whose texts are longer, and one whose lines break otherwise.
  'test:screens': { LANGUAGES: 'en,en-XA,ja' },
  'test:databases': { GATEFOLD_DATABASES: '3' },
}

const suite = process.argv[2] ?? 'test'
const stages = SUITES[suite]
if (!stages) throw new Error(`Unknown suite: ${suite}`)
const env = { GATEFOLD_BUILD: TEST_BUILD, LANGUAGES: 'en', ...ENVIRONMENTS[suite] }
createSettings(root)

/** Runs the steps until one fails, which ends what runs beside it; returns whether all succeeded. */
async function runLane(lane: Lane, isQuiet: boolean, stop: AbortController): Promise<boolean> {
  for (const [name, ...command] of lane) {
    if (!isQuiet) console.info(`\n— ${name}`)
    const started = performance.now()
    const { isOk, said } = await runCommand(command, env, { isQuiet, signal: stop.signal })
    if (stop.signal.aborted) return false
    if (!isOk) {
      stop.abort()
      console.error(`${said}\nFailed: ${name}`)
      return false
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    console.info(isQuiet ? `\n— ${name}, beside\n  ${seconds} s` : `  ${seconds} s`)
  }
  return true
}

for (const stage of stages) {
  const stop = new AbortController()
  whenStopped(() => stop.abort())
  const ends = await Promise.all(stage.map((lane, index) => runLane(lane, index < stage.length - 1, stop)))
  if (ends.includes(false)) {
    process.exitCode = 1
    break
  }
}
