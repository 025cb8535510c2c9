import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { countTags, statisticsOf } from '#domain/albums/statistics.ts'
import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { foldTag } from '#domain/tags/tags.ts'
import { createAlbum, updateAlbum } from '#worker/db/albums/albums.ts'
import { repairSummaries } from '#worker/db/albums/check-summary.ts'
import { editAlbums } from '#worker/db/albums/edit-albums.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { changeAlbums } from '#worker/db/changes/change-albums.ts'
import { setCratesOfAlbum } from '#worker/db/crates/crate-albums.ts'
import { createCrate } from '#worker/db/crates/create-crate.ts'
import { beginFanImport } from '#worker/db/imports/begin-finish.ts'
import { writeAlbumDetails } from '#worker/db/imports/details.ts'
import { writeFanPage } from '#worker/db/imports/fan-page.ts'
import { undoImport } from '#worker/db/imports/undo.ts'
import { readAppPage } from '#worker/db/pages/app-page.ts'
import { deleteCrate, restoreCrates } from '#worker/db/trash/deleted-crates.ts'
import { deleteAlbums, deleteAllAlbums, restoreAlbums } from '#worker/db/trash/trash.ts'
import { emptyTrash } from '#worker/db/trash/whole-trash.ts'
import worker from '#worker/index.ts'
import { soakTest } from '../../../runs.ts'
import { add, answer, newEmptyPerson } from '../../collections.ts'
import { countedCall } from '../../counting.ts'
import { RECORDS } from '../../databases.ts'
import { ctxOf, newPerson, type Person } from '../../people.ts'
import { idsOf, pick } from '../../rows.ts'

const TAGS = ['dub', 'Dub', 'DUB', 'Élan', 'élan', 'a"b', 'a\\nb', '日本', 'e\\f']
const album = fc.record({
  list: fc.constantFrom('collection' as const, 'wishlist' as const),
  rating: fc.constantFrom(null, 0.5, 1, 4.5, 5),
  trackCount: fc.constantFrom(null, 0, 7),
  releaseDate: fc.constantFrom(null, '1999-12-31', '2010', '2019-06'),
  bandcampTags: fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 3 }),
  userTags: fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 2 }),
  daysAgo: fc.constantFrom(0, 20, 40, 400),
  label: fc.constantFrom(null, 'Tern', 'tern', 'Gull'),
  price: fc.constantFrom(null, 0, 700, 1_250),
  currency: fc.constantFrom(null, 'EUR', 'JPY'),
})
type Given = typeof album extends fc.Arbitrary<infer Value> ? Value : never
const places = fc.array(fc.nat({ max: 9 }), { maxLength: 4 })
const step = fc.oneof(
  fc.tuple(fc.constant('add' as const), fc.array(album, { minLength: 1, maxLength: 4 })),
  fc.tuple(fc.constant('change' as const), places, album),
  fc.tuple(fc.constant('edit' as const), places, album),
  fc.tuple(fc.constant('delete' as const), places),
  fc.tuple(fc.constant('restore' as const), places),
  fc.tuple(fc.constant('crate' as const), places, places),
  fc.tuple(fc.constant('delete-crate' as const), places),
  fc.tuple(fc.constant('restore-crates' as const)),
  fc.tuple(fc.constant('empty-trash' as const)),
  fc.tuple(fc.constant('delete-all' as const)),
  fc.tuple(fc.constant('import' as const), fc.array(album, { maxLength: 3 }), fc.boolean()),
)

let number = 0
const toInput = ({ daysAgo, ...more }: Given) => {
  number += 1
  return {
    ...more,
    title: `Album ${number}`,
    artist: 'Artist',
    bandcampUrl: `https://a.bandcamp.com/album/${number}`,
    addedAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
  }
}

