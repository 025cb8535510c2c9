import { type SQL, sql } from 'drizzle-orm'
import { type AppError, Conflict, LimitExceeded, TooManyRequests } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import type { DeviceChange } from '#domain/sync/device-change.ts'
import { waitText } from '#domain/text/wait-text.ts'
import * as messages from '#locales/errors.ts'
import type { Ctx } from './context.ts'
import { type Answers, batch, boundBytes, type Statement, type Statements, withNames } from './database.ts'
import { isKeyUsed, KeyUsed, keyStatements } from './idempotency.ts'
import { BUDGETS, type Budget } from './schema.ts'

const HOUR_MS = 3_600_000

type Level = Exclude<Budget, 'rows'>

/**
 * What a transaction can add to: memberships in crates (`places`), bytes of text, running fan imports. `copied_bytes` are texts that are
 * not bound, but copied from rows that do not count; a number is how many bytes those are at most.
 */
export type Growth = Level | 'copied_bytes' | number

const LEVELS = {
  places: {
    limit: 'cratePlacesPerPerson',
    level: ({ userId }: Ctx) => sql`(SELECT count(*) FROM crate_album WHERE user_id = ${userId})
      + (SELECT coalesce(sum(album_count), 0) FROM deleted_crate WHERE user_id = ${userId})`,
  },
  bytes: {
    limit: 'bytesPerPerson',
    level: ({ userId }: Ctx) => sql`(SELECT coalesce(sum(bytes), 0) FROM album WHERE user_id = ${userId})
      + (SELECT coalesce(sum(octet_length(title) + coalesce(octet_length(artist), 0)), 0) FROM album_track WHERE user_id = ${userId})
      + (SELECT coalesce(sum(octet_length(note)), 0) FROM listen WHERE user_id = ${userId})
      + (SELECT coalesce(sum(octet_length(failed)), 0) FROM import_chunk WHERE user_id = ${userId})
      + (SELECT coalesce(sum(octet_length(rest)), 0) FROM journal WHERE user_id = ${userId} AND kind IN ('edit', 'merge'))
      + (SELECT coalesce(sum(octet_length(albums)), 0) FROM journal_row WHERE user_id = ${userId} AND kind <> 'import')
      + (SELECT coalesce(sum(octet_length(names) + coalesce(octet_length(address), 0)), 0) FROM album_alias WHERE user_id = ${userId})`,
  },
  fan_imports: {
    limit: 'runningFanImports',
    level: ({ userId }: Ctx) =>
      sql`(SELECT count(*) FROM fan_import WHERE user_id = ${userId} AND kind <> 'file' AND status IN ('running', 'waiting'))`,
  },
} as const

const mark = ({ userId }: Ctx) => sql`(SELECT mark FROM budget WHERE user_id = ${userId} AND name = 'rows')`

/**
 * The open changes of the person's devices, including this one; NULL, which the column refuses, if the change is outdated because its
 * device has sent a later one (`DeviceChange`).
 */
function devicesAfter({ device, number, open }: DeviceChange) {
  const has = (condition: SQL) =>
    sql`EXISTS (SELECT 1 FROM json_each(budget.devices) AS one WHERE one.key = ${device} AND ${condition})`
  const last = sql`json_extract(one.value, '$[#-1]')`
  return sql`CASE
    WHEN ${has(sql`${number} < ${last} AND ${number} NOT IN (SELECT value FROM json_each(one.value))`)} THEN NULL
    WHEN ${has(sql`${last} > ${open.at(-1)}`)} THEN budget.devices
    ELSE (SELECT json_group_object(key, json(value)) FROM (SELECT ${device} AS key, ${JSON.stringify(open)} AS value
      UNION ALL SELECT key, value FROM json_each(budget.devices) WHERE key <> ${device} LIMIT ${LIMITS.devicesKnown})) END`
}

/** The first statement of a transaction: its rows are counted from here on. It fails for an outdated change of a device. */
function startRows({ db, userId, now, change }: Ctx) {
  const time = now.getTime()
  const devices = change ? JSON.stringify({ [change.device]: change.open }) : '{}'
  return db.run(sql`
    INSERT INTO budget (user_id, name, count, max, resets_at, mark, devices)
    VALUES (${userId}, 'rows', 0, ${LIMITS.rowsWrittenPerHour}, ${time + HOUR_MS}, total_changes(), ${devices})
    ON CONFLICT DO UPDATE SET count = CASE WHEN resets_at <= ${time} THEN 0 ELSE count END, max = excluded.max,
      resets_at = CASE WHEN resets_at <= ${time} THEN excluded.resets_at ELSE resets_at END, mark = excluded.mark,
      devices = ${change ? devicesAfter(change) : sql`budget.devices`}`)
}

/** The last statement of a transaction: adds its rows, including those of triggers, without the `counting` ones that only count. */
const addRows = ({ db, userId }: Ctx, counting: number) =>
  db.run(sql`
    UPDATE budget SET count = count + total_changes() - mark - ${counting}, mark = 0 WHERE user_id = ${userId} AND name = 'rows'`)

