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
  const { records } = await import('#islands/data/store/records.ts')
  const confirmed = await import('#islands/data/store/confirmed.ts')
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

  it('make of an album that the server rendered what was changed of it, until they are read', () => {
    const rendered = album(1)
    const shown = () => page.records.get().asChanged?.(rendered).title
    page.setPending([rename(1, 'A')])
    expect(shown()).toBe('A')
    page.confirmChange(rename(1, 'A'), album(1, 'A by the server', 2))
    page.setPending([])
    expect(shown()).toBe('A by the server')
    page.setPending([rename(1, 'B'), { call: 'delete-albums', albumIds: [1] }])
    page.setPending([rename(1, 'B')])
    expect(shown()).toBe('B')
    page.setConfirmed(lists())
    expect(shown()).toBeUndefined()
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

  it('keep what was told since they were asked for, list by list', () => {
    page.setConfirmed(lists())
    page.confirmChange(rename(1, 'A'), album(1, 'A', 2))
    const since = page.toldCount()
    page.confirmChange(add(2), [crate(7, { albumCount: 2 })])
    page.confirmChange(rename(2, 'B'), album(2, 'B', 2))
    const { albums, crates, members } = lists()
    page.setConfirmed({ albums: [album(1, 'Elsewhere', 3), ...albums.slice(1)] }, since)
    expect(page.titles()).toEqual(['Elsewhere', 'B', 'Album 3'])
    page.setConfirmed({ crates }, since)
    page.setConfirmed({ members }, since)
    expect([page.inCrate(), page.records.get().crates?.[0]?.albumCount]).toEqual([[1, 2], 2])
    page.setConfirmed(lists(), page.toldCount())
    expect([page.titles(), page.inCrate()]).toEqual([['Album 1', 'Album 2', 'Album 3'], [1]])
  })

  it('stay the same objects, and tell nobody, where an answer brings what shows', () => {
    page.setConfirmed(lists())
    const before = page.records.get()
    let shown = 0
    const stop = page.records.subscribe(() => {
      shown += 1
    })
    page.setConfirmed({ albums: [...(before.albums ?? [])], crates: lists().crates, members: lists().members })
    stop()
    expect(shown).toBe(0)
    expect(page.records.get()).toBe(before)
  })

  it('never lose what was done here to an answer that crosses it, and come to what the server has', () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('change' as const), id: fc.constantFrom(1, 2, 3) }),
      fc.record({ kind: fc.constant('elsewhere' as const), id: fc.constantFrom(1, 2, 3) }),
      fc.record({ kind: fc.constantFrom('send' as const, 'confirm' as const, 'ask' as const, 'read' as const) }),
    )
    const only = (albums: AlbumView[]) => ({ albums, crates: [], members: [] })
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        let server = [album(1), album(2), album(3)]
        const by = new Map<number, 'here' | 'elsewhere'>()
        let made: Extract<SentChange, { call: 'edit-album' }>[] = []
        let answer: AlbumView | undefined
        let asked: { albums: AlbumView[]; since: number } | undefined
        const save = (id: number, title: string) => {
          server = server.map((one) => (one.id === id ? album(id, title, one.version + 1) : one))
          return server.find((one) => one.id === id)
        }
        const ask = () => ({ albums: server, since: page.toldCount() })
        page.setPending([])
        page.setConfirmed(only(server), page.toldCount())
        for (const [index, one] of acts.entries()) {
          const [first] = made
          if (one.kind === 'change') {
            made = [...made, { call: 'edit-album', id: one.id, patch: { title: `Mine ${index}` } }]
            page.setPending(made)
          } else if (one.kind === 'elsewhere') {
            save(one.id, `Theirs ${index}`)
            by.set(one.id, 'elsewhere')
          } else if (one.kind === 'send' && first && !answer) {
            answer = save(first.id, first.patch.title ?? '')
            by.set(first.id, 'here')
          } else if (one.kind === 'confirm' && first && answer) {
            page.confirmChange(first, answer)
            answer = undefined
            made = made.slice(1)
            page.setPending(made)
          } else if (one.kind === 'ask') asked = ask()
          else if (one.kind === 'read' && asked) {
            page.setConfirmed(only(asked.albums), asked.since)
            asked = undefined
          }
          for (const { id, title } of page.records.get().albums ?? []) {
            const latest = made.findLast((change) => change.id === id)
            if (latest) expect(title).toBe(latest.patch.title)
            else if (by.get(id) === 'here') expect(title).toBe(server.find((one) => one.id === id)?.title)
          }
        }
        page.setPending([])
        const { albums, since } = ask()
        page.setConfirmed(only(albums), since)
        expect(page.records.get().albums).toEqual(server)
      }),
    )
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
        page.setConfirmed(lists(), page.toldCount())
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