/** Runs a random step on whatever the person has. */
async function perform(person: Person, [kind, ...rest]: typeof step extends fc.Arbitrary<infer Value> ? Value : never) {
  const ctx = ctxOf(person.id)
  const living = await idsOf(person.id, 'album', 'deleted_at IS NULL')
  const trashed = await idsOf(person.id, 'album', 'deleted_at IS NOT NULL')
  const [first, second] = rest
  switch (kind) {
    case 'add': {
      const [one, ...others] = (first as Given[]).map(toInput)
      if (one) await createAlbum(ctx, one)
      return insertAlbums(ctx, others)
    }
    case 'change': {
      const [id] = pick(living, first as number[])
      if (id === undefined) return null
      const { title: _, bandcampUrl: _url, label, price, currency, ...patch } = toInput(second as Given)
      await changeAlbums(ctx, [id], () => ({ label, price, currency }))
      return updateAlbum(ctx, id, patch)
    }
    case 'edit': {
      const { rating, list, userTags, bandcampTags } = second as Given
      const removeTags = bandcampTags.filter((tag) => !userTags.some((other) => foldTag(other) === foldTag(tag)))
      return editAlbums(ctx, pick(living, first as number[]), { rating, list, addTags: userTags, removeTags })
    }
    case 'delete':
      return deleteAlbums(ctx, pick(living, first as number[]))
    case 'restore':
      return restoreAlbums(ctx, pick(trashed, first as number[]))
    case 'crate': {
      await createCrate(ctx, { name: 'C', albumIds: pick(living, first as number[]) })
      const [id] = pick(living, second as number[])
      return id === undefined
        ? null
        : setCratesOfAlbum(ctx, id, pick(await idsOf(person.id, 'crate'), second as number[]))
    }
    case 'delete-crate':
      for (const id of pick(await idsOf(person.id, 'crate'), first as number[])) await deleteCrate(ctx, id)
      return null
    case 'restore-crates':
      return restoreCrates(ctx, await idsOf(person.id, 'deleted_crate'))
    case 'empty-trash':
      return emptyTrash(ctx)
    case 'delete-all':
      return deleteAllAlbums(ctx)
    case 'import': {
      const { id: importId } = await beginFanImport(ctx, { username: `fan-${number}`, type: 'collection' })
      const albums = (first as Given[]).map((one) => ({ ...toInput(one), list: 'collection' as const }))
      await writeFanPage(ctx, { importId, page: 0, albums, found: albums.length, skipped: 0 })
      const [albumId] = await idsOf(person.id, 'album', `import_id = ${importId}`)
      if (albumId)
        await writeAlbumDetails(ctx, { importId, albumId }, { bandcampTags: ['late', 'Dub'], releaseDate: '2001' })
      if (second) await undoImport(ctx, importId)
      return RECORDS.prepare(`UPDATE fan_import SET status = 'complete' WHERE id = ?`).bind(importId).run()
    }
  }
}

/** What is kept of a collection agrees with a recount after any of so many sequences of changes. */
const agreesAfter = (sequences: number) =>
  fc.assert(
    fc.asyncProperty(
      fc.array(album, { maxLength: 6 }),
      fc.array(step, { minLength: 4, maxLength: 12 }),
      async (given, steps) => {
        const person = await newEmptyPerson()
        const ctx = ctxOf(person.id)
        await insertAlbums(ctx, given.map(toInput))
        for (const one of steps) await perform(person, one)

        const all = await answer<AlbumView[]>(person.call('/api/albums'))
        const held = (await answer<{ albumIds: number[] }[]>(person.call('/api/crates/members'))).flatMap(
          ({ albumIds }) => albumIds,
        )
        for (const list of ['collection', 'wishlist', 'both'] as const) {
          const shown = await readAppPage(ctx, { ...DEFAULT_QUERY, list })
          const hits = all.filter((one) => list === 'both' || one.list === list)
          const folded = (tags: { tag: string; count: number }[]) =>
            Object.fromEntries(tags.map(({ tag, count }) => [foldTag(tag), count]))
          const { topTags, years: _, ...figures } = statisticsOf(hits, ctx.now, shown.seed.money)
          expect(shown.seed.statistics).toMatchObject(figures)
          expect(shown.seed.statistics.topTags.map(({ count }) => count)).toEqual(topTags.map(({ count }) => count))
          expect(folded(shown.seed.tags)).toEqual(folded(countTags(hits)))
          expect(shown.seed.albums.map(({ id }) => id)).toEqual(hits.slice(0, 10).map(({ id }) => id))
          expect(shown.uncrated).toBe(all.filter(({ id }) => !held.includes(id)).length)
        }
        expect(await repairSummaries({ ...ctx, now: new Date(0) })).toBe(0)
      },
    ),
    { numRuns: sequences },
  )

