import { type SQL, sql } from 'drizzle-orm'
import { LimitExceeded, NotFound } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { renameInQuery } from '#domain/query/rename-in-query.ts'
import { chosenColor } from '#domain/tags/tag-color.ts'
import { type ColorChange, colorChanges } from '#domain/tags/tag-color-choice.ts'
import { type MadeEdit, renameTags, rulesAfter, type TagEdit, type TagRule } from '#domain/tags/tag-rules.ts'
import * as messages from '#locales/errors.ts'
import { write } from '../budgets.ts'
import { ALBUMS_PER_STEP, changeAlbums } from '../changes/change-albums.ts'
import { counted } from '../changes/counted.ts'
import type { AlbumRow } from '../changes/derived.ts'
import {
  type Act,
  forgetOlder,
  giveBack,
  isOf,
  type Keeping,
  keepAct,
  noteAlbums,
  notedOf,
  restStatement,
  toRest,
} from '../changes/journal.ts'
import { isOneOf, readRows, toAlbumRow } from '../changes/rows.ts'
import { areUnchanged, changesOf, changesStatement } from '../changes/statements.ts'
import { untilWritten } from '../changes/until-written.ts'
import type { Ctx } from '../context.ts'
import { batch, idsOf } from '../database.ts'
import { crate, deletedCrate } from '../schema.ts'
import { notLastStep } from '../steps.ts'
import { patchColors, tagColorsStatement, toTagColors } from './tag-colors.ts'
import { isLastEdit, tagRulesStatement, toTagRules } from './tag-rules.ts'

const ALBUMS_READ_AT_ONCE = 10_000

/**
 * Renames tags in all albums of the person and in the queries of their smart crates, including the trash, or deletes them from albums, and
 * stores that as a rule. A chosen color moves with its tag. Many albums are changed in steps, after everything else: if interrupted, the
 * same call with the same key does the rest as part of the same edit. @throws LimitExceeded for too many rules; Conflict `stale` if
 * concurrent changes persist
 */
export const editTags = (ctx: Ctx, change: TagEdit): Promise<MadeEdit> =>
  make(ctx, (rules) => rulesAfter(rules, change), change)

/** Removes rules; the albums stay as they are. @throws Conflict `stale` if concurrent changes persist */
export const removeTagRules = (ctx: Ctx, from: readonly string[]): Promise<MadeEdit> =>
  make(ctx, (rules) => rules.filter((rule) => !from.includes(rule.from)))

async function make(ctx: Ctx, toRules: (rules: TagRule[]) => TagRule[], change?: TagEdit): Promise<MadeEdit> {
  const edit = ctx.keyed?.key ?? crypto.randomUUID()
  const found = change ? await findTagged(ctx, change.from) : []
  const ids = idsOf(found)
  const [first, others] = [ids.slice(0, ALBUMS_PER_STEP), ids.slice(ALBUMS_PER_STEP)]
  const rules = await begin(others.length > 0 ? notLastStep(ctx) : ctx, edit, { toRules, change, ids: first })
  if (change && others.length > 0) await goOn(ctx, edit, { change, ids: others })
  return { edit, albums: found.filter(({ isShown }) => isShown === 1).length, rules }
}

type Begun = { toRules: (rules: TagRule[]) => TagRule[]; change: TagEdit | undefined; ids: readonly number[] }

