import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { DatabaseBindings } from '#worker/db/databases.ts'
import { movePerson, type Step } from '#worker/db/move/move.ts'
import { messageOf } from '#worker/db/move/moving.ts'
import { prepareDatabase, readPrepared, withLocalDatabase } from './database.ts'
import { openRemotely } from './remote-binding.ts'

/** Calls that began before the account changed read where the records were until they end. No download takes longer. */
const WAIT_SECONDS = 180
/** What the runtime says where another process, such as `npm start`, has a local database open. */
const IS_OPEN = /internal error|database is locked|SQLITE_BUSY/

const USAGE = 'npm run move -- --email <address> --to <number> [--remote] [--wait <seconds>]'

const root = resolve(import.meta.dirname, '..')
const state = resolve(root, process.env.GATEFOLD_STATE || join('.wrangler', 'state'))

const numberOf = (text: string | undefined) => (/^\d{1,4}$/.test(text ?? '') ? Number(text) : null)
const rowsText = (rows: number) => (rows === 1 ? '1 row' : `${rows.toLocaleString('en')} rows`)

async function move(env: DatabaseBindings, { email, to, seconds }: { email: string; to: number; seconds: number }) {
  const says: Record<Step, (rows?: number) => string> = {
    checked: () =>
      `Moving the records of ${email} to database ${to}. Once more, the same command goes on after a stop.`,
    fenced: () => 'From now on they are only read.',
    emptied: () => '',
    copied: (rows = 0) => `Copied ${rowsText(rows)}.`,
    compared: () => 'Compared each with its copy: all are the same.',
    flipped: () =>
      `They are in database ${to} now, and can be changed again.${seconds > 0 ? ` Waiting ${seconds} seconds for calls that began before.` : ''}`,
    waited: () => '',
    erased: () => 'Erased them where they were.',
  }
  const { outcome, from } = await movePerson(
    env,
    { email, to },
    {
      migrations: readdirSync(join(root, 'migrations')).filter((name) => name.endsWith('.sql')),
      wait: () => new Promise((resolve) => setTimeout(resolve, seconds * 1_000)),
      onStep: (step, rows) => {
        const text = says[step](rows)
        if (text) console.info(text)
      },
    },
  )
  if (outcome === 'finished')
    console.info(`The records are in database ${from}. What an earlier move had left elsewhere is erased.`)
  if (outcome === 'undone') console.info(`The records stay in database ${from}, and can be changed again.`)
}

try {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      to: { type: 'string' },
      remote: { type: 'boolean' },
      wait: { type: 'string' },
    },
  })
  const [to, seconds] = [numberOf(values.to), numberOf(values.wait ?? String(values.remote ? WAIT_SECONDS : 0))]
  if (!values.email || to === null || seconds === null) throw new Error(USAGE)
  const what = { email: values.email, to, seconds }
  if (values.remote) await move(openRemotely(root), what)
  else {
    if (readPrepared(state).length === 0) throw new Error('There is no local database yet. Run npm start first.')
    const run = async () => {
      await prepareDatabase(root, state)
      await withLocalDatabase(root, state, (_, bindings) => move(bindings, what))
    }
    await run().catch((error: unknown) => {
      if (!IS_OPEN.test(messageOf(error))) throw error
      throw new Error('Another process has the local databases open. Stop npm start, then run the same command again.')
    })
  }
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