it('agrees with a recount after a few sequences of changes', () => agreesAfter(8))

soakTest(
  'what is kept of a collection agrees with a recount after any sequence of changes',
  ['promise'],
  async ({ annotate }) => {
    const sequences = 500
    await agreesAfter(sequences)
    await annotate(`${sequences} sequences, 0 differences`, 'figure')
  },
)

it('repairs what is kept in the daily job and says how many accounts it was, and nothing else of them', async () => {
  const [person, other] = [await newEmptyPerson(), await newPerson()]
  const albums = await add(person, [
    { tags: ['dub', 'tape'], rating: 4, label: 'Tern' },
    { tags: ['Dub'], list: 'wishlist' },
    {},
  ])
  const ctx = ctxOf(person.id)
  const ids = albums.map(({ id }) => id)
  await createCrate(ctx, { name: 'C', albumIds: ids.slice(1) })
  const read = async () => {
    const { crates, uncrated, seed } = await readAppPage(ctx, { ...DEFAULT_QUERY, list: 'both' })
    return { crates, uncrated, seed: { ...seed, albums: seed.albums.map(({ id }) => id) } }
  }
  const before = await read()
  const own = (sql: string) => RECORDS.prepare(sql).bind(person.id)
  await RECORDS.batch([
    own("DELETE FROM summary_count WHERE user_id = ? AND key = 'tape'"),
    own("INSERT INTO summary_count (user_id, kind, key, collection) VALUES (?, 'decade', '1980', 3)"),
    own("UPDATE summary_count SET collection = 7 WHERE user_id = ? AND kind = 'month'"),
    own("UPDATE summary SET tracks = 99 WHERE user_id = ? AND list = 'collection'"),
    own("DELETE FROM summary_count WHERE user_id = ? AND kind = 'label'"),
    own('UPDATE album SET is_crated = 1 WHERE user_id = ?'),
    own("UPDATE crate SET album_count = 5, preview_covers = '[]' WHERE user_id = ?"),
    RECORDS.prepare('DELETE FROM summary WHERE user_id = ?').bind(other.id),
  ])
  expect(await read()).not.toEqual(before)
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const run = () => worker.scheduled(createScheduledController({ scheduledTime: new Date() }), env as never)
  await run()
  expect(await read()).toEqual(before)
  expect(warned.mock.calls.flat().join()).toMatch(
    /^{"job":"daily clean-up","correctedAlbumCounts":\d+,"repairedSummaries":2}$/,
  )
  await run()
  expect(warned).toHaveBeenCalledOnce()
})

