import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { Conflict, LimitExceeded, NotFound } from '#domain/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { renameInQuery } from '#domain/query/rename-in-query.ts'
import { chosenColor } from '#domain/tag-color.ts'
import { type ColorChange, colorChanges } from '#domain/tag-color-choice.ts'
import { renameTags, rulesAfter, type TagEdit, type TagRule } from '#domain/tag-rules.ts'
import * as messages from '#locales/errors/albums.ts'
import { isOneOf, nextRevision, searchColumns } from '../albums/album-rows.ts'
import type { Ctx, SystemCtx } from '../context.ts'
import { batch, jsonChunks } from '../database.ts'
import { album, albumEdit, crate, deletedCrate, tagEdit } from '../schema.ts'
import { patchColors, tagColorsStatement, toTagColors } from './tag-colors.ts'
import { isLastEdit, listTagRules, tagRulesStatement, toTagRules } from './tag-rules.ts'

const AT_ONCE = 5_000
const ATTEMPTS = 3

/** An edit that was made: its name, to undo it, and how many albums it changed, those in the trash not counted. */
export type MadeEdit = { edit: string; albums: number; rules: TagRule[] }

/**
 * Renames tags in all albums of the person and in the queries of their smart crates, those in the trash too, or deletes them from albums,
 * and keeps that as a rule. A chosen color goes with its tag. All or nothing.
 * @throws LimitExceeded for too many rules; Conflict `stale` if concurrent changes persist
 */
export const editTags = (ctx: Ctx, change: TagEdit): Promise<MadeEdit> =>
  make(ctx, (rules) => rulesAfter(rules, change), change)

/** Removes rules; the albums stay as they are. @throws Conflict `stale` if concurrent changes persist */
export const removeTagRules = (ctx: Ctx, from: readonly string[]): Promise<MadeEdit> =>
  make(ctx, (rules) => rules.filter((rule) => !from.includes(rule.from)))

async function make(ctx: Ctx, toRules: (rules: TagRule[]) => TagRule[], change?: TagEdit): Promise<MadeEdit> {
  const { db, userId, now } = ctx
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const edit = crypto.randomUUID()
    const [known, found, smart, chosen] = await batch(db, [
      tagRulesStatement(ctx),
      tagged(ctx, change?.from ?? []),
      smartCrates(ctx),
      tagColorsStatement(ctx),
    ])
    const before = toTagRules(known)
    const previous = known[0]?.edit ?? ''
    const rules = toRules(before)
    if (rules.length > LIMITS.tagRules && rules.length > before.length) {
      throw new LimitExceeded(messages.tooManyTagRules(LIMITS.tagRules))
    }
    const ids = found.map(({ id }) => id)
    const crates = change ? renamedCrates(smart, change) : []
    const colors = change ? colorChanges(toTagColors(chosen), change) : []
    if (change) await gather(ctx, edit, ids, change)
    const source = editsOf(ctx, edit)
    const isDone = sql`(SELECT edit FROM tag_rules WHERE user_id = ${userId}) = ${edit}`
    const [written] = await batch(db, [
      db.run(sql`
        INSERT INTO tag_rules (user_id, rules, edit) SELECT ${userId}, ${JSON.stringify(rules)}, ${edit}
        WHERE ${isLastEdit(ctx, previous)}
          AND (SELECT count(*) FROM ${source} AS edit JOIN album ON ${isUnchanged(userId)}) = ${ids.length}
        ON CONFLICT (user_id) DO UPDATE SET rules = excluded.rules, edit = excluded.edit`),
      db.run(sql`
        INSERT INTO tag_edit (user_id, edit, rules, crates, colors, previous, at)
        SELECT ${userId}, ${edit}, ${JSON.stringify(before)}, ${JSON.stringify(crates)}, ${JSON.stringify(colors)}, ${previous}, ${now.getTime()} WHERE ${isDone}`),
      ...(crates.length > 0
        ? CRATE_TABLES.map((table) => writeCrates(ctx, table, edit, { from: 2, to: 1 }, isDone))
        : []),
      ...(colors.length > 0 ? [writeColors(ctx, colors, AFTER, isDone)] : []),
      ...(change ? [writeAlbums(ctx, source, { at: 2, where: sql`${isUnchanged(userId)} AND ${isDone}` })] : []),
      ...forgetOlder(ctx),
    ])
    if (written.meta.changes > 0) return { edit, albums: found.filter(({ isShown }) => isShown === 1).length, rules }
    await db.delete(albumEdit).where(ofEdit(ctx, edit))
  }
  throw new Conflict('stale', messages.tagsStale)
}

/**
 * Takes back the last edit of tags: rules, albums, smart crates and colors are as before. What was changed since stays. @throws NotFound; Conflict
 * `stale` if another edit followed
 */
