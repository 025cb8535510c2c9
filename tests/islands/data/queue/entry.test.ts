// @module-tag soak
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CrateView } from '#domain/crates/crate.ts'
import { type Change, conflicts, overlay } from '#islands/data/changes/change.ts'
import { changesOf, type Entry, nextOf, withEntry, withIds, withVersion } from '#islands/data/queue/entry.ts'
import type { Lists } from '#islands/data/store/records.ts'
import { albumView } from '../../../domain/albums/album-view.ts'
import { runs } from '../../../runs.ts'

let keys = 0
const entryOf = (change: Change, rest: Partial<Entry> = {}): Entry => {
  keys += 1
  return { account: 'a', key: `key ${keys}`, change, ...rest }
}
const keep = (changes: readonly Change[]) => changes.map((change) => entryOf(change)).reduce<Entry[]>(withEntry, [])
const rate = (id: number, rating: number): Change => ({ call: 'edit-album', id, patch: { rating } })

const albumIds = [1, 2, 3, 1_111]
const crateIds = [5, 6, 2_121]
const lists: Lists = {
  albums: [1, 2, 3].map((id) => albumView({ id, title: `Album ${id}`, addedAt: `2031-01-0${4 - id}` })),
  crates: [5, 6].map(
    (id) => ({ id, name: `Crate ${id}`, description: '', albumCount: 2, isFavorite: false }) as CrateView,
  ),
  members: [
    { crateId: 5, albumIds: [1, 2] },
    { crateId: 6, albumIds: [3, 1] },
  ],
}

const album = fc.constantFrom(...albumIds)
const crate = fc.constantFrom(...crateIds)
const someAlbums = fc.uniqueArray(album)
const someCrates = fc.uniqueArray(crate)
const tags = fc.uniqueArray(fc.constantFrom('dub', 'ambient', 'drone'))
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    call: fc.constant('add-album' as const),
    id: fc.constant(1_111),
    input: fc.record({ title: fc.string(), artist: fc.string() }),
    at: fc.constant('2031-02-01'),
  }) as unknown as fc.Arbitrary<Change>,
  fc.record({
    call: fc.constant('edit-album' as const),
    id: album,
    patch: fc.record(
      { rating: fc.integer({ min: 1, max: 10 }).map((halves) => halves / 2), notes: fc.string(), tags },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    call: fc.constant('edit-albums' as const),
    albumIds: someAlbums,
    change: fc.record({ addTags: tags, list: fc.constantFrom('collection' as const, 'wishlist' as const) }),
  }),
  fc.record({
    call: fc.constant('undo-edit' as const),
    edit: fc.constantFrom('one', 'two'),
    left: fc.record({ addTags: tags, rating: fc.constantFrom(null, 4) }),
    before: fc.array(
      fc.record({ albumIds: someAlbums, change: fc.record({ removeTags: tags, rating: fc.constantFrom(null, 2) }) }),
      { maxLength: 2 },
    ),
  }),
  fc.record({ call: fc.constant('delete-albums' as const), albumIds: someAlbums }),
  someAlbums.map((albumIds) => ({
    call: 'restore-albums' as const,
    albumIds,
    albums: lists.albums.filter(({ id }) => albumIds.includes(id)),
    members: lists.members,
  })),
  crate.map((id) => ({
    call: 'restore-crates' as const,
    crateIds: [id],
    crates: lists.crates.filter((one) => one.id === id),
    members: lists.members.filter(({ crateId }) => crateId === id),
    order: [5, 6],
  })),
  fc.record({ call: fc.constant('set-crates' as const), albumId: album, crateIds: someCrates }),
  fc.record({
    call: fc.constant('add-crate' as const),
    id: fc.constant(2_121),
    input: fc.record({ name: fc.string(), albumIds: someAlbums }),
  }),
  fc.record({
    call: fc.constant('edit-crate' as const),
    id: crate,
    patch: fc.record({ name: fc.string(), isFavorite: fc.boolean() }, { requiredKeys: [] }),
  }),
  fc.record({ call: fc.constant('delete-crate' as const), id: crate }),
  fc.record({ call: fc.constant('order-crates' as const), crateIds: someCrates }),
  fc.record({ call: fc.constant('add-to-crates' as const), crateIds: someCrates, albumIds: someAlbums }),
  fc.record({ call: fc.constant('remove-from-crate' as const), crateId: crate, albumIds: someAlbums }),
  fc.record({ call: fc.constant('order-crate' as const), crateId: crate, albumIds: someAlbums }),
)
const changes = fc.array(change, { maxLength: 12 })
const many = { numRuns: runs(200, 5_000) }