it('reads a page and at most a hundred rows for the collection of any size, and one for each crate', async () => {
  const person = await newEmptyPerson()
  const ctx = ctxOf(person.id)
  const read = async (search = '') => (await countedCall(person, `/app${search}`)).rowsRead
  const many = (count: number) =>
    insertAlbums(
      ctx,
      Array.from({ length: count }, (_, index) => ({
        title: `Album ${index}`,
        artist: 'Artist',
        bandcampUrl: `https://a.bandcamp.com/album/many-${index}`,
        list: index % 3 === 0 ? ('wishlist' as const) : ('collection' as const),
        releaseDate: String(1960 + (index % 65)),
        label: `Label ${index % 900}`,
        price: 700,
        currency: index % 5 === 0 ? 'JPY' : 'EUR',
        addedAt: new Date(Date.now() - index * 3_600_000).toISOString(),
        userTags: [`tag ${index % 700}`, `tag ${index % 90}`, `other ${index % 40}`],
      })),
    )
  const ids = await many(3_000)
  for (const search of ['', '?list=wishlist', '?list=both']) expect(await read(search), search).toBeLessThanOrEqual(110)
  await person.call('/api/user/preferences', { method: 'PATCH', json: { itemsPerPage: 50 } })
  for (const search of ['', '?list=wishlist']) expect(await read(search), search).toBeLessThanOrEqual(150)
  await person.call('/api/user/preferences', { method: 'PATCH', json: { itemsPerPage: 10 } })

  await deleteAlbums(ctx, ids.slice(0, 1_000))
  const without = await read()
  for (let made = 0; made < 20; made += 1) await createCrate(ctx, { name: 'C', albumIds: ids.slice(1_000, 1_100) })
  expect((await read()) - without).toBeLessThanOrEqual(1 + 20)
  expect(without).toBeLessThanOrEqual(110)
})

it('repairs what is kept of an account that is read in parts, and only if it differs', async () => {
  const person = await newEmptyPerson()
  const albums = await add(
    person,
    Array.from({ length: 7 }, (_, index) => ({
      tags: ['dub', `tape ${index % 3}`],
      rating: 1 + (index % 5),
      label: `Tern ${index % 2}`,
      list: index % 3 === 0 ? 'wishlist' : 'collection',
      price: 5 + index,
      currency: 'EUR',
    })),
  )
  const ctx = ctxOf(person.id)
  const ids = albums.map(({ id }) => id)
  await createCrate(ctx, { name: 'C', albumIds: ids.slice(1) })
  // The accounts of other tests are not looked at.
  await RECORDS.prepare('DELETE FROM album_count WHERE user_id <> ?').bind(person.id).run()
  const at = { ...ctx, now: new Date(0) }
  expect(await repairSummaries(at, 2)).toBe(0)
  const stateOf = async () => {
    const tables = ['summary', 'summary_count', 'crate', 'album'] as const
    const columns = {
      summary: '*',
      summary_count: '*',
      crate: 'id, album_count, preview_covers',
      album: 'id, is_crated',
    }
    const rows = tables.map((table) =>
      RECORDS.prepare(`SELECT ${columns[table]} FROM ${table} WHERE user_id = ?`).bind(person.id).raw(),
    )
    return (await Promise.all(rows)).map((some) => some.map((row) => JSON.stringify(row)).sort())
  }
  const before = await stateOf()
  for (const damage of [
    "UPDATE summary_count SET collection = collection + 1 WHERE user_id = ? AND kind = 'tag' AND key = 'dub'",
    "UPDATE summary_count SET wishlist = wishlist - 1 WHERE user_id = ? AND kind = 'price'",
    "DELETE FROM summary_count WHERE user_id = ? AND kind = 'label' AND key = 'Tern 1'",
    "INSERT INTO summary_count (user_id, kind, key, collection) VALUES (?, 'decade', '1980', 3)",
    "UPDATE summary SET stars2 = stars2 + 1, tags = tags + 1 WHERE user_id = ? AND list = 'collection'",
    'UPDATE album SET is_crated = 1 - is_crated WHERE user_id = ?',
    "UPDATE crate SET album_count = 5, preview_covers = '[]' WHERE user_id = ?",
  ]) {
    await RECORDS.prepare(damage).bind(person.id).run()
    expect([damage, await repairSummaries(at, 2)]).toEqual([damage, 1])
    expect([damage, await stateOf()]).toEqual([damage, before])
    expect([damage, await repairSummaries(at, 2)]).toEqual([damage, 0])
  }
})
