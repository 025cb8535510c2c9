import { type SQL, sql } from 'drizzle-orm'
import type { DistinctRows, FileImportEnd, RulesReport } from '#domain/imports/file-import.ts'
import type { Item } from '#domain/imports/item.ts'
import { toMatched } from '#domain/imports/match-items.ts'
import { LIMITS } from '#domain/limits.ts'
import { chosenColor } from '#domain/tags/tag-color.ts'
import type { FileTagColor } from '#domain/tags/tag-color-choice.ts'
import { type RuleChange, withoutRulesOf, withRulesOf } from '#domain/tags/tag-rules.ts'
import * as messages from '#locales/errors.ts'
import { distinctStatement } from '../albums/known-duplicates.ts'
import { lookUpStatements, nameOf } from '../albums/look-up.ts'
import { write } from '../budgets.ts'
import { isOf, keepAct, restStatement, toRest } from '../changes/journal.ts'
import { chunksByColumn, isNamed } from '../changes/named-albums.ts'
import { untilWritten } from '../changes/until-written.ts'
import type { Ctx } from '../context.ts'
import { batch, jsonChunks } from '../database.ts'
import { patchColors, tagColorsStatement, toTagColors } from '../tags/tag-colors.ts'
import { isLastEdit, tagRulesStatement, toTagRules } from '../tags/tag-rules.ts'
import { importAct } from './imports.ts'

/** What an import did with the rules, colors and pairs of its file, with the name of the write. */
type Extras = {
  edit: string
  report: RulesReport
  changes: RuleChange[]
  colors?: { report: RulesReport; added: FileTagColor[] }
  pairs?: { report: RulesReport; added: [number, number][] }
}

/** What is kept of an import besides albums; `leftOut` is how many names it left out because there were too many. */
export type ImportRest = { extras?: Extras; leftOut?: number }

/** Which of these a file adds: those that are not known yet, as far as there is room. */
function addUpTo<One>(most: number, known: readonly string[], all: readonly One[], keyOf: (one: One) => string) {
  const report = { added: 0, existing: 0, overLimit: 0 }
  const keys = new Set(known)
  const added = all.filter((one) => {
    const outcome = keys.has(keyOf(one)) ? 'existing' : keys.size >= most ? 'overLimit' : 'added'
    report[outcome] += 1
    if (outcome === 'added') keys.add(keyOf(one))
    return outcome === 'added'
  })
  return { report, added }
}

/** The pairs of a file to add, by the ids of the person's albums, the lower one first. Pairs of no or one album here are left out. */
async function findPairs(ctx: Ctx, importId: number, { albums, pairs }: DistinctRows) {
  const { db } = ctx
  const items = albums.map(({ nth = 1, isOtherYear, ...album }, index): Item => {
    const number = { nth, isOtherYear, isExact: true }
    return { album: { ...album, bandcampUrl: album.bandcampUrl ?? '' }, row: index + 1, ...number, crates: [] }
  })
  const matched = toMatched(items, await batch(db, lookUpStatements(ctx, importId, items)))
  const names = matched.map((row, place) => ({ place, ...nameOf(row) }))
  const { known, found } = await batch(db, {
    known: distinctStatement(ctx),
    found: chunksByColumn(names, 10_000).map(({ column, chunk }) =>
      db.all<{ place: number; id: number }>(sql`
        SELECT n.value->>'place' AS place, a.id AS id FROM json_each(${chunk}) n CROSS JOIN album a ON ${isNamed(ctx, column, 'n')}`),
    ),
  })
  const ids = new Map(found.flat().map(({ place, id }) => [place, id]))
  const here = pairs.flatMap((pair): [number, number][] => {
    const [one, other] = pair.map((place) => ids.get(place))
    return one === undefined || other === undefined || one === other
      ? []
      : [[Math.min(one, other), Math.max(one, other)]]
  })
  const there = known.map(({ one, other }) => String([one, other]))
  return addUpTo(LIMITS.distinctPerPerson, there, here, String)
}

const byTag = (colors: readonly FileTagColor[]) => Object.fromEntries(colors.map(({ tag, color }) => [tag, color]))

/**
 * Adds a file's tag rules, colors of tags and pairs that are not the same to the person's, once, if `isReady` holds, and notes what
 * changed for undoing. @throws Conflict `stale` if concurrent changes persist
 */