export async function undoTagEdit(ctx: Ctx, edit: string): Promise<TagRule[]> {
  const { db, userId } = ctx
  const [[known], chosen] = await batch(db, [
    db
      .select({ previous: tagEdit.previous, colors: tagEdit.colors })
      .from(tagEdit)
      .where(and(eq(tagEdit.userId, userId), eq(tagEdit.edit, edit))),
    tagColorsStatement(ctx),
  ])
  if (!known) throw new NotFound(messages.tagEditGone)
  const isIt = sql`user_id = ${userId} AND edit = ${edit}`
  const isLast = sql`EXISTS (SELECT 1 FROM tag_rules WHERE ${isIt}) AND EXISTS (SELECT 1 FROM tag_edit WHERE ${isIt})`
  const isAsWritten = sql`${isTheirs(userId)} AND album.bandcamp_tags = edit.value->2 AND album.user_tags = edit.value->3`
  const colors = known.colors.filter(([tag, , after]) => chosenColor(tag, toTagColors(chosen)) === after)
  // The rules go last, since they tell whether the edit is the last one.
  const results = await batch(db, [
    writeAlbums(ctx, editsOf(ctx, edit), { at: 5, where: sql`${isAsWritten} AND ${isLast}` }),
    writeCrates(ctx, crate, edit, { from: 1, to: 2 }, isLast),
    writeCrates(ctx, deletedCrate, edit, { from: 1, to: 2 }, isLast),
    writeColors(ctx, colors, BEFORE, isLast),
    db.run(sql`DELETE FROM album_edit WHERE ${isIt} AND ${isLast}`),
    db.run(sql`
      UPDATE tag_rules SET edit = ${known.previous}, rules = (SELECT rules FROM tag_edit WHERE ${isIt}) WHERE ${isIt} AND ${isLast}`),
    db.run(sql`DELETE FROM tag_edit WHERE ${isIt} AND changes() > 0`),
  ])
  if (results[5].meta.changes === 0) throw new Conflict('stale', messages.tagEditFollowed)
  return listTagRules(ctx)
}

/** The albums with any of these tags, in the trash or not. */
const tagged = ({ db, userId }: Ctx, from: readonly string[]) =>
  db.all<{ id: number; isShown: number }>(sql`
    SELECT id, deleted_at IS NULL AS isShown FROM album WHERE user_id = ${userId}
      AND EXISTS (SELECT 1 FROM json_each(${JSON.stringify(from)}) WHERE instr(tag_text, char(10) || value || char(10)) > 0)`)

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

/** Gives the crates of an edit the query at place `to`, if they still have the one at `from`. */
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

/** Stores what an edit writes and what was there: an album's id and revision, its tags of both kinds and their line after and before. */
async function gather(ctx: Ctx, edit: string, ids: readonly number[], change: TagEdit): Promise<void> {
  const { db, userId, now } = ctx
  let chunk = 0
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const albums = await db
      .select({
        id: album.id,
        revision: album.revision,
        bandcampTags: album.bandcampTags,
        userTags: album.userTags,
        tagText: album.tagText,
      })
      .from(album)
      .where(isOneOf(userId, ids.slice(from, from + AT_ONCE)))
    const edits = albums.map(({ id, revision, tagText, ...tags }) => {
      const { bandcampTags, userTags } = renameTags(tags, change)
      const after = searchColumns({ title: '', artist: '', notes: '', tags: [...bandcampTags, ...userTags] })
      return [id, revision, bandcampTags, userTags, after.tagText, tags.bandcampTags, tags.userTags, tagText]
    })
    for (const rows of jsonChunks(edits, AT_ONCE)) {
      await db.insert(albumEdit).values({ userId, edit, chunk, rows, at: now })
      chunk += 1
    }
  }
}

const ofEdit = ({ userId }: Ctx, edit: string) => and(eq(albumEdit.userId, userId), eq(albumEdit.edit, edit))

const editsOf = ({ userId }: Ctx, edit: string): SQL => sql`
  (SELECT entry.value AS value FROM album_edit, json_each(album_edit.rows) AS entry
    WHERE album_edit.user_id = ${userId} AND album_edit.edit = ${edit})`

// The `+` makes SQLite look up the ids instead of scanning the person's albums.
const isTheirs = (userId: string) => sql`album.id = edit.value->>0 AND +album.user_id = ${userId}`
const isUnchanged = (userId: string) => sql`${isTheirs(userId)} AND album.changed = edit.value->>1`

/** Writes the tags that the edits have from place `at` on. */
const writeAlbums = (ctx: Ctx, source: SQL, { at, where }: { at: number; where: SQL }) =>
  ctx.db.run(sql`
    UPDATE album SET bandcamp_tags = edit.value->${sql.raw(`${at}`)}, user_tags = edit.value->${sql.raw(`${at + 1}`)},
      tag_text = edit.value->>${sql.raw(`${at + 2}`)}, version = version + 1, changed = ${nextRevision(ctx)}
    FROM ${source} AS edit WHERE ${where}`)

/** Only the last edits can be undone. */
function forgetOlder({ db, userId }: Ctx) {
  const kept = sql`SELECT edit FROM tag_edit WHERE user_id = ${userId} ORDER BY at DESC, rowid DESC LIMIT ${LIMITS.tagEditsKept}`
  const older = sql`user_id = ${userId} AND edit IN (SELECT edit FROM tag_edit WHERE user_id = ${userId} AND edit NOT IN (${kept}))`
  return [db.run(sql`DELETE FROM album_edit WHERE ${older}`), db.run(sql`DELETE FROM tag_edit WHERE ${older}`)]
}

/** Forgets edits from before `before`, which can then not be undone. Part of the daily clean-up, after `purgeAlbumEdits`. */
export const purgeTagEdits = ({ db }: SystemCtx, before: Date) => db.delete(tagEdit).where(lt(tagEdit.at, before))
