import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUpLocally, backUpRemotely } from './backups.ts'

const root = resolve(import.meta.dirname, '..')
const state = resolve(root, process.env.GATEFOLD_STATE || join('.wrangler', 'state'))
try {
  const { values, positionals } = parseArgs({ options: { remote: { type: 'boolean' } }, allowPositionals: true })
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const file = resolve(positionals[0] ?? join(root, 'backups', `gatefold-${time}.sql.gz`))
  await (values.remote ? backUpRemotely(root, file) : backUpLocally(root, state, file))
  console.info(`The backup is in ${relative(process.cwd(), file)}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
