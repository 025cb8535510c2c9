import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/album.ts'
import { parseCollectionQuery } from '#domain/collection-query.ts'
import type { CrateView } from '#domain/crate.ts'
import { app } from '#worker/app.ts'
import { listShownIds } from '#worker/db/albums/collection-page.ts'
import { attachment } from '#worker/exports/file-name.ts'
import { countedCall, countingDatabase } from '../counting.ts'
import { ctxOf, newPerson, ORIGIN, type Person } from '../people.ts'

const answer = async <T>(response: Response | Promise<Response>): Promise<T> => (await response).json()
const titlesIn = (csv: string) =>
  Papa.parse<Record<string, string>>(csv.replace('\uFEFF', ''), { header: true, skipEmptyLines: true }).data.map(
    (row) => row.title,
  )
const titles = async (response: Response | Promise<Response>) => titlesIn(await (await response).text())

/** Creates a person with these albums, newest first, and returns their ids by title. */
async function collector(albums: Record<string, unknown>[]): Promise<{ person: Person; ids: Map<string, number> }> {
  const person = await newPerson()
  await env.DB.prepare('DELETE FROM album WHERE user_id = ?').bind(person.id).run()
  const given = albums.map((album, index) => ({
    artist: 'A',
    bandcampUrl: `https://a.bandcamp.com/album/${index}`,
    addedAt: new Date(1_700_000_000_000 - index * 1_000).toISOString(),
    ...album,
  }))
  const made = await answer<{ albums: AlbumView[] }>(person.call('/api/albums/bulk', { json: { albums: given } }))
  return { person, ids: new Map(made.albums.map((album) => [album.title, album.id])) }
}

it('exports all pages of a filtered collection in its order', async () => {
  const { person, ids } = await collector([
    { title: 'C', rating: 5, userTags: ['dub'] },
    { title: 'A', rating: 3, userTags: ['dub', 'tape'] },
    { title: 'B', rating: 4, list: 'wishlist', userTags: ['Dub'] },
    { title: 'D', notes: 'quiet' },
  ])
  const crate = await answer<CrateView>(person.call('/api/crates', { json: { name: 'C' } }))
  await person.call(`/api/crates/${crate.id}/albums`, { json: { albumIds: [ids.get('D'), ids.get('B')] } })
  const filtered = (search: string) => titles(person.call(`/api/export/albums${search}`))
  expect(await filtered('')).toEqual(['C', 'A', 'B', 'D'])
  expect(await filtered('?list=collection')).toEqual(['C', 'A', 'D'])
  expect(await filtered('?list=both&sort=title')).toEqual(['A', 'B', 'C', 'D'])
  expect(await filtered('?list=both&tag=dub&min=4&sort=rating-low')).toEqual(['B', 'C'])
  expect(await filtered('?q=QUIET')).toEqual(['D'])
  expect(await filtered('?q=nothing')).toEqual([])
  expect(await filtered('?page=7&list=collection')).toEqual(['C', 'A', 'D'])
  expect(await filtered('?unknown=1')).toEqual(['C', 'A', 'D'])
  expect((await filtered(`?crate=${crate.id}`)).toSorted()).toEqual(['B', 'D'])
  const stranger = await newPerson()
  expect(await titles(stranger.call(`/api/export/albums?crate=${crate.id}`))).toEqual([])
})

it('exports the albums that the collection page shows for a filter', async () => {
  const { person, ids } = await collector(
    Array.from({ length: 30 }, (_, index) => ({ title: `T${index}`, rating: (index % 5) + 1 })),
  )
  const search = '?min=2&max=4&sort=rating-high'
  const shown = await listShownIds(ctxOf(person.id), parseCollectionQuery(search))
  const byId = new Map([...ids].map(([title, id]) => [id, title]))
  const page = await (await person.call(`/app${search}`)).text()
  const places = shown.slice(0, 10).map((id) => page.indexOf(`>${byId.get(id)}<`))
  expect(Math.min(...places)).toBeGreaterThan(0)
  expect(await titles(person.call(`/api/export/albums${search}`))).toEqual(shown.map((id) => byId.get(id)))
  expect(shown).toHaveLength(18)
})

