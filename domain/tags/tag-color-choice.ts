import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { chosenColor, TAG_COLORS, type TagColor, type TagColors } from './tag-color.ts'
import { FoldedTag, type TagEdit } from './tag-rules.ts'
import { foldTag } from './tags.ts'

/** The color of a tag, or null for the automatic one. */
export const TagColorChoice = z.strictObject({
  tag: FoldedTag,
  color: z.nullable(z.literal(TAG_COLORS, messages.wrongColor)),
})
export type TagColorChoice = z.infer<typeof TagColorChoice>

/** The chosen color of a tag in a file. */
export const FileTagColor = z.strictObject(
  { tag: FoldedTag, color: z.literal(TAG_COLORS, messages.wrongColor) },
  messages.notATagColor,
)
export type FileTagColor = z.infer<typeof FileTagColor>

/** The new color of a tag (a key of `foldTag`); null for the automatic one. */
export type ColorChange = [tag: string, before: TagColor | null, after: TagColor | null]

/** The colors with one changed. */
export function withColor(colors: TagColors, [tag, , color]: ColorChange): TagColors {
  const { [tag]: _, ...others } = colors
  return color === null ? others : { ...others, [tag]: color }
}

/** The effect of an edit of tags on chosen colors: the new name keeps its own, otherwise it gets that of the first renamed tag with one. */
export function colorChanges(colors: TagColors, { from, to }: TagEdit): ColorChange[] {
  const target = to === null ? null : foldTag(to)
  const gone = from.flatMap((tag): ColorChange[] => {
    const color = chosenColor(tag, colors)
    return color === null || tag === target ? [] : [[tag, color, null]]
  })
  const [first] = gone
  const isCarried = first && target !== null && chosenColor(target, colors) === null
  return isCarried ? [...gone, [target, null, first[1]]] : gone
}
