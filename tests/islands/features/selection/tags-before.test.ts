import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { editAlbum } from '#domain/changes/edit-album.ts'
import { changeTags, distinctTags, divideTags, foldTag } from '#domain/tags/tags.ts'
import { tagsBefore } from '#islands/features/selection/tags-before.ts'
import { albumView } from '../../../domain/albums/album-view.ts'

const tag = fc.constantFrom('Dub', 'dub', 'tape', 'Tape', 'night')
const tags = fc.array(tag, { maxLength: 4 })
const album = (id: number, bandcampTags: string[], all: string[]) => {
  const both = divideTags([...bandcampTags, ...all], distinctTags(bandcampTags))
  return albumView({ id, ...both, tags: [...both.bandcampTags, ...both.userTags] }) as AlbumView
}
const albums = fc
  .array(fc.tuple(tags, tags), { minLength: 1, maxLength: 6 })
  .map((all) => all.map(([said, own], index) => album(index + 1, said, own)))

/** The tags of albums, of both kinds, whatever their order. */
const tagsOf = (all: readonly Pick<AlbumView, 'id' | 'bandcampTags' | 'userTags'>[]) =>
  all.map(({ bandcampTags, userTags }) => [bandcampTags.toSorted(), userTags.toSorted()])

it('gives each album the tags back that it had, of Bandcamp and its own', () => {
  fc.assert(
    fc.property(albums, tags, tags, (before, added, removed) => {
      const gone = new Set(removed.map(foldTag))
      const change = { addTags: distinctTags(added).filter((one) => !gone.has(foldTag(one))), removeTags: removed }
      let now = before.map((one) => ({
        ...one,
        ...changeTags(one, { add: change.addTags, remove: change.removeTags }),
      }))
      for (const { albumIds, change: back } of tagsBefore(before, change)) {
        const { addTags: add, addBandcampTags: addBandcamp, removeTags: remove } = back
        now = now.map((one) =>
          albumIds.includes(one.id) ? { ...one, ...changeTags(one, { add, addBandcamp, remove }) } : one,
        )
      }
      expect(tagsOf(now)).toEqual(tagsOf(before))
    }),
  )
})

it('gives back tags that were changed without a network', () => {
  const { albums = [] } = editAlbum.apply({ albums: [album(1, ['dub'], [])] }, { id: 1, patch: { tags: ['night'] } })
  expect(tagsBefore(albums, { removeTags: ['night', 'dub'] })).toEqual([
    { albumIds: [1], change: { addTags: ['night'] } },
  ])
})

it('takes one change for albums that had the same of the tags, and none for those that stayed as they were', () => {
  const before = [album(1, ['dub'], ['a']), album(2, ['dub'], ['b']), album(3, [], ['tape']), album(4, [], ['Night'])]
  expect(tagsBefore(before, { addTags: ['night'], removeTags: ['DUB'] })).toEqual([
    { albumIds: [1, 2], change: { addBandcampTags: ['dub'], removeTags: ['night'] } },
    { albumIds: [3], change: { removeTags: ['night'] } },
  ])
})
