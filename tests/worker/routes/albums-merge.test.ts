// @module-tag soak
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { KnownDuplicates } from '#domain/albums/album-merge.ts'
import { createMatcher } from '#domain/albums/file-match.ts'
import type { FileAlbum } from '#domain/files/export-schema.ts'
import { fileKey } from '#domain/imports/file-key.ts'
import { LIMITS } from '#domain/limits.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { purgeTrash } from '#worker/db/trash/trash.ts'
import { runs } from '../../runs.ts'
import { add, addCrate, answer, newEmptyPerson } from '../collections.ts'
import { countedCall } from '../counting.ts'
import { fanAlbum, recordUrl, syncShelf } from '../fan-shelf.ts'
import { bringIn } from '../file-trip.ts'
import { ctxOf, newPerson, type Person } from '../people.ts'
import { rowsOf } from '../rows.ts'

type Merge = { keep: number; merge: number[]; rating?: number | null; versions?: number[] }

const send = (person: Person, path: string, json: unknown, headers?: Record<string, string>) =>
  person.call(`/api/albums/${path}`, { json, ...(headers && { headers }) })
async function merge(person: Person, json: Merge): Promise<AlbumView> {
  const response = await send(person, 'merge', json)
  expect(response.status, await response.clone().text()).toBe(200)
  return response.json()
}
const list = (person: Person) => answer<AlbumView[]>(person.call('/api/albums'))
const inCrate = async (person: Person, crate: number) =>
  (await answer<{ id: number }[]>(person.call(`/api/crates/${crate}/albums`))).map(({ id }) => id)

