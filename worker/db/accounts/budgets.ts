import { sql } from 'drizzle-orm'
import { type AppError, LimitExceeded, TooManyRequests } from '#domain/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { waitText } from '#domain/wait-text.ts'
import * as messages from '#locales/errors/budgets.ts'
import type { Ctx } from '../context.ts'
import type { Binding } from '../database.ts'
import { ALBUM_TEXT_COLUMNS, BUDGETS, type Budget } from '../schema.ts'
import { isKeyUsed, type KeyedRequest, KeyUsed, keyStatements } from './idempotency.ts'
import { readStatement, type Write } from './writes.ts'

const HOUR_MS = 3_600_000

type Level = {
  name: Budget
  limit: 'cratePlacesPerPerson' | 'bytesPerPerson' | 'runningFanImports'
  /** Whether a write can raise the level. */
  isRaisedBy: (write: Write) => boolean
  /** The level, as SQL with the person as `?1`. */
  level: string
  /** The most that the transaction has added, as SQL; `?3` is the size of the bound texts. */
  added?: string
  /** The tables whose texts a statement can copy, which adds more than that. */
  copiedFrom?: readonly string[]
}

const LEVELS: readonly Level[] = [
  {
    name: 'places',
    limit: 'cratePlacesPerPerson',
    isRaisedBy: ({ table, kind }) => kind === 'insert' && table === 'crate_album',
    level: `(SELECT count(*) FROM crate_album WHERE user_id = ?1)
      + (SELECT coalesce(sum(album_count), 0) FROM deleted_crate WHERE user_id = ?1)`,
    added: "total_changes() - (SELECT mark FROM budget WHERE user_id = ?1 AND name = 'rows')",
  },
  {
    name: 'bytes',
    limit: 'bytesPerPerson',
    isRaisedBy: ({ table, kind, columns }) =>
      (kind === 'insert' && ['album', 'album_track', 'import_chunk', 'album_edit', 'album_alias'].includes(table)) ||
      (kind === 'update' && table === 'album' && columns.some((column) => ALBUM_TEXT_COLUMNS.includes(column))),
    level: `(SELECT coalesce(sum(bytes), 0) FROM album WHERE user_id = ?1)
      + (SELECT coalesce(sum(octet_length(title) + coalesce(octet_length(artist), 0)), 0) FROM album_track WHERE user_id = ?1)
      + (SELECT coalesce(sum(octet_length(failed)), 0) FROM import_chunk WHERE user_id = ?1)
      + (SELECT coalesce(sum(octet_length(rows)), 0) FROM album_edit WHERE user_id = ?1)
      + (SELECT coalesce(sum(octet_length(names) + coalesce(octet_length(address), 0) + coalesce(octet_length(before), 0)), 0)
        FROM album_alias WHERE user_id = ?1)`,
    added: '?3',
    copiedFrom: ['import_change', 'album_edit'],
  },
  {
    name: 'fan_imports',
    limit: 'runningFanImports',
    isRaisedBy: ({ table, kind }) => kind === 'insert' && table === 'fan_import',
    level: `(SELECT count(*) FROM fan_import WHERE user_id = ?1 AND kind = 'fan' AND status IN ('running', 'waiting'))`,
  },
]

const ROWS = `INSERT INTO budget (user_id, name, count, max, resets_at, mark)`
const START_OR_GO_ON = `count = CASE WHEN resets_at <= ?4 THEN 0 ELSE count END + excluded.count, max = excluded.max,
  resets_at = CASE WHEN resets_at <= ?4 THEN excluded.resets_at ELSE resets_at END, mark = excluded.mark`

/** The most bytes that a text of a length can have. */
const BYTES_PER_UNIT = 3

/** A statement that writes, which its database runs together with the statements that count it. */
class CountedStatement {
  readonly does: ReturnType<typeof readStatement>
  readonly statement: D1PreparedStatement
  /** At least the size of the bound texts. */
  readonly bytes: number
  private readonly database: { batch: D1Database['batch'] }
  constructor(
    does: ReturnType<typeof readStatement>,
    statement: D1PreparedStatement,
    database: { batch: D1Database['batch'] },
    bytes = 0,
  ) {
    this.does = does
    this.statement = statement
    this.bytes = bytes
    this.database = database
  }
  bind(...values: unknown[]) {
    const units = values.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0)
    return new CountedStatement(this.does, this.statement.bind(...values), this.database, units * BYTES_PER_UNIT)
  }
  async all() {
    const [result] = await this.database.batch([this as unknown as D1PreparedStatement])
    return result
  }
  run() {
    return this.all()
  }
  async raw() {
    return ((await this.all())?.results ?? []).map((row) => Object.values(row as object))
  }
}

/**
 * A database in which every transaction also counts what it writes for a person: rows in the hour, places in crates, bytes of text,
 * running fan imports. A transaction that would exceed a limit is undone as a whole; counting and limit are part of it, so parallel calls
 * cannot slip past, and it stays one round trip. A `request` with a key writes only if no other has used it; it notes the key unless `isMidway`. @throws LimitExceeded,
 * TooManyRequests, KeyUsed
 */
