import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { albumsBefore } from '#domain/changes/albums-before.ts'
import { editAlbum } from '#domain/changes/edit-album.ts'
import { editAlbums } from '#domain/changes/edit-albums.ts'
import { undoEdit } from '#domain/changes/undo-edit.ts'
import { distinctTags, divideTags, foldTag } from '#domain/tags/tags.ts'
import { albumView } from '../albums/album-view.ts'

const tag = fc.constantFrom('Dub', 'dub', 'tape', 'Tape', 'night')
const tags = fc.array(tag, { maxLength: 4 })
const album = (id: number, bandcampTags: string[], all: string[]) => {
  const both = divideTags([...bandcampTags, ...all], distinctTags(bandcampTags))
  return albumView({ id, ...both, tags: [...both.bandcampTags, ...both.userTags] }) as AlbumView
}
const albums = fc
  .array(fc.tuple(tags, tags), { minLength: 1, maxLength: 6 })
  .map((all) => all.map(([said, own], index) => album(index + 1, said, own)))

const tagsChange = { addTags: tags, removeTags: tags }

/** What an edit changes of albums, with their tags in any order. */
const valuesOf = (all: readonly AlbumView[]) =>
  all.map(({ bandcampTags, userTags, rating, list, downloadedAt, downloadedTracks }) => [
    [bandcampTags.toSorted(), userTags.toSorted()],
    { rating, list, downloadedAt, downloadedTracks },
  ])

const moment = '2020-02-02T02:02:02.002Z'
const values = fc.record({
  rating: fc.constantFrom(null, 2, 4),
  list: fc.constantFrom('collection' as const, 'wishlist' as const),
  downloadedAt: fc.constantFrom(null, moment),
  downloadedTracks: fc.constantFrom(null, 2),
})
const change = fc
  .record(
    {
      ...tagsChange,
      rating: fc.constantFrom(null, 4),
      list: fc.constant('wishlist' as const),
      downloadedAt: fc.constantFrom(null, moment),
      downloadedTracks: fc.constantFrom(null, 3),
    },
    { requiredKeys: [] },
  )
  .map(({ removeTags = [], addTags = [], ...rest }) => {
    const gone = new Set(removeTags.map(foldTag))
    return { ...rest, removeTags, addTags: distinctTags(addTags).filter((one) => !gone.has(foldTag(one))) }
  })

it('gives each album back what it had before an edit, tags of Bandcamp and its own', () => {
  fc.assert(
    fc.property(albums, fc.array(values, { minLength: 6, maxLength: 6 }), change, (all, given, change) => {
      const before = all.map((one, index) => ({ ...one, ...given[index] }))
      const { albums } = editAlbums.apply({ albums: before }, { albumIds: before.map(({ id }) => id), change })
      const undo = { edit: 'e', left: change, before: albumsBefore(before, change) }
      const { albums: after = [] } = undoEdit.apply({ albums }, undo)
      expect(valuesOf(after)).toEqual(valuesOf(before))
      expect(undoEdit.apply({ albums: after }, undo).albums).toEqual(after)
    }),
  )
})

it('leaves what was changed since', () => {
  const before = [album(1, [], []), album(2, [], [])]
  const left = { rating: 4, list: 'wishlist' } as const
  const undo = { edit: 'e', left, before: albumsBefore(before, left) }
  const { albums: edited } = editAlbums.apply({ albums: before }, { albumIds: [1, 2], change: left })
  const { albums: rated } = editAlbum.apply({ albums: edited }, { id: 2, patch: { rating: 1 } })
  expect(undoEdit.apply({ albums: rated }, undo).albums).toEqual([before[0], { ...before[1], rating: 1 }])
})

it('gives back tags that were changed without a network', () => {
  const { albums = [] } = editAlbum.apply({ albums: [album(1, ['dub'], [])] }, { id: 1, patch: { tags: ['night'] } })
  expect(albumsBefore(albums, { removeTags: ['night', 'dub'] })).toEqual([
    { albumIds: [1], change: { addTags: ['night'] } },
  ])
})

it('takes one change for albums that had the same of the tags, and none for those that stayed as they were', () => {
  const before = [album(1, ['dub'], ['a']), album(2, ['dub'], ['b']), album(3, [], ['tape']), album(4, [], ['Night'])]
  expect(albumsBefore(before, { addTags: ['night'], removeTags: ['DUB'] })).toEqual([
    { albumIds: [1, 2], change: { addBandcampTags: ['dub'], removeTags: ['night'] } },
    { albumIds: [3], change: { removeTags: ['night'] } },
  ])
})
