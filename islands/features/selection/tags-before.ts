import type { AlbumsChange, AlbumView } from '#domain/albums/album.ts'
import { foldTag } from '#domain/tags/tags.ts'

type TagsChange = Pick<AlbumsChange, 'addTags' | 'addBandcampTags' | 'removeTags'>

/** What gives albums back the tags that they have, after a change of their tags: as few changes as their tags allow. */
export function tagsBefore(
  albums: readonly Pick<AlbumView, 'id' | 'tags' | 'bandcampTags' | 'userTags'>[],
  { addTags = [], removeTags = [] }: TagsChange,
): { albumIds: number[]; change: TagsChange }[] {
  const gone = new Set(removeTags.map(foldTag))
  const isGone = (tag: string) => gone.has(foldTag(tag))
  const alike = new Map<string, { albumIds: number[]; change: TagsChange }>()
  for (const { id, tags, bandcampTags, userTags } of albums) {
    const had = new Set(tags.map(foldTag))
    const lists = {
      addTags: userTags.filter(isGone),
      addBandcampTags: bandcampTags.filter(isGone),
      removeTags: addTags.filter((tag) => !had.has(foldTag(tag))),
    }
    const change = Object.fromEntries(Object.entries(lists).filter(([, some]) => some.length > 0))
    const key = JSON.stringify(change)
    if (key !== '{}') alike.set(key, { change, albumIds: [...(alike.get(key)?.albumIds ?? []), id] })
  }
  return [...alike.values()]
}
