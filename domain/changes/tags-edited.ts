import { renameInQuery } from '../query/rename-in-query.ts'
import type { TagColors } from '../tags/tag-color.ts'
import { colorChanges, withColor } from '../tags/tag-color-choice.ts'
import { renameTags, rulesAfter, type TagEdit, type TagRule } from '../tags/tag-rules.ts'
import { foldTag } from '../tags/tags.ts'
import { withValues } from './album-values.ts'
import type { Lists } from './kind.ts'

/** The lists, with the person's tag rules and colors. */
export type TaggedLists = Lists & { rules: TagRule[]; colors: TagColors }

/** The state after tags were renamed, merged or deleted. */
export const tagsEdited = (now: TaggedLists, edit: TagEdit): TaggedLists => ({
  ...now,
  albums: now.albums.map((album) =>
    album.tags.some((tag) => edit.from.includes(foldTag(tag))) ? withValues(album, renameTags(album, edit)) : album,
  ),
  crates: now.crates.map((crate) => {
    const query = crate.query && renameInQuery(crate.query, edit)
    return query === undefined || query === crate.query ? crate : { ...crate, query }
  }),
  rules: rulesAfter(now.rules, edit),
  colors: colorChanges(now.colors, edit).reduce(withColor, now.colors),
})
