import { expect, it } from 'vitest'
import { LIMITS } from '#domain/limits.ts'
import { insertInPieces } from '../../scripts/demo/insert-in-pieces.ts'
import { manyAlbums } from '../../scripts/demo/many-albums.ts'
import { soakTest } from '../runs.ts'
import { answer, newEmptyPerson } from './collections.ts'
import { RECORDS } from './databases.ts'
import { call, ctxOf, newNetwork, type Person } from './people.ts'
import { interceptDatabase } from './promises/database-calls.ts'

const SCRIPTS = ['', 'Été ', 'Ελλάδα ', 'Привет, ', '東京 ', 'नमस्ते ', 'مَسافِر ', 'Ｗａｖｅ ']

/** A person with so many albums, most of them with letters beyond ASCII. */
async function withManyScripts(count: number): Promise<Person> {
  const person = await newEmptyPerson()
  const albums = manyAlbums(count, new Date()).map((album, index) => ({
    ...album,
    title: `${SCRIPTS[index % SCRIPTS.length]}${album.title}`,
  }))
  await insertInPieces(ctxOf(person.id), albums)
  return person
}

const SEARCHES = [
  'q=artist%3A1',
  'q=zzz',
  'q=a',
  'q=%C3%A9t%C3%A9',
  'q=%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82',
  'q=%E6%9D%B1%E4%BA%AC&list=both',
  'q=wave+or+(note%3Aa+-tag%3Ab)&sort=title',
  'q=price%3E5eur&sort=price&page=900',
  'sort=random&seed=3&list=both',
  'tag=ambient&min=2&sort=artist',
]

/** Finds nothing, so that the texts of all albums are read for what is near. */
const NEAR = 'q=travelerz'
SEARCHES.push(NEAR, 'q=track+travelerz')

/** What a transaction holds the database for, and how many rows it reads. */
type Held = { ms: number; rows: number; all: number }

async function heldBy(work: () => Promise<unknown>): Promise<Held> {
  const held = { ms: 0, rows: 0, all: 0 }
  const mend = interceptDatabase(async ({ make }) => {
    const begun = performance.now()
    const result = await make()
    held.ms = Math.max(held.ms, performance.now() - begun)
    const results = (Array.isArray(result) ? result : [result]) as (D1Result | undefined)[]
    const rows = results.reduce((sum, one) => sum + (one?.meta?.rows_read ?? 0), 0)
    held.rows = Math.max(held.rows, rows)
    held.all += rows
    return result
  })
  await work()
  mend()
  return held
}

const FORMS = ['', '/feed.xml', '/embed', '/card.jpg', '?page=2']

/** Each search, of the person and by a link with the forms that it has; by name what it took. */
async function searchAll(person: Person, searches = SEARCHES, forms = FORMS): Promise<Map<string, Held>> {
  const held = new Map<string, Held>()
  for (const search of searches) {
    const ask = async () => expect((await person.call(`/api/albums/page?${search}`)).status).toBe(200)
    held.set(search, await heldBy(ask))
    const shared = { of: { query: `?${search}` }, shows: { prices: true }, view: 'wall' }
    const { id, url } = await answer<{ id: number; url: string }>(
      person.call('/api/shares', { method: 'POST', json: shared }),
    )
    const visit = async (form: string) => {
      const response = await call(`${new URL(url).pathname}${form}`, { headers: newNetwork() })
      // There is no picture, and no second page of a few albums.
      expect([form, response.status]).toEqual([form, expect.toBeOneOf([200, 302])])
      await response.arrayBuffer()
    }
    for (const form of forms) {
      held.set(`${search} ${form} at first`, await heldBy(() => visit(form)))
      held.set(`${search} ${form} again`, await heldBy(() => visit(form)))
    }
    await person.call(`/api/shares/${id}`, { method: 'DELETE' })
  }
  return held
}

// A step looks at 3,000 albums, at those that it finds again, and at all their tags, which it counts.
const MOST_ROWS = 30_000
// Three steps, with more rows in all.
const ALBUMS = 8_000

// The second test deletes what they have.
const person = await withManyScripts(ALBUMS)

it('looks at a bounded number of rows at once, whatever is searched for, and by a link at few', async () => {
  const held = await searchAll(person, [...SEARCHES.slice(3, 7), NEAR], FORMS.slice(0, 2))
  expect([...held].filter(([, { rows }]) => rows > MOST_ROWS)).toEqual([])
  // The albums of one page.
  const most = 5 * LIMITS.albumsPerSharePage
  expect([...held].filter(([name, { all }]) => name.endsWith(' again') && all > most)).toEqual([])
})

it('shows by a link what its search finds a minute later, and at once what became of an album', async () => {
  const { url } = await answer<{ url: string }>(
    person.call('/api/shares', { method: 'POST', json: { of: { query: '?q=привет&sort=title' }, view: 'wall' } }),
  )
  const visit = async () => (await call(new URL(url).pathname, { headers: newNetwork() })).text()
  const album = await RECORDS.prepare('SELECT id, title FROM album WHERE user_id = ? AND title LIKE ? ORDER BY title')
    .bind(person.id, 'Привет, %')
    .first<{ id: number; title: string }>()
  if (!album) throw new Error('no album')
  expect(await visit()).toContain(album.title)
  await person.call(`/api/albums/${album.id}`, { method: 'PATCH', json: { title: 'Привет, other' } })
  expect(await visit()).toContain('Привет, other')
  await person.call(`/api/albums/${album.id}`, { method: 'PATCH', json: { title: 'Gone' } })
  expect(await visit()).toContain('Gone')
  await RECORDS.prepare('UPDATE share_list SET found_at = found_at - 60000 WHERE user_id = ?').bind(person.id).run()
  expect(await visit()).not.toContain('>Gone<')
  await person.call('/api/albums/all', { method: 'DELETE' })
  expect(await visit()).not.toContain('Привет, ')
})

soakTest(
  'Any search among 100,000 albums of any script, signed in or by a link, holds the database for no longer than 200 ms at once',
  ['promise'],
  async ({ annotate }) => {
    const count = 100_000
    const held = await searchAll(await withManyScripts(count))
    const slowest = [...held].toSorted((one, other) => other[1].ms - one[1].ms)
    const [name, { ms }] = slowest[0] ?? ['', { ms: 0 }]
    expect(slowest.filter((one) => one[1].ms > 200)).toEqual([])
    const again = Math.max(...[...held].flatMap(([name, { ms }]) => (name.endsWith(' again') ? [ms] : [])))
    await annotate(
      `${count.toLocaleString('en')} albums, ${held.size} searches and visits; the longest transaction ${Math.round(ms)} ms (${name}), of a visit again ${Math.round(again)} ms`,
      'figure',
    )
  },
  1_200_000,
)
