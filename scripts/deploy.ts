import { join } from 'node:path'
import { listDatabases } from './local-binding.ts'
import { runCommand } from './run-command.ts'

/** What Wrangler is told to deploy: the migrations of each database, then the Worker, which expects them. */
export const deploySteps = (root: string): string[][] => [
  ...listDatabases(root).map(([binding]) => ['d1', 'migrations', 'apply', binding, '--remote']),
  ['deploy'],
]

if (import.meta.main) {
  for (const step of deploySteps(join(import.meta.dirname, '..'))) {
    const { isOk } = await runCommand(['wrangler', ...step], {})
    if (isOk) continue
    console.error(`wrangler ${step.join(' ')} failed. What comes after it was not done; run npm run deploy again.`)
    process.exitCode = 1
    break
  }
}