/**
 * The statement that adds the most that the transaction can have added to a level: `bytes`, or a membership for each row. The exact level,
 * which takes reading all of the person's rows, is only computed if this would exceed the limit or is unknown.
 */
function setLevel(ctx: Ctx, name: Level, bytes: number | null) {
  const { db, userId } = ctx
  const { limit, level } = LEVELS[name]
  const most = LIMITS[limit]
  const added = {
    places: sql`(total_changes() - ${mark(ctx)})`,
    bytes: bytes === null ? null : sql`${bytes}`,
    fan_imports: null,
  }[name]
  const known =
    added &&
    sql`(SELECT count + ${added} FROM budget
    WHERE user_id = ${userId} AND name = ${name} AND count + ${added} <= ${most})`
  return db.run(sql`
    INSERT INTO budget (user_id, name, count, max, resets_at, mark)
    VALUES (${userId}, ${name}, ${known ? sql`coalesce(${known}, ${level(ctx)})` : level(ctx)}, ${most}, 0, 0)
    ON CONFLICT DO UPDATE SET count = excluded.count, max = excluded.max`)
}

/**
 * `batch` for a transaction that writes for a person. If their writes count, it also counts its rows in the hour and what it `grows`:
 * beyond a limit it is undone as a whole. Counting and limit are part of the transaction, so parallel calls cannot slip past, and it stays
 * one round trip. Of a call with a key, it writes only if no other call has used the key, and notes the key in the last step.
 * A change of a device that is over writes nothing. @throws LimitExceeded, TooManyRequests, KeyUsed, Conflict `outdated`
 */
export async function write<const All extends Statements>(
  ctx: Ctx,
  statements: All,
  grows: readonly Growth[] = [],
): Promise<Answers<All>> {
  const { db, isCounted, keyed, isLastStep = true } = ctx
  if (!isCounted) return batch(db, statements)
  const key = keyed && keyStatements(ctx, keyed, sql`total_changes() > ${mark(ctx)} + 1`)
  const before = [startRows(ctx), ...(key ? [key.before] : [])]
  const isCopying = grows.includes('copied_bytes')
  const copied = grows.reduce<number>((sum, one) => (typeof one === 'number' ? sum + one : sum), 0)
  const levels = [...new Set(grows.map((one) => (one === 'copied_bytes' || typeof one === 'number' ? 'bytes' : one)))]
  const bytes = isCopying || !levels.includes('bytes') ? null : boundBytes(statements) + copied
  const after = [
    ...(key && isLastStep ? key.after : []),
    ...levels.map((name) => setLevel(ctx, name, bytes)),
    addRows(ctx, 1 + levels.length),
  ]
  try {
    const results = await batch(db, [before, ...Object.values<Statement>(statements), after])
    return withNames(statements, results.slice(1, -1))
  } catch (error) {
    throw await errorOf(ctx, error)
  }
}

async function errorOf({ db, userId, now }: Ctx, error: unknown): Promise<unknown> {
  const text = error instanceof Error ? error.message : ''
  if (isKeyUsed(text)) return new KeyUsed()
  if (text.includes('NOT NULL constraint failed: budget.devices')) return new Conflict('outdated', messages.outdated)
  const name = BUDGETS.find((one) => text.includes(`CHECK constraint failed: budget_${one}`))
  if (!name) return error
  if (name !== 'rows') return FULL[name]()
  const [spent] = await db.all<{ resetsAt: number }>(
    sql`SELECT resets_at AS resetsAt FROM budget WHERE user_id = ${userId} AND name = 'rows'`,
  )
  return tooManyChanges(spent?.resetsAt ?? 0, now.getTime())
}

function tooManyChanges(resetsAt: number, now: number): TooManyRequests {
  // A request that was started later may have opened the window.
  const left = Math.min(HOUR_MS, resetsAt > now ? resetsAt - now : HOUR_MS)
  const wait = Math.max(1, Math.ceil(left / 1_000))
  return new TooManyRequests(messages.tooManyChanges(waitText(wait)), wait, 'too-many-changes')
}

/** Writing a few rows takes less time than this check. */
const FEW_ROWS = 500

/** Checks the limit before a call that writes at least so many rows. @throws TooManyRequests */
export async function requireRowsLeft({ db, userId, now }: Ctx, rows: number): Promise<void> {
  if (rows <= FEW_ROWS) return
  const time = now.getTime()
  const [spent] = await db.all<{ count: number; resetsAt: number }>(sql`
    SELECT count, resets_at AS resetsAt FROM budget WHERE user_id = ${userId} AND name = 'rows' AND resets_at > ${time}`)
  if (spent && spent.count + rows > LIMITS.rowsWrittenPerHour) throw tooManyChanges(spent.resetsAt, time)
}

const FULL: Record<Level, () => AppError> = {
  places: () => new LimitExceeded(messages.cratesFull(LIMITS.cratePlacesPerPerson), 'crates-full'),
  bytes: () => new LimitExceeded(messages.dataFull(LIMITS.bytesPerPerson / 1_000_000), 'data-full'),
  fan_imports: () => new LimitExceeded(messages.tooManyFanImports(LIMITS.runningFanImports), 'too-many-imports'),
}
