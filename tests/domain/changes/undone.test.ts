import fc from 'fast-check'
import { expect, it } from 'vitest'
import { editAlbum } from '#domain/changes/edit-album.ts'
import { merged } from '#domain/changes/merged.ts'
import { type TaggedLists, tagsEdited } from '#domain/changes/tags-edited.ts'
import { undone } from '#domain/changes/undone.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { divideTags } from '#domain/tags/tags.ts'
import { albumView } from '../albums/album-view.ts'

const IDS = [1, 2, 3, 4, 5]

const tags = fc.uniqueArray(fc.constantFrom('dub', 'Dub', 'tape', 'night', 'élan'))
const rating = fc.constantFrom(null, 3, 5)
const albums = fc.tuple(...IDS.map((id) => fc.record({ id: fc.constant(id), said: tags, own: tags, rating })))
const inside = fc.uniqueArray(fc.constantFrom(...IDS))
const color = fc.constantFrom('moss', 'sky')
const lists: fc.Arbitrary<TaggedLists> = fc.record({
  albums: albums.map((all) =>
    all.map(({ said, own, ...rest }) => {
      const divided = divideTags([...said, ...own], said)
      return albumView({ ...rest, ...divided, tags: [...divided.bandcampTags, ...divided.userTags] })
    }),
  ),
  crates: fc
    .constantFrom('tag:dub rating:3', 'tag:night')
    .map((query) => [{ id: 7, query } as CrateView, { id: 8 } as CrateView]),
  members: fc.tuple(inside, inside).map(([one, other]) => [
    { crateId: 8, albumIds: one },
    { crateId: 9, albumIds: other },
  ]),
  rules: fc.constantFrom([], [{ from: 'tape', to: 'dub' }]),
  colors: fc.dictionary(fc.constantFrom('dub', 'night', 'tape', 'constructor'), color),
})

const act: fc.Arbitrary<(now: TaggedLists) => TaggedLists> = fc.oneof(
  fc
    .record({ from: fc.subarray(['dub', 'tape', 'night'], { minLength: 1 }), to: fc.constantFrom(null, 'Dub', 'echo') })
    .map((edit) => (now: TaggedLists) => tagsEdited(now, edit)),
  fc.shuffledSubarray(IDS, { minLength: 2 }).map(([keep = 0, ...merge]) => (now: TaggedLists) => ({
    ...now,
    ...merged(now, { keep, merge, rating: 4 }),
  })),
)

it('gives back everything that was changed or removed', () => {
  fc.assert(
    fc.property(lists, act, (before, make) => {
      const after = make(before)
      expect(undone(after, before, after)).toEqual(before)
    }),
  )
})

it('leaves what was changed since, and gives back the rest', () => {
  fc.assert(
    fc.property(lists, act, fc.constantFrom(...IDS), (before, make, id) => {
      const after = make(before)
      const noted = { ...after, ...editAlbum.apply(after, { id, patch: { notes: 'Since' } }) }
      const back = undone(noted, before, after).albums.find((album) => album.id === id)
      const [was, left] = [before, after].map((some) => some.albums.find((album) => album.id === id))
      expect(back).toEqual(left ? { ...(left.notes === was?.notes ? was : left), notes: 'Since' } : was)
    }),
  )
})

it('leaves an album whose tags were changed since as it is', () => {
  fc.assert(
    fc.property(lists, (before) => {
      const after = tagsEdited(before, { from: ['dub'], to: 'echo' })
      const now = { ...after, ...editAlbum.apply(after, { id: 1, patch: { tags: ['mine'] } }) }
      const own = now.albums[0]
      expect(undone(now, before, after).albums).toEqual([own, ...before.albums.slice(1)])
    }),
  )
})
