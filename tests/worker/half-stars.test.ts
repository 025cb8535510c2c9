import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CollectionPage } from '#domain/query/collection-page.ts'
import { repairSummaries } from '#worker/db/albums/check-summary.ts'
import { add, answer, exportCsv, newEmptyPerson, rowsOf } from './collections.ts'
import { bringIn, exportCsv as csvOf, exportJson, readCsv, readJson } from './file-trip.ts'
import { ctxOf, type Person } from './people.ts'

const RATINGS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]
const GIVEN = [...RATINGS.map((rating) => ({ title: `Rated ${rating}`, rating })), { title: 'Unrated', rating: null }]
const EXPECTED = Object.fromEntries(GIVEN.map(({ title, rating }) => [title, rating]))

const ratingsOf = async (person: Person) =>
  Object.fromEntries(
    (await answer<AlbumView[]>(person.call('/api/albums'))).map(({ title, rating }) => [title, rating]),
  )
const newRater = async () => {
  const person = await newEmptyPerson()
  return { person, albums: await add(person, GIVEN) }
}
const must = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('The file was refused')
  return value
}

it('loses no half star by API, CSV and JSON', async () => {
  const { person } = await newRater()
  expect(await ratingsOf(person)).toEqual(EXPECTED)
  for (const file of [readCsv(await csvOf(person.id)), readJson(await exportJson(person.id))]) {
    const other = await newEmptyPerson()
    expect(await bringIn(other.id, must(file))).toMatchObject({ created: GIVEN.length })
    expect(await ratingsOf(other)).toEqual(EXPECTED)
    // Where they are unrated, a file fills them in.
    const unrated = await newEmptyPerson()
    await add(
      unrated,
      GIVEN.map(({ title }) => ({ title })),
    )
    await bringIn(unrated.id, must(file), { most: 2_000, order: [], atOnce: false, mode: 'fill' })
    expect(await ratingsOf(unrated)).toEqual(EXPECTED)
  }
  const cells = rowsOf(await exportCsv(person)).map(({ rating }) => rating)
  expect(cells.filter(Boolean).map(Number).sort()).toEqual(RATINGS)
  expect(cells).toContain('3.5')
  expect(cells).toContain('4')
})

it('refuses a number that is only nearly one of half stars, wherever one is sent', async () => {
  const { person, albums } = await newRater()
  const [id = 0, other] = albums.map(({ id }) => id)
  for (const rating of [
    0.49999999999999994, 0.5000000000000001, 3.4999999999999996, 4.999999999999999, 1e-17, 5e-324,
  ]) {
    const answers = await Promise.all([
      person.call('/api/albums', { json: { ...GIVEN[0], artist: 'Fen', bandcampUrl: '', rating } }),
      person.call(`/api/albums/${id}`, { method: 'PATCH', json: { rating } }),
      person.call(`/api/albums/${id}/listens`, { json: { rating } }),
      person.call('/api/albums/edit', { json: { albumIds: [id], change: { rating } } }),
      person.call('/api/albums/merge', { json: { keep: id, merge: [other], rating } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    for (const refused of answers) expect(JSON.stringify(await answer(refused))).toContain('rating"')
  }
  expect(await ratingsOf(person)).toEqual(EXPECTED)
})

it('loses no half star of a RateYourMusic file', async () => {
  const person = await newEmptyPerson()
  const header = 'RYM Album, First Name,Last Name,First Name localized, Last Name localized,Title,Release_Date,Rating'
  const rows = RATINGS.map((rating) => `"1","","Fen","","","Rated ${rating}","2019","${rating * 2}","o","","LP",  ""`)
  const file = readCsv(
    [
      `${header},Ownership,Purchase Date,Media Type,Review`,
      ...rows,
      '"1","","Fen","","","Unrated","2019","0","o","","LP",  ""',
    ].join('\n'),
  )
  await bringIn(person.id, must(file))
  expect(await ratingsOf(person)).toEqual(EXPECTED)
})

it('counts each half star once, in the bar that leads to it', async () => {
  const { person, albums } = await newRater()
  const [first, second] = albums
  const read = (search: string) => answer<CollectionPage>(person.call(`/api/albums/page?${search}`))
  const { statistics } = await read('')
  expect(statistics).toMatchObject({ ratings: [2, 2, 2, 2, 2], halfStars: 5, avgRating: 2.8 })
  for (const [index, count] of statistics.ratings.entries()) {
    expect((await read(`min=${index + 0.5}&max=${index + 1}`)).shown).toBe(count)
  }
  // A query counts as a whole list does.
  expect((await read('q=rated')).statistics).toMatchObject({ ratings: [2, 2, 2, 2, 2], halfStars: 5, avgRating: 2.8 })
  expect((await read('q=rating%3A3.5')).albums.map(({ title }) => title)).toEqual(['Rated 3.5'])
  expect((await read('q=rating%3C1')).albums.map(({ title }) => title).sort()).toEqual(['Rated 0.5', 'Unrated'])
  expect((await read('q=rating%3E4')).albums.map(({ title }) => title).sort()).toEqual(['Rated 4.5', 'Rated 5'])
  const sorted = (await read('sort=rating-high')).albums.map(({ rating }) => rating)
  expect(sorted).toEqual([...RATINGS].reverse())

  const change = (album: AlbumView | undefined, rating: number) =>
    person.call(`/api/albums/${album?.id}`, { method: 'PATCH', json: { rating } })
  await change(first, 4.5)
  await change(second, 0)
  await person.call('/api/albums/edit', { json: { albumIds: [albums[9]?.id], change: { rating: 1.5 } } })
  await person.call(`/api/albums/${albums[4]?.id}`, { method: 'DELETE' })
  expect((await read('')).statistics).toMatchObject({ ratings: [0, 3, 1, 2, 2], halfStars: 5 })
  expect(await repairSummaries({ ...ctxOf(person.id), now: new Date() })).toBe(0)
})

it('keeps the half stars of a day in the diary, and refuses quarters', async () => {
  const { person, albums } = await newRater()
  const path = `/api/albums/${albums[0]?.id}/listens`
  expect(await answer(person.call(path, { json: { rating: 3.5 } }))).toMatchObject({ rating: 3.5 })
  expect((await person.call(path, { json: { rating: 3.25 } })).status).toBe(400)
  expect(await (await person.call('/api/export/diary.csv')).text()).toContain(',3.5,')
  expect(await answer(person.call('/api/export/diary.json'))).toMatchObject([{ rating: 3.5 }])
})
