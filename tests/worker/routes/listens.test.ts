import { gzipSync } from 'node:zlib'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import type { ListensPage, ListenView } from '#domain/diary/listen.ts'
import { DRAWN_IDS } from '#domain/drawn-ids.ts'
import { LIMITS } from '#domain/limits.ts'
import { add, answer, newEmptyPerson, text } from '../collections.ts'
import { countedCall } from '../counting.ts'
import { RECORDS } from '../databases.ts'
import { newPerson, type Person } from '../people.ts'

const hear = (person: Person, album: number | undefined, json: object = {}) =>
  person.call(`/api/albums/${album}/listens`, { json })
const heard = (person: Person, album: number | undefined, json: object = {}) =>
  answer<ListenView>(hear(person, album, json))
const diary = (person: Person, query = '') => answer<ListensPage>(person.call(`/api/listens${query}`))
const change = (person: Person, { id }: ListenView, json: object) =>
  person.call(`/api/listens/${id}`, { method: 'PATCH', json })

async function newListener(...titles: string[]) {
  const person = await newEmptyPerson()
  const albums = await add(
    person,
    titles.map((title) => ({ title, bandcampUrl: `https://harbour-lights.bandcamp.com/album/${title.toLowerCase()}` })),
  )
  return { person, ids: titles.map((title) => albums.find((album) => album.title === title)?.id) }
}

