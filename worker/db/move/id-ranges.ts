import { sql } from 'drizzle-orm'
import { DRAWN_IDS } from '#domain/drawn-ids.ts'
import { literal } from '../backup/literals.ts'
import type { Db } from '../database.ts'
import { ownedRecords } from '../schema/roles.ts'

/** The number of consecutive ids of one database, above all ids drawn by devices: a thousand times more than fit into 10 GB. */
const RANGE = 10 ** 10
/** Each database starts with the range of its number. Ranges from here on are given when people move. */
const FIRST_GIVEN = 10_000

const startOf = (range: number) => DRAWN_IDS.end + range * RANGE

/**
 * Gives a new records database a range of ids that no other one uses, so that a person's rows keep their ids in any of them. Databases that
 * have given ids already stay as they are.
 */
export const separateIds = (number: number): string => `
  INSERT INTO sqlite_sequence (name, seq) SELECT name, ${startOf(number)} FROM sqlite_master
  WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%' AND name NOT IN ('d1_migrations', 'sqlite_sequence')
    AND name NOT IN (SELECT name FROM sqlite_sequence)`

type Counter = { name: string; seq: number }
const countersOf = (db: Db) => db.all<Counter>(sql`SELECT name, seq FROM sqlite_sequence`)

/**
 * Gives the target a new range if the person's ids would take it into the range of another database: SQLite's next id follows the highest
 * one.
 */
export async function keepIdsApart(
  databases: readonly Db[],
  { source, target, id }: { source: Db; target: Db; id: string },
): Promise<void> {
  const counters = (await Promise.all(databases.map(countersOf))).flat()
  const own = new Map((await countersOf(target)).map(({ name, seq }) => [name, seq]))
  const counting = await source.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'`,
  )
  const owned = new Set(ownedRecords().map(({ name }) => name))
  const passed: string[] = []
  for (const { name } of counting.filter((one) => owned.has(one.name))) {
    const [row] = await source.all<{ highest: number | null }>(
      sql`SELECT max(id) AS highest FROM ${sql.identifier(name)} WHERE user_id = ${id}`,
    )
    if ((row?.highest ?? 0) > (own.get(name) ?? 0)) passed.push(name)
  }
  if (passed.length === 0) return
  const highest = Math.max(...counters.map(({ seq }) => seq))
  const start = startOf(Math.max(FIRST_GIVEN, Math.floor((highest - DRAWN_IDS.end) / RANGE) + 1))
  const { $client } = target
  await $client.batch(
    passed.flatMap((name) => [
      $client.prepare(`DELETE FROM sqlite_sequence WHERE name = ${literal(name)}`),
      $client.prepare(`INSERT INTO sqlite_sequence (name, seq) VALUES (${literal(name)}, ${start})`),
    ]),
  )
}
