import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { chunk } from '#domain/chunk.ts'
import { Conflict, LimitExceeded, NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { renameInQuery } from '#domain/query/rename-in-query.ts'
import { chosenColor } from '#domain/tags/tag-color.ts'
import { type ColorChange, colorChanges } from '#domain/tags/tag-color-choice.ts'
import { renameTags, rulesAfter, type TagEdit, type TagRule } from '#domain/tags/tag-rules.ts'
import * as messages from '#locales/errors/albums.ts'
import { write } from '../accounts/budgets.ts'
import { tagColumns } from '../changes/derived.ts'
import { nextRevision } from '../changes/revision.ts'
import { isOneOf } from '../changes/rows.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { batch, jsonChunks } from '../database.ts'
import { album, crate, deletedCrate, tagEdit } from '../schema.ts'
import { inChunks, notLastStep } from '../steps.ts'
import { patchColors, tagColorsStatement, toTagColors } from './tag-colors.ts'
import { isLastEdit, listTagRules, tagRulesStatement, toTagRules } from './tag-rules.ts'

// So many albums hold the database for 30 to 60 ms.
const ALBUMS_PER_STEP = 500
const ALBUMS_READ_AT_ONCE = 10_000
const ATTEMPTS = 3

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
async function begin(ctx: Ctx, edit: string, { toRules, change, ids }: Begun): Promise<TagRule[]> {
  const { db, userId, now } = ctx
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
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
    const edits = change ? await computeEdits(ctx, ids, change) : []
    const isDone = sql`(SELECT edit FROM tag_rules WHERE user_id = ${userId}) = ${edit}`
    const statements = [
      db.run(sql`
        INSERT INTO tag_rules (user_id, rules, edit) SELECT ${userId}, ${JSON.stringify(rules)}, ${edit}
        WHERE ${isLastEdit(ctx, previous)} AND ${areUnchanged(ctx, edits)}
        ON CONFLICT (user_id) DO UPDATE SET rules = excluded.rules, edit = excluded.edit`),
      db.run(sql`
        INSERT INTO tag_edit (user_id, edit, rules, crates, colors, previous, at)
        SELECT ${userId}, ${edit}, ${JSON.stringify(before)}, ${JSON.stringify(crates)}, ${JSON.stringify(colors)}, ${previous}, ${now.getTime()} WHERE ${isDone}`),
      ...(crates.length > 0
        ? CRATE_TABLES.map((table) => writeCrates(ctx, table, edit, { from: 2, to: 1 }, isDone))
        : []),
      ...(colors.length > 0 ? [writeColors(ctx, colors, AFTER, isDone)] : []),
      ...writeEdits(ctx, edit, edits, isDone),
      ...forgetOlder(ctx),
    ] as const
    const [written] = await write(ctx, statements, ['bytes'])
    if (written.meta.changes > 0) return rules
  }
  throw new Conflict('stale', messages.tagsStale)
}

/** A further step of an edit, which renames the tags of some albums. @throws Conflict `stale` */
async function goOn(
  ctx: Ctx,
  edit: string,
  { change, ids }: { change: TagEdit; ids: readonly number[] },
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const edits = await computeEdits(ctx, ids, change)
    const isLast = isLastEdit(ctx, edit)
    const statements = [
      ctx.db.all<{ isLast: number; areAsRead: number }>(
        sql`SELECT ${isLast} AS isLast, ${areUnchanged(ctx, edits)} AS areAsRead`,
      ),
      ...writeEdits(ctx, edit, edits, isLast),
    ] as const
    const [[now]] = await write(ctx, statements, ['bytes'])
    if (!now?.isLast) break
    if (now.areAsRead) return
  }
  throw new Conflict('stale', messages.tagsStale)
}

/**
 * Takes back the last edit of tags: rules, albums, smart crates and colors are as before. What was changed since stays. Many albums are
 * changed in steps, before all else: interrupted, the same call finishes the rest. @throws NotFound; Conflict `stale` if another edit
 * followed
 */
