import { describe, expect, it } from 'vitest'
import { encodeAlbums } from '#domain/sync/album-columns.ts'
import { listsOf, type Rows } from '#islands/data/store/rows.ts'
import { albumView } from '../../../domain/albums/album-view.ts'
import { answered, crate } from '../device.ts'

const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString()
const album = (id: number, given = {}) => albumView({ id, title: `Album ${id}`, addedAt: at(id), ...given })
const lists = (records: Rows) => listsOf(records, async () => undefined)

const { records: first } = answered({ epoch: 'a', revision: 5, isFull: true }, [
  { albums: encodeAlbums([album(3), album(1), album(2)]) },
  { crates: [crate(7, { place: 2 }), crate(8, { place: 1 })] },
  {
    members: [
      [7, 1, 10],
      [7, 3, 5],
      [7, 2, 5],
      [7, 99, 1],
    ],
  },
])

describe('records', () => {
  it('list albums newest first and crates in their order, with what is in them', async () => {
    const { albums, crates, members } = await lists(first)
    expect(albums.map(({ id }) => id)).toEqual([3, 2, 1])
    expect(crates.map(({ id, albumCount }) => [id, albumCount])).toEqual([
      [8, 0],
      [7, 3],
    ])
    expect(crates[1]?.previewCovers.map(({ title }) => title)).toEqual(['Album 2', 'Album 3', 'Album 1'])
    expect(crates[1]).not.toHaveProperty('place')
    expect(members).toEqual([
      { crateId: 8, albumIds: [] },
      { crateId: 7, albumIds: [2, 3, 1] },
    ])
  })

  it('take over what is changed and what is gone, and leave the ones before as they were', async () => {
    const { records, changed } = answered(
      { epoch: 'a', revision: 6, isFull: false },
      [
        { albums: encodeAlbums([album(1, { rating: 5, version: 2 })]) },
        { goneAlbums: [2] },
        { goneCrates: [8] },
        { members: [[7, 1, 1]] },
        { goneMembers: [[7, 3]] },
      ],
      first,
    )
    const { albums, crates, members } = await lists(records)
    expect(albums.map(({ id, rating }) => [id, rating])).toEqual([
      [3, null],
      [1, 5],
    ])
    expect(crates.map(({ id, albumCount }) => [id, albumCount])).toEqual([[7, 1]])
    expect(members).toEqual([{ crateId: 7, albumIds: [1] }])
    expect([...changed.albums, ...changed.crates, ...changed.members]).toEqual([1, 2, 8, 8, 7])
    expect((await lists(first)).members[1]?.albumIds).toEqual([2, 3, 1])
  })

  it('put an album that comes back from the trash where it was in its crates', async () => {
    const { records: without } = answered({ epoch: 'a', revision: 6, isFull: false }, [{ goneAlbums: [3] }], first)
    expect((await lists(without)).members[1]?.albumIds).toEqual([2, 1])
    const back = answered({ epoch: 'a', revision: 7, isFull: false }, [{ albums: encodeAlbums([album(3)]) }], without)
    expect((await lists(back.records)).members[1]?.albumIds).toEqual([2, 3, 1])
  })

  it('keep the objects of what has not changed, so that only what has is drawn again', async () => {
    const before = await lists(first)
    const { records } = answered(
      { epoch: 'a', revision: 6, isFull: false },
      [{ albums: encodeAlbums([album(1, { notes: 'Warm' })]) }],
      first,
    )
    const after = await lists(records)
    expect(after.albums.map((one, index) => one === before.albums[index])).toEqual([true, true, false])
    expect(after.crates.map((one, index) => one === before.crates[index])).toEqual([true, true])
  })

  it('are replaced by a whole answer, whatever they held', async () => {
    const { records } = answered(
      { epoch: 'b', revision: 1, isFull: true },
      [{ albums: encodeAlbums([album(9)]) }],
      first,
    )
    expect(await lists(records)).toMatchObject({ albums: [{ id: 9 }], crates: [], members: [] })
  })
})
