// @module-tag soak
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { collectionSearch, DEFAULT_QUERY, parseCollectionQuery, sortAlbums } from '#domain/query/collection-query.ts'
import { toSearchable } from '#domain/query/searchable-album.ts'
import { MAX_SEED } from '#domain/query/shuffle.ts'
import { findAlbums, listShownIds } from '#worker/db/albums/find-albums.ts'
import { runs } from '../../../runs.ts'
import { add, newEmptyPerson } from '../../collections.ts'
import { RECORDS } from '../../databases.ts'
import { ctxOf } from '../../people.ts'

const random = (seed: number, page = 1) => ({ ...DEFAULT_QUERY, sort: 'random' as const, seed, page })

it('shuffles in SQL as in the browser, whatever the seed', async () => {
  const person = await newEmptyPerson()
  const ctx = ctxOf(person.id)
  const added = await add(
    person,
    Array.from({ length: 40 }, () => ({})),
  )
  // Also ids larger than any in use: the products stay exact.
  const large = added.slice(20).map((album, index) => ({ from: album.id, to: 2 ** (31 + index) + album.id }))
  await RECORDS.prepare('DELETE FROM album_event WHERE user_id = ?').bind(person.id).run()
  await RECORDS.batch(
    large.map(({ from, to }) => RECORDS.prepare('UPDATE album SET id = ? WHERE id = ?').bind(to, from)),
  )
  const albums = added.map(({ id, ...rest }) =>
    toSearchable({ ...rest, id: large.find(({ from }) => from === id)?.to ?? id }),
  )
  const property = fc.asyncProperty(fc.integer({ min: 0, max: MAX_SEED }), async (seed) => {
    const sorted = sortAlbums(albums, 'random', { seed }).map(({ id }) => id)
    expect(await listShownIds(ctx, random(seed))).toEqual(sorted)
  })
  await fc.assert(property, { numRuns: runs(200, 1_000), endOnFailure: true })
})

it('pages through a shuffled list without a gap or a repetition, also after an album was added', async () => {
  const person = await newEmptyPerson()
  const ctx = ctxOf(person.id)
  await add(
    person,
    Array.from({ length: 25 }, () => ({})),
  )
  const page = async (page: number) => (await findAlbums(ctx, random(7), { part: { page, size: 10 } })).ids
  const before = [...(await page(1)), ...(await page(2)), ...(await page(3))]
  expect(before).toEqual(await listShownIds(ctx, random(7)))
  expect(new Set(before).size).toBe(25)
  const [one] = await add(person, [{ bandcampUrl: 'https://other.bandcamp.com/album/one' }])
  const after = [...(await page(1)), ...(await page(2)), ...(await page(3))]
  expect(after.filter((id) => id !== one?.id)).toEqual(before)
})

it('keeps the seed in the address of a random order alone', () => {
  expect(collectionSearch(random(7))).toBe('?sort=random&seed=7')
  expect(collectionSearch({ ...random(7), sort: 'title' })).toBe('?sort=title')
  for (const seed of ['0', '-1', '1.5', 'x', '1000000', '1e9'])
    expect(parseCollectionQuery(`?sort=random&seed=${seed}`)).toEqual(random(0))
})
