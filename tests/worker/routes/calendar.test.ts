import ICAL from 'ical.js'
import { expect, it, vi } from 'vitest'
import { LIMITS } from '#domain/limits.ts'
import type { OwnShare } from '#domain/shares/share.ts'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { countedCall } from '../counting.ts'
import { ACCOUNTS } from '../databases.ts'
import { call, ctxOf, newNetwork, newPerson, ORIGIN, type Person } from '../people.ts'

const DAY = 86_400_000
const AT = new Date('2026-12-03T23:30:00.000Z')
const visit = (path: string, headers = {}) => call(path, { headers: { ...newNetwork(), ...headers } })

async function newCalendar(person: Person, shows = {}): Promise<OwnShare & { path: string }> {
  const response = await person.call('/api/shares', { json: { of: { calendar: true }, shows } })
  const share = (await response.json()) as OwnShare
  return { ...share, path: share.url?.slice(ORIGIN.length) ?? '' }
}

/** The events of a calendar by their ids, as another library reads them. */
async function eventsOf(path: string) {
  const response = await visit(path)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await response.text()
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => {
    const { uid, summary, startDate, duration, sequence } = new ICAL.Event(one)
    expect([startDate.isDate, duration.toString()]).toEqual([true, 'P1D'])
    const status = one.getFirstPropertyValue('status')
    const alarms = one.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger')))
    return [uid, { summary, day: startDate.toString(), sequence, status, alarms }] as const
  })
  return new Map(events)
}

type Wish = { title: string; releaseDate: string | null; list?: 'collection'; isPreorder?: true; purchasedAt?: string }
const addAlbums = (person: Person, albums: Wish[]) =>
  insertAlbums(
    ctxOf(person.id, AT),
    albums.map((one) => ({ artist: 'Ferro', bandcampUrl: null, list: 'wishlist', ...one })),
  )
const uidOf = (id: number | undefined) => `album-${id}@gatefold.test`

it('has each wish and pre-order on its day, moved, given up and out as the album is', async () => {
  vi.setSystemTime(AT)
  const [person, other] = [await newPerson(), await newPerson()]
  await addAlbums(other, [{ title: 'Of somebody else', releaseDate: '2027-01-01' }])
  const odd = `Low; Water, \\Songs ${'💿'.repeat(30)} هدوء`
  const ids = await addAlbums(person, [
    { title: odd, releaseDate: '2027-02-05' },
    { title: 'Today', releaseDate: '2026-12-04' },
    { title: 'Ordered', releaseDate: '2027-01-08', list: 'collection', isPreorder: true },
    { title: 'Came', releaseDate: '2026-11-06', list: 'collection', purchasedAt: '2026-10-01T12:00:00.000Z' },
    { title: 'Owned', releaseDate: '2026-11-06', list: 'collection', purchasedAt: '2026-11-20T12:00:00.000Z' },
    { title: 'Old', releaseDate: '2026-08-01' },
    { title: 'Some day', releaseDate: '2027' },
    { title: 'No day', releaseDate: null },
  ])
  const { path } = await newCalendar(person)
  const first = await eventsOf(path)
  const event = { status: 'CONFIRMED', alarms: [], sequence: expect.any(Number) }
  expect([...first]).toEqual([
    [uidOf(ids[1]), { ...event, summary: 'Today by Ferro', day: '2026-12-04' }],
    [uidOf(ids[2]), { ...event, summary: 'Ordered by Ferro', day: '2027-01-08' }],
    [uidOf(ids[0]), { ...event, summary: `\u2068${odd}\u2069 by Ferro`, day: '2027-02-05' }],
    [uidOf(ids[3]), { ...event, summary: 'Out: Came by Ferro', day: '2026-11-06' }],
  ])
  // In Berlin it is the day already.
  const there = await eventsOf(`${path}?lang=en&zone=Europe%2FBerlin`)
  expect(there.get(uidOf(ids[1]))?.summary).toMatch(/^Out: /)
  expect((await eventsOf(`${path}?zone=Nowhere`)).get(uidOf(ids[1]))?.summary).not.toMatch(/^Out: /)

  const edit = async (id: number | undefined, json: object, at: number) => {
    vi.setSystemTime(AT.getTime() + at)
    expect((await person.call(`/api/albums/${id}`, { method: 'PATCH', json })).status).toBe(200)
  }
  await edit(ids[0], { releaseDate: '2027-03-05' }, 1_000)
  await edit(ids[1], { list: 'collection' }, 2_000)
  await person.call(`/api/albums/${ids[2]}`, { method: 'DELETE' })
  const second = await eventsOf(path)
  const sequences = (id: number | undefined) => [first, second].map((events) => events.get(uidOf(id))?.sequence ?? 0)
  const [before = 0, after = 0] = sequences(ids[0])
  expect(after).toBeGreaterThan(before)
  expect(second.get(uidOf(ids[0]))?.day).toBe('2027-03-05')
  // Bought a day before it is out, it is a pre-order.
  expect(second.get(uidOf(ids[1]))?.status).toBe('CONFIRMED')
  expect(second.get(uidOf(ids[2]))).toMatchObject({ status: 'CANCELLED', day: '2027-01-08' })
  await person.call('/api/albums/restore', { json: { albumIds: [ids[2]] } })
  expect((await eventsOf(path)).get(uidOf(ids[2]))?.status).toBe('CONFIRMED')
  // What is bought when it is out is no wish any more, which is said for a month.
  const [out] = await addAlbums(person, [{ title: 'Out', releaseDate: '2026-11-27' }])
  const statusOf = async () => (await eventsOf(path)).get(uidOf(out))?.status
  expect(await statusOf()).toBe('CONFIRMED')
  await edit(out, { list: 'collection' }, 3_000)
  expect(await statusOf()).toBe('CANCELLED')
  vi.setSystemTime(AT.getTime() + 31 * DAY)
  expect(await statusOf()).toBe(undefined)
})

