import { env } from 'cloudflare:workers'
import { readStatement } from '#worker/db/accounts/writes.ts'
import { ALBUM_TEXT_COLUMNS } from '#worker/db/schema.ts'

/** Collects the text of every statement that is prepared until `stop`. */
export function recordStatements(): { statements: ReadonlySet<string>; stop: () => void } {
  const statements = new Set<string>()
  // The database prepares its statements as a session that is always at the primary one.
  const prototype: D1DatabaseSession = Object.getPrototypeOf(env.DB.withSession())
  const { prepare } = prototype
  prototype.prepare = function (sql) {
    statements.add(sql)
    return prepare.call(this, sql)
  }
  return { statements, stop: () => Object.assign(prototype, { prepare }) }
}

type Step = { addr: number; opcode: string; p1: number; p2: number; p4: string | null; p5: number }

const IS_UPDATE = 0x04
const GROWS = 'changes the size of an album'

/** What SQLite compiles a statement to; null where a test has removed a table. */
async function compile(sql: string): Promise<Step[] | null> {
  const unnamed = sql.replaceAll(/'[^']*'/g, '').match(/\?(?!\d)/g) ?? []
  const numbers = [...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number))
  const values = Array(Math.max(unnamed.length, ...numbers)).fill(null)
  try {
    const { results } = await env.DB.prepare(`EXPLAIN ${sql}`)
      .bind(...values)
      .all<Step>()
    // What follows are triggers and the rows that go with a deleted one.
    const end = results.findIndex(({ addr }, index) => index > 0 && addr === 0)
    return end < 0 ? results : results.slice(0, end)
  } catch (error) {
    if (String(error).includes('no such table')) return null
    throw error
  }
}

const sorted = (writes: string[]) => [...new Set(writes)].sort()

function writesOf(steps: readonly Step[], sizeIndex: number, without: ReadonlySet<string>): string[] {
  const isTable = ({ p4 }: Step) => /^[a-z_]+$/.test(p4 ?? '') && !p4?.startsWith('sqlite_') && !without.has(p4 ?? '')
  const inserts = steps.filter((step) => step.opcode === 'Insert' && isTable(step))
  const replaced = new Set(inserts.map(({ p4 }) => p4))
  const deletes = steps.filter((step) => step.opcode === 'Delete' && isTable(step) && !replaced.has(step.p4))
  const opened = steps.find(({ opcode, p2 }) => opcode === 'OpenWrite' && p2 === sizeIndex)
  const isGrowing = opened && steps.some(({ opcode, p1 }) => opcode === 'IdxInsert' && p1 === opened.p1)
  return sorted([
    ...inserts.map(({ p4, p5 }) => `${p5 & IS_UPDATE ? 'update' : 'insert'} ${p4}`),
    ...deletes.map(({ p4 }) => `delete ${p4}`),
    ...(isGrowing ? [GROWS] : []),
  ])
}

function readWrites(sql: string, without: ReadonlySet<string>): string[] {
  const writes = readStatement(sql).writes.filter(({ table }) => !without.has(table))
  const isGrowing = writes.some(
    ({ table, kind, columns }) =>
      table === 'album' &&
      (kind === 'insert' || (kind === 'update' && columns.some((column) => ALBUM_TEXT_COLUMNS.includes(column)))),
  )
  return sorted([...writes.map(({ table, kind }) => `${kind} ${table}`), ...(isGrowing ? [GROWS] : [])])
}

/** The statements that `readStatement` takes for something else than what SQLite compiles them to. */
export async function misreadStatements(statements: ReadonlySet<string>) {
  const sizeIndex = await env.DB.prepare(
    "SELECT rootpage FROM sqlite_master WHERE name = 'album_user_bytes'",
  ).first<number>('rootpage')
  // SQLite writes these like an index, without their name.
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%WITHOUT ROWID'",
  ).all<{ name: string }>()
  const withoutRowid = new Set(results.map(({ name }) => name))
  const misread = []
  for (const sql of [...statements].filter((one) => /^\s*(?:select|with|insert|update|delete|replace)\b/i.test(one))) {
    // A SELECT writes nothing.
    const steps = /^\s*select\b/i.test(sql) ? [] : await compile(sql)
    if (!steps) continue
    const [really, read] = [writesOf(steps, sizeIndex ?? 0, withoutRowid), readWrites(sql, withoutRowid)]
    if (really.join() !== read.join()) misread.push({ sql, really, read })
  }
  return misread
}
