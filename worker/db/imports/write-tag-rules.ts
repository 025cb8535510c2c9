import { type SQL, sql } from 'drizzle-orm'
import { Conflict } from '#domain/app-error.ts'
import type { RulesReport } from '#domain/file-import.ts'
import { type RuleChange, type TagRule, withoutRulesOf, withRulesOf } from '#domain/tag-rules.ts'
import * as messages from '#locales/errors/albums.ts'
import type { Ctx } from '../context.ts'
import { batch } from '../database.ts'
import { isLastEdit, tagRulesStatement, toTagRules } from '../tags/tag-rules.ts'

const ATTEMPTS = 3

/** What an import did with the rules of its file, with the name of the write. */
type RulesRecord = { edit: string; report: RulesReport; changes: RuleChange[] }

/** The id in `import_change`, no album's, under which an import keeps its `RulesRecord`. */
const TAG_RULES = 0

const recordWhere = ({ userId }: Ctx, importId: number) =>
  sql`user_id = ${userId} AND import_id = ${importId} AND album_id = ${TAG_RULES}`

/** The statement that reads what an import did with tag rules; `toRulesRecord` maps its rows. */
export const rulesRecordStatement = (ctx: Ctx, importId: number) =>
  ctx.db.all<{ filled: string }>(sql`SELECT filled FROM import_change WHERE ${recordWhere(ctx, importId)}`)

/** Maps the rows of `rulesRecordStatement`. */
export const toRulesRecord = ([row]: { filled: string }[]): RulesRecord | null =>
  row ? (JSON.parse(row.filled) as RulesRecord) : null

/**
 * Adds a file's tag rules to the person's, once, if `isReady` holds, and records what changed for undoing.
 * @throws Conflict `stale` if concurrent changes persist
 */
export async function writeTagRules(ctx: Ctx, importId: number, file: readonly TagRule[], isReady: SQL): Promise<void> {
  const { db, userId } = ctx
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const [known, [state], record] = await batch(db, [
      tagRulesStatement(ctx),
      db.all<{ isReady: number }>(sql`SELECT ${isReady} AS isReady`),
      rulesRecordStatement(ctx, importId),
    ])
    if (state?.isReady !== 1 || record.length > 0) return
    const { rules, ...done } = withRulesOf(toTagRules(known), file)
    const edit = crypto.randomUUID()
    const [written] = await batch(db, [
      db.run(sql`
        INSERT INTO import_change (user_id, import_id, album_id, filled)
        SELECT ${userId}, ${importId}, ${TAG_RULES}, ${JSON.stringify({ edit, ...done } satisfies RulesRecord)}
        WHERE ${isReady} AND ${isLastEdit(ctx, known[0]?.edit)} ON CONFLICT DO NOTHING`),
      db.run(sql`
        INSERT INTO tag_rules (user_id, rules, edit) SELECT ${userId}, ${JSON.stringify(rules)}, ${edit}
        WHERE ${done.changes.length > 0} AND EXISTS (
          SELECT 1 FROM import_change WHERE ${recordWhere(ctx, importId)} AND filled->>'edit' = ${edit})
        ON CONFLICT (user_id) DO UPDATE SET rules = excluded.rules, edit = excluded.edit`),
    ])
    if (written.meta.changes > 0) return
  }
  throw new Conflict('stale', messages.tagsStale)
}

/**
 * Takes back what an import changed in the tag rules; those changed since stay. Returns how many were removed. @throws Conflict `stale` if
 * concurrent changes persist
 */
export async function undoTagRules(ctx: Ctx, importId: number): Promise<number> {
  const { db, userId } = ctx
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const [rows, known] = await batch(db, [rulesRecordStatement(ctx, importId), tagRulesStatement(ctx)])
    const changes = toRulesRecord(rows)?.changes ?? []
    if (changes.length === 0) return 0
    const before = toTagRules(known)
    const rules = withoutRulesOf(before, changes)
    const [written] = await batch(db, [
      db.run(sql`
        UPDATE import_change SET filled = json_set(filled, '$.changes', json('[]'))
        WHERE ${recordWhere(ctx, importId)} AND ${isLastEdit(ctx, known[0]?.edit)}`),
      db.run(sql`
        UPDATE tag_rules SET rules = ${JSON.stringify(rules)}, edit = ${crypto.randomUUID()} WHERE user_id = ${userId} AND changes() > 0`),
    ])
    if (written.meta.changes > 0) return before.length - rules.length
  }
  throw new Conflict('stale', messages.tagsStale)
}
