export type { TagCount } from './tag-view.ts'

/** The key of all spellings of a tag: trimmed and in lower case. */
export const foldTag = (tag: string): string => tag.trim().toLowerCase()

/** The tags in order, trimmed, without empty ones and later spellings of the same tag. */
export function distinctTags(tags: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const tag of tags) {
    const key = foldTag(tag)
    if (key && !seen.has(key)) seen.set(key, tag.trim())
  }
  return [...seen.values()]
}

/**
 * An album's tags after `add`, `addBandcamp` and `remove`, ignoring case. Removal affects both kinds; added tags become the person's, or
 * Bandcamp's, unless they exist.
 */
export function changeTags(
  album: { bandcampTags: readonly string[]; userTags: readonly string[] },
  {
    add = [],
    addBandcamp = [],
    remove = [],
  }: { add?: readonly string[]; addBandcamp?: readonly string[]; remove?: readonly string[] },
) {
  const gone = new Set(remove.map(foldTag))
  const kept = (tags: readonly string[]) => tags.filter((tag) => !gone.has(foldTag(tag)))
  const own = new Set(album.userTags.map(foldTag))
  const bandcampTags = [...kept(album.bandcampTags), ...addBandcamp.filter((tag) => !own.has(foldTag(tag)))]
  return divideTags([...bandcampTags, ...kept(album.userTags), ...add], bandcampTags)
}

/** Splits a list of tags: those that Bandcamp has stay Bandcamp's, in its spelling; all others are the person's. */
export function divideTags(tags: readonly string[], bandcampTags: readonly string[]) {
  const wanted = new Set(tags.map(foldTag))
  const fromBandcamp = new Set(bandcampTags.map(foldTag))
  return {
    bandcampTags: distinctTags(bandcampTags).filter((tag) => wanted.has(foldTag(tag))),
    userTags: distinctTags(tags).filter((tag) => !fromBandcamp.has(foldTag(tag))),
  }
}