/** The first step of an edit: everything except the albums of further steps. Returns the rules. */
const begin = (ctx: Ctx, edit: string, { toRules, change, ids }: Begun): Promise<TagRule[]> =>
  untilWritten(async () => {
    const { db, userId } = ctx
    const { known, smart, chosen } = await batch(db, {
      known: tagRulesStatement(ctx),
      smart: smartCrates(ctx),
      chosen: tagColorsStatement(ctx),
    })
    const before = toTagRules(known)
    const previous = known[0]?.edit ?? ''
    if (previous === edit) {
      // An earlier attempt of the same call was interrupted.
      if (change) await goOn(ctx, edit, { change, ids })
      return before
    }
    const rules = toRules(before)
    if (rules.length > LIMITS.tagRules && rules.length > before.length) {
      throw new LimitExceeded(messages.tooManyTagRules(LIMITS.tagRules))
    }
    const crates = change ? renamedCrates(smart, change) : []
    const colors = change ? colorChanges(toTagColors(chosen), change) : []
    const changes = change ? await readChanges(ctx, ids, change) : []
    const isDone = sql`(SELECT edit FROM tag_rules WHERE user_id = ${userId}) = ${edit}`
    const { written } = await write(
      ctx,
      {
        written: db.run(sql`
        INSERT INTO tag_rules (user_id, rules, edit) SELECT ${userId}, ${JSON.stringify(rules)}, ${edit}
        WHERE ${isLastEdit(ctx, previous)} AND ${areUnchanged(ctx, changes)}
        ON CONFLICT (user_id) DO UPDATE SET rules = excluded.rules, edit = excluded.edit`),
        act: keepAct(
          ctx,
          actOf(edit),
          sql`${JSON.stringify({ rules: before, crates, colors, previous } satisfies Rest)}`,
          isDone,
        ),
        crates: writeCrates(ctx, crates, { from: 2, to: 1 }, isDone),
        colors: writeColors(ctx, colors, AFTER, isDone),
        notes: noteAlbums(ctx, actOf(edit), notedOf(keepingOf(edit), changes), isDone),
        ...counted(ctx, { albums: changes.length > 0 ? [changesStatement(ctx, changes, { condition: isDone })] : [] }),
        forgotten: forgetOlder(ctx, 'tags'),
      },
      ['bytes'],
    )
    return written.meta.changes > 0 ? rules : null
  }, messages.tagsStale)

/** The further steps of an edit, which rename the tags of some albums, in the trash or not. @throws Conflict `stale` */
const goOn = (ctx: Ctx, edit: string, { change, ids }: { change: TagEdit; ids: readonly number[] }): Promise<number> =>
  changeAlbums(ctx, ids, (row: TagRow) => renameTags(row, change), {
    reads: READ,
    inTrash: 'either',
    condition: isLastEdit(ctx, edit),
    message: messages.tagsStale,
    keeps: keepingOf(edit),
  })

/**
 * Undoes the last edit of tags: rules, albums, smart crates and colors get their earlier values back, unless they changed since. Many
 * albums are changed in steps, before everything else: if interrupted, the same call does the rest. @throws NotFound; Conflict `stale` if
 * another edit followed
 */
export async function undoTagEdit(ctx: Ctx, edit: string): Promise<TagRule[]> {
  const { db, userId } = ctx
  const act = actOf(edit)
  const { kept, chosen } = await batch(db, { kept: restStatement(ctx, act), chosen: tagColorsStatement(ctx) })
  const rest = toRest<Rest>(kept)
  if (!rest) throw new NotFound(messages.tagEditGone)
  const isLast = sql`${isLastEdit(ctx, edit)} AND EXISTS (SELECT 1 FROM journal WHERE ${isOf(ctx, act)})`
  const isRest = sql`${isLast} AND NOT EXISTS (SELECT 1 FROM journal_row WHERE ${isOf(ctx, act)})`
  const colors = rest.colors.filter(([tag, , after]) => chosenColor(tag, toTagColors(chosen)) === after)
  const end = [
    ...writeCrates(ctx, rest.crates, { from: 1, to: 2 }, isRest),
    ...writeColors(ctx, colors, BEFORE, isRest),
    // The rules are changed last, since they tell whether the edit is the last one.
    db.run(sql`
      UPDATE tag_rules SET edit = ${rest.previous}, rules = ${JSON.stringify(rest.rules)} WHERE user_id = ${userId} AND ${isRest}`),
    db.run(sql`DELETE FROM journal WHERE ${isOf(ctx, act)} AND changes() > 0`),
  ]
  await giveBack(ctx, act, { reads: READ, condition: isLast, message: messages.tagEditFollowed, end })
  return rest.rules
}