describe('merging', () => {
  it('unites crates, tags and notes, keeps the earliest date and the collection, and moves the others to the trash', async () => {
    const person = await newEmptyPerson()
    const [one, two, three] = (await add(person, [
      {
        list: 'wishlist',
        notes: 'mine',
        userTags: ['late', 'Dub'],
        bandcampTags: ['ambient'],
        addedAt: '2022-01-01T00:00:00.000Z',
      },
      { notes: ' mine ', userTags: ['dub', 'sunday'], addedAt: '2021-01-01T00:00:00.000Z', rating: 4 },
      { notes: 'theirs', bandcampTags: ['Ambient', 'drone'], addedAt: '2023-01-01T00:00:00.000Z', rating: 4 },
    ])) as [AlbumView, AlbumView, AlbumView]
    const both = await addCrate(person, { name: 'Both' }, [two.id, one.id])
    const only = await addCrate(person, { name: 'Only' }, [three.id, two.id])
    const kept = await merge(person, { keep: one.id, merge: [two.id, three.id], versions: [1, 1, 1] })
    expect(kept).toMatchObject({
      id: one.id,
      bandcampUrl: one.bandcampUrl,
      list: 'collection',
      notes: 'mine\n\ntheirs',
      userTags: ['late', 'Dub', 'sunday'],
      bandcampTags: ['ambient', 'drone'],
      addedAt: '2021-01-01T00:00:00.000Z',
      rating: 4,
      version: 2,
    })
    expect(await list(person)).toEqual([kept])
    expect(await inCrate(person, both.id)).toEqual([one.id])
    expect(await inCrate(person, only.id)).toEqual([one.id])
    const { merged } = await answer<KnownDuplicates>(person.call('/api/albums/duplicates'))
    expect(merged.map(({ albumId, mergedId, bandcampUrl }) => [albumId, mergedId, bandcampUrl])).toEqual([
      [one.id, two.id, two.bandcampUrl],
      [one.id, three.id, three.bandcampUrl],
    ])
  })

  it('unites formats, keeps the earliest download, and takes over a verdict and a price where the kept album has none', async () => {
    const person = await newEmptyPerson()
    const [one, two, three] = (await add(person, [
      { formats: ['vinyl'], downloadedAt: '2024-02-01T00:00:00.000Z' },
      { verdict: 'friday', verdictAt: '2023-01-01T00:00:00.000Z', paid: 0, paidCurrency: 'EUR', formats: ['digital'] },
      { verdict: 'keep', paid: 700, paidCurrency: 'USD', downloadedAt: '2024-01-01T00:00:00.000Z' },
    ])) as [AlbumView, AlbumView, AlbumView]
    const all = {
      verdict: 'friday',
      verdictAt: '2023-01-01T00:00:00.000Z',
      paid: 0,
      paidCurrency: 'EUR',
      formats: ['digital', 'vinyl'],
      downloadedAt: '2024-01-01T00:00:00.000Z',
    }
    expect(await merge(person, { keep: one.id, merge: [two.id, three.id] })).toMatchObject(all)
    const { verdict, verdictAt, paid, paidCurrency, formats, downloadedAt } = one
    const undone = await send(person, 'unmerge', { keep: one.id, merge: [two.id, three.id] })
    expect(await undone.json()).toMatchObject({ verdict, verdictAt, paid, paidCurrency, formats, downloadedAt })
    expect(await merge(person, { keep: two.id, merge: [three.id] })).toMatchObject({ ...all, formats: ['digital'] })
  })

  it('asks for a rating where they differ', async () => {
    const person = await newEmptyPerson()
    const [one, two] = (await add(person, [{ rating: 2 }, { rating: 5 }])) as [AlbumView, AlbumView]
    const refused = await send(person, 'merge', { keep: one.id, merge: [two.id] })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      fields: { rating: 'These albums have different ratings. Choose one.' },
    })
    expect(await list(person)).toHaveLength(2)
    expect(await merge(person, { keep: one.id, merge: [two.id], rating: 5 })).toMatchObject({ rating: 5 })
  })

  it('refuses notes and tags that together are too many, and old versions, and changes nothing then', async () => {
    const person = await newEmptyPerson()
    const tags = (letter: string) => Array.from({ length: 40 }, (_, index) => `${letter}${index}`)
    const [one, two] = (await add(person, [{ notes: 'a'.repeat(LIMITS.notes - 1) }, { notes: 'b' }])) as [
      AlbumView,
      AlbumView,
    ]
    const [three, four] = (await add(person, [
      { bandcampUrl: recordUrl('3'), userTags: tags('a') },
      { bandcampUrl: recordUrl('4'), userTags: tags('b') },
    ])) as [AlbumView, AlbumView]
    const before = await rowsOf(person.id)
    const fields = async (json: Merge) => {
      const response = await send(person, 'merge', json)
      expect(response.status).toBe(400)
      return Object.keys((await response.json<{ fields: object }>()).fields)
    }
    expect(await fields({ keep: one.id, merge: [two.id] })).toEqual(['notes'])
    expect(await fields({ keep: three.id, merge: [four.id] })).toEqual(['tags'])
    const stale = await send(person, 'merge', { keep: two.id, merge: [three.id], versions: [1, 2] })
    expect(stale.status).toBe(409)
    expect(await stale.json()).toMatchObject({ code: 'stale', albums: [{ id: two.id }, { id: three.id }] })
    expect(await rowsOf(person.id)).toEqual(before)
  })

  it('knows no albums of others and none in the trash', async () => {
    const [person, other] = [await newEmptyPerson(), await newEmptyPerson()]
    const [one, two] = (await add(person, [{}, {}])) as [AlbumView, AlbumView]
    const [theirs] = (await add(other, [{}])) as [AlbumView]
    await person.call('/api/albums/delete', { json: { albumIds: [two.id] } })
    const before = [await rowsOf(person.id), await rowsOf(other.id)]
    for (const json of [
      { keep: one.id, merge: [theirs.id] },
      { keep: theirs.id, merge: [one.id] },
      { keep: one.id, merge: [two.id] },
    ]) {
      expect((await send(person, 'merge', json)).status).toBe(404)
      expect((await send(person, 'unmerge', json)).status).toBe(json.merge[0] === two.id ? 409 : 404)
      expect((await send(person, 'distinct', { albumIds: [json.keep, ...json.merge] })).status).toBe(404)
    }
    expect([await rowsOf(person.id), await rowsOf(other.id)]).toEqual(before)
  })

  it('does it once for a key, also when it is sent again', async () => {
    const person = await newEmptyPerson()
    const [one, two] = (await add(person, [{ notes: 'a' }, { notes: 'b' }])) as [AlbumView, AlbumView]
    const json = { keep: one.id, merge: [two.id] }
    const key = { 'idempotency-key': 'merge' }
    const first = await (await send(person, 'merge', json, key)).text()
    const again = await send(person, 'merge', json, key)
    expect(again.status).toBe(200)
    expect(await again.text()).toBe(first)
    expect((await list(person))[0]).toMatchObject({ notes: 'a\n\nb', version: 2 })
  })

  it('takes two round trips, however many crates and albums there are', async () => {
    const person = await newPerson()
    const albums = await add(
      person,
      Array.from({ length: 1_000 }, () => ({ userTags: ['x'] })).map((album, index) => ({
        ...album,
        bandcampUrl: recordUrl(`n${index}`),
      })),
    )
    const ids = albums.map(({ id }) => id)
    for (let index = 0; index < 5; index += 1) await addCrate(person, { name: `C${index}` }, ids.slice(index * 100))
    const cost = (path: string, keep: number, merge: number[]) =>
      countedCall(person, `/api/albums/${path}`, { method: 'POST', json: { keep, merge } })
    const few = await cost('merge', ids[0] ?? 0, ids.slice(1, 2))
    const many = await cost('merge', ids[400] ?? 0, ids.slice(401, 401 + LIMITS.albumsPerMerge - 1))
    expect([few.status, many.status]).toEqual([200, 200])
    // One of them is that of the session.
    expect(many.roundTrips).toBe(3)
    expect(many.statements).toBe(few.statements)
    expect(few.rowsRead).toBeLessThan(400)
    const undone = await cost('unmerge', ids[0] ?? 0, ids.slice(1, 2))
    expect([undone.status, undone.roundTrips]).toEqual([200, 3])
    expect(undone.rowsRead).toBeLessThan(400)
  })
})

