import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AlbumInput, type AlbumView } from '#domain/albums/album.ts'
import { namesKey } from '#domain/albums/names.ts'
import { trackTextOf } from '#domain/albums/track-text.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { CrateMembers } from '#domain/crates/crate-members.ts'
import {
  bestFirst,
  DEFAULT_QUERY,
  filterAlbums,
  parseCollectionQuery,
  sortAlbums,
  sortOf,
} from '#domain/query/collection-query.ts'
import { printQuery } from '#domain/query/print-query.ts'
import { toSearchable } from '#domain/query/searchable-album.ts'
import { createQueryTest } from '#domain/query/test-query.ts'
import { withText } from '#domain/query/with-text.ts'
import { listShownIds } from '#worker/db/albums/find-albums.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { insertManyTracks } from '#worker/db/albums/tracks.ts'
import { changeAlbums } from '#worker/db/changes/change-albums.ts'
import type { Ctx } from '#worker/db/context.ts'
import { readAppPage } from '#worker/db/pages/app-page.ts'
import { saveRates } from '#worker/db/rates.ts'
import { soakTest } from '../../../runs.ts'
import { anyAlbumFields, anyName, anyText } from '../../any-album.ts'
import { anyNode, anyQueryText } from '../../any-query.ts'
import { add, addCrate, answer, newEmptyPerson } from '../../collections.ts'
import { ctxOf, newPerson, type Person } from '../../people.ts'

const DAY = 86_400_000
const plainTags = fc.array(fc.constantFrom('dub', 'Dub', 'a', 'b c', 'Élan', 'live'), { maxLength: 3 })
const { hasAddress: _, addedAt: __, ...fields } = anyAlbumFields
const album = fc.record({
  ...fields,
  title: fc.oneof(fc.constantFrom('Dub', 'a', 'b c', 'F(x)', '7" C', 'The Low-Fi', 'Don’t', 'Low (a) low'), anyName),
  artist: fc.oneof(fc.constantFrom('A', 'B c', 'low', 'Low Tide', 'The Low & The A'), anyName),
  notes: fc.oneof(fc.constantFrom('', 'or', 'dub\nlow', 'Élan'), fields.notes),
  bandcampTags: fc.oneof(plainTags, fields.bandcampTags),
  userTags: plainTags,
  releaseDate: fc.constantFrom('', '1999-12-31', '2010', '2019-06', '2019-12-31'),
  daysAgo: fc.constantFrom(0.5, 3, 8, 20, 100, 300, 800),
  previewTitle: fc.constantFrom('', 'a'),
  coverUrl: fc.constantFrom(null, 'https://f4.bcbits.com/img/a1_10.jpg'),
  price: fc.constantFrom(null, 0, 400, 1_000, 2_000),
  currency: fc.constantFrom(null, 'EUR', 'JPY', 'KWD', 'ISK'),
  bought: fc.constantFrom(
    {},
    ...[0, 400, 1_000, 2_000].flatMap((paid) =>
      ['EUR', 'JPY', 'KWD', 'GBP'].map((paidCurrency) => ({ paid, paidCurrency })),
    ),
  ),
  label: fc.constantFrom(null, 'Low Tide', 'low tide', 'Élan', 'élan'),
  purchasedAt: fc.constantFrom(null, '2010-01-01T00:00:00Z', '2019-12-05T05:05:05.005Z'),
  goneAt: fc.constantFrom(null, '2026-01-01T00:00:00Z'),
  isPreorder: fc.constantFrom(null, true, false),
  tracks: fc.array(fc.oneof(fc.constantFrom('Dub low', 'Élan', 'b', '’'), anyText), { maxLength: 3 }),
})
const collection = fc.uniqueArray(album, {
  minLength: 5,
  maxLength: 25,
  selector: ({ title, artist }) => `${title}\n${artist}`,
})
const words = fc
  .array(
    fc.constantFrom('low', 'a', 'the', 'and', '&', 'b', 'dub', 'dont', 'don’t', 'lowfi', 'low-fi', '(a)', '"', 'tide'),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((some) => some.join(' '))
const query = fc.oneof(
  { weight: 3, arbitrary: anyNode.map(printQuery) },
  { weight: 1, arbitrary: anyQueryText },
  { weight: 1, arbitrary: words },
)
const where = fc.record({
  list: fc.constantFrom<('collection' | 'wishlist' | 'both')[]>('both', 'both', 'collection', 'wishlist'),
  // Half of the queries also turn into filters what they can.
  isTyped: fc.boolean(),
})

/** Gives the albums of these titles their tracks. */
async function addTracks(ctx: Ctx, albums: readonly { title: string; artist: string; tracks: string[] }[]) {
  const named = new Map(albums.map((one) => [namesKey(one), one.tracks]))
  const rows = await ctx.db.all<{ id: number; names: string }>(
    sql`SELECT id, names_key AS names FROM album WHERE user_id = ${ctx.userId}`,
  )
  const tracked = rows.map(({ id, names }) => ({
    column: 'id' as const,
    name: id,
    tracks: (named.get(names) ?? []).map((title, at) => ({
      number: at + 1,
      title: title.toWellFormed().replaceAll('\0', ''),
      streamable: true,
    })),
  }))
  for (const statement of insertManyTracks(ctx, tracked, sql`true`)) await ctx.db.run(statement)
  const texts = new Map(tracked.map(({ name, tracks }) => [name, trackTextOf(tracks)]))
  await changeAlbums(ctx, [...texts.keys()], ({ id }) => ({ trackText: texts.get(id) }), { reads: ['trackText'] })
}

/** What a browser knows of a person, and what it finds with a query. */
async function browserOf(person: Person) {
  const ctx = ctxOf(person.id)
  const all = (await answer<AlbumView[]>(person.call('/api/albums'))).map(toSearchable)
  const crates = await answer<CrateView[]>(person.call('/api/crates'))
  const members = await answer<CrateMembers[]>(person.call('/api/crates/members'))
  const { rates } = (await readAppPage(ctx, DEFAULT_QUERY)).seed.money
  const context = { now: ctx.now, crates, members, rates }
  const find = (asked: typeof DEFAULT_QUERY) =>
    bestFirst(filterAlbums(sortAlbums(all, 'recent'), asked, ctx.now, createQueryTest(asked.q, context)), asked).map(
      ({ id }) => id,
    )
  return { ctx, all, find }
}

const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)