it('adds, changes and deletes an entry, several a day', async () => {
  const { person, ids } = await newListener('Ebb')
  const first = await heard(person, ids[0], { at: '2026-05-01T20:30:05.123+02:00', rating: 4, note: ' Loud. ' })
  const shown = { albumId: ids[0], title: 'Ebb', artist: 'Harbour Lights', coverUrl: null }
  expect(first).toEqual({ ...shown, id: first.id, at: '2026-05-01T20:30:05', rating: 4, note: 'Loud.' })
  const second = await heard(person, ids[0], { at: '2026-05-01T22:00' })
  expect(second).toMatchObject({ at: '2026-05-01T22:00:00', rating: null, note: '' })
  expect((await diary(person)).listens.map(({ id }) => id)).toEqual([second.id, first.id])
  const changed = await change(person, first, { at: '2026-05-03T09:00', rating: null })
  expect(await changed.json()).toEqual({ ...first, at: '2026-05-03T09:00:00', rating: null })
  expect(await (await change(person, first, {})).json()).toMatchObject({ note: 'Loud.' })
  expect((await person.call(`/api/listens/${second.id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await diary(person)).listens.map(({ id }) => id)).toEqual([first.id])
})

it('tells which years have entries, the last first, without those of albums in the trash', async () => {
  const { person, ids } = await newListener('Ebb', 'Flood')
  const years = () => answer<object[]>(person.call('/api/listens/years'))
  expect(await years()).toEqual([])
  for (const at of ['2024-12-31T23:59', '2025-01-01T00:00', '2025-06-01T12:00']) await heard(person, ids[0], { at })
  await heard(person, ids[1], { at: '2019-05-01T12:00' })
  expect(await years()).toEqual([
    { year: 2025, listens: 2 },
    { year: 2024, listens: 1 },
    { year: 2019, listens: 1 },
  ])
  await person.call(`/api/albums/${ids[1]}`, { method: 'DELETE' })
  expect(await years()).toHaveLength(2)
  const shown = async (query = '') => (await text(person, `/app/diary${query}`)).match(/<h2[^>]*>[^<]+/g)?.join()
  expect(await shown()).toContain('June 2025')
  expect(await shown()).not.toContain('December 2024')
  expect(await shown('?in=2024')).toContain('December 2024')
})

it('leads from a year to those that have something', async () => {
  const { person, ids } = await newListener('Ebb')
  await RECORDS.prepare('UPDATE album SET purchased_at = ? WHERE id = ?').bind(Date.UTC(2019, 4), ids[0]).run()
  await heard(person, ids[0], { at: '2015-05-01T12:00' })
  const around = async (year: number) =>
    [...(await text(person, `/app/year/${year}`)).matchAll(/href="\/app\/year\/(\d+)" rel="(\w+)"/g)].map(
      ([, ...link]) => link,
    )
  expect(await around(2017)).toEqual([
    ['2015', 'prev'],
    ['2019', 'next'],
  ])
  expect(await around(2015)).toEqual([['2019', 'next']])
  expect(await around(2019)).toEqual([['2015', 'prev']])
})

it("was so long before the server's now as is said, by the clock there", async () => {
  const { person, ids } = await newListener('Ebb')
  const before = Date.now()
  const { at } = await heard(person, ids[0], { ago: 3_600, utcOffset: -210 })
  const moment = Date.parse(`${at}Z`) + (3_600 + 210 * 60) * 1_000
  expect(moment).toBeGreaterThanOrEqual(before - 1_000)
  expect(moment).toBeLessThanOrEqual(Date.now())
  for (const wrong of [{ ago: -1 }, { ago: 0.5 }, { utcOffset: 841 }]) {
    const [field = ''] = Object.keys(wrong)
    const refused = await hear(person, ids[0], wrong)
    expect([refused.status, Object.keys(((await refused.json()) as { fields: object }).fields)]).toEqual([400, [field]])
  }
})

it('takes decisions and downloads that are now from its own clock', async () => {
  const { person, ids } = await newListener('Ebb', 'Flood')
  const before = Date.now()
  const patch = { method: 'PATCH', json: { verdict: 'later', verdictAt: 'now', ago: 60 } }
  const { verdictAt } = await answer<{ verdictAt: string }>(person.call(`/api/albums/${ids[0]}`, patch))
  const json = { albumIds: ids, change: { downloadedAt: 'now' }, ago: 60 }
  const { albums } = await answer<{ albums: { downloadedAt: string }[] }>(person.call('/api/albums/edit', { json }))
  const moments = [verdictAt, ...albums.map(({ downloadedAt }) => downloadedAt)].map((at) => Date.parse(at) + 60_000)
  expect(moments).toHaveLength(3)
  for (const moment of moments) {
    expect(moment).toBeGreaterThanOrEqual(before)
    expect(moment).toBeLessThanOrEqual(Date.now())
  }
})

it('is now, by UTC, where no time is given', async () => {
  const { person, ids } = await newListener('Ebb')
  const before = Date.now()
  const at = Date.parse(`${(await heard(person, ids[0])).at}Z`)
  expect(at).toBeGreaterThan(before - 60_000)
  expect(at).toBeLessThanOrEqual(Date.now())
})

it('takes an id of the device, once however often it is sent, and refuses one that is taken', async () => {
  const { person, ids } = await newListener('Ebb', 'Flood')
  const id = DRAWN_IDS.min + 63
  for (const _ of [1, 2]) expect(await heard(person, ids[0], { id })).toMatchObject({ id, albumId: ids[0] })
  expect((await diary(person)).listens).toHaveLength(1)
  const other = await newListener('Ebb')
  for (const again of [hear(person, ids[1], { id }), hear(other.person, other.ids[0], { id })]) {
    const refused = await again
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'id-taken' }])
  }
})

it('returns 404 for another person’s album and entry', async () => {
  const { person, ids } = await newListener('Ebb')
  const mine = await heard(person, ids[0])
  const other = await newPerson()
  const calls = [
    hear(other, ids[0]),
    change(other, mine, { rating: 1 }),
    other.call(`/api/listens/${mine.id}`, { method: 'DELETE' }),
  ]
  for (const one of calls) expect((await one).status).toBe(404)
  expect((await diary(other)).listens).toEqual([])
  expect((await diary(person)).listens).toEqual([mine])
})

it('leaves out albums in the trash, brings them back with the album, and loses them with it', async () => {
  const { person, ids } = await newListener('Ebb', 'Flood')
  const [gone, kept] = [await heard(person, ids[0]), await heard(person, ids[1], { at: '2020-01-01T00:00' })]
  await person.call(`/api/albums/${ids[0]}`, { method: 'DELETE' })
  expect((await diary(person)).listens).toEqual([kept])
  expect((await change(person, gone, { rating: 5 })).status).toBe(404)
  expect((await hear(person, ids[0])).status).toBe(404)
  await person.call('/api/albums/restore', { json: { albumIds: [ids[0]] } })
  expect((await diary(person)).listens).toEqual([gone, kept])
  await person.call(`/api/albums/${ids[0]}`, { method: 'DELETE' })
  await person.call('/api/trash', { method: 'DELETE' })
  expect(await RECORDS.prepare('SELECT count(*) AS n FROM listen WHERE user_id = ?').bind(person.id).first('n')).toBe(1)
})

it('goes over to the album that another one is merged into, and back', async () => {
  const { person, ids } = await newListener('Ebb', 'Flood', 'Tide')
  const listens = await Promise.all(ids.map((id) => heard(person, id, { at: `2026-01-01T10:00` })))
  const albumsOf = async () => Object.fromEntries((await diary(person)).listens.map(({ id, albumId }) => [id, albumId]))
  const before = await albumsOf()
  const merge = { keep: ids[0], merge: ids.slice(1) }
  await person.call('/api/albums/merge', { json: merge })
  expect(await albumsOf()).toEqual(Object.fromEntries(listens.map(({ id }) => [id, ids[0]])))
  expect((await person.call('/api/albums/unmerge', { json: merge })).status).toBe(200)
  expect(await albumsOf()).toEqual(before)
})

it('has pages and ranges of days, in two statements however many there are', async () => {
  const { person, ids } = await newListener('Ebb')
  const count = LIMITS.listensPage + 7
  const insert = RECORDS.prepare('INSERT INTO listen (user_id, album_id, at) VALUES (?, ?, ?)')
  const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + Math.floor(at / 3))).toISOString().slice(0, 10)
  await RECORDS.batch(Array.from({ length: count }, (_, at) => insert.bind(person.id, ids[0], `${day(at)}T10:00:00`)))
  const first = await diary(person)
  expect(first.listens).toHaveLength(LIMITS.listensPage)
  const second = await diary(person, `?after=${first.next}`)
  expect([second.listens.length, second.next]).toEqual([7, null])
  const all = [...first.listens, ...second.listens]
  expect(new Set(all.map(({ id }) => id)).size).toBe(count)
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .sort()
      .reverse(),
  )
  const some = await diary(person, '?from=2026-01-02&to=2026-01-03')
  expect(some.listens.map(({ at }) => at.slice(0, 10))).toEqual([
    ...Array(3).fill('2026-01-03'),
    ...Array(3).fill('2026-01-02'),
  ])
  const { statements, rowsRead } = await countedCall(person, '/api/listens')
  expect(statements).toBe(2)
  expect(rowsRead).toBeLessThan(3 * LIMITS.listensPage)
})

it('exports all of it as CSV and JSON', async () => {
  const { person, ids } = await newListener('Ebb')
  const listen = await heard(person, ids[0], { at: '2026-05-01T20:30', rating: 4, note: '=1+1, "loud"' })
  expect(JSON.parse(await text(person, '/api/export/diary.json'))).toEqual([listen])
  const csv = await person.call('/api/export/diary.csv')
  expect(csv.headers.get('content-disposition')).toMatch(/Gatefold diary .*\.csv/)
  expect(Papa.parse((await csv.text()).replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data).toEqual([
    ['at', 'title', 'artist', 'rating', 'note', 'albumId'],
    ['2026-05-01T20:30:00', 'Ebb', 'Harbour Lights', '4', `'=1+1, "loud"`, String(ids[0])],
  ])
  const nobody = await newEmptyPerson()
  expect(await text(nobody, '/api/export/diary.json')).toBe('[]')
})

it('says so when the diary is full', async () => {
  const { person, ids } = await newListener('Ebb')
  await RECORDS.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
     INSERT INTO listen (user_id, album_id, at) SELECT ?1, ?2, '2026-01-01T10:00:00' FROM n`,
  )
    .bind(person.id, ids[0], LIMITS.listensPerPerson)
    .run()
  const refused = await hear(person, ids[0])
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'diary-full' }])
})

const YEAR = '/app/year/2024'

it('shows a year that counts only its own, within 30 kB compressed, and what to do where there is nothing', async () => {
  const person = await newEmptyPerson()
  const cover = 'https://f4.bcbits.com/img/a1234567890_10.jpg'
  const albums = await add(person, [
    ...Array.from({ length: 40 }, (_, at) => ({
      title: `Released ${at} <b>`,
      label: `Label ${at}`,
      tags: ['dub', `tag ${at}`],
      // Generated sleeves are the longest.
      ...(at % 2 && { coverUrl: cover }),
      releaseDate: '2024-03-01',
      rating: 5,
      addedAt: '2019-01-01T00:00:00Z',
    })),
    { title: 'Elsewhen', label: 'Old Label', releaseDate: '2023-12-31', rating: 5, addedAt: '2024-02-01T00:00:00Z' },
    { title: 'Unheard', releaseDate: '2025-01-01', rating: 5, addedAt: '2025-01-01T00:00:00Z', tags: ['drone'] },
  ])
  const idOf = (title: string) => albums.find((album) => album.title === title)?.id
  for (const [index, { id }] of albums.slice(0, 30).entries())
    await hear(person, id, { at: `2024-0${1 + (index % 9)}-11T10:00` })
  await hear(person, idOf('Elsewhen'), { at: '2023-12-31T23:59:59' })
  for (const at of ['2024-01-01T00:00', '2024-12-31T23:59:59']) await hear(person, idOf('Elsewhen'), { at })
  await hear(person, idOf('Unheard'), { at: '2025-01-01T00:00' })

  const html = await text(person, YEAR)
  expect(gzipSync(html).length).toBeLessThan(30_000)
  expect(html).toContain('Your 2024</h1>')
  expect(html).toMatch(/>listens<.*?>32<.*?>albums heard<.*?>31</)
  expect(html).not.toContain('Unheard')
  expect(html).not.toContain('drone')
  expect(html).not.toContain('<b>')
  const part = (title: string) => html.split(`>${title}<`)[1]?.split('</section>')[0] ?? ''
  expect(part('Most heard')).toMatch(/<h3[^>]*>Elsewhen<.*?2×/)
  expect(part('Heard for the first time')).not.toContain('Elsewhen')
  expect(part('Heard for the first time')).toContain('and 18 more')
  expect(part('Best of what came out in 2024')).not.toContain('Elsewhen')
  expect(part('Added to the collection').match(/<h3/g)).toHaveLength(1)
  expect(part('Labels')).toMatch(/Old Label.*?2×/)
  expect(part('Tags')).toMatch(/dub.*?30×/)

  await person.call(`/api/albums/${idOf('Elsewhen')}`, { method: 'DELETE' })
  expect(await text(person, YEAR)).not.toContain('Elsewhen')
  expect(await text(person, '/app/year/1999')).toContain('Nothing in 1999 yet')
  for (const wrong of ['1899', '20246', 'now']) expect((await person.call(`/app/year/${wrong}`)).status).toBe(404)
  expect(await newEmptyPerson().then((other) => text(other, YEAR))).toContain('Nothing in 2024 yet')
})

const yearPart = async (person: Person, year: number, title: string) =>
  (await text(person, `/app/year/${year}`)).split(`>${title}<`)[1]?.split('</section>')[0] ?? ''
/** What a year calls the best of what came out, as title and stars. */
const bestOf = async (person: Person, year: number) =>
  [
    ...(await yearPart(person, year, `Best of what came out in ${year}`)).matchAll(/<h3[^>]*>([^<]*)<.*?>(★+½?|½)</gs),
  ].map(([, title, stars = '']) => `${title} ${stars.replace(/★+/, ({ length }) => String(length))}`)

it('ranks what came out by how it was rated by the end of that year, not by its rating of today', async () => {
  const person = await newEmptyPerson()
  const released = { releaseDate: '2024-03-01', addedAt: '2024-03-01T00:00:00Z' }
  const albums = await add(person, [
    { title: 'Loved then', ...released },
    { title: 'Loved later', ...released, rating: 2 },
    { title: 'Loved with the day', ...released, rating: 1 },
    { title: 'Came later', ...released, addedAt: '2025-02-01T00:00:00Z', rating: 5 },
    { title: 'Unrated then', ...released, rating: 5 },
    { title: 'Never touched', ...released, rating: 2.5 },
  ])
  const idOf = (title: string) => albums.find((album) => album.title === title)?.id ?? 0
  const rateAt = async (title: string, rating: number | null, at: number) => {
    await person.call(`/api/albums/${idOf(title)}`, { method: 'PATCH', json: { rating } })
    await RECORDS.prepare(
      `UPDATE album_event SET at = ? WHERE id = (SELECT max(id) FROM album_event WHERE album_id = ? AND kind = 'rated')`,
    )
      .bind(at, idOf(title))
      .run()
  }
  await rateAt('Loved then', 3, Date.UTC(2024, 4))
  await rateAt('Loved then', 5, Date.UTC(2024, 11, 31, 23))
  await rateAt('Loved then', 1, Date.UTC(2025, 0, 1))
  await rateAt('Loved later', 5, Date.UTC(2025, 5))
  await rateAt('Unrated then', null, Date.UTC(2024, 6))
  await rateAt('Unrated then', 5, Date.UTC(2025, 6))
  await hear(person, idOf('Loved with the day'), { at: '2024-05-01T10:00', rating: 3 })
  await hear(person, idOf('Loved with the day'), { at: '2024-06-01T10:00', rating: 4.5 })
  await hear(person, idOf('Loved with the day'), { at: '2024-07-01T10:00' })
  await hear(person, idOf('Loved with the day'), { at: '2025-06-01T10:00', rating: 5 })
  expect(await bestOf(person, 2024)).toEqual([
    'Loved then 5',
    'Loved with the day 4½',
    'Never touched 2½',
    'Loved later 2',
  ])
})

it('leaves the welcome album out of the year', async () => {
  const person = await newPerson()
  const [welcome] = await answer<{ id: number }[]>(person.call('/api/albums'))
  const now = new Date()
  const year = now.getUTCFullYear()
  await person.call(`/api/albums/${welcome?.id}`, {
    method: 'PATCH',
    json: { releaseDate: `${year}-01-01`, rating: 5 },
  })
  await hear(person, welcome?.id)
  expect(await text(person, `/app/year/${year}`)).toContain(`Nothing in ${year} yet`)
})

it('takes no listen that lies ahead, and counts none that is there', async () => {
  const { person, ids } = await newListener('Ebb')
  const ahead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 19)
  // Some clocks are 14 hours ahead of the server's.
  const first = await heard(person, ids[0], { at: ahead(14) })
  for (const refused of [await hear(person, ids[0], { at: ahead(25) }), await change(person, first, { at: ahead(25) })])
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { code: 'invalid', fields: { at: 'A time must not be in the future' } },
    ])
  expect((await diary(person)).listens).toEqual([first])
  const year = new Date().getUTCFullYear() + 2
  await RECORDS.prepare('INSERT INTO listen (user_id, album_id, at) VALUES (?, ?, ?)')
    .bind(person.id, ids[0], `${year}-03-01T10:00:00`)
    .run()
  expect(await text(person, `/app/year/${year}`)).toContain(`Nothing in ${year} yet`)
})

it('leaves out what lies ahead of the diary in a file, and takes the rest', async () => {
  const person = await newEmptyPerson()
  const listens = [{ at: '2024-05-01T20:30:00' }, { at: `${new Date().getUTCFullYear() + 2}-05-01T20:30:00` }]
  const file = { format: 'gatefold', version: 1, albums: [{ title: 'Ebb', artist: 'Søn', listens }], crates: [] }
  const json = { collectionData: JSON.stringify(file) }
  expect((await person.call('/api/import/collection', { json })).ok).toBe(true)
  expect((await diary(person)).listens.map(({ at }) => at)).toEqual(['2024-05-01T20:30:00'])
})

it('sums up by currency what was paid in a year, of as many albums as that is known for', async () => {
  const person = await newEmptyPerson()
  const bought = (purchasedAt: string, facts: object = {}) => ({ purchasedAt, ...facts })
  const euros = (paid: number) => ({ paid, paidCurrency: 'EUR' })
  const [first] = await add(person, [
    bought('2026-01-01T00:00:00Z', euros(700)),
    bought('2026-12-31T23:59:59Z', euros(0)),
    { addedAt: '2026-06-01T00:00:00Z', ...euros(850) },
    bought('2026-03-01T00:00:00Z', { paid: 1200, paidCurrency: 'JPY' }),
    bought('2026-03-02T00:00:00Z', { price: 9900, currency: 'USD' }),
    bought('2025-12-31T23:59:59Z', { ...euros(4000), addedAt: '2026-01-01T00:00:00Z' }),
    bought('2027-01-01T00:00:00Z', euros(4000)),
    bought('2026-04-01T00:00:00Z', { ...euros(4000), list: 'wishlist' }),
  ])
  const paid = async (year = 2026) => [...(await text(person, `/app/year/${year}`)).matchAll(/>(Paid [^<]+)</g)]
  const lines = async (year?: number) => (await paid(year)).map(([, line]) => line)
  // Without their rates, sums of several currencies are told one by one.
  await RECORDS.prepare("DELETE FROM rate WHERE currency = 'JPY'").run()
  expect(await lines()).toEqual(['Paid €15.50 and ¥1,200 for 4 of 5 albums'])
  await RECORDS.prepare(
    "INSERT OR REPLACE INTO rate (currency, per_usd, day) VALUES ('EUR', 0.5, '2026-01-01'), ('JPY', 100, '2026-01-01')",
  ).run()
  expect(await lines()).toEqual(['Paid about €22 for 4 of 5 albums'])
  await person.call(`/api/albums/${first?.id}`, { method: 'DELETE' })
  expect(await lines()).toEqual(['Paid about €15 for 3 of 4 albums'])
  expect(await lines(2025)).toEqual(['Paid €40.00 for 1 of 1 album'])
  expect(await lines(2024)).toEqual([])
})
