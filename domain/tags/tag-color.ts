import { hash } from '../sleeve/hash.ts'
import { foldTag } from './tags.ts'

export const TAG_COLORS = ['clay', 'amber', 'olive', 'moss', 'teal', 'sky', 'slate', 'plum', 'rose'] as const
export type TagColor = (typeof TAG_COLORS)[number]

/** The colors that a person has chosen, by `foldTag` of the tag. */
export type TagColors = Readonly<Record<string, TagColor>>

export const NO_COLORS: TagColors = {}

/** The color that a person has chosen for a tag, ignoring case; null for none. */
export function chosenColor(tag: string, chosen: TagColors): TagColor | null {
  const key = foldTag(tag)
  // A tag may be called "constructor".
  return (Object.hasOwn(chosen, key) && chosen[key]) || null
}

/** The color of a tag: the chosen one, otherwise one computed from its name, ignoring case. */
export const tagColor = (tag: string, chosen = NO_COLORS): TagColor =>
  chosenColor(tag, chosen) ?? TAG_COLORS[hash(`t${tag.trim()}`) % TAG_COLORS.length] ?? TAG_COLORS[0]
