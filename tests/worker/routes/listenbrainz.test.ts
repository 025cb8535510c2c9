import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ScrobblesInput } from '#domain/diary/scrobble.ts'
import { LIMITS } from '#domain/limits.ts'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { replaceTracks } from '#worker/db/bandcamp-link/link-tracks.ts'
import worker from '#worker/index.ts'
import { sendScrobbles } from '#worker/listenbrainz/listenbrainz.ts'
import {
  answerAsListenBrainz,
  createListenBrainz,
  type ListenBrainzSite,
  TOKEN,
  USER,
} from '../../listenbrainz-site/site.ts'
import { waitFor } from '../../wait-for.ts'
import { RECORDS } from '../databases.ts'
import { ctxOf, newPerson, type Person } from '../people.ts'
import { traces } from '../rows.ts'

type Scrobbles = ScrobblesInput['scrobbles']

let site: ListenBrainzSite

/** Answers as ListenBrainz does, or in another way. */
function serve(fault?: (request: Request) => Response | undefined) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit)
    expect(new URL(request.url).origin).toBe('https://api.listenbrainz.org')
    return fault?.(request) ?? answerAsListenBrainz(site, request)
  })
}

beforeEach(() => {
  site = createListenBrainz()
  serve()
  // Nobody waits the second between two calls.
  vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined)
})

const read = async (response: Promise<Response>) => (await response).json()
const put = (person: Person, token = TOKEN) => person.call('/api/listenbrainz', { method: 'PUT', json: { token } })
const report = (person: Person, scrobbles: Scrobbles) =>
  person.call('/api/listenbrainz/scrobbles', { json: { scrobbles } })
const NOW = () => Math.floor(Date.now() / 1_000)

async function connected(): Promise<Person> {
  const person = await newPerson()
  expect((await put(person)).status).toBe(200)
  return person
}

/** An album of so many tracks that plays whole. */
async function newAlbum(person: Person, tracks: number, list = 'collection'): Promise<number> {
  const bandcampUrl = `https://a.bandcamp.com/album/${crypto.randomUUID()}`
  const json = { title: 'Low Water Songs', artist: 'Harbour Lights', bandcampUrl, list }
  const { id } = (await read(person.call('/api/albums', { json }))) as { id: number }
  await replaceTracks(
    ctxOf(person.id),
    id,
    Array.from({ length: tracks }, (_, at) => ({
      ...{ id: id * 1_000 + at, number: at + 1, title: `Track ${at + 1}`, streamable: false },
      ...{ duration: at === 1 ? 30 : 200, ...(at === 2 && { artist: 'A Guest' }) },
    })),
  )
  return id
}

const listensOf = (albumId: number, count: number, from = NOW() - 86_400): Scrobbles =>
  Array.from({ length: count }, (_, at) => ({ albumId, number: 1, startedAt: from + at * 200 }))

const waiting = async ({ id }: Person) =>
  (await RECORDS.prepare('SELECT count(*) AS n FROM scrobble WHERE user_id = ? AND sent_at IS NULL')
    .bind(id)
    .first('n')) ?? 0
/** For how many seconds nothing is sent, once the last call has its answer. */
const waits = async ({ id }: Person) => {
  const row = RECORDS.prepare('SELECT waits_until FROM listenbrainz WHERE user_id = ?').bind(id)
  return Math.ceil((Number(await row.first('waits_until')) - Date.now()) / 1_000)
}
/** Lets the time pass that ListenBrainz asked to wait. */
const rest = ({ id }: Person, seconds = 0) =>
  sendScrobbles(ctxOf(id, new Date(Date.now() + seconds * 1_000)), env as never)
const allSent = (person: Person) => waitFor(async () => expect(await waiting(person)).toBe(0))

