import { join } from 'node:path'
import { separateIds } from '#worker/db/move/id-ranges.ts'
import { listDatabases } from './local-binding.ts'
import { remoteQuery } from './remote-database.ts'
import { runCommand } from './run-command.ts'

/** What Wrangler is told to deploy: the migrations of each database, then the Worker, which expects them. */
export const deploySteps = (root: string): string[][] => [
  ...listDatabases(root).map(([binding]) => ['d1', 'migrations', 'apply', binding, '--remote']),
  ['deploy'],
]

/** What is run in each database of records beside the accounts', before people get there. */
export const idStatements = (root: string): [binding: string, sql: string][] =>
  listDatabases(root).flatMap(([binding]) => {
    const [, number] = /^RECORDS_(\d+)$/.exec(binding) ?? []
    return number === undefined ? [] : [[binding, separateIds(Number(number))]]
  })

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  for (const step of deploySteps(root)) {
    if (step[0] === 'deploy') for (const [binding, sql] of idStatements(root)) await remoteQuery(root, binding)(sql)
    const { isOk } = await runCommand(['wrangler', ...step], {})
    if (isOk) continue
    console.error(`wrangler ${step.join(' ')} failed. What comes after it was not done; run npm run deploy again.`)
    process.exitCode = 1
    break
  }
}