/** The albums with any of these tags, in the trash or not, a few at a time. */
async function findTagged({ db, userId }: Ctx, from: readonly string[]) {
  const found: { id: number; isShown: number }[] = []
  for (let after = 0; ; ) {
    const some = sql`(SELECT id FROM album WHERE user_id = ${userId} AND id > ${after} ORDER BY id LIMIT ${ALBUMS_READ_AT_ONCE})`
    const { last, rows } = await batch(db, {
      last: db.all<{ id: number | null }>(sql`SELECT max(id) AS id FROM ${some}`),
      rows: db.all<{ id: number; isShown: number }>(sql`
        SELECT id, deleted_at IS NULL AS isShown FROM album WHERE id IN ${some}
          AND EXISTS (SELECT 1 FROM json_each(${JSON.stringify(from)}) WHERE instr(tag_text, char(10) || value || char(10)) > 0)`),
    })
    found.push(...rows)
    if (!last[0]?.id) return found
    after = last[0].id
  }
}

/** The tables of smart crates. An edit and its undo look in both, as a crate may be deleted or restored in between. */
const CRATE_TABLES = [crate, deletedCrate] as const

const smartCrates = ({ db, userId }: Ctx) =>
  db.all<{ id: number; query: string }>(sql`
    SELECT id, query FROM crate WHERE user_id = ${userId} AND query IS NOT NULL
    UNION ALL SELECT id, query FROM deleted_crate WHERE user_id = ${userId} AND query IS NOT NULL`)

/** A crate whose query an edit changes. */
type RenamedCrate = [id: number, after: string, before: string]

const renamedCrates = (smart: readonly { id: number; query: string }[], change: TagEdit) =>
  smart.flatMap(({ id, query }): RenamedCrate[] => {
    const after = renameInQuery(query, change)
    return after === query ? [] : [[id, after, query]]
  })

/** The statements that give crates the query at index `to`, if they still have the one at `from`. */
const writeCrates = (
  { db, userId }: Ctx,
  crates: readonly RenamedCrate[],
  { from, to }: { from: 1 | 2; to: 1 | 2 },
  isAllowed: SQL,
) =>
  (crates.length > 0 ? CRATE_TABLES : []).map((table) =>
    db.run(sql`
      UPDATE ${table} SET query = entry.value->>${sql.raw(`${to}`)}, version = version + 1
      FROM json_each(${JSON.stringify(crates)}) AS entry
      WHERE ${table.id} = entry.value->>0 AND +${table.userId} = ${userId} AND ${table.query} = entry.value->>${sql.raw(`${from}`)}
        AND ${isAllowed}`),
  )

const BEFORE = 1
const AFTER = 2

/** The statement that gives tags the colors that they had before an edit of tags, or after it. */
const writeColors = (ctx: Ctx, changes: readonly ColorChange[], at: typeof BEFORE | typeof AFTER, isAllowed: SQL) => {
  const colors = changes.map((change) => [change[0], change[at]] as const)
  return colors.length > 0 ? [patchColors(ctx, colors, () => isAllowed)] : []
}

const READ = ['bandcampTags', 'userTags'] as const
type TagRow = Pick<AlbumRow, (typeof READ)[number] | 'id' | 'revision'>

/** What is left to change in these albums, in the trash or not. */
async function readChanges(ctx: Ctx, ids: readonly number[], change: TagEdit) {
  const columns = ['id', 'revision', ...READ] as const
  const read = await readRows(ctx, isOneOf(ctx.userId, ids), columns)
  const rows = read.map((row) => toAlbumRow(row, columns))
  return changesOf(ctx, rows, (row) => renameTags(row, change))
}

const actOf = (edit: string): Act => ({ kind: 'tags', entry: edit })

const keepingOf = (edit: string): Keeping => ({ act: actOf(edit), parts: [READ] })

/** What is kept of an edit besides albums: the rules before it, the smart crates and colors it changed, and the edit before it. */
type Rest = { rules: TagRule[]; crates: RenamedCrate[]; colors: ColorChange[]; previous: string }
