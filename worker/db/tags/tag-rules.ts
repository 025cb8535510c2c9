import { eq, type SQL, sql } from 'drizzle-orm'
import type { TagRule } from '#domain/tags/tag-rules.ts'
import { foldTag } from '#domain/tags/tags.ts'
import type { Ctx } from '../context.ts'
import { inList } from '../database.ts'
import { tagRules } from '../schema.ts'

/** The statement that reads the person's rules of renaming; `toTagRules` maps its rows. */
export const tagRulesStatement = ({ db, userId }: Ctx) =>
  db.select({ rules: tagRules.rules, edit: tagRules.edit }).from(tagRules).where(eq(tagRules.userId, userId))

/** Maps the rows of `tagRulesStatement`. */
export const toTagRules = ([row]: Awaited<ReturnType<typeof tagRulesStatement>>): TagRule[] => row?.rules ?? []

/** The person's rules of renaming, the latest last. */
export const listTagRules = async (ctx: Ctx): Promise<TagRule[]> => toTagRules(await tagRulesStatement(ctx))

/** The condition that the person has a rule for one of these tags. */
export const hasRuleFor = ({ userId }: Ctx, tags: readonly string[]): SQL => sql`EXISTS (
  SELECT 1 FROM tag_rules, json_each(rules) WHERE user_id = ${userId}
  AND value->>'from' IN ${inList(tags.map(foldTag))})`

/**
 * Whether `edit` is the last edit of the person's tag rules; `''` means that there was none. A condition for statements that write rules.
 */
export const isLastEdit = ({ userId }: Ctx, edit = ''): SQL =>
  sql`coalesce((SELECT edit FROM tag_rules WHERE user_id = ${userId}), '') = ${edit}`