export async function writeImportExtras(
  ctx: Ctx,
  importId: number,
  { tagRules = [], tagColors = [], distinct }: FileImportEnd,
  isReady: SQL,
): Promise<void> {
  const { db, userId } = ctx
  const act = importAct(importId)
  await untilWritten(async () => {
    const [known, [state], kept, colorRows] = await batch(db, [
      tagRulesStatement(ctx),
      db.all<{ isReady: number }>(sql`SELECT ${isReady} AS isReady`),
      restStatement(ctx, act),
      tagColorsStatement(ctx),
    ])
    if (state?.isReady !== 1 || toRest<ImportRest>(kept)?.extras) return true
    const { rules, ...done } = withRulesOf(toTagRules(known), tagRules)
    const chosen = Object.keys(toTagColors(colorRows))
    const colors = addUpTo(LIMITS.tagColors, chosen, tagColors, ({ tag }) => tag)
    const pairs = distinct?.pairs.length ? await findPairs(ctx, importId, distinct) : undefined
    const edit = crypto.randomUUID()
    const extras: Extras = { edit, ...done, colors, ...(pairs && { pairs }) }
    const isRecorded = sql`EXISTS (SELECT 1 FROM journal WHERE ${isOf(ctx, act)} AND rest->'extras'->>'edit' = ${edit})`
    const { written } = await write(ctx, {
      act: keepAct(ctx, act, sql`'{}'`, isReady),
      written: db.run(sql`
        UPDATE journal SET rest = json_set(rest, '$.extras', json(${JSON.stringify(extras)}))
        WHERE ${isOf(ctx, act)} AND rest->'extras' IS NULL AND ${isReady} AND ${isLastEdit(ctx, known[0]?.edit)}`),
      rules: db.run(sql`
        INSERT INTO tag_rules (user_id, rules, edit) SELECT ${userId}, ${JSON.stringify(rules)}, ${edit}
        WHERE ${done.changes.length > 0} AND ${isRecorded}
        ON CONFLICT (user_id) DO UPDATE SET rules = excluded.rules, edit = excluded.edit`),
      // A color that was chosen meanwhile stays.
      colors:
        colors.added.length > 0
          ? [
              db.run(sql`
              UPDATE preferences SET tag_colors = json_patch(${JSON.stringify(byTag(colors.added))}, tag_colors)
              WHERE user_id = ${userId} AND ${isRecorded}`),
            ]
          : [],
      pairs: jsonChunks(pairs?.added ?? [], LIMITS.distinctPerPerson).map((chunk) =>
        db.run(sql`
          INSERT INTO distinct_albums (user_id, album_id, other_id)
          SELECT ${userId}, a.id, b.id FROM json_each(${chunk}) p
            CROSS JOIN album a ON a.id = p.value->>0 AND +a.user_id = ${userId}
            CROSS JOIN album b ON b.id = p.value->>1 AND +b.user_id = ${userId}
          WHERE ${isRecorded} ON CONFLICT DO NOTHING`),
      ),
    })
    return written.meta.changes > 0 ? true : null
  }, messages.tagsStale)
}

/**
 * Takes back what an import did beside its albums and crates; what was changed since stays. Returns how many rules were removed. @throws
 * Conflict `stale` if concurrent changes persist
 */
export async function undoRest(ctx: Ctx, importId: number): Promise<number> {
  const { db, userId } = ctx
  const act = importAct(importId)
  return untilWritten(async () => {
    const [kept, known, colorRows] = await batch(db, [
      restStatement(ctx, act),
      tagRulesStatement(ctx),
      tagColorsStatement(ctx),
    ])
    const { extras } = toRest<ImportRest>(kept) ?? {}
    if (!extras) return 0
    const { changes, colors, pairs } = extras
    const before = toTagRules(known)
    const rules = changes.length > 0 ? withoutRulesOf(before, changes) : before
    const chosen = toTagColors(colorRows)
    const isUnchanged = isLastEdit(ctx, known[0]?.edit)
    const gone = (colors?.added ?? []).filter(({ tag, color }) => chosenColor(tag, chosen) === color)
    const undone = { ...extras, changes: [], colors: undefined, pairs: undefined }
    const [written] = await write(ctx, [
      db.run(sql`
        UPDATE journal SET rest = json_set(rest, '$.extras', json(${JSON.stringify(undone)})) WHERE ${isOf(ctx, act)} AND ${isUnchanged}`),
      patchColors(
        ctx,
        gone.map(({ tag }) => [tag, null]),
        () => isUnchanged,
      ),
      db.run(sql`
        DELETE FROM distinct_albums WHERE user_id = ${userId} AND ${isUnchanged}
          AND (album_id, other_id) IN (SELECT value->>0, value->>1 FROM json_each(${JSON.stringify(pairs?.added ?? [])}))`),
      db.run(sql`
        UPDATE tag_rules SET rules = ${JSON.stringify(rules)}, edit = ${crypto.randomUUID()}
        WHERE user_id = ${userId} AND ${changes.length > 0} AND ${isUnchanged}`),
    ])
    return written.meta.changes > 0 ? before.length - rules.length : null
  }, messages.tagsStale)
}
