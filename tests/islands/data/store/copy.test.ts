import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Person } from '#domain/accounts/account.ts'
import { encodeAlbums } from '#domain/sync/album-columns.ts'
import type { Entry } from '#islands/data/queue/entry.ts'
import { readCopy, writeCopy } from '#islands/data/store/copy.ts'
import { BUCKETS, openDatabase } from '#islands/data/store/database.ts'
import type { Changed, Cursor, Rows } from '#islands/data/store/rows.ts'
import { NO_ROWS } from '#islands/data/store/rows.ts'
import { wipe } from '#islands/data/store/wipe.ts'
import { albumView } from '../../../domain/albums/album-view.ts'
import { answered, crate, newDevice, stored } from '../device.ts'

const album = (id: number, given = {}) => albumView({ id, title: `Album ${id}`, ...given })
const full = (epoch: string, revision: number, count = 200) =>
  answered({ epoch, revision, isFull: true }, [
    { albums: encodeAlbums(Array.from({ length: count }, (_, index) => album(index + 1))) },
    { crates: [crate(7)] },
    { members: [[7, 3, 1]] },
  ])
const rated = (before: Rows, revision: number, id: number, rating: number) =>
  answered(
    { epoch: before.epoch, revision, isFull: false },
    [{ albums: encodeAlbums([album(id, { rating })]) }],
    before,
  )
const write = (from: Cursor, { records, changed }: { records: Rows; changed: Changed }, account = 'ada') =>
  writeCopy(account, from, records, changed)
const ratingOf = async (id: number) => (await readCopy('ada')).albums.get(id)?.rating

const NOTHING = { albums: [], crates: [], members: [], outbox: [], state: [] }

beforeEach(newDevice)

