import { hash } from './sleeve/random.ts'

export const TAG_COLOURS = ['clay', 'amber', 'olive', 'moss', 'teal', 'sky', 'slate', 'plum', 'rose'] as const
export type TagColor = (typeof TAG_COLOURS)[number]

/** The hue a tag is shown in: the same one everywhere and in either case. */
export const tagColor = (tag: string): TagColor =>
  TAG_COLOURS[hash(`t${tag.trim()}`) % TAG_COLOURS.length] ?? TAG_COLOURS[0]
