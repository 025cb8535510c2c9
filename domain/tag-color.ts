import { hash } from './sleeve/hash.ts'

export const TAG_COLORS = ['clay', 'amber', 'olive', 'moss', 'teal', 'sky', 'slate', 'plum', 'rose'] as const
type TagColor = (typeof TAG_COLORS)[number]

/** The color of a tag: the same everywhere and in any case. */
export const tagColor = (tag: string): TagColor =>
  TAG_COLORS[hash(`t${tag.trim()}`) % TAG_COLORS.length] ?? TAG_COLORS[0]
