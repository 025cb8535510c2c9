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
 * An album's tags after `add` and `remove`, without regard to case. Removed ones go from Bandcamp's too; added ones become the person's,
 * unless they are there already.
 */
export function changeTags(
  album: { bandcampTags: readonly string[]; userTags: readonly string[] },
  { add = [], remove = [] }: { add?: readonly string[]; remove?: readonly string[] },
) {
  const gone = new Set(remove.map(foldTag))
  const kept = (tags: readonly string[]) => tags.filter((tag) => !gone.has(foldTag(tag)))
  const bandcampTags = kept(album.bandcampTags)
  return divideTags([...bandcampTags, ...kept(album.userTags), ...add], bandcampTags)
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