describe('undoing a merge', () => {
  const anyAlbum = fc.record({
    title: fc.constantFrom('One', 'Two'),
    artist: fc.constantFrom('A', 'B'),
    rating: fc.constantFrom(null, 2, 4.5),
    notes: fc.constantFrom('', 'n', 'other\n'),
    list: fc.constantFrom('collection', 'wishlist'),
    bandcampTags: fc.subarray(['dub', 'ambient', 'drone']),
    userTags: fc.subarray(['dub', 'late', 'sunday']),
    addedAt: fc.constantFrom('2020-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z'),
    verdict: fc.constantFrom(null, 'keep', 'later'),
    verdictAt: fc.constantFrom(null, '2025-01-01T00:00:00.000Z'),
    bought: fc.constantFrom({}, { paid: 0, paidCurrency: 'EUR' }, { paid: 700, paidCurrency: 'USD' }),
    formats: fc.subarray(['digital', 'vinyl', 'other']),
    downloadedAt: fc.constantFrom(null, '2020-01-01T00:00:00.000Z', '2024-01-01T00:00:00.000Z'),
    downloadedTracks: fc.constantFrom(null, 3),
  })
  const anyShelf = fc.record({
    albums: fc.array(anyAlbum, { minLength: 3, maxLength: 8 }),
    crates: fc.array(fc.uniqueArray(fc.nat(7), { maxLength: 8 }), { maxLength: 4 }),
    first: fc.tuple(fc.nat(7), fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 3 })),
    second: fc.tuple(fc.nat(7), fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 3 })),
    rating: fc.constantFrom(null, 0.5, 5),
  })

  /** All rows but for what each change raises, counts and leaves in the history. */
  async function stateOf(person: Person) {
    const {
      album = [],
      journal_row = [],
      crate = [],
      crate_album = [],
      summary = [],
      budget: _,
      album_event: __,
      ...others
    } = await rowsOf(person.id)
    return {
      ...others,
      album: album.map(({ version, changed, ...row }) => row),
      journal_row: journal_row.map((row) => ({ ...row, albums: String(row.albums).replaceAll(/"version":\d+/g, '') })),
      crate: crate.map(({ contents, ...row }) => row),
      crate_album: crate_album.toSorted(
        (a, b) => Number(a.crate_id) - Number(b.crate_id) || Number(a.album_id) - Number(b.album_id),
      ),
      summary: summary.filter(({ albums, tags }) => albums !== 0 || tags !== 0),
    }
  }

  it('restores everything exactly as it was, also after two merges in a row', async () => {
    await fc.assert(
      fc.asyncProperty(anyShelf, async ({ albums, crates, first, second, rating }) => {
        const person = await newEmptyPerson()
        const given = albums.map(({ bought, ...one }) => ({ ...one, ...bought }))
        const ids = (await add(person, given)).map(({ id }) => id)
        for (const [index, members] of crates.entries())
          await addCrate(
            person,
            { name: `C${index}` },
            members.flatMap((at) => ids[at] ?? []),
          )
        const states: { json: Merge; before: Awaited<ReturnType<typeof stateOf>> }[] = []
        for (const [keepAt, mergeAt] of [first, second]) {
          const living = new Set((await list(person)).map(({ id }) => id))
          const keep = ids[keepAt % ids.length] ?? 0
          const others = mergeAt.flatMap((at) => ids[at] ?? []).filter((id) => id !== keep && living.has(id))
          // The first two can always be merged.
          if (others.length === 0 && living.size === ids.length) others.push(ids[(keepAt + 1) % ids.length] ?? 0)
          if (!living.has(keep) || others.length === 0) continue
          const before = await stateOf(person)
          const json = { keep, merge: others, rating }
          await merge(person, json)
          states.push({ json, before })
        }
        expect(states.length).toBeGreaterThan(0)
        for (const { json, before } of states.toReversed()) {
          const { rating: _, ...undo } = json
          const response = await send(person, 'unmerge', undo)
          expect(response.status, await response.clone().text()).toBe(200)
          expect(await stateOf(person)).toEqual(before)
        }
      }),
      { numRuns: runs(10, 100) },
    )
  })

  it('refuses if the album was changed since, or another was restored, merged again or deleted permanently', async () => {
    const person = await newEmptyPerson()
    const [one, two, three] = (await add(person, [{}, {}, {}])) as [AlbumView, AlbumView, AlbumView]
    const undo = { keep: one.id, merge: [two.id] }
    const refusal = async () => {
      const response = await send(person, 'unmerge', undo)
      return [response.status, (await response.json<{ code: string }>()).code]
    }
    await merge(person, undo)
    await person.call(`/api/albums/${one.id}`, { method: 'PATCH', json: { rating: 3 } })
    expect(await refusal()).toEqual([409, 'stale'])
    await person.call('/api/albums/restore', { json: { albumIds: [two.id] } })
    expect(await refusal()).toEqual([409, 'too-late'])
    expect((await answer<KnownDuplicates>(person.call('/api/albums/duplicates'))).merged).toEqual([])
    await merge(person, undo)
    await merge(person, { keep: three.id, merge: [one.id] })
    expect((await send(person, 'unmerge', undo)).status).toBe(404)
    await person.call('/api/trash', { method: 'DELETE' })
    expect((await send(person, 'unmerge', { keep: three.id, merge: [one.id] })).status).toBe(404)
  })
})

