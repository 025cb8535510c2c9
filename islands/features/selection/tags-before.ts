import type { AlbumsChange, AlbumView } from '#domain/albums/album.ts'
import { foldTag } from '#domain/tags/tags.ts'

type TagsChange = Pick<AlbumsChange, 'addTags' | 'addBandcampTags' | 'removeTags'>

/** What gives albums back the tags that they have, after a change of their tags: as few changes as their tags allow. */
export function tagsBefore(
  albums: readonly Pick<AlbumView, 'id' | 'tags' | 'bandcampTags'>[],
  { addTags = [], removeTags = [] }: TagsChange,
): { albumIds: number[]; change: TagsChange }[] {
  const gone = new Set(removeTags.map(foldTag))
  const isGone = (tag: string) => gone.has(foldTag(tag))
  const alike = new Map<string, { albumIds: number[]; change: TagsChange }>()
  for (const { id, tags, bandcampTags } of albums) {
    const had = new Set(tags.map(foldTag))
    const said = new Set(bandcampTags.map(foldTag))
    const [ofBandcamp, own] = [
      tags.filter((tag) => said.has(foldTag(tag))),
      tags.filter((tag) => !said.has(foldTag(tag))),
    ]
    const lists = {
      addTags: own.filter(isGone),
      addBandcampTags: ofBandcamp.filter(isGone),
      removeTags: addTags.filter((tag) => !had.has(foldTag(tag))),
    }
    const change = Object.fromEntries(Object.entries(lists).filter(([, some]) => some.length > 0))
    const key = JSON.stringify(change)
    if (key !== '{}') alike.set(key, { change, albumIds: [...(alike.get(key)?.albumIds ?? []), id] })
  }
  return [...alike.values()]
}