export async function undoTagEdit(ctx: Ctx, edit: string): Promise<TagRule[]> {
  const { db, userId } = ctx
  const isIt = sql`user_id = ${userId} AND edit = ${edit}`
  const isLast = sql`EXISTS (SELECT 1 FROM tag_rules WHERE ${isIt}) AND EXISTS (SELECT 1 FROM tag_edit WHERE ${isIt})`
  const isAsWritten = sql`${isTheirs(userId)} AND album.bandcamp_tags = edit.value->2 AND album.user_tags = edit.value->3`
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
  const takeBack = (step: Ctx, chunk: number | undefined) => [
    writeAlbums(step, editsOf(step, edit, chunk), { at: 6, where: sql`${isAsWritten} AND ${isLast}` }),
    step.db.run(sql`DELETE FROM album_edit WHERE ${isIt} AND chunk = ${chunk ?? -1} AND ${isLast}`),
  ]
  const last = chunks.pop()?.chunk
  for (const { chunk } of chunks) {
    const step = notLastStep(ctx)
    await write(step, takeBack(step, chunk))
  }
  // What is written back is smaller than what was kept of it. The rules go last, since they tell whether the edit is the last one.
  const [{ meta }] = (
    await write(ctx, [
      ...takeBack(ctx, last),
      writeCrates(ctx, crate, edit, { from: 1, to: 2 }, isLast),
      writeCrates(ctx, deletedCrate, edit, { from: 1, to: 2 }, isLast),
      writeColors(ctx, colors, BEFORE, isLast),
      db.run(sql`
        UPDATE tag_rules SET edit = ${known.previous}, rules = (SELECT rules FROM tag_edit WHERE ${isIt}) WHERE ${isIt} AND ${isLast}`),
      db.run(sql`DELETE FROM tag_edit WHERE ${isIt} AND changes() > 0`),
    ])
  ).slice(-2) as [D1Result, D1Result]
  if (meta.changes === 0) throw new Conflict('stale', messages.tagEditFollowed)
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

/**
 * What an edit writes to albums and what was there, as JSON chunks: an album's id and revision, its tags of both kinds and their search
 * columns after and before.
 */
async function computeEdits({ db, userId }: Ctx, ids: readonly number[], change: TagEdit): Promise<string[]> {
  const albums = await db
    .select({
      id: album.id,
      revision: album.revision,
      bandcampTags: album.bandcampTags,
      userTags: album.userTags,
      tagText: album.tagText,
      foldedTags: album.foldedTags,
    })
    .from(album)
    .where(isOneOf(userId, ids))
  const edits = albums.flatMap(({ id, revision, tagText, foldedTags, ...tags }) => {
    const { bandcampTags, userTags } = renameTags(tags, change)
    const after = tagColumns([...bandcampTags, ...userTags])
    // Nothing is left to change in this album: an interrupted call has written it.
    if (JSON.stringify([bandcampTags, userTags]) === JSON.stringify([tags.bandcampTags, tags.userTags])) return []
    const written = [bandcampTags, userTags, after.tagText, after.foldedTags]
    return [[id, revision, ...written, tags.bandcampTags, tags.userTags, tagText, foldedTags]]
  })
  return jsonChunks(edits)
}

/** Whether the albums of edits are as they were read. */
const areUnchanged = ({ userId }: Ctx, edits: readonly string[]): SQL =>
  sql.join(
    [
      sql`true`,
      ...edits.map(
        (rows) =>
          sql`(SELECT count(*) FROM json_each(${rows}) AS edit JOIN album ON ${isUnchanged(userId)}) = json_array_length(${rows})`,
      ),
    ],
    sql` AND `,
  )

/** The statements that keep edits of albums and write them, if `isAllowed`, each chunk whose albums are as they were read. */
const writeEdits = (ctx: Ctx, edit: string, edits: readonly string[], isAllowed: SQL) => {
  const { db, userId, now } = ctx
  const next = sql`(SELECT coalesce(max(chunk), -1) + 1 FROM album_edit WHERE user_id = ${userId} AND edit = ${edit})`
  return edits.flatMap((rows) => [
    db.run(sql`
      INSERT INTO album_edit (user_id, edit, chunk, rows, at)
      SELECT ${userId}, ${edit}, ${next}, ${rows}, ${now.getTime()} WHERE ${isAllowed} AND ${areUnchanged(ctx, [rows])}`),
    writeAlbums(ctx, sql`json_each(${rows})`, { at: 2, where: sql`${isUnchanged(userId)} AND changes() > 0` }),
  ])
}

const editsOf = ({ userId }: Ctx, edit: string, chunk = -1): SQL => sql`
  (SELECT entry.value AS value FROM album_edit, json_each(album_edit.rows) AS entry
    WHERE album_edit.user_id = ${userId} AND album_edit.edit = ${edit} AND album_edit.chunk = ${chunk})`

// The `+` makes SQLite look up the ids instead of scanning the person's albums.
const isTheirs = (userId: string) => sql`album.id = edit.value->>0 AND +album.user_id = ${userId}`
const isUnchanged = (userId: string) => sql`${isTheirs(userId)} AND album.changed = edit.value->>1`

/** Writes the tags that the edits have from index `at` on. */
const writeAlbums = (ctx: Ctx, source: SQL, { at, where }: { at: number; where: SQL }) =>
  ctx.db.run(sql`
    UPDATE album SET bandcamp_tags = edit.value->${sql.raw(`${at}`)}, user_tags = edit.value->${sql.raw(`${at + 1}`)},
      tag_text = edit.value->>${sql.raw(`${at + 2}`)}, folded_tags = edit.value->>${sql.raw(`${at + 3}`)}, version = version + 1, changed = ${nextRevision(ctx)}
    FROM ${source} AS edit WHERE ${where}`)

/** Only the last edits can be undone. */
function forgetOlder({ db, userId }: Ctx) {
  const kept = sql`SELECT edit FROM tag_edit WHERE user_id = ${userId} ORDER BY at DESC, rowid DESC LIMIT ${LIMITS.tagEditsKept}`
  const older = sql`user_id = ${userId} AND edit IN (SELECT edit FROM tag_edit WHERE user_id = ${userId} AND edit NOT IN (${kept}))`
  return [db.run(sql`DELETE FROM album_edit WHERE ${older}`), db.run(sql`DELETE FROM tag_edit WHERE ${older}`)]
}

/** Forgets edits from before `before`, which can then not be undone. Part of the daily clean-up, after `purgeAlbumEdits`. */
export const purgeTagEdits = ({ db }: SystemCtx, before: Date) => db.delete(tagEdit).where(lt(tagEdit.at, before))
