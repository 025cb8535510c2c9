/** The form in which two tags are the same: trimmed and in lower case. */
export const foldTag = (tag: string): string => tag.trim().toLowerCase()

/** The tags in their order, without empty ones and without a second spelling of an earlier one. */
export function distinctTags(tags: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const tag of tags) {
    const key = foldTag(tag)
    if (key && !seen.has(key)) seen.set(key, tag.trim())
  }
  return [...seen.values()]
}

/**
 * Divides a written list of tags: Bandcamp's stay Bandcamp's where they are still in the list, all others are the person's.
 * A spelling changed only in case stays Bandcamp's.
 */
export function divideTags(tags: readonly string[], bandcampTags: readonly string[]) {
  const wanted = new Set(tags.map(foldTag))
  const fromBandcamp = new Set(bandcampTags.map(foldTag))
  return {
    bandcampTags: distinctTags(bandcampTags).filter((tag) => wanted.has(foldTag(tag))),
    userTags: distinctTags(tags).filter((tag) => !fromBandcamp.has(foldTag(tag))),
  }
}