describe('a token', () => {
  it('is checked, kept and forgotten', async () => {
    const person = await newPerson()
    expect(await read(person.call('/api/listenbrainz'))).toEqual({ username: null, isRefused: false })
    const account = { username: USER, isRefused: false }
    expect(await read(put(person, ` ${TOKEN}\n`))).toEqual(account)
    expect(await read(person.call('/api/listenbrainz'))).toEqual(account)
    const [request] = site.requests
    expect([request?.method, request?.url]).toEqual(['GET', 'https://api.listenbrainz.org/1/validate-token'])
    expect(request?.headers.get('user-agent')).toMatch(/^Gatefold\/\S+ \(.*http:\/\/gatefold\.test/)
    for (let times = 0; times < 2; times += 1)
      expect((await person.call('/api/listenbrainz', { method: 'DELETE' })).status).toBe(204)
    expect(await read(person.call('/api/listenbrainz'))).toEqual({ username: null, isRefused: false })
  })

  it('that is wrong is refused at its field, and leaves the one before', async () => {
    const person = await connected()
    const response = await put(person, 'a-guess')
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { fields: { token: expect.stringContaining('does not know') } },
    ])
    expect(await read(person.call('/api/listenbrainz'))).toMatchObject({ username: USER })
  })

  it.each<[string, () => Response]>([
    ['is down', () => new Response('', { status: 503 })],
    ['asks to wait', () => new Response('', { status: 429, headers: { 'x-ratelimit-reset-in': '9' } })],
    ['sends a page', () => new Response('<h1>Hello</h1>')],
    ['says something else', () => Response.json({ valid: 'yes' })],
    ['redirects', () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.test/' } })],
    [
      'cannot be reached',
      () => {
        throw new TypeError('No network')
      },
    ],
  ])('cannot be checked while ListenBrainz %s', async (_, fault) => {
    serve(fault)
    const response = await put(await newPerson())
    expect([response.status, await response.json()]).toMatchObject([502, { code: 'upstream' }])
  })

  it('is one of a limited number of tries a minute', async () => {
    const person = await newPerson()
    site.remaining = 100
    const statuses = []
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await put(person, 'a-guess')).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })

  it('is in no table, answer, log or export', async () => {
    const lines: unknown[] = []
    for (const level of ['log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((...parts) => void lines.push(...parts))
    const person = await connected()
    const album = await newAlbum(person, 3)
    await report(person, listensOf(album, 1))
    serve(() => {
      throw new TypeError(`Fetch failed: ${TOKEN}`)
    })
    const texts = [await (await put(person)).text()]
    await rest(person, 600)
    for (const path of ['/app', '/api/user', '/api/listenbrainz', EVERYTHING, '/api/export/collection'])
      texts.push(await (await person.call(path)).text())
    expect(await traces(TOKEN)).toEqual([])
    expect(texts.filter((text) => text.includes(TOKEN))).toEqual([])
    expect(JSON.stringify(lines)).not.toContain(TOKEN)
  })
})

describe('what was heard', () => {
  it('goes to ListenBrainz with its names and the second when it began', async () => {
    const person = await connected()
    const albumId = await newAlbum(person, 3)
    const startedAt = NOW() - 300
    expect((await report(person, [{ albumId, number: 3, startedAt }])).status).toBe(204)
    await allSent(person)
    expect(site.listens).toEqual([
      {
        user: USER,
        listened_at: startedAt,
        track_metadata: {
          artist_name: 'A Guest',
          track_name: 'Track 3',
          release_name: 'Low Water Songs',
          additional_info: expect.objectContaining({
            tracknumber: 3,
            duration_ms: 200_000,
            submission_client: 'Gatefold',
          }),
        },
      },
    ])
    expect(site.types).toEqual(['single'])
  })

  it('arrives once, also if twenty come twice, at the same time, and again after they were sent', async () => {
    const person = await connected()
    const twenty = listensOf(await newAlbum(person, 1), 20)
    await Promise.all([report(person, twenty), report(person, twenty)])
    await allSent(person)
    await report(person, twenty)
    await rest(person, 600)
    expect(site.listens.map((listen) => listen.listened_at)).toEqual(twenty.map(({ startedAt }) => startedAt))
    expect(site.types).toEqual(['import'])
  })

  it('began so long before the server’s now as is said, and counts once though the same call takes longer', async () => {
    const person = await connected()
    const track = { albumId: await newAlbum(person, 1), number: 1 }
    const began = NOW() - 300
    for (const ago of [300, 303, 90]) await report(person, [{ ...track, ago }])
    await rest(person, 600)
    await allSent(person)
    const sent = site.listens.map((listen) => Math.round((listen.listened_at - began) / 10) * 10)
    expect(sent).toEqual([0, 210])
  })

  it('is left out where it is somebody else’s, on the wishlist, in the trash, too short, later than now or not there', async () => {
    const [person, other] = [await connected(), await connected()]
    const [own, wished, deleted] = [
      await newAlbum(person, 3),
      await newAlbum(person, 1, 'wishlist'),
      await newAlbum(person, 1),
    ]
    await person.call(`/api/albums/${deleted}`, { method: 'DELETE' })
    const startedAt = NOW()
    const scrobbles = [
      ...[await newAlbum(other, 1), wished, deleted, 2 ** 45].map((albumId) => ({ albumId, number: 1, startedAt })),
      ...[2, 4].map((number) => ({ albumId: own, number, startedAt })),
      { albumId: own, number: 1, startedAt: startedAt + 7_200 },
      { albumId: own, number: 1, startedAt },
    ]
    expect((await report(person, scrobbles)).status).toBe(204)
    await allSent(person)
    expect(site.listens.map((listen) => listen.track_metadata.track_name)).toEqual(['Track 1'])
  })

  it('is not kept for somebody who is not connected', async () => {
    const person = await newPerson()
    expect((await report(person, listensOf(await newAlbum(person, 1), 2))).status).toBe(204)
    expect(await waiting(person)).toBe(0)
    expect(site.requests).toEqual([])
  })

  it('waits as long as ListenBrainz says, and then goes with what was heard since', async () => {
    const person = await connected()
    const heard = listensOf(await newAlbum(person, 1), 2)
    site.remaining = 0
    await report(person, heard.slice(0, 1))
    await waitFor(() => expect(site.requests.at(-1)?.url).toContain('submit-listens'))
    const calls = site.requests.length
    site.remaining = 1
    // Says the stand-in.
    await waitFor(async () => expect(await waits(person)).toBe(7))
    await report(person, heard.slice(1))
    await rest(person, 5)
    expect([site.requests.length, await waiting(person)]).toEqual([calls, 2])
    await rest(person, 8)
    expect([site.listens.length, await waiting(person)]).toEqual([2, 0])
    // That was the last call of the window.
    await report(person, listensOf(heard[0]?.albumId ?? 0, 1, NOW() - 500))
    await rest(person, 5)
    expect(site.listens.length).toBe(2)
  })

  it.each<[string, () => Response]>([
    ['is broken', () => new Response('', { status: 500 })],
    ['is elsewhere', () => new Response('', { status: 404 })],
    [
      'cannot be reached',
      () => {
        throw new TypeError('No network')
      },
    ],
  ])('goes with the daily job after ListenBrainz %s', async (_, fault) => {
    const person = await connected()
    serve(fault)
    const heard = listensOf(await newAlbum(person, 1), 3, NOW() - 7_777)
    await report(person, heard)
    await waitFor(async () => expect(await waits(person)).toBe(300))
    serve()
    await rest(person, 200)
    expect(site.listens).toEqual([])
    const scheduledTime = new Date(Date.now() + 3_600_000)
    await worker.scheduled(createScheduledController({ scheduledTime }), env as never)
    expect(await waiting(person)).toBe(0)
    const times = heard.map(({ startedAt }) => startedAt)
    expect(site.listens.map((one) => one.listened_at)).toEqual(expect.arrayContaining(times))
  })

  it('waits for another token after one was refused', async () => {
    const person = await connected()
    site.users.clear()
    await report(person, listensOf(await newAlbum(person, 1), 3))
    const state = () => read(person.call('/api/listenbrainz'))
    await waitFor(async () => expect(await state()).toEqual({ username: USER, isRefused: true }))
    const calls = site.requests.length
    await rest(person, 600)
    expect(site.requests.length).toBe(calls)
    site.users.set('another', USER)
    expect(await read(put(person, 'another'))).toEqual({ username: USER, isRefused: false })
    await allSent(person)
    expect(site.listens.length).toBe(3)
  })

  it('that ListenBrainz can’t read is given up, and what was heard before and after it is not', async () => {
    const person = await connected()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const [before, bad, after] = listensOf(await newAlbum(person, 1), 3)
    site.unreadable = bad?.startedAt
    await report(
      person,
      [before, bad, after].flatMap((one) => one ?? []),
    )
    await waitFor(async () => expect([site.listens.length, await waits(person)]).toEqual([1, 1]))
    expect(scheduler.wait).toHaveBeenCalledWith(1_000)
    for (const seconds of [10, 20]) await rest(person, seconds)
    expect(await waiting(person)).toBe(0)
    expect(site.listens.map((one) => one.listened_at)).toEqual([before?.startedAt, after?.startedAt])
  })

  it('is kept up to a limit, and forgotten', async () => {
    const person = await connected()
    const album = await newAlbum(person, 1)
    serve(() => new Response('', { status: 500 }))
    const fill = LIMITS.scrobblesPerPerson - LIMITS.scrobblesPerCall
    await RECORDS.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${fill})
       INSERT INTO scrobble SELECT ?, ?, 1, 1100000000 + i, NULL FROM n`,
    )
      .bind(person.id, album)
      .run()
    await report(person, listensOf(album, 5))
    expect(await waiting(person)).toBe(fill)
    await worker.scheduled(createScheduledController({ scheduledTime: new Date() }), env as never)
    expect(await waiting(person)).toBe(0)
    await person.call('/api/listenbrainz', { method: 'DELETE' })
    expect(
      await traces(person.id).then((rows) => rows.filter(([table]) => /listenbrainz|scrobble/.test(table))),
    ).toEqual([])
  })
})