/** Compares SQL with the browser for as many collections, a hundred queries each; returns how many found some albums, but not all. */
async function compare(collections: number) {
  const perUsd = { EUR: 1 / 1.17523, JPY: 158.7, KWD: 0.3069, USD: 1 }
  const rates = Object.entries(perUsd).map(([currency, rate]) => ({ currency, perUsd: rate, day: '2026-05-01' }))
  await saveRates(ctxOf(''), rates)
  let some = 0
  const property = fc.asyncProperty(
    collection,
    fc.array(fc.tuple(query, where), { minLength: 100, maxLength: 100 }),
    async (given, queries) => {
      const person = await newEmptyPerson()
      const addedAt = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY).toISOString()
      const inputs = given.map(({ daysAgo, tracks: _, bought, ...one }, index) => ({
        ...AlbumInput.parse({
          ...one,
          ...bought,
          addedAt: addedAt(daysAgo),
          bandcampUrl: 'https://a.bandcamp.com/album/a',
        }),
        // Something has to name an album for its price and its tags to be counted.
        bandcampUrl: `https://a.bandcamp.com/album/${index}`,
      }))
      await insertAlbums(ctxOf(person.id), inputs)
      await addTracks(ctxOf(person.id), given)
      const ids = (await answer<AlbumView[]>(person.call('/api/albums'))).map(({ id }) => id)
      for (const [index, name] of ['C', 'low tide', 'd "Élan"'].entries()) {
        const inside = ids.filter((_, place) => place % (index + 2) === 0)
        await addCrate(person, { name }, inside)
      }
      await person.call(`/api/albums/${ids[0]}`, { method: 'DELETE' })
      const { ctx, all, find } = await browserOf(person)
      const compareOne = async ([text, { list, isTyped }]: (typeof queries)[number]) => {
        const place = { ...DEFAULT_QUERY, list }
        const query = isTyped ? withText(place, text.toWellFormed()) : { ...place, q: text.toWellFormed() }
        const found = find(query)
        const stored = await listShownIds(ctx, query)
        expect(sorted(stored), JSON.stringify(query)).toEqual(sorted(found))
        if (sortOf(query) === 'best') expect(stored, `best of ${JSON.stringify(query)}`).toEqual(found)
        some += Number(found.length > 0 && found.length < all.length)
      }
      await Promise.all(queries.map(compareOne))
    },
  )
  await fc.assert(property, { numRuns: collections, endOnFailure: true })
  return some
}

it('finds the same albums in SQL as in the browser, whatever is searched for', async () => {
  expect(await compare(1)).toBeGreaterThan(0)
})

soakTest('finds the same albums with ten thousand queries', [], async () => {
  const collections = 100
  expect(await compare(collections)).toBeGreaterThan(10 * collections)
})

it('takes the longest query there can be, in every place', async () => {
  const person = await newEmptyPerson()
  await add(person, [{ tags: ['t1'], price: 100, currency: 'EUR' }])
  const crate = await addCrate(person, { name: 'C' })
  const prices = Array.from({ length: 20 }, () => 'paid:0..99gbp').join(' ')
  const crates = `(${Array.from({ length: 20 }, () => 'crate:c').join(' or ')})`
  const tags = Array.from({ length: 20 }, (_, index) => `&tag=t${index}`).join('')
  for (const q of [prices, crates, `-(${prices})`, `${'-('.repeat(100)}a`, '(a or '.repeat(60)])
    for (const place of ['', `&crate=${crate.id}&sort=title`, '&crate=none']) {
      const others =
        '&min=1&max=4&year=2011..2019&decade=2010&month=2026-03&artist=a&label=b&format=cd&downloaded=no&added=last7days&untagged=1'
      const path = `/api/albums/page?q=${encodeURIComponent(q)}${tags}${others}${place}`
      expect((await person.call(path)).status, path).toBe(200)
    }
})

it('finds nothing by the crates and rates of another person', async () => {
  const [person, other] = [await newEmptyPerson(), await newPerson()]
  const [one] = await add(person, [{ price: 100, currency: 'EUR' }])
  await addCrate(other, { name: 'Secret' })
  await addCrate(person, { name: 'Own' }, [one?.id ?? 0])
  const found = (q: string) => listShownIds(ctxOf(person.id), parseCollectionQuery(`?q=${encodeURIComponent(q)}`))
  expect(await found('crate:secret')).toEqual([])
  expect(await found('crate:own')).toEqual([one?.id])
  expect(await listShownIds(ctxOf(other.id), parseCollectionQuery('?q=crate%3Aown'))).toEqual([])
})