it('exports a selection in its order, without missing albums and those of others', async () => {
  const { person, ids } = await collector([{ title: 'A' }, { title: 'B' }, { title: 'C' }, { title: 'Gone' }])
  const other = await collector([{ title: 'Theirs' }])
  await person.call(`/api/albums/${ids.get('Gone')}`, { method: 'DELETE' })
  const albumIds = [ids.get('C'), ids.get('Gone'), other.ids.get('Theirs'), ids.get('A'), ids.get('C'), 999_999_999]
  const response = await person.call('/api/export/albums', { json: { albumIds } })
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Gatefold selection \d{4}-\d\d-\d\d\.csv"/,
  )
  expect(await titles(response)).toEqual(['C', 'A'])
  const form = (body: string) =>
    person.call('/api/export/albums', { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  expect(await titles(form(`albumIds=${ids.get('B')}%2C${ids.get('A')}`))).toEqual(['B', 'A'])
  for (const wrong of ['', 'albumIds=', 'albumIds=x', 'albumIds=1,,2', 'albumIds=1&more=1']) {
    expect((await form(wrong)).status, wrong).toBe(400)
  }
  const many = Array.from({ length: 100_000 }, (_, index) => 10_000_000 + index)
  const few = await countedCall(person, '/api/export/albums', {
    method: 'POST',
    json: { albumIds: [...many, ids.get('B')].slice(1) },
  })
  expect([few.status, titlesIn(few.text)]).toEqual([200, ['B']])
  expect((await person.call('/api/export/albums', { json: { albumIds: [...many, 1] } })).status).toBe(400)
})

it.each(['/api/export/albums', '/api/export/albums?list=both', '/api/export/collection', 'crate'])(
  'streams %s page by page as the client reads',
  async (given) => {
    const { person, ids } = await collector(Array.from({ length: 3_000 }, (_, index) => ({ title: `T${index}` })))
    const crate = await answer<CrateView>(person.call('/api/crates', { json: { name: 'C' } }))
    await person.call(`/api/crates/${crate.id}/albums`, { json: { albumIds: [...ids.values()] } })
    const path = given === 'crate' ? `/api/export/crates/${crate.id}` : given
    const { database, counts } = countingDatabase(env.DB)
    const request = new Request(ORIGIN + path, { headers: { cookie: person.cookie } })
    const response = await app.fetch(request, { ...env, DB: database } as never, createExecutionContext())
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    const first = await reader.read()
    expect(first.value?.length).toBeGreaterThan(10)
    const before = given === 'crate' || given.includes('?') ? 2 : 1
    expect(counts.roundTrips).toBeLessThanOrEqual(before + 1)
    await reader.read()
    expect(counts.roundTrips).toBeLessThanOrEqual(before + 2)
    await reader.cancel()
    const after = counts.roundTrips
    expect((await person.call('/api/health')).status).toBe(200)
    expect(counts.roundTrips).toBe(after)
  },
)

it('lists only exported albums in crates if the collection changes during the export', async () => {
  const { person, ids } = await collector(Array.from({ length: 1_500 }, (_, index) => ({ title: `T${index}` })))
  const [first, second] = [...ids.values()]
  const crate = await answer<CrateView>(person.call('/api/crates', { json: { name: 'C' } }))
  await person.call(`/api/crates/${crate.id}/albums`, { json: { albumIds: [first, second] } })
  await person.call(`/api/albums/${first}`, { method: 'DELETE' })
  const response = await person.call('/api/export/collection')
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const pieces = [await reader.read(), await reader.read()]
  await person.call('/api/albums/restore', { json: { albumIds: [first] } })
  await person.call('/api/crates', { json: { name: 'Later' } })
  let text = new TextDecoder().decode(Buffer.concat(pieces.map((piece) => piece.value ?? new Uint8Array())))
  for (let next = await reader.read(); !next.done; next = await reader.read())
    text += new TextDecoder().decode(next.value)
  const file = JSON.parse(text) as { albums: { id: number }[]; crates: { albumIds: number[] }[] }
  const there = new Set(file.albums.map(({ id }) => id))
  expect(file.crates[0]?.albumIds).toEqual([first, second].filter((id) => there.has(Number(id))))
  expect(there.has(Number(second))).toBe(true)
})

it('exports many crates, full and empty, in their order with their albums', async () => {
  const { person, ids } = await collector(Array.from({ length: 60 }, (_, index) => ({ title: `T${index}` })))
  await env.DB.batch([
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 299)
       INSERT INTO crate (user_id, name, position, created_at) SELECT ?, 'C' || i, 300 - i, 0 FROM n`,
    ).bind(person.id),
    env.DB.prepare(
      `INSERT INTO crate_album (user_id, crate_id, album_id, position)
       SELECT c.user_id, c.id, a.id, 100 - a.id % 7 FROM crate c JOIN album a ON a.user_id = c.user_id WHERE c.user_id = ? AND c.position % 3 > 0`,
    ).bind(person.id),
  ])
  const file = await answer<{ crates: { name: string; albumIds: number[] }[] }>(person.call('/api/export/collection'))
  expect(file.crates.map((crate) => crate.name)).toEqual(Array.from({ length: 300 }, (_, index) => `C${299 - index}`))
  const inOrder = [...ids.values()].sort((a, b) => (b % 7) - (a % 7) || a - b)
  file.crates.forEach((crate, index) => {
    expect(crate.albumIds).toEqual((index + 1) % 3 > 0 ? inOrder : [])
  })
})

it.each([
  ['a plain name', 'a plain name'],
  ['"quotes" \\ and / slashes', 'quotes and slashes'],
  ['two\r\nlines\tand more', 'two lines and more'],
  ['x'.repeat(300), 'x'.repeat(100)],
  [`${'🎧'.repeat(49)}x🎧🎧`, `${'🎧'.repeat(49)}x`],
  ['🎧', '🎧'],
  [' . ', '.'],
  ['\u202e\ud800', 'Crate'],
])('turns the file name %j into %j', (name, kept) => {
  const header = attachment(name, new Date('2026-05-01T12:00:00Z'), 'csv')
  expect(header).toMatch(/^attachment; filename="[ !#-[\]-~]*"; filename\*=UTF-8''[\w!#$&+\-.^`|~%]*$/)
  expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(`${kept} 2026-05-01.csv`)
})