export function withBudgets(
  binding: Binding,
  {
    userId,
    now,
    request,
    isMidway = false,
  }: { userId: string; now: Date; request?: KeyedRequest | undefined; isMidway?: boolean },
): D1Database {
  const time = now.getTime()
  const prepare = (sql: string, ...values: unknown[]) => binding.prepare(sql).bind(userId, ...values)

  const countRows = (rows: string, mark: string) =>
    prepare(
      `${ROWS} VALUES (?1, 'rows', ${rows}, ?2, ?3, ${mark}) ON CONFLICT DO UPDATE SET ${START_OR_GO_ON}`,
      LIMITS.rowsWrittenPerHour,
      time + HOUR_MS,
      time,
    )

  /**
   * Adds to a level what the transaction can have added at most. Only if that would exceed the limit, or tells too little, the level is
   * computed, which reads all of the person's rows.
   */
  function setLevel({ name, limit, level, added, copiedFrom = [] }: Level, writes: readonly CountedStatement[]) {
    const isKnown = added !== undefined && !writes.some(({ does }) => copiedFrom.some(does.names))
    const computed = `${level} + 0 * ?3`
    const sum = `count + ${added}`
    const known = `SELECT CASE WHEN ${sum} <= ?2 THEN ${sum} ELSE ${computed} END FROM budget WHERE user_id = ?1 AND name = '${name}'`
    const count = isKnown ? `coalesce((${known}), ${computed})` : computed
    return prepare(
      `${ROWS} SELECT ?1, '${name}', ${count}, ?2, 0, 0 WHERE true
       ON CONFLICT DO UPDATE SET count = excluded.count, max = excluded.max`,
      LIMITS[limit],
      writes.reduce((sum, { bytes }) => sum + bytes, 0),
    )
  }

  const keyed =
    request &&
    keyStatements(prepare, request, {
      now,
      hasWritten: "total_changes() > (SELECT mark FROM budget WHERE user_id = ?1 AND name = 'rows') + 1",
    })

  /** The statements before and after those that write. */
  function counting(writes: readonly CountedStatement[]) {
    const levels = LEVELS.filter(({ isRaisedBy }) => writes.some(({ does }) => does.writes.some(isRaisedBy)))
    const [only, ...others] = writes
    // `changes()` tells of the last statement alone and leaves out rows that go with a deleted one.
    if (
      !keyed &&
      only &&
      others.length === 0 &&
      levels.length === 0 &&
      only.does.writes.every(({ kind }) => kind !== 'delete')
    ) {
      return [[], [countRows('changes()', '0')]] as const
    }
    const difference = prepare(
      "UPDATE budget SET count = count + total_changes() - mark - 1 WHERE user_id = ?1 AND name = 'rows'",
    )
    return [
      [countRows('0', 'total_changes()'), ...(keyed ? [keyed.before] : [])],
      [...(keyed && !isMidway ? keyed.after : []), difference, ...levels.map((level) => setLevel(level, writes))],
    ] as const
  }

  async function errorOf(error: unknown): Promise<unknown> {
    const text = error instanceof Error ? error.message : ''
    if (isKeyUsed(text)) return new KeyUsed()
    const name = BUDGETS.find((one) => text.includes(`CHECK constraint failed: budget_${one}`))
    if (!name) return error
    if (name !== 'rows') return FULL[name]()
    const resetsAt = await prepare("SELECT resets_at FROM budget WHERE user_id = ?1 AND name = 'rows'").first<number>(
      'resets_at',
    )
    return tooManyRows(resetsAt ?? 0, time)
  }

  const database = {
    prepare(sql: string) {
      const statement = binding.prepare(sql)
      const does = readStatement(sql)
      return does.writes.length > 0 ? new CountedStatement(does, statement, database as never) : statement
    },
    async batch(statements: (D1PreparedStatement | CountedStatement)[]) {
      const plain = statements.map((one) => (one instanceof CountedStatement ? one.statement : one))
      const writes = statements.filter((one) => one instanceof CountedStatement)
      if (writes.length === 0) return binding.batch(plain)
      const [before, after] = counting(writes)
      try {
        const results = await binding.batch([...before, ...plain, ...after])
        return results.slice(before.length, before.length + plain.length)
      } catch (error) {
        throw await errorOf(error)
      }
    },
  }
  return database as unknown as D1Database
}

function tooManyRows(resetsAt: number, now: number): TooManyRequests {
  // A request that began later may have opened the window.
  const left = Math.min(HOUR_MS, resetsAt > now ? resetsAt - now : HOUR_MS)
  const wait = Math.max(1, Math.ceil(left / 1_000))
  const max = LIMITS.rowsWrittenPerHour
  return new TooManyRequests(messages.tooManyRows(max, waitText(wait)), wait, 'too-many-changes')
}

/** A few rows are written sooner than it is asked whether they may be. */
const FEW_ROWS = 500

/** Refuses a call that writes at least so many rows before any of its work is done, if they are too many. @throws TooManyRequests */
export async function requireRowsLeft({ db, userId, now }: Ctx, rows: number): Promise<void> {
  if (rows <= FEW_ROWS) return
  const time = now.getTime()
  const [spent] = await db.all<{ count: number; resetsAt: number }>(sql`
    SELECT count, resets_at AS resetsAt FROM budget WHERE user_id = ${userId} AND name = 'rows' AND resets_at > ${time}`)
  if (spent && spent.count + rows > LIMITS.rowsWrittenPerHour) throw tooManyRows(spent.resetsAt, time)
}

const FULL: Record<Exclude<Budget, 'rows'>, () => AppError> = {
  places: () => new LimitExceeded(messages.cratesFull(LIMITS.cratePlacesPerPerson), 'crates-full'),
  bytes: () => new LimitExceeded(messages.dataFull(LIMITS.bytesPerPerson), 'data-full'),
  fan_imports: () => new LimitExceeded(messages.tooManyFanImports(LIMITS.runningFanImports), 'too-many-imports'),
}