describe('what was merged', () => {
  for (const isPurged of [false, true])
    it(`is found by each sync, which adds nothing and updates the kept album${isPurged ? ', after the trash was emptied' : ''}`, async () => {
      const person = await newEmptyPerson()
      const shelf = [fanAlbum(1, { label: 'Old' }), fanAlbum(2, { label: 'Deluxe' }), fanAlbum(3)]
      const [first = 0, second = 0, third = 0] = await insertAlbums(ctxOf(person.id), shelf)
      // One that was typed in by hand, and merged with what Bandcamp lists.
      const [typed] = (await add(person, [{ bandcampUrl: recordUrl('typed'), list: 'wishlist', title: 'Typed' }])) as [
        AlbumView,
      ]
      await merge(person, { keep: first, merge: [second] })
      await merge(person, { keep: typed.id, merge: [third] })
      if (isPurged) await purgeTrash(ctxOf(person.id), new Date(Date.now() + 1_000))
      const said = [
        fanAlbum(2, { label: 'Of the deluxe one' }),
        fanAlbum(1, { label: 'New' }),
        fanAlbum(3, { label: 'Third' }),
      ]
      for (let time = 0; time < 3; time += 1) expect(await syncShelf(person, said)).toBe(0)
      expect((await list(person)).map(({ id, label, list }) => [id, label, list]).sort()).toEqual(
        [
          [first, 'New', 'collection'],
          [typed.id, 'Third', 'collection'],
        ].sort(),
      )
    })

  it('is there for whoever adds it, by address, by item or in bulk, also after the trash was emptied', async () => {
    const person = await newEmptyPerson()
    const [one = 0, two = 0] = await insertAlbums(ctxOf(person.id), [fanAlbum(1), fanAlbum(2)])
    await merge(person, { keep: one, merge: [two] })
    for (let time = 0; time < 2; time += 1) {
      for (const more of [{}, { bandcampUrl: recordUrl('moved'), itemType: 'album', itemId: 2 }]) {
        const json = { title: 'T', artist: 'A', bandcampUrl: recordUrl('record-2'), ...more }
        const refused = await person.call('/api/albums', { json })
        expect(refused.status).toBe(409)
        expect(await refused.json()).toMatchObject({ code: 'already-there', inTrash: false, album: { id: one } })
      }
      const bulk = await send(person, 'bulk', {
        albums: [{ title: 'T', artist: 'A', bandcampUrl: recordUrl('record-2') }],
      })
      expect([await bulk.json(), bulk.headers.get('failed-rows')]).toEqual([[], '1'])
      await purgeTrash(ctxOf(person.id), new Date(Date.now() + 1_000))
    }
    const [other] = (await add(person, [{ bandcampUrl: recordUrl('other') }])) as [AlbumView]
    const taken = await person.call(`/api/albums/${other.id}`, {
      method: 'PATCH',
      json: { bandcampUrl: recordUrl('record-2') },
    })
    expect(taken.status).toBe(409)
    expect(await taken.json()).toMatchObject({ code: 'already-there', album: { id: one } })
    expect(await list(person)).toHaveLength(2)
  })

  it('means the same in a file to the preview in the browser and to the import', async () => {
    const anyRow = fc.record({
      title: fc.constantFrom('One', 'Two', 'two'),
      artist: fc.constant('A'),
      bandcampUrl: fc.option(fc.constantFrom('', recordUrl('0'), recordUrl('1'), recordUrl('2'), recordUrl('3')), {
        nil: undefined,
      }),
      itemId: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    })
    // The preview tells rows of one file apart that mean the same, which is not what this is about.
    const withoutRepeats = <Row extends { bandcampUrl?: string | undefined; itemId?: number | undefined }>(
      rows: Row[],
    ) => {
      const seen = new Set<unknown>()
      const isRepeated = (name: unknown) => Boolean(name) && seen.size === seen.add(name).size
      return rows.filter(({ bandcampUrl, itemId }) => ![isRepeated(bandcampUrl), isRepeated(itemId)].includes(true))
    }
    const anyKept = fc.record({
      title: fc.constantFrom('One', 'Two'),
      hasUrl: fc.boolean(),
      hasItem: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyKept, { minLength: 2, maxLength: 4 }),
        fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { maxLength: 3 }),
        fc.boolean(),
        fc.array(anyRow, { minLength: 1, maxLength: 8 }).map(withoutRepeats),
        async (kept, merges, isPurged, given) => {
          const person = await newEmptyPerson()
          const ids = await insertAlbums(
            ctxOf(person.id),
            kept.map(({ title, hasUrl, hasItem }, index) => ({
              ...fanAlbum(index + 1),
              title,
              artist: 'A',
              bandcampUrl: hasUrl ? recordUrl(String(index)) : null,
              sourceKey: hasItem ? `a${index + 1}` : hasUrl ? null : fileKey({ title, artist: 'A' }, index + 1),
            })),
          )
          for (const [keep, other] of merges) await send(person, 'merge', { keep: ids[keep], merge: [ids[other]] })
          if (isPurged) await purgeTrash(ctxOf(person.id), new Date(Date.now() + 1_000))
          const { merged } = await answer<KnownDuplicates>(person.call('/api/albums/duplicates'))
          const { match } = createMatcher(await list(person), merged)
          const seen = new Map<string, number>()
          const rows = given.map((album, index) => {
            const key = `${album.title.toLowerCase()}\n${album.artist}`
            const nth = album.bandcampUrl ? 0 : (seen.get(key) ?? 0) + 1
            if (nth > 0) seen.set(key, nth)
            return {
              row: index + 1,
              album: { ...album, ...(album.itemId && { itemType: 'album' as const }) } as FileAlbum,
              nth,
              crates: [],
            }
          })
          const previewed = rows.filter(({ album, nth }) => match(album, { nth }).is === 'new').length
          const report = await bringIn(person.id, { format: 'json', rows, crates: [] } as never)
          expect(report).toMatchObject({ created: previewed, failed: [] })
        },
      ),
      {
        numRuns: runs(15, 200),
        // Two rows without an address, and one with one, of the names of one album.
        examples: [
          [
            [
              { title: 'One', hasUrl: false, hasItem: false },
              { title: 'Two', hasUrl: false, hasItem: false },
            ],
            [],
            false,
            [
              { title: 'Two', artist: 'A', bandcampUrl: undefined, itemId: undefined },
              { title: 'two', artist: 'A', bandcampUrl: recordUrl('3'), itemId: undefined },
              { title: 'Two', artist: 'A', bandcampUrl: undefined, itemId: undefined },
            ],
          ],
        ],
      },
    )
  })

  it('forgets a merge’s names when its album is restored, and keeps them when it is deleted permanently', async () => {
    const person = await newEmptyPerson()
    const [one, two, three] = (await add(person, [{}, {}, {}])) as [AlbumView, AlbumView, AlbumView]
    const known = async () =>
      (await answer<KnownDuplicates>(person.call('/api/albums/duplicates'))).merged.map(({ mergedId, albumId }) => [
        mergedId,
        albumId,
      ])
    await merge(person, { keep: one.id, merge: [two.id] })
    await merge(person, { keep: three.id, merge: [one.id] })
    expect(await known()).toEqual([
      [one.id, three.id],
      [two.id, three.id],
    ])
    await person.call('/api/albums/restore', { json: { albumIds: [two.id] } })
    expect(await known()).toEqual([[one.id, three.id]])
    await person.call('/api/trash', { method: 'DELETE' })
    expect(await known()).toEqual([[one.id, three.id]])
  })
})

