import { and, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { chunk } from '#domain/chunk.ts'
import { LIMITS } from '#domain/limits.ts'
import { write } from '../budgets.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { batch, inList, jsonChunks } from '../database.ts'
import type { JournalKind } from '../schema.ts'
import { inChunks, sumOf } from '../steps.ts'
import { counted } from './counted.ts'
import { type AlbumColumns, derivedInSql, hasAll, type SameColumns } from './derived.ts'
import { type Column, columnsOfJson, lacksSome, readRows, rowColumns, toAlbumRow, toJsonValue } from './rows.ts'
import { type AlbumChange, areAsRead, changesOf, changesStatement } from './statements.ts'
import { untilWritten } from './until-written.ts'

const ROWS_FORGOTTEN_AT_ONCE = 5_000
const SINGLE_PER_STEP = 250
/** What `noteSame` notes of an album has so many bytes at most. */
export const BYTES_PER_NOTE = 300

/** An act that is kept: its kind, and its name among the person's of that kind. */
export type Act = { kind: JournalKind; entry: string }

type Values = Record<string, unknown>
/** Columns of an album as an act left them and as they were before: given back together, if none was changed since. */
export type Part = readonly [left: Values, before: Values]
/** What is kept of an album. */
export type Noted = readonly [id: number, ...parts: Part[]]

/** The condition that a row of either table is of an act. */
export const isOf = ({ userId }: Pick<Ctx, 'userId'>, { kind, entry }: Act): SQL =>
  sql`user_id = ${userId} AND kind = ${kind} AND entry = ${entry}`

/** An act with the columns that are given back together. The first of each says whether they have changed, the others follow from it. */
export type Keeping = { act: Act; parts: readonly (readonly [Column, ...Column[]])[] }

/** What a change sets of these columns, and what was there. */
export function partOf(keys: readonly Column[], row: AlbumColumns, set: AlbumColumns): Part {
  const valuesOf = (from: AlbumColumns) => Object.fromEntries(keys.map((key) => [key, toJsonValue(from[key])]))
  return [valuesOf({ ...row, ...set }), valuesOf(row)]
}

/** The statement that keeps an act, with what is kept of it besides albums, a JSON object. */
export const keepAct = ({ db, userId, now }: Ctx, { kind, entry }: Act, rest: SQL, isAllowed: SQL = sql`true`) =>
  db.run(sql`
    INSERT INTO journal (user_id, kind, entry, at, rest)
    SELECT ${userId}, ${kind}, ${entry}, ${now.getTime()}, ${rest} WHERE ${isAllowed} ON CONFLICT DO NOTHING`)

/** The statement that reads what else is kept of an act; `toRest` maps its rows. */
export const restStatement = (ctx: Ctx, act: Act) =>
  ctx.db.all<{ rest: string }>(sql`SELECT rest FROM journal WHERE ${isOf(ctx, act)}`)

/** Maps the rows of `restStatement`; null if there is no such act. */
export const toRest = <Rest>([row]: { rest: string }[]): Rest | null => (row ? (JSON.parse(row.rest) as Rest) : null)

const nextNumber = (ctx: Ctx, act: Act): SQL =>
  sql`(SELECT min(coalesce(min(number), 0), 0) - 1 FROM journal_row WHERE ${isOf(ctx, act)})`

/**
 * The statements of a transaction that note what an act that is kept changes in albums: many a row, numbered below 0, or those that are
 * looked up in the journal, each under its id.
 */
export function noteAlbums(ctx: Ctx, { kind, entry }: Act, noted: readonly Noted[], isAllowed: SQL, isById = false) {
  const { db, userId } = ctx
  const next = nextNumber(ctx, { kind, entry })
  return jsonChunks(noted).map((some) => {
    const rows = isById ? sql`value->>0, json_array(json(value)) FROM json_each(${some})` : sql`${next}, ${some}`
    return db.run(sql`
      INSERT INTO journal_row (user_id, kind, entry, number, albums)
      SELECT ${userId}, ${kind}, ${entry}, ${rows} WHERE ${isAllowed} ON CONFLICT DO NOTHING`)
  })
}

/** What is noted of changes, of which a part is left out where it stays. */
export const notedOf = ({ parts }: Keeping, changes: readonly AlbumChange[]): Noted[] =>
  changes.map(({ row, set }) => [
    row.id,
    ...parts.flatMap((keys) => (keys.every((key) => set[key] === undefined) ? [] : [partOf(keys, row, set)])),
  ])

/** The condition that an act is kept. */
const isKept = (ctx: Ctx, act: Act): SQL => sql`EXISTS (SELECT 1 FROM journal WHERE ${isOf(ctx, act)})`

/** The statement that notes what albums get the same values, if the act is kept. It comes before the one that sets them. */
export function noteSame(ctx: Ctx, { act, parts }: Keeping, values: SameColumns, where: SQL | undefined) {
  const derived: Partial<Record<Column, SQL>> = derivedInSql(values, ctx.now)
  const { kind, entry } = act
  const objectOf = (keys: readonly Column[], toValue: (key: Column) => SQL) =>
    sql`json_object(${sql.join(
      keys.flatMap((key) => [sql.raw(`'${key}'`), toValue(key)]),
      sql`, `,
    )})`
  const set = (key: Column) => derived[key] ?? sql`${sql.param(values[key as keyof SameColumns], rowColumns[key])}`
  const noted = parts.flatMap((keys) =>
    keys[0] in values
      ? [sql`json_array(${objectOf(keys, set)}, ${objectOf(keys, (key) => sql.raw(rowColumns[key].name))})`]
      : [],
  )
  return ctx.db.run(sql`
    INSERT INTO journal_row (user_id, kind, entry, number, albums)
    SELECT ${ctx.userId}, ${kind}, ${entry}, ${nextNumber(ctx, act)}, json_group_array(json_array(id, ${sql.join(noted, sql`, `)}))
    FROM album WHERE ${and(where, lacksSome(values), isKept(ctx, act))} HAVING count(*) > 0`)
}

/** What an album gets back, null if all of it was changed since. That is no new rating or move; its time in the trash begins anew. */
export function givenBack({ now }: Ctx, row: AlbumColumns, parts: readonly Part[]): AlbumColumns | null {
  const unchanged = parts.filter(([left]) => hasAll(row, columnsOfJson(left)))
  if (unchanged.length === 0) return null
  const columns = columnsOfJson(Object.assign({}, ...unchanged.map(([, before]) => before)))
  const stays = { ratedAt: undefined, movedAt: undefined, namesFrom: undefined }
  return { ...stays, ...columns, ...(columns.deletedAt && { deletedAt: now }) }
}

type GivingBack = {
  /** The columns that the act changes, or whole rows. */
  reads?: readonly Column[]
  /** The albums that get something back. */
  where?: SQL
  /** What has to hold in each step; `message` says that it does not. */
  condition?: SQL
  message?: string
  /** Statements of the same transaction, before the albums are written. */
  beside?: (changes: readonly AlbumChange[], isAllowed: SQL) => readonly BatchItem<'sqlite'>[]
  /** Statements of the last step, behind its albums. The last of them writes something if it is done. */
  end?: readonly BatchItem<'sqlite'>[]
}

/** Whether a part of what an act did to an album was changed since, and is not as it was before. */
const isLeft = (row: AlbumColumns, parts: readonly Part[]): boolean =>
  parts.some(([left, before]) => !hasAll(row, columnsOfJson(left)) && !hasAll(row, columnsOfJson(before)))

/**
 * Gives albums back what an act has changed in them, the last change first, unless that was changed since; returns how many, and the ids of
 * those that keep something of it for that. What a step has done goes from the journal with it: interrupted, the same call finishes the
 * rest. @throws Conflict `stale`
 */
export async function giveBack(
  ctx: Ctx,
  act: Act,
  { reads, where, condition = sql`true`, message, beside, end = [] }: GivingBack,
): Promise<{ count: number; left: number[] }> {
  const { db, userId } = ctx
  const columns = reads && (['id', 'revision', ...reads] as const)
  const found = await db.all<{ number: number }>(
    sql`SELECT number FROM journal_row WHERE ${isOf(ctx, act)} ORDER BY number`,
  )
  const all = found.map(({ number }) => number)
  const [several, single] = [all.filter((number) => number < 0), all.filter((number) => number > 0)]
  const steps = several.map((number) => [number])
  if (single.length > 0 || steps.length === 0) steps.push(...chunk(single, SINGLE_PER_STEP))
  const given = await inChunks(ctx, steps, (step, numbers, index) =>
    untilWritten(async () => {
      const rest = index === steps.length - 1 ? end : []
      const isIt = sql`${isOf(ctx, act)} AND number IN ${inList(numbers)}`
      // As in `isOneOf`.
      const isNoted = sql`+user_id = ${userId} AND id IN (SELECT value->>0 FROM journal_row, json_each(albums) WHERE ${isIt})`
      const { kept, read } = await batch(db, {
        kept: db.all<{ albums: string }>(sql`SELECT albums FROM journal_row WHERE ${isIt}`),
        read: readRows(ctx, and(isNoted, where), columns),
      })
      // Another call has done it.
      if (kept.length === 0 && rest.length === 0) return { count: 0, left: [] }
      const partsOf = new Map<number, Part[]>()
      for (const [id, ...parts] of kept.flatMap(({ albums }) => JSON.parse(albums) as Noted[]))
        partsOf.set(id, [...(partsOf.get(id) ?? []), ...parts])
      const rows = read.map((row) => toAlbumRow(row, columns))
      const changes = changesOf(ctx, rows, (row) => givenBack(ctx, row, partsOf.get(row.id) ?? []))
      const left = rows.filter((row) => isLeft(row, partsOf.get(row.id) ?? [])).map(({ id }) => id)
      const isAllowed = sql`${areAsRead(ctx, rows)} AND ${condition}`
      const { forgotten } = await write(
        step,
        counted(ctx, {
          beside: beside?.(changes, isAllowed) ?? [],
          written: changes.length > 0 ? [changesStatement(ctx, changes, { condition: isAllowed })] : [],
          forgotten: [
            db.run(sql`
              DELETE FROM journal_row WHERE ${isIt} AND ${changes.length > 0 ? sql`changes() > 0` : condition}`),
            ...rest,
          ],
        }),
        ['bytes'],
      )
      return (forgotten.at(-1) as D1Result).meta.changes > 0 ? { count: changes.length, left } : null
    }, message),
  )
  return { count: sumOf(given.map(({ count }) => count)), left: given.flatMap(({ left }) => left) }
}

/** The statements that forget acts, or of many rows so many. */
export const forgetActs = ({ db }: SystemCtx, which: SQL, most = -1) =>
  [
    db.run(sql`
      DELETE FROM journal_row WHERE rowid IN (
        SELECT r.rowid FROM journal CROSS JOIN journal_row r USING (user_id, kind, entry) WHERE ${which} LIMIT ${most})`),
    db.run(sql`
      DELETE FROM journal WHERE ${which} AND NOT EXISTS (
        SELECT 1 FROM journal_row r WHERE (r.user_id, r.kind, r.entry) = (journal.user_id, journal.kind, journal.entry))`),
  ] as const

/** The statements that forget all but the person's last acts of a kind. What is not finished stays. */
export function forgetOlder({ db, userId }: Ctx, kind: JournalKind) {
  const acts = sql`user_id = ${userId} AND kind = ${kind}`
  return [
    db.run(sql`
      DELETE FROM journal WHERE rowid IN (
        SELECT id FROM (
          SELECT rowid AS id, rest, row_number() OVER latest AS place, sum(coalesce(rest ->> 'albums', 0)) OVER latest AS albums
          FROM journal WHERE ${acts} WINDOW latest AS (ORDER BY at DESC, rowid DESC))
        WHERE (place > ${LIMITS.editsKept} OR albums > ${LIMITS.albumsOfEditsKept}) AND json_type(rest, '$.ids') IS NULL)`),
    db.run(sql`
      DELETE FROM journal_row WHERE ${acts} AND changes() > 0 AND entry NOT IN (SELECT entry FROM journal WHERE ${acts})`),
  ] as const
}

/** Forgets acts of some kinds from before `before`, in all accounts. Part of the daily clean-up. */
export async function purgeActs(
  ctx: SystemCtx,
  kinds: readonly JournalKind[],
  before: Date,
  at: SQL = sql`at`,
): Promise<void> {
  const which = sql`kind IN ${kinds} AND ${at} < ${before.getTime()}`
  while ((await batch(ctx.db, forgetActs(ctx, which, ROWS_FORGOTTEN_AT_ONCE)))[0].meta.changes > 0);
}