it('costs two queries while nothing has changed, and has reminders and Fridays if wanted', async () => {
  vi.setSystemTime(AT)
  const person = await newPerson()
  const [wish] = await addAlbums(person, [
    { title: 'Soon', releaseDate: '2027-02-05' },
    { title: 'Lately', releaseDate: '2026-11-27' },
  ])
  const { id, path } = await newCalendar(person)
  const ask = (etag = '') =>
    countedCall({ cookie: '' } as Person, path, { headers: { ...newNetwork(), 'if-none-match': etag } })
  const first = await ask()
  expect([first.status, first.inARow, first.statements]).toEqual([200, 3, 3])
  const etag = first.headers.get('etag') ?? ''
  const again = await ask(`W/${etag}`)
  expect([again.status, again.text, again.inARow, again.statements]).toEqual([304, '', 2, 2])
  expect(again.headers.get('etag')).toBe(etag)
  await person.call(`/api/albums/${wish}`, { method: 'PATCH', json: { releaseDate: '2027-02-12' } })
  expect((await ask(etag)).status).toBe(200)
  const changed = (await ask()).headers.get('etag') ?? ''
  await person.call(`/api/shares/${id}`, { method: 'PATCH', json: { shows: { fridays: true, reminders: true } } })
  expect((await ask(changed)).status).toBe(200)
  const events = await eventsOf(path)
  expect([...events.values()].map(({ alarms }) => alarms)).toEqual([['PT9H'], [], ['PT9H']])
  expect(events.get('friday@gatefold.test')?.day).toBe('2026-01-02')
  const text = await (await visit(path)).text()
  expect(text).toContain('RRULE:FREQ=MONTHLY;BYDAY=FR;BYSETPOS=1\r\n')
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n')
})

it('is one address of its owner, shows nothing else, and is gone at once where it is stopped', async () => {
  vi.setSystemTime(AT)
  const [person, stranger] = [await newPerson(), await newPerson()]
  await addAlbums(person, [{ title: 'Soon', releaseDate: '2027-02-05' }])
  expect((await call('/api/shares', { json: { of: { calendar: true } } })).status).toBe(401)
  const share = await newCalendar(person)
  expect(share).toMatchObject({
    of: { kind: 'calendar' },
    url: expect.stringMatching(/\/s\/[\w-]{22}\/calendar\.ics$/),
  })
  expect((await newCalendar(person)).id).toBe(share.id)
  for (const calendar of [false, 1, null])
    expect((await person.call('/api/shares', { json: { of: { calendar } } })).status).toBe(400)
  const { headers } = await visit(share.path)
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('set-cookie')).toBeNull()
  const page = share.path.replace('/calendar.ics', '')
  for (const form of ['', '/embed', '/feed.xml', '/feed.json', '/card.jpg'])
    expect((await visit(page + form)).status, form).toBe(404)
  expect((await visit(`/api/oembed?url=${encodeURIComponent(ORIGIN + page)}`)).status).toBe(404)
  expect((await person.call(`/api/shares/${share.id}/card`)).status).toBe(404)
  // Of a page there is no calendar.
  const list = (await (await person.call('/api/shares', { json: { of: { list: 'wishlist' } } })).json()) as OwnShare
  const unknown = await visit(`${list.url?.slice(ORIGIN.length)}/calendar.ics`)
  const answerOf = async (response: Response) => [response.status, await response.text()]
  const gone = await answerOf(unknown)
  expect(gone).toEqual([404, 'This link is no longer shared'])
  expect(await answerOf(await visit(`/s/${'a'.repeat(22)}/calendar.ics`))).toEqual(gone)
  const own = `/api/shares/${share.id}`
  expect((await stranger.call(own, { method: 'DELETE' })).status).toBe(404)
  const etag = (await visit(share.path)).headers.get('etag') ?? ''
  const ended = await (await person.call(own, { method: 'DELETE' })).json()
  expect(await answerOf(await visit(share.path, { 'if-none-match': etag }))).toEqual(gone)
  await person.call('/api/shares/restore', { json: ended as object })
  expect((await visit(share.path)).status).toBe(200)
  const renewed = (await (await person.call(`${own}/link`, { method: 'POST' })).json()) as OwnShare
  expect(await answerOf(await visit(share.path))).toEqual(gone)
  await ACCOUNTS.prepare('UPDATE user SET banned_at = 1 WHERE id = ?').bind(person.id).run()
  expect(await answerOf(await visit(renewed.url?.slice(ORIGIN.length) ?? ''))).toEqual(gone)
})

it('has the 1,000 releases that are next', async () => {
  vi.setSystemTime(AT)
  const person = await newPerson()
  const dayOf = (days: number) => new Date(AT.getTime() + days * DAY).toISOString().slice(0, 10)
  await addAlbums(
    person,
    Array.from({ length: LIMITS.calendarEntries + 50 }, (_, index) => ({
      title: `Album ${index}`,
      releaseDate: dayOf(index - 60),
    })),
  )
  const days = [...(await eventsOf((await newCalendar(person)).path)).values()].map(({ day }) => day)
  expect([days.length, days[0], days.at(-1)]).toEqual([LIMITS.calendarEntries, dayOf(0), dayOf(-10)])
})
