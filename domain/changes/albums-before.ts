import type { AlbumsChange, AlbumView } from '../albums/album.ts'
import { foldTag } from '../tags/tags.ts'
import { valuesOf } from './album-values.ts'

/** A change of several albums with the same values. */
export type AlbumsPart = { albumIds: number[]; change: AlbumsChange }

type Before = Pick<
  AlbumView,
  'id' | 'tags' | 'bandcampTags' | 'userTags' | 'rating' | 'list' | 'downloadedAt' | 'downloadedTracks'
>

/** The fewest changes that restore the albums' current values after a change. */
export function albumsBefore(albums: readonly Before[], change: AlbumsChange): AlbumsPart[] {
  const { addTags = [], addBandcampTags = [], removeTags = [], ...rest } = change
  const values = Object.entries(valuesOf(rest)) as [keyof typeof rest, unknown][]
  const added = [...addTags, ...addBandcampTags]
  const gone = new Set(removeTags.map(foldTag))
  const isGone = (tag: string) => gone.has(foldTag(tag))
  const alike = new Map<string, AlbumsPart>()
  for (const album of albums) {
    const had = new Set(added.length > 0 ? album.tags.map(foldTag) : [])
    const lists = {
      addTags: gone.size > 0 ? album.userTags.filter(isGone) : [],
      addBandcampTags: gone.size > 0 ? album.bandcampTags.filter(isGone) : [],
      removeTags: added.filter((tag) => !had.has(foldTag(tag))),
    }
    const back = Object.fromEntries([
      ...values.flatMap(([key, value]) => (album[key] === value ? [] : [[key, album[key] ?? null]])),
      ...Object.entries(lists).filter(([, some]) => some.length > 0),
    ])
    const key = JSON.stringify(back)
    const same = alike.get(key)
    if (same) same.albumIds.push(album.id)
    else if (key !== '{}') alike.set(key, { albumIds: [album.id], change: back })
  }
  return [...alike.values()]
}
