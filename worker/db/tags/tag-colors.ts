import { eq, type SQL, sql } from 'drizzle-orm'
import { LimitExceeded } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import { NO_COLORS, type TagColor, type TagColors } from '#domain/tags/tag-color.ts'
import type { TagColorChoice } from '#domain/tags/tag-color-choice.ts'
import * as messages from '#locales/errors.ts'
import { write } from '../budgets.ts'
import type { Ctx } from '../context.ts'
import { preferences } from '../schema.ts'

/** The statement that reads the colors the person has chosen. */
export const tagColorsStatement = ({ db, userId }: Ctx) =>
  db.select({ tagColors: preferences.tagColors }).from(preferences).where(eq(preferences.userId, userId))

/** The chosen colors, from the row that `ownStatement` or `tagColorsStatement` reads. */
export const toTagColors = ([row]: readonly { tagColors: TagColors | null }[]): TagColors => row?.tagColors ?? NO_COLORS

/** The statement that sets the colors of tags (keys of `foldTag`), null for the automatic one; `isAllowed` gets the new colors. */
export function patchColors(
  { db, userId }: Ctx,
  changes: readonly (readonly [tag: string, color: TagColor | null])[],
  isAllowed: (patched: SQL) => SQL,
) {
  const patched = sql`json_patch(tag_colors, ${JSON.stringify(Object.fromEntries(changes))})`
  return db.run(sql`UPDATE preferences SET tag_colors = ${patched} WHERE user_id = ${userId} AND ${isAllowed(patched)}`)
}

/** Gives a tag a color, whether an album has it or not. @throws LimitExceeded for too many tags with a chosen color */
export async function setTagColor(ctx: Ctx, { tag, color }: TagColorChoice): Promise<void> {
  const isWithin = (patched: SQL) => sql`(SELECT count(*) FROM json_each(${patched})) <= ${LIMITS.tagColors}`
  const [written, known] = await write(ctx, [
    patchColors(ctx, [[tag, color]], color === null ? () => sql`true` : isWithin),
    tagColorsStatement(ctx),
  ])
  if (written.meta.changes === 0 && known.length > 0) {
    throw new LimitExceeded(messages.tooManyTagColors(LIMITS.tagColors))
  }
}
