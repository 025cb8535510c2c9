import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { chunk } from '#domain/chunk.ts'
import { LimitExceeded, NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { renameInQuery } from '#domain/query/rename-in-query.ts'
import { chosenColor } from '#domain/tags/tag-color.ts'
import { type ColorChange, colorChanges } from '#domain/tags/tag-color-choice.ts'
import { renameTags, rulesAfter, type TagEdit, type TagRule } from '#domain/tags/tag-rules.ts'
import * as messages from '#locales/errors/albums.ts'
import { write } from '../accounts/budgets.ts'
import { ALBUMS_PER_STEP, untilWritten } from '../changes/change-albums.ts'
import { type AlbumColumns, type AlbumRow, hasAll } from '../changes/derived.ts'
import { isOneOf, readRows, toAlbumRow } from '../changes/rows.ts'
import { areAsRead, changesOf, changesStatement } from '../changes/statements.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { batch, jsonChunks } from '../database.ts'
import { crate, deletedCrate, tagEdit } from '../schema.ts'
import { inChunks, notLastStep } from '../steps.ts'
import { patchColors, tagColorsStatement, toTagColors } from './tag-colors.ts'
import { isLastEdit, listTagRules, tagRulesStatement, toTagRules } from './tag-rules.ts'

const ALBUMS_READ_AT_ONCE = 10_000

/** An edit that was made: its name, to undo it, and how many albums it changed, those in the trash not counted. */
export type MadeEdit = { edit: string; albums: number; rules: TagRule[] }

/**
 * Renames tags in all albums of the person and in the queries of their smart crates, those in the trash too, or deletes them from albums,
 * and keeps that as a rule. A chosen color goes with its tag. Many albums are changed in steps, after all else: interrupted, the same call
 * finishes the rest, with the same key as the same edit. @throws LimitExceeded for too many rules; Conflict `stale` if concurrent changes
 * persist
 */
export const editTags = (ctx: Ctx, change: TagEdit): Promise<MadeEdit> =>
  make(ctx, (rules) => rulesAfter(rules, change), change)

/** Removes rules; the albums stay as they are. @throws Conflict `stale` if concurrent changes persist */
export const removeTagRules = (ctx: Ctx, from: readonly string[]): Promise<MadeEdit> =>
  make(ctx, (rules) => rules.filter((rule) => !from.includes(rule.from)))

async function make(ctx: Ctx, toRules: (rules: TagRule[]) => TagRule[], change?: TagEdit): Promise<MadeEdit> {
  const edit = ctx.keyed?.key ?? crypto.randomUUID()
  const found = change ? await findTagged(ctx, change.from) : []
  const [first = [], ...others] = chunk(
    found.map(({ id }) => id),
    ALBUMS_PER_STEP,
  )
  const rules = await begin(others.length > 0 ? notLastStep(ctx) : ctx, edit, { toRules, change, ids: first })
  if (change) await inChunks(ctx, others, (step, ids) => goOn(step, edit, { change, ids }))
  return { edit, albums: found.filter(({ isShown }) => isShown === 1).length, rules }
}

type Begun = { toRules: (rules: TagRule[]) => TagRule[]; change: TagEdit | undefined; ids: readonly number[] }

/** The first step of an edit: all but the albums behind the first ones. Returns the rules. */
const begin = (ctx: Ctx, edit: string, { toRules, change, ids }: Begun): Promise<TagRule[]> =>
  untilWritten(async () => {
    const { db, userId, now } = ctx
    const [known, smart, chosen] = await batch(db, [tagRulesStatement(ctx), smartCrates(ctx), tagColorsStatement(ctx)])
    const before = toTagRules(known)
    const previous = known[0]?.edit ?? ''
    if (previous === edit) {
      // The same call was interrupted.
      if (change) await goOn(ctx, edit, { change, ids })
      return before
    }
    const rules = toRules(before)
    if (rules.length > LIMITS.tagRules && rules.length > before.length) {
      throw new LimitExceeded(messages.tooManyTagRules(LIMITS.tagRules))
    }
    const crates = change ? renamedCrates(smart, change) : []
    const colors = change ? colorChanges(toTagColors(chosen), change) : []
    const changes = change ? await readChanges(ctx, ids, renamedBy(change)) : []
    const isDone = sql`(SELECT edit FROM tag_rules WHERE user_id = ${userId}) = ${edit}`
    const statements = [
      db.run(sql`
        INSERT INTO tag_rules (user_id, rules, edit) SELECT ${userId}, ${JSON.stringify(rules)}, ${edit}
        WHERE ${isLastEdit(ctx, previous)} AND ${areAsRead(ctx, rowsOf(changes))}
        ON CONFLICT (user_id) DO UPDATE SET rules = excluded.rules, edit = excluded.edit`),
      db.run(sql`
        INSERT INTO tag_edit (user_id, edit, rules, crates, colors, previous, at)
        SELECT ${userId}, ${edit}, ${JSON.stringify(before)}, ${JSON.stringify(crates)}, ${JSON.stringify(colors)}, ${previous}, ${now.getTime()} WHERE ${isDone}`),
      ...(crates.length > 0
        ? CRATE_TABLES.map((table) => writeCrates(ctx, table, edit, { from: 2, to: 1 }, isDone))
        : []),
      ...(colors.length > 0 ? [writeColors(ctx, colors, AFTER, isDone)] : []),
      ...writeChanges(ctx, changes, isDone, edit),
      ...forgetOlder(ctx),
    ] as const
    const [written] = await write(ctx, statements, ['bytes'])
    return written.meta.changes > 0 ? rules : null
  }, messages.tagsStale)

/** A further step of an edit, which renames the tags of some albums. @throws Conflict `stale` */
const goOn = (ctx: Ctx, edit: string, { change, ids }: { change: TagEdit; ids: readonly number[] }): Promise<boolean> =>
  untilWritten(async () => {
    const changes = await readChanges(ctx, ids, renamedBy(change))
    const isLast = sql`${isLastEdit(ctx, edit)} AND ${areAsRead(ctx, rowsOf(changes))}`
    const [[now]] = await write(
      ctx,
      [ctx.db.all<{ isLast: number }>(sql`SELECT ${isLast} AS isLast`), ...writeChanges(ctx, changes, isLast, edit)],
      ['bytes'],
    )
    return now?.isLast ? true : null
  }, messages.tagsStale)

/**
 * Takes back the last edit of tags: rules, albums, smart crates and colors are as before. What was changed since stays. Many albums are
 * changed in steps, before all else: interrupted, the same call finishes the rest. @throws NotFound; Conflict `stale` if another edit
 * followed
 */
export async function undoTagEdit(ctx: Ctx, edit: string): Promise<TagRule[]> {
  const { db, userId } = ctx
  const isIt = sql`user_id = ${userId} AND edit = ${edit}`
  const isLast = sql`EXISTS (SELECT 1 FROM tag_rules WHERE ${isIt}) AND EXISTS (SELECT 1 FROM tag_edit WHERE ${isIt})`
  const [[known], chosen, chunks] = await batch(db, [
    db
      .select({ previous: tagEdit.previous, colors: tagEdit.colors })
      .from(tagEdit)
      .where(and(eq(tagEdit.userId, userId), eq(tagEdit.edit, edit))),
    tagColorsStatement(ctx),
    db.all<{ chunk: number }>(sql`SELECT chunk FROM album_edit WHERE ${isIt} AND ${isLast} ORDER BY chunk`),
  ])
  if (!known) throw new NotFound(messages.tagEditGone)
  const colors = known.colors.filter(([tag, , after]) => chosenColor(tag, toTagColors(chosen)) === after)
  /** Takes back a chunk, and with the last one all else. */
  const takeBack = (step: Ctx, chunk = -1, isRest = false) =>
    untilWritten(async () => {
      const [kept] = await db.all<{ rows: string }>(sql`SELECT rows FROM album_edit WHERE ${isIt} AND chunk = ${chunk}`)
      const edits = new Map((JSON.parse(kept?.rows ?? '[]') as KeptTags[]).map((one) => [one[0], one]))
      const changes = await readChanges(ctx, [...edits.keys()], (row) => {
        const [, bandcamp, own, bandcampTags, userTags] = edits.get(row.id) ?? []
        return hasAll(row, { bandcampTags: bandcamp, userTags: own }) ? { bandcampTags, userTags } : null
      })
      const areAsKept = sql`${areAsRead(ctx, rowsOf(changes))} AND ${isLast}`
      const isDone = changes.length > 0 ? sql`changes() > 0` : isLast
      const results = await write(step, [
        ...(isRest
          ? [
              writeCrates(ctx, crate, edit, { from: 1, to: 2 }, areAsKept),
              writeCrates(ctx, deletedCrate, edit, { from: 1, to: 2 }, areAsKept),
              writeColors(ctx, colors, BEFORE, areAsKept),
            ]
          : []),
        ...writeChanges(ctx, changes, areAsKept),
        db.run(sql`DELETE FROM album_edit WHERE ${isIt} AND chunk = ${chunk} AND ${isDone}`),
        // The rules go last, since they tell whether the edit is the last one.
        ...(isRest
          ? [
              db.run(sql`
                UPDATE tag_rules SET edit = ${known.previous}, rules = (SELECT rules FROM tag_edit WHERE ${isIt})
                WHERE ${isIt} AND ${isLast} AND NOT EXISTS (SELECT 1 FROM album_edit WHERE ${isIt})`),
              db.run(sql`DELETE FROM tag_edit WHERE ${isIt} AND changes() > 0`),
            ]
          : []),
      ])
      return (results.at(-1) as D1Result).meta.changes > 0 ? true : null
    }, messages.tagEditFollowed)
  const last = chunks.pop()?.chunk
  for (const { chunk } of chunks) await takeBack(notLastStep(ctx), chunk)
  // What is written back is smaller than what was kept of it.
  await takeBack(ctx, last, true)
  return listTagRules(ctx)
}

/** The albums with any of these tags, in the trash or not. Few at a time are looked through. */
async function findTagged({ db, userId }: Ctx, from: readonly string[]) {
  const found: { id: number; isShown: number }[] = []
  for (let after = 0; ; ) {
    const some = sql`(SELECT id FROM album WHERE user_id = ${userId} AND id > ${after} ORDER BY id LIMIT ${ALBUMS_READ_AT_ONCE})`
    const [[last], rows] = await batch(db, [
      db.all<{ id: number | null }>(sql`SELECT max(id) AS id FROM ${some}`),
      db.all<{ id: number; isShown: number }>(sql`
        SELECT id, deleted_at IS NULL AS isShown FROM album WHERE id IN ${some}
          AND EXISTS (SELECT 1 FROM json_each(${JSON.stringify(from)}) WHERE instr(tag_text, char(10) || value || char(10)) > 0)`),
    ])
    found.push(...rows)
    if (!last?.id) return found
    after = last.id
  }
}

/** Where smart crates are. An edit and its undo find each in either, also if it was deleted or restored in between. */
const CRATE_TABLES = [crate, deletedCrate] as const
type CrateTable = (typeof CRATE_TABLES)[number]

const smartCrates = ({ db, userId }: Ctx) =>
  db.all<{ id: number; query: string }>(sql`
    SELECT id, query FROM crate WHERE user_id = ${userId} AND query IS NOT NULL
    UNION ALL SELECT id, query FROM deleted_crate WHERE user_id = ${userId} AND query IS NOT NULL`)

/** The crates whose query an edit changes, as `tag_edit` keeps them. */
const renamedCrates = (smart: readonly { id: number; query: string }[], change: TagEdit) =>
  smart.flatMap(({ id, query }): [number, string, string][] => {
    const after = renameInQuery(query, change)
    return after === query ? [] : [[id, after, query]]
  })

/** Gives the crates of an edit the query at index `to`, if they still have the one at `from`. */
const writeCrates = (
  { db, userId }: Ctx,
  table: CrateTable,
  edit: string,
  { from, to }: { from: number; to: number },
  isAllowed: SQL,
) =>
  db.run(sql`
    UPDATE ${table} SET query = entry.value->>${sql.raw(`${to}`)}, version = version + 1
    FROM tag_edit, json_each(tag_edit.crates) AS entry
    WHERE tag_edit.user_id = ${userId} AND tag_edit.edit = ${edit} AND ${table.id} = entry.value->>0 AND +${table.userId} = ${userId}
      AND ${table.query} = entry.value->>${sql.raw(`${from}`)} AND ${isAllowed}`)

const BEFORE = 1
const AFTER = 2

/** Gives tags the colors that they had before an edit of tags, or after it. */
const writeColors = (ctx: Ctx, changes: readonly ColorChange[], at: typeof BEFORE | typeof AFTER, isAllowed: SQL) =>
  patchColors(
    ctx,
    changes.map((change) => [change[0], change[at]]),
    () => isAllowed,
  )

const READ = ['bandcampTags', 'userTags'] as const
type TagRow = Pick<AlbumRow, (typeof READ)[number] | 'id' | 'revision'>
type TagChange = { row: TagRow; set: AlbumColumns }

/** The tags of an album after an edit and before it, as `album_edit` keeps them. */
type KeptTags = [id: number, bandcampTags: string[], userTags: string[], bandcampBefore: string[], userBefore: string[]]

const renamedBy = (change: TagEdit) => (row: TagRow) => renameTags(row, change)
const rowsOf = (changes: readonly TagChange[]) => changes.map(({ row }) => row)

/** What is left to change in these albums, in the trash or not. */
async function readChanges(
  ctx: Ctx,
  ids: readonly number[],
  change: (row: TagRow) => AlbumColumns | null,
): Promise<TagChange[]> {
  const columns = ['id', 'revision', ...READ] as const
  const read = await readRows(ctx, isOneOf(ctx.userId, ids), columns)
  return changesOf(
    ctx,
    read.map((row) => toAlbumRow(row, columns)),
    change,
  )
}

/** The statements that write changes, if `isAllowed`, and keep what was there for an edit, if it is named. */
function writeChanges(ctx: Ctx, changes: readonly TagChange[], isAllowed: SQL, edit?: string) {
  if (changes.length === 0) return []
  const { db, userId, now } = ctx
  const kept = changes.map(({ row, set }): KeptTags => {
    const after = { ...row, ...set }
    return [row.id, after.bandcampTags, after.userTags, row.bandcampTags, row.userTags]
  })
  const next = sql`(SELECT coalesce(max(chunk), -1) + 1 FROM album_edit WHERE user_id = ${userId} AND edit = ${edit})`
  return [
    ...(edit === undefined ? [] : jsonChunks(kept)).map((rows) =>
      db.run(sql`
        INSERT INTO album_edit (user_id, edit, chunk, rows, at)
        SELECT ${userId}, ${edit}, ${next}, ${rows}, ${now.getTime()} WHERE ${isAllowed}`),
    ),
    changesStatement(ctx, changes, { condition: isAllowed }),
  ]
}

/** Only the last edits can be undone. */
function forgetOlder({ db, userId }: Ctx) {
  const kept = sql`SELECT edit FROM tag_edit WHERE user_id = ${userId} ORDER BY at DESC, rowid DESC LIMIT ${LIMITS.tagEditsKept}`
  const older = sql`user_id = ${userId} AND edit IN (SELECT edit FROM tag_edit WHERE user_id = ${userId} AND edit NOT IN (${kept}))`
  return [db.run(sql`DELETE FROM album_edit WHERE ${older}`), db.run(sql`DELETE FROM tag_edit WHERE ${older}`)]
}

/** Forgets edits from before `before`, which can then not be undone. Part of the daily clean-up, after `purgeAlbumEdits`. */
export const purgeTagEdits = ({ db }: SystemCtx, before: Date) => db.delete(tagEdit).where(lt(tagEdit.at, before))
