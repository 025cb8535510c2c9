import { sql } from 'drizzle-orm'
import { MOVING_NAMES } from '../backup/backup.ts'
import { literal, quoted } from '../backup/literals.ts'
import type { Db } from '../database.ts'
import { ownedRecords } from '../schema/roles.ts'
import { MOVING } from './moving.ts'

const ACTS = ['insert', 'update', 'delete'] as const
type Act = (typeof ACTS)[number]

const ROWS: Record<Act, readonly string[]> = { insert: ['new'], update: ['old', 'new'], delete: ['old'] }

const nameOf = (id: string, act: Act | '', table = '') =>
  `${MOVING_NAMES}${id}_${act}${table === '' ? '' : `_${table}`}`

/**
 * Makes the database refuse every write to a person's records, by requests, Workflows and jobs. It takes one transaction, so earlier writes
 * are complete. The triggers cost other people next to nothing, and nothing at all after the move.
 */
export async function raiseFence({ $client }: Db, id: string): Promise<void> {
  await $client.batch(
    ownedRecords().flatMap(({ name }) =>
      ACTS.map((act) => {
        const isTheirs = ROWS[act].map((row) => `${row}.user_id = ${literal(id)}`).join(' OR ')
        return $client.prepare(`
          CREATE TRIGGER IF NOT EXISTS ${quoted(nameOf(id, act, name))} BEFORE ${act.toUpperCase()} ON ${quoted(name)} WHEN ${isTheirs}
          BEGIN SELECT RAISE(ABORT, ${literal(MOVING)}); END`)
      }),
    ),
  )
}

const listFence = async (db: Db, id: string, act: Act | ''): Promise<string[]> => {
  const begin = nameOf(id, act)
  const rows = await db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'trigger' AND substr(name, 1, ${begin.length}) = ${begin}`,
  )
  return rows.map(({ name }) => name)
}

/** Whether a database refuses writes to a person's records. */
export const hasFence = async (db: Db, id: string): Promise<boolean> => (await listFence(db, id, '')).length > 0

/** Accepts writes to a person's records again, or to some tables of them. */
export async function lowerFence(db: Db, id: string, acts: readonly (Act | '')[] = ['']): Promise<void> {
  const names: string[] = []
  for (const act of acts) names.push(...(await listFence(db, id, act)))
  const { $client } = db
  if (names.length > 0) await $client.batch(names.map((name) => $client.prepare(`DROP TRIGGER ${quoted(name)}`)))
}
