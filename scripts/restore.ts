import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { RECONNECT, restoreLocally, restoreRemotely } from './backups.ts'

const root = resolve(import.meta.dirname, '..')
const state = resolve(root, process.env.GATEFOLD_STATE || join('.wrangler', 'state'))
try {
  const { values, positionals } = parseArgs({
    options: { remote: { type: 'boolean' }, 'keep-sessions': { type: 'boolean' } },
    allowPositionals: true,
  })
  const [name] = positionals
  if (!name) throw new Error('Name the backup: npm run restore -- <file> [--remote] [--keep-sessions]')
  const keepsSessions = values['keep-sessions'] ?? false
  const login = keepsSessions ? 'Whoever was logged in then is logged in again.' : 'Everybody has to log in again.'
  const who = `${login} ${RECONNECT}`
  if (values.remote) {
    await restoreRemotely(root, resolve(name), { keepsSessions })
    console.info(`The backup is restored. ${who} npm run deploy applies newer migrations and deploys the Worker.`)
  } else {
    await restoreLocally(root, state, resolve(name), { keepsSessions })
    console.info(`The backup is restored. ${who} npm start serves it.`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
