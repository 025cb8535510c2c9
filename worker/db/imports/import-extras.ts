import { type SQL, sql } from 'drizzle-orm'
import type { FileImportEnd, RulesReport } from '#domain/imports/file-import.ts'
import { LIMITS } from '#domain/limits.ts'
import { chosenColor, type TagColors } from '#domain/tags/tag-color.ts'
import type { FileTagColor } from '#domain/tags/tag-color-choice.ts'
import { type RuleChange, withoutRulesOf, withRulesOf } from '#domain/tags/tag-rules.ts'
import * as messages from '#locales/errors.ts'
import { write } from '../budgets.ts'
import { isOf, keepAct, restStatement, toRest } from '../changes/journal.ts'
import { untilWritten } from '../changes/until-written.ts'
import type { Ctx } from '../context.ts'
import { batch, jsonChunks } from '../database.ts'
import { patchColors, tagColorsStatement, toTagColors } from '../tags/tag-colors.ts'
import { isLastEdit, tagRulesStatement, toTagRules } from '../tags/tag-rules.ts'
import { type FoundPairs, findPairs } from './find-pairs.ts'
import { importAct } from './imports.ts'

/** What an import did with the rules, colors and pairs of its file, with the name of the write. */
type Extras = {
  edit: string
  report: RulesReport
  changes: RuleChange[]
  colors?: { report: RulesReport; added: FileTagColor[] }
  pairs?: FoundPairs
}

/** What is kept of an import besides albums; `leftOut` is how many names it left out because there were too many. */
export type ImportRest = { extras?: Extras; leftOut?: number }

/** The colors of a file for tags that have none yet. */
function withColorsOf(known: TagColors, file: readonly FileTagColor[]) {
  const report = { added: 0, existing: 0, overLimit: 0 }
  const tags = new Set(Object.keys(known))
  const added: FileTagColor[] = []
  for (const one of file) {
    if (tags.has(one.tag)) report.existing += 1
    else if (tags.size >= LIMITS.tagColors) report.overLimit += 1
    else {
      tags.add(one.tag)
      added.push(one)
      report.added += 1
    }
  }
  return { report, added }
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
    const colors = withColorsOf(toTagColors(colorRows), tagColors)
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
