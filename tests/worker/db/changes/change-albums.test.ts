// @module-tag soak
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { Conflict } from '#domain/errors/app-error.ts'
import { updateAlbum } from '#worker/db/albums/albums.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { changeAlbum } from '#worker/db/changes/change-album.ts'
import { changeAlbums } from '#worker/db/changes/change-albums.ts'
import type { AlbumColumns, AlbumRow } from '#worker/db/changes/derived.ts'
import { isOneOf, readRows, toAlbumRow } from '#worker/db/changes/rows.ts'
import type { Ctx } from '#worker/db/context.ts'
import { runs } from '../../../runs.ts'
import { anyText } from '../../any-album.ts'
import { newEmptyPerson } from '../../collections.ts'
import { ctxOf } from '../../people.ts'
import { interceptDatabase } from '../../promises/database-calls.ts'

const stale = () => new Conflict('stale', 'Changed since')

const NOW = new Date('2026-03-01T12:00:00Z')

async function withAlbums(count: number): Promise<{ ctx: Ctx; ids: number[] }> {
  const ctx = ctxOf((await newEmptyPerson()).id, NOW)
  const albums = Array.from({ length: count }, (_, index) => ({
    title: `Straße ${index}`,
    artist: 'Ärzte',
    bandcampUrl: `https://a.bandcamp.com/album/${index}`,
    rating: index % 6 || null,
    notes: index % 2 ? 'Übersee' : '',
    bandcampTags: ['dub'],
    userTags: index % 3 ? ['late'] : [],
  }))
  return { ctx, ids: await insertAlbums(ctx, albums) }
}

const read = async (ctx: Ctx, ids: readonly number[]): Promise<AlbumRow[]> =>
  (await readRows(ctx, isOneOf(ctx.userId, ids))).map((row) => toAlbumRow(row))

/** What an album has, whoever owns it and whenever it was written. */
const content = ({ id: _, userId: __, revision: ___, ...row }: AlbumRow) => row

const moment = fc.constantFrom(null, new Date('2025-01-01T00:00:00Z'), new Date('2026-01-01T00:00:00Z'))
const values = fc.record(
  {
    rating: fc.constantFrom(null, 0.5, 1, 4.5, 5),
    list: fc.constantFrom('collection', 'wishlist'),
    notes: anyText.map((text) => text.toWellFormed().replaceAll('\0', '')),
    coverUrl: fc.constantFrom(null, 'https://a.example/c.jpg'),
    verdict: fc.constantFrom(null, 'keep'),
    downloadedAt: moment,
    deletedAt: moment,
    formats: fc.constantFrom([], ['vinyl']),
    isPreorder: fc.constantFrom(null, true, false),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<AlbumColumns>

it('writes values alike by one statement, by a function of each album, and one by one', async () => {
  await fc.assert(
    fc.asyncProperty(values, values, async (first, second) => {
      const [one, each, single] = [await withAlbums(4), await withAlbums(4), await withAlbums(4)]
      for (const { deletedAt: _, ...set } of [first, second]) {
        await changeAlbums(one.ctx, one.ids, set)
        await changeAlbums(each.ctx, each.ids, () => set)
        for (const id of single.ids) await changeAlbum(single.ctx, id, set, { stale })
      }
      const rows = (await read(one.ctx, one.ids)).map(content)
      expect((await read(each.ctx, each.ids)).map(content)).toEqual(rows)
      expect((await read(single.ctx, single.ids)).map(content)).toEqual(rows)
    }),
    { numRuns: runs(10, 300) },
  )
})

it('writes of each album what its change sets, and nothing else, in one statement', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(values, { minLength: 4, maxLength: 4 }), async (sets) => {
      const { ctx, ids } = await withAlbums(4)
      const before = await read(ctx, ids)
      const setOf = ({ id }: Pick<AlbumRow, 'id'>) => sets[ids.indexOf(id)] ?? {}
      await changeAlbums(ctx, ids, setOf)
      for (const row of await read(ctx, ids)) {
        const was = before.find(({ id }) => id === row.id)
        expect(row).toMatchObject(setOf(row))
        const isSame = JSON.stringify({ ...was, ...setOf(row) }) === JSON.stringify(was)
        expect(row.version).toBe(isSame ? 1 : 2)
        if (isSame) expect(row).toEqual(was)
        expect([row.title, row.bandcampTags, row.tagText, row.label]).toEqual([
          was?.title,
          was?.bandcampTags,
          was?.tagText,
          was?.label,
        ])
      }
    }),
    { numRuns: runs(10, 300) },
  )
})

/** Makes another change right before the albums are written, so many times. */
function beFaster(times: number, change: () => Promise<unknown>): void {
  let left = times
  let isOther = false
  interceptDatabase(async ({ statements, make }) => {
    if (!isOther && statements > 1 && left > 0) {
      left -= 1
      isOther = true
      await change()
      isOther = false
    }
    return make()
  })
}

it('keeps what somebody else changed meanwhile, and leaves the albums as they are if that does not end', async () => {
  const { ctx, ids } = await withAlbums(3)
  const counted = { ...ctx, isCounted: true }
  const tag = (name: string) => changeAlbums(counted, ids, ({ userTags }) => ({ userTags: [...userTags, name] }))
  let rating = 0
  const rate = () => {
    rating = (rating % 5) + 1
    return updateAlbum(ctx, ids[1] ?? 0, { rating })
  }
  beFaster(2, rate)
  expect(await tag('new')).toBe(3)
  const rows = await read(ctx, ids)
  expect(rows.map(({ userTags }) => userTags.at(-1))).toEqual(['new', 'new', 'new'])
  expect(rows[1]?.rating).toBe(rating)
  beFaster(3, rate)
  await expect(tag('late again')).rejects.toMatchObject({ code: 'stale' })
  expect((await read(ctx, ids)).map(({ userTags }) => userTags.at(-1))).toEqual(['new', 'new', 'new'])
})

it('leaves alone albums of others and those in the trash', async () => {
  const [{ ctx, ids }, other] = [await withAlbums(2), await withAlbums(2)]
  await updateAlbum(ctx, ids[0] ?? 0, { list: 'wishlist' })
  await changeAlbums(ctx, ids.slice(0, 1), { deletedAt: NOW }, { raises: 'revision' })
  const all = [...ids, ...other.ids]
  expect(await changeAlbums(ctx, all, { rating: 4 })).toBe(1)
  expect(await changeAlbums(ctx, all, () => ({ rating: 2 }))).toBe(1)
  expect((await read(ctx, ids)).map(({ rating }) => rating)).toEqual([null, 2])
  expect(await changeAlbums(ctx, all, { deletedAt: null }, { raises: 'revision', inTrash: true })).toBe(1)
  await expect(changeAlbums(ctx, all, { rating: 4 }, { isWhole: true })).rejects.toMatchObject({ code: 'not-found' })
  expect((await read(other.ctx, other.ids)).map(({ rating }) => rating)).toEqual([null, 1])
})