describe('changes that are kept', () => {
  it('are one if they rate one album five times', () => {
    const kept = keep([1, 2, 3, 4, 5].map((stars) => rate(1, stars)))
    expect(kept.map((one) => one.change)).toEqual([rate(1, 5)])
  })

  it('come to the same as all of them in a row', () => {
    fc.assert(
      fc.property(changes, (made) => {
        expect(overlay(lists, changesOf(keep(made)))).toEqual(overlay(lists, made))
      }),
      many,
    )
  })

  it('are not joined with a change that is on its way, or that was refused', () => {
    for (const rest of [{ sender: 'tab' }, { problem: { code: 'stale', message: '' } }])
      expect(withEntry([entryOf(rate(1, 1), rest)], entryOf(rate(1, 2)))).toHaveLength(2)
  })

  it('get another name if the one before may be on its way', () => {
    const [tried] = [entryOf(rate(1, 1), { isTried: true })]
    const next = entryOf(rate(1, 2))
    const holds = [tried.key, next.key]
    expect(withEntry([tried], next)).toEqual([{ account: 'a', key: next.key, holds, change: rate(1, 2) }])
    const based: Change = { call: 'edit-album', id: 1, patch: { title: 'A', version: 3 } }
    expect(withEntry([entryOf(based, { isTried: true })], next)).toHaveLength(2)
  })

  it('keep the version that the first of them is based on', () => {
    const [kept] = keep([
      { call: 'edit-album', id: 1, patch: { title: 'A', version: 3 } },
      { call: 'edit-album', id: 1, patch: { notes: 'B', version: 3 } },
    ])
    expect(kept?.change).toEqual({ call: 'edit-album', id: 1, patch: { title: 'A', notes: 'B', version: 3 } })
  })
})

describe('lists with changes that have not been sent', () => {
  it('are the same if a change is shown twice', () => {
    fc.assert(
      fc.property(changes, change, (made, last) => {
        const once = overlay(lists, [...made, last])
        expect(overlay(once, [last])).toEqual(once)
      }),
      many,
    )
  })

  it('leave out what has not been loaded', () => {
    fc.assert(
      fc.property(changes, (made) => {
        expect(overlay({}, changesOf(keep(made)))).toEqual({ albums: undefined, crates: undefined, members: undefined })
      }),
      many,
    )
  })

  it('show what was made offline', () => {
    const { albums, crates, members } = overlay(lists, [
      { call: 'add-album', id: 1_111, input: { title: 'New', artist: 'B' } as never, at: '2031-02-01' },
      { call: 'add-crate', id: 2_121, input: { name: 'Sundays' } },
      { call: 'add-to-crates', crateIds: [2_121], albumIds: [1_111, 1] },
    ])
    expect(albums?.[0]).toMatchObject({ id: 1_111, title: 'New', list: 'collection', rating: null, tags: [] })
    expect(crates?.at(-1)).toMatchObject({ id: 2_121, name: 'Sundays', albumCount: 2 })
    expect(members?.at(-1)).toEqual({ crateId: 2_121, albumIds: [1_111, 1] })
  })
})

// A name may look like an id.
const withoutTexts = (made: unknown) => JSON.stringify(made, (_, value) => (typeof value === 'string' ? '' : value))

describe('another id', () => {
  it('replaces the one before everywhere, and changes nothing else', () => {
    const other = (from: number, to: number) => (one: Change) => withIds(one, (id) => (id === from ? to : id))
    fc.assert(
      fc.property(changes, (made) => {
        for (const from of [1_111, 2_121]) {
          const after = made.map(other(from, 3_131))
          expect(withoutTexts(after)).not.toContain(String(from))
          expect(after.map(other(3_131, from))).toEqual(made)
        }
      }),
      many,
    )
  })
})

describe('the next change to send', () => {
  it('is never about the same as one before it that waits for the person, and all others are sent', () => {
    const entries = fc
      .array(fc.tuple(change, fc.boolean()))
      .map((all) =>
        all.map(([made, isHeld]) => entryOf(made, isHeld ? { problem: { code: 'stale', message: '' } } : {})),
      )
    fc.assert(
      fc.property(entries, (all) => {
        let left = all
        for (let next = nextOf(left); next; next = nextOf(left)) {
          const before = left.slice(0, left.indexOf(next)).filter((one) => one.problem)
          expect(
            conflicts(
              next.change,
              before.map((one) => one.change),
            ),
          ).toBe(false)
          left = left.filter((one) => one !== next)
        }
        if (all.every(({ problem }) => !problem)) expect(left).toEqual([])
      }),
      many,
    )
  })

  it('is based on what the server has just confirmed, if nothing else was changed meanwhile', () => {
    const made: Change = { call: 'edit-album', id: 1, patch: { notes: 'B', version: 3 } }
    expect(withVersion(made, { kind: 'album', id: 1, version: 4 })).toMatchObject({ patch: { version: 4 } })
    expect(withVersion(made, { kind: 'album', id: 1, version: 5 })).toBe(made)
    expect(withVersion(made, { kind: 'album', id: 2, version: 4 })).toBe(made)
    expect(withVersion(made, { kind: 'crate', id: 1, version: 4 })).toBe(made)
  })
})