describe('the copy', () => {
  it('holds what was written, and after a change only the part of the changed album is written again', async () => {
    expect(await readCopy('ada')).toEqual(NO_ROWS)
    const { records, changed } = full('a', 5)
    expect(await write(NO_ROWS, { records, changed })).toBe(true)
    expect(await readCopy('ada')).toEqual(records)

    const puts = vi.spyOn(IDBObjectStore.prototype, 'put')
    const later = rated(records, 6, 3, 4)
    expect(await write(records, later)).toBe(true)
    expect(puts.mock.calls.map(([, key]) => key)).toEqual([3 % BUCKETS, 'copy'])
    puts.mockRestore()
    expect(await readCopy('ada')).toEqual(later.records)
  })

  it('forgets crates and albums that are gone', async () => {
    await readCopy('ada')
    const first = full('a', 5)
    await write(NO_ROWS, first)
    const later = answered(
      { epoch: 'a', revision: 6, isFull: false },
      [{ goneCrates: [7] }, { goneAlbums: [3] }],
      first.records,
    )
    await write(first.records, later)
    const copy = await readCopy('ada')
    expect([copy.albums.size, copy.crates.size, copy.members.size]).toEqual([199, 0, 0])
  })

  it('holds the colors of tags until others are chosen', async () => {
    await readCopy('ada')
    const first = full('a', 5)
    await write(NO_ROWS, first)
    expect(await readCopy('ada')).toMatchObject({ tagColors: {} })
    const profile = { profile: {} as Person, tagColors: { dub: 'rose' } as const }
    const chosen = answered({ epoch: 'a', revision: 6, isFull: false }, [profile], first.records)
    await write(first.records, chosen)
    await write(chosen.records, rated(chosen.records, 7, 3, 4))
    expect(await readCopy('ada')).toMatchObject({ revision: 7, tagColors: { dub: 'rose' } })
    expect(chosen.changed).toMatchObject({ isPerson: true, isFull: false })
  })

  it('is written by two tabs in any order, never back to an earlier revision', async () => {
    await readCopy('ada')
    const first = full('a', 5)
    await write(NO_ROWS, first)
    const six = rated(first.records, 6, 3, 4)
    const seven = rated(six.records, 7, 3, 5)
    // The other tab asked from revision 5 as well, and got both changes at once.
    expect(await write(first.records, { records: seven.records, changed: six.changed })).toBe(true)
    expect(await write(first.records, six)).toBe(true)
    expect(await ratingOf(3)).toBe(5)
  })

  it('is written whole where a difference before was missed', async () => {
    await readCopy('ada')
    const first = full('a', 5)
    await write(NO_ROWS, first)
    const six = rated(first.records, 6, 3, 4)
    const seven = rated(six.records, 7, 100, 2)
    expect(await write(six.records, seven)).toBe(true)
    expect([await ratingOf(3), await ratingOf(100)]).toEqual([4, 2])
  })

  it('is replaced when the history on the server began anew, and no answer from before is written over that', async () => {
    await readCopy('ada')
    const old = full('a', 50)
    await write(NO_ROWS, old)
    const renewed = full('b', 2, 3)
    expect(await write(old.records, renewed)).toBe(true)
    expect((await readCopy('ada')).albums.size).toBe(3)
    expect(await write(old.records, rated(old.records, 51, 3, 1))).toBe(false)
    expect(await readCopy('ada')).toEqual(renewed.records)
  })

  it('holds nothing of a write that was broken off, whatever came before', async () => {
    await readCopy('ada')
    const first = full('a', 5)
    await write(NO_ROWS, first)
    const { put } = IDBObjectStore.prototype
    let calls = 0
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      calls += 1
      if (calls > 20) throw new DOMException('The disk is full', 'QuotaExceededError')
      return put.apply(this, args)
    })
    await expect(write(first.records, full('b', 9))).rejects.toThrow('full')
    vi.restoreAllMocks()
    expect(await readCopy('ada')).toEqual(first.records)
  })

  it('never shows another account what the former left, and is gone then', async () => {
    await readCopy('ada')
    await write(NO_ROWS, full('a', 5))
    expect(await readCopy('ben')).toEqual(NO_ROWS)
    const { albums, crates, members, state } = await stored()
    expect([albums, crates, members]).toEqual([[], [], []])
    expect(state).toMatchObject([{ account: 'ben' }])
    // A tab of the former account is still open, and gets an answer.
    expect(await write(NO_ROWS, full('a', 6))).toBe(false)
    expect((await stored()).albums).toEqual([])
  })

  it('of albums with other fields is wiped and created anew', async () => {
    await readCopy('ada')
    const { records, changed } = full('a', 5)
    await write(NO_ROWS, { records, changed })
    const database = await openDatabase()
    await database.put('state', { account: 'ada', epoch: 'a', revision: 9, schema: '0', tagColors: {} }, 'copy')
    expect(await write(records, rated(records, 6, 3, 4))).toBe(false)
    expect(await readCopy('ada')).toEqual(NO_ROWS)
    expect((await stored()).albums).toEqual([])
    expect(await write(NO_ROWS, { records, changed })).toBe(true)
  })
})

describe('wiping', () => {
  it('empties every store, and nothing that is still on its way fills them again', async () => {
    await readCopy('ada')
    const first = full('a', 5)
    await write(NO_ROWS, first)
    await wipe()
    expect(await stored()).toEqual(NOTHING)
    expect(await write(first.records, rated(first.records, 6, 3, 4))).toBe(false)
    expect(await write(NO_ROWS, full('a', 6))).toBe(false)
    expect(await stored()).toEqual(NOTHING)
  })

  it('leaves changes that were not sent, which exist nowhere else', async () => {
    const entry: Entry = { account: 'ada', key: '1', change: { call: 'delete-crate', id: 3 } }
    await (await openDatabase()).add('outbox', entry)
    await wipe()
    expect(await stored()).toEqual({ ...NOTHING, outbox: [entry] })
  })

  it('removes a database of a newer build, which cannot be opened', async () => {
    const { openDB } = await import('idb')
    ;(await openDB('gatefold', 9)).close()
    await wipe()
    expect((await openDatabase()).version).toBe(1)
  })

  it('removes the pages that the service worker keeps, and no other file', async () => {
    const names = new Set(['pages 1', 'offline /app.js', 'pages 2'])
    vi.stubGlobal('caches', { keys: async () => [...names], delete: async (name: string) => names.delete(name) })
    await wipe()
    vi.unstubAllGlobals()
    expect([...names]).toEqual(['offline /app.js'])
  })

  it('does not fail where there is no database', async () => {
    vi.stubGlobal('indexedDB', undefined)
    await expect(wipe()).resolves.toBeUndefined()
    vi.unstubAllGlobals()
  })
})
