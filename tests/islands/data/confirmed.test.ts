import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { overlay, type SentChange } from '#islands/data/changes/change.ts'

const album = (id: number, title = `Album ${id}`, version = 1) =>
  ({ id, title, tags: [] as string[], version }) as AlbumView
const crate = (id: number, given: Partial<CrateView> = {}) =>
  ({ id, name: `Crate ${id}`, albumCount: 0, previewCovers: [], isFavorite: false, ...given }) as CrateView
const rename = (id: number, title: string): SentChange => ({ call: 'edit-album', id, patch: { title } })
const add = (...albumIds: number[]): SentChange => ({ call: 'add-to-crates', crateIds: [7], albumIds })

const lists = () => ({
  albums: [album(1), album(2), album(3)],
  crates: [crate(7, { albumCount: 1 }), crate(8)],
  members: [
    { crateId: 7, albumIds: [1] },
    { crateId: 8, albumIds: [] },
  ],
})

async function newPage() {
  vi.resetModules()
  const { records } = await import('#islands/data/records.ts')
  const confirmed = await import('#islands/data/confirmed.ts')
  const inCrate = () => records.get().members?.find(({ crateId }) => crateId === 7)?.albumIds
  const titles = () => records.get().albums?.map(({ title }) => title)
  return { ...confirmed, records, inCrate, titles }
}

let page: Awaited<ReturnType<typeof newPage>>
beforeEach(async () => {
  page = await newPage()
})

describe('records', () => {
  it('stay unknown until they are read, and then have what was changed before', () => {
    page.setPending([rename(1, 'A')])
    page.confirmChange(rename(2, 'B'), undefined)
    expect(page.records.get().albums).toBeUndefined()
    page.setConfirmed(lists())
    expect(page.titles()).toEqual(['A', 'B', 'Album 3'])
  })

  it('show a change at once, and no longer if it was refused', () => {
    page.setConfirmed(lists())
    page.setPending([add(2, 3)])
    expect(page.inCrate()).toEqual([1, 2, 3])
    expect(page.records.get().crates?.[0]).toMatchObject({ albumCount: 3, previewCovers: { length: 3 } })
    page.setPending([])
    expect(page.inCrate()).toEqual([1])
    expect(page.records.get().crates?.[0]).toMatchObject({ albumCount: 1 })
  })

  it('keep later changes of the same when one is refused', () => {
    page.setConfirmed(lists())
    page.setPending([add(2), add(3)])
    page.setPending([add(3)])
    expect(page.inCrate()).toEqual([1, 3])
  })

  it('show what the server answered, with what it has not confirmed', () => {
    page.setConfirmed(lists())
    page.setPending([rename(1, 'Mine'), rename(1, 'Mine too')])
    page.confirmChange(rename(1, 'Mine'), { ...album(1, 'Mine', 2), notes: 'From the server' })
    page.setPending([rename(1, 'Mine too')])
    expect(page.records.get().albums?.[0]).toMatchObject({ title: 'Mine too', notes: 'From the server', version: 2 })
  })

  it('keep the later version of an album', () => {
    page.setConfirmed(lists())
    page.mergeServer({ albums: [album(1, 'Later', 5)] })
    page.mergeServer({ albums: [album(1, 'Earlier', 4)] })
    expect(page.titles()).toEqual(['Later', 'Album 2', 'Album 3'])
  })

  it('have new albums first, new crates last, and not what is gone', () => {
    page.setConfirmed(lists())
    page.mergeServer({ albums: [album(4)], crates: [crate(9)], goneAlbums: [2] })
    expect(page.titles()).toEqual(['Album 4', 'Album 1', 'Album 3'])
    expect(page.records.get().crates?.map(({ id }) => id)).toEqual([7, 8, 9])
  })

  it('tell that a crate was changed elsewhere too', () => {
    page.setConfirmed(lists())
    expect(page.confirmChange(add(2), [crate(7, { albumCount: 2 })])).toBe(false)
    expect(page.confirmChange(add(3), [crate(7, { albumCount: 9 })])).toBe(true)
  })

  it('are those of the server with the pending changes, whatever comes in between', () => {
    const change = fc.oneof(
      fc.tuple(fc.constantFrom(1, 2, 3), fc.constantFrom('A', 'B', 'C')).map(([id, title]) => rename(id, title)),
      fc.uniqueArray(fc.constantFrom(1, 2, 3)).map((ids) => add(...ids)),
      fc.uniqueArray(fc.constantFrom(1, 2, 3)).map((albumIds): SentChange => ({ call: 'delete-albums', albumIds })),
    )
    const step = fc.record({ change, isConfirmed: fc.boolean(), isRefused: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let pending: SentChange[] = []
        page.setPending([])
        page.setConfirmed(lists())
        for (const { change, isConfirmed, isRefused } of steps) {
          pending = [...pending, change]
          page.setPending(pending)
          const [first] = pending
          if (isConfirmed && first) page.confirmChange(first, undefined)
          if (isConfirmed || isRefused) {
            pending = pending.slice(1)
            page.setPending(pending)
          }
          // Covers of a crate may have the titles of before until the next change of what is in it.
          const { crates, ...shown } = page.records.get()
          const { crates: counted, ...expected } = overlay(page.confirmedLists(), pending)
          expect(shown).toEqual(expected)
          expect(crates?.map(({ albumCount }) => albumCount)).toEqual(counted?.map(({ albumCount }) => albumCount))
        }
      }),
    )
  })
})