it('remembers for a person which albums are not the same, until they take it back or delete one', async () => {
  const person = await newEmptyPerson()
  const [one, two, three] = (await add(person, [{}, {}, {}])) as [AlbumView, AlbumView, AlbumView]
  const known = async () => (await answer<KnownDuplicates>(person.call('/api/albums/duplicates'))).distinct
  const albumIds = [three.id, one.id, two.id]
  expect((await send(person, 'distinct', { albumIds })).status).toBe(204)
  expect((await send(person, 'distinct', { albumIds: [one.id, two.id] })).status).toBe(204)
  expect(await known()).toEqual([
    [one.id, two.id],
    [one.id, three.id],
    [two.id, three.id],
  ])
  expect((await send(person, 'distinct', { albumIds: [three.id, one.id], isSame: true })).status).toBe(204)
  expect(await known()).toEqual([
    [one.id, two.id],
    [two.id, three.id],
  ])
  await person.call(`/api/albums/${two.id}`, { method: 'DELETE' })
  await person.call('/api/trash', { method: 'DELETE' })
  expect(await known()).toEqual([])
})

it('remembers that one of several albums is none of the others, until that is taken back', async () => {
  const person = await newEmptyPerson()
  const [one, two, three] = (await add(person, [{}, {}, {}])) as [AlbumView, AlbumView, AlbumView]
  const known = async () => (await answer<KnownDuplicates>(person.call('/api/albums/duplicates'))).distinct
  const input = { albumIds: [three.id, one.id, two.id], apart: two.id }
  expect((await send(person, 'distinct', input)).status).toBe(204)
  expect(await known()).toEqual([
    [one.id, two.id],
    [two.id, three.id],
  ])
  expect((await send(person, 'distinct', { ...input, isSame: true })).status).toBe(204)
  expect(await known()).toEqual([])
})
