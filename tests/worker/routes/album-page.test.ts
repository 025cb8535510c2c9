import { expect, it, vi } from 'vitest'
import type { AlbumDetails, AlbumView } from '#domain/albums/album.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { dayText } from '#locales/intl.ts'
import { stopClock } from '../clock.ts'
import { countedCall } from '../counting.ts'
import { RECORDS } from '../databases.ts'
import { call, newPerson, type Person } from '../people.ts'

const NOTES = 'Bought after the show.\nSide B is the better one.'

async function add(person: Person, album: Record<string, unknown> = {}): Promise<AlbumView> {
  const response = await person.call('/api/albums', {
    json: {
      title: 'Slow Harbour Lights',
      artist: 'Ottilie Brandt',
      bandcampUrl: `https://ottilie.bandcamp.com/album/${crypto.randomUUID()}`,
      ...album,
    },
  })
  expect(response.status).toBe(201)
  return (await response.json()) as AlbumView
}

const withoutData = (html: string) => html.replace(/<script type="application\/json".*?<\/script>/gs, '')

it('shows an album with everything that is known of it, without script', async () => {
  const person = await newPerson()
  const { id } = await add(person, {
    rating: 4,
    notes: NOTES,
    tags: ['tape'],
    label: 'Low Tide',
    price: 900,
    currency: 'EUR',
    releaseDate: '2024-10-04',
    about: 'Recorded on the quay.',
    tracks: [
      { number: 1, title: 'Low water', duration: 312, streamable: true },
      { number: 2, title: 'Foghorn', duration: 898, streamable: true },
    ],
  })
  const { id: crateId } = (await (
    await person.call('/api/crates', { json: { name: 'Sunday, slow', albumIds: [id] } })
  ).json()) as CrateView
  await person.call('/api/crates', { json: { name: 'Kitchen, loud' } })
  const response = await person.call(`/app/album/${id}?list=both&tag=tape`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const html = withoutData(await response.text())
  for (const text of [
    '<title>Slow Harbour Lights · Gatefold</title>',
    'Ottilie Brandt',
    'Rating of Slow Harbour Lights: 4 stars',
    NOTES,
    'tape',
    'Low Tide',
    '€9.00',
    'October 4, 2024',
    'Recorded on the quay.',
    'Low water',
    '14:58',
    'Sunday, slow',
    `href="/app?crate=${crateId}"`,
    'href="/app?list=both&amp;tag=tape"',
  ])
    expect(html).toContain(text)
  expect(html).not.toContain('Kitchen, loud')
})

it('tells when the album was rated and moved, the last time each', async () => {
  const person = await newPerson()
  const { id } = await add(person, { rating: 2 })
  const details = async () => (await (await person.call(`/api/albums/${id}`)).json()) as AlbumDetails
  const page = async () => withoutData(await (await person.call(`/app/album/${id}`)).text())
  const patch = (json: object) => person.call(`/api/albums/${id}`, { method: 'PATCH', json })
  expect(await details()).not.toHaveProperty('ratedAt')
  expect(await details()).not.toHaveProperty('movedAt')
  expect(await page()).not.toContain('Rated 2')

  const first = stopClock()
  await patch({ rating: 4 })
  await patch({ list: 'wishlist' })
  const later = new Date(first.getTime() + 172_800_000)
  vi.setSystemTime(later)
  await patch({ rating: 4, list: 'wishlist', notes: NOTES })
  expect(await details()).toMatchObject({ ratedAt: first.toISOString(), movedAt: first.toISOString() })
  expect(await page()).toContain(`Rated 4 on ${dayText(first.getTime())}`)

  const edit = (change: object) => person.call('/api/albums/edit', { json: { albumIds: [id], change } })
  await edit({ rating: 4, list: 'collection', addTags: ['tape'] })
  expect(await details()).toMatchObject({ ratedAt: first.toISOString(), movedAt: later.toISOString() })
  await edit({ rating: 5 })
  expect(await details()).toMatchObject({ ratedAt: later.toISOString(), movedAt: later.toISOString() })
  expect(await page()).toContain(`Moved from your wishlist on ${dayText(later.getTime())}`)
})

it('knows the rates of the person’s currencies, by which its list is sorted', async () => {
  const person = await newPerson()
  const { id } = await add(person, { price: 900, currency: 'SEK' })
  await RECORDS.prepare("INSERT INTO rate (currency, per_usd, day) VALUES ('SEK', 10.5, '2031-01-01')").run()
  expect(await (await person.call(`/app/album/${id}`)).text()).toContain('"rates":{"SEK":10.5}')
})

it('redirects visitors to the landing page', async () => {
  const { id } = await add(await newPerson())
  const response = await call(`/app/album/${id}`)
  expect([response.status, response.headers.get('location')]).toEqual([302, '/'])
})

it("returns the 404 page for another person's album, one that is gone for good and an invalid id", async () => {
  const person = await newPerson()
  const theirs = await add(await newPerson())
  const deleted = await add(person)
  await person.call(`/api/albums/${deleted.id}`, { method: 'DELETE' })
  await person.call('/api/trash', { method: 'DELETE' })
  for (const id of [theirs.id, deleted.id, 0, -3, 999_999_999, '1e3', 'x', `${deleted.id}/7`]) {
    const response = await person.call(`/app/album/${id}`)
    expect(response.status, String(id)).toBe(404)
    expect(await response.text()).toContain('404 Page Not Found')
  }
})

it('reads a few rows in one batch, however many albums and crates the person has', async () => {
  const person = await newPerson()
  const { id } = await add(person, { tracks: [{ number: 1, title: 'Low water', streamable: true }] })
  await person.call('/api/crates', { json: { name: 'Sunday, slow', albumIds: [id] } })
  const read = async () => {
    const { status, rowsRead, rowsQueried, inARow } = await countedCall(person, `/app/album/${id}`)
    expect(status).toBe(200)
    // The session, and the page.
    expect(inARow).toBe(2)
    return rowsRead + rowsQueried
  }
  expect(await read()).toBeLessThanOrEqual(20)
  const albums = Array.from({ length: 60 }, (_, index) => ({
    title: `Record ${index}`,
    artist: 'Ottilie Brandt',
    bandcampUrl: `https://ottilie.bandcamp.com/album/many-${index}`,
  }))
  const added = await person.call('/api/albums/bulk', { json: { albums } })
  const albumIds = ((await added.json()) as AlbumView[]).map((album) => album.id)
  for (let index = 0; index < 10; index += 1)
    await person.call('/api/crates', { json: { name: `Crate ${index}`, albumIds } })
  expect(await read()).toBeLessThanOrEqual(20)
})

it('says that an album is in the trash, and restores it', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const album = await add(person, { title: 'Low <Water>' })
  const path = `/app/album/${album.id}`
  await person.call(`/api/albums/${album.id}`, { method: 'DELETE' })
  const page = await person.call(path)
  const text = await page.text()
  expect(page.status).toBe(404)
  expect(text).toContain('This album is in the trash')
  expect(text).toContain('Low &lt;Water&gt;')
  expect(text).toContain(`<form action="${path}/restore" method="post">`)
  expect(await (await other.call(path)).text()).not.toContain('in the trash')
  await other.call(`${path}/restore`, { method: 'POST' })
  expect((await person.call(path)).status).toBe(404)

  const restored = await person.call(`${path}/restore`, { method: 'POST' })
  expect([restored.status, restored.headers.get('location')]).toEqual([303, path])
  expect((await person.call(path)).status).toBe(200)
})

it.each([
  ['/app/?list=wishlist', '/app?list=wishlist'],
  ['/app/album/131/', '/app/album/131'],
  ['/demo//', '/demo'],
  ['//evil.example/', '/evil.example'],
])('redirects %s to %s', async (asked, location) => {
  const response = await call(asked)
  expect([response.status, response.headers.get('location')]).toEqual([301, location])
})
