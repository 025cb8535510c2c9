import { createExecutionContext, introspectWorkflow, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AlbumView, TrackView } from '#domain/albums/album.ts'
import { LIMITS } from '#domain/limits.ts'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { mediaAddress } from '#worker/bandcamp-link/media.ts'
import { backupSql, queryOf } from '#worker/db/backup/backup.ts'
import type { Env } from '#worker/env.ts'
import worker from '#worker/index.ts'
import { seal, unseal } from '#worker/seal.ts'
import { HARBOUR, SINGLE } from '../../bandcamp-site/albums.ts'
import { LOGIN } from '../../bandcamp-site/fan-api.ts'
import { createSite, siteAlbum } from '../../bandcamp-site/site.ts'
import { stopClock } from '../clock.ts'
import { RECORDS } from '../databases.ts'
import { accounts, db, newPerson, ORIGIN, type Person } from '../people.ts'
import { traces } from '../rows.ts'
import { html, serve } from '../simulated-bandcamp.ts'

const ALBUMS = [siteAlbum(1), SINGLE]

/** Serves a Bandcamp where somebody owns these albums; returns the requests. */
function serveOwner(fault?: (request: Request) => Response | undefined) {
  const site = createSite('marit', ALBUMS)
  site.owners.push({ ...LOGIN, albums: [HARBOUR, ...ALBUMS] })
  serve(site, fault)
  return site.requests
}

beforeEach(() => void serveOwner())

const put = (person: Pick<Person, 'call'>, json: object = LOGIN) =>
  person.call('/api/bandcamp-link', { method: 'PUT', json })
const read = async (response: Promise<Response>) => (await (await response).json()) as Record<string, unknown>

async function linked(): Promise<Person> {
  const person = await newPerson()
  expect((await put(person)).status).toBe(200)
  return person
}

async function runImport(person: Person): Promise<void> {
  await using workflows = await introspectWorkflow(env.FAN_IMPORT)
  await workflows.modifyAll((modify) => modify.disableSleeps())
  await person.call('/api/imports/link', { method: 'POST' })
  for (const instance of await workflows.get()) await instance.waitForStatus('complete')
}

/** A linked person with the owned albums in the collection. */
async function withAlbums(): Promise<{ person: Person; albums: AlbumView[] }> {
  const person = await linked()
  await runImport(person)
  return { person, albums: (await (await person.call('/api/albums')).json()) as AlbumView[] }
}

const idOf = (albums: AlbumView[], title: string) => albums.find((album) => album.title === title)?.id ?? 0

describe('a login', () => {
  it('is checked, kept and forgotten', async () => {
    const person = await newPerson()
    const none = { username: null, connectedAt: null, lastSyncAt: null, albums: 0, error: null }
    expect(await read(person.call('/api/bandcamp-link'))).toEqual(none)
    const connected = await read(put(person, { username: ` ${LOGIN.username} `, password: `${LOGIN.password}\n` }))
    expect(connected).toEqual({ ...none, username: LOGIN.username, connectedAt: expect.any(String) })
    expect(await read(person.call('/api/bandcamp-link'))).toEqual(connected)
    expect((await person.call('/api/bandcamp-link', { method: 'DELETE' })).status).toBe(204)
    expect((await person.call('/api/bandcamp-link', { method: 'DELETE' })).status).toBe(204)
    expect(await read(person.call('/api/bandcamp-link'))).toEqual(none)
  })

  it('is asked for again after a restored backup, which has no password', async () => {
    const person = await linked()
    await RECORDS.prepare("UPDATE bandcamp_link SET sealed = '' WHERE user_id = ?").bind(person.id).run()
    const lost = { username: null, error: expect.stringContaining('connect again') }
    expect(await read(person.call('/api/bandcamp-link'))).toMatchObject(lost)
    expect(await (await person.call('/app')).text()).toContain('"isLinked":false')
    expect(await read(put(person))).toMatchObject({ username: LOGIN.username, error: null })
  })

  it('that is wrong is refused at its field, and leaves the one before', async () => {
    const person = await linked()
    const response = await put(person, { ...LOGIN, password: 'guess' })
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'invalid', fields: { password: expect.stringContaining('refused') } },
    ])
    expect(await read(person.call('/api/bandcamp-link'))).toMatchObject({ username: LOGIN.username })
  })

  it.each<[string, () => Response, string]>([
    ['is out of order', () => new Response(null, { status: 500 }), 'out of order'],
    ['is down', () => new Response('', { status: 503 }), 'did not answer'],
    ['asks to slow down', () => new Response('', { status: 429, headers: { 'retry-after': '30' } }), 'slow down'],
    ['asks for a bot check', () => html('<title>Client Challenge</title>'), 'turns Gatefold’s server away'],
    ['sends a page', () => html('<h1>Hello</h1>'), 'can’t be read'],
    ['sends half an answer', () => new Response('{"subsonic-'), 'can’t be read'],
  ])('cannot be checked while Bandcamp %s', async (_, fault, text) => {
    serveOwner(fault)
    const response = await put(await newPerson())
    expect([response.status, await response.json()]).toMatchObject([
      502,
      { code: 'upstream', message: expect.stringContaining(text) },
    ])
    expect(response.headers.get('retry-after')).toBe(fault().headers.get('retry-after'))
  })

  it('is one of a limited number of calls a minute', async () => {
    const person = await newPerson()
    const statuses = []
    for (let tries = 0; tries <= LIMITS.bandcampCallsPerMinute; tries += 1) statuses.push((await put(person)).status)
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })

  it('may be wrong five times in 15 minutes, by the person, of several at once too', async () => {
    const now = stopClock()
    const [person, another] = [await newPerson(), await newPerson()]
    const guess = () => put(person, { ...LOGIN, password: 'guess' })
    const requests = serveOwner()
    expect((await put(person)).status).toBe(200)
    const statuses = (await Promise.all([1, 2, 3, 4, 5, 6, 7].map(guess))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([400, 400, 400, 400, 400, 429, 429])
    const asked = requests.length
    const refused = await put(person)
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { message: expect.stringMatching(/refused too many logins of yours.+ try again in 15 minutes\.$/) },
    ])
    expect(refused.headers.get('retry-after')).toBe('900')
    expect(requests.length).toBe(asked)
    expect((await put(another)).status).toBe(200)
    vi.setSystemTime(now.getTime() + 15 * 60_000)
    expect((await put(person)).status).toBe(200)
  })

  it('that Bandcamp could not check is no wrong one', async () => {
    const person = await newPerson()
    serveOwner(() => new Response(null, { status: 500 }))
    for (let tries = 0; tries < 6; tries += 1) expect((await put(person)).status).toBe(502)
    serveOwner()
    expect((await put(person)).status).toBe(200)
  })

  it('opens for the account and with the secret it was sealed for, and is sealed anew each time', async () => {
    const sealed = await seal('a secret', 'marit', 'päss')
    expect(await unseal('a secret', 'marit', sealed)).toBe('päss')
    expect(await seal('a secret', 'marit', 'päss')).not.toBe(sealed)
    for (const [secret, id, text] of [
      ['another', 'marit', sealed],
      ['a secret', 'tern', sealed],
      ['a secret', 'marit', `A${sealed.slice(1)}`],
      ['a secret', 'marit', ''],
    ] as const)
      expect(await unseal(secret, id, text)).toBeNull()
  })

  it('asks one thing of Bandcamp at a time', async () => {
    const { person, albums } = await withAlbums()
    let [now, most] = [0, 0]
    const answer = vi.mocked(globalThis.fetch).getMockImplementation()
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...ask) => {
      now += 1
      most = Math.max(most, now)
      await scheduler.wait(20)
      now -= 1
      return (await answer?.(...ask)) ?? Response.error()
    })
    const ids = albums.map(({ id }) => id)
    await Promise.all([put(person), ...ids.map((id) => person.call(`/api/albums/${id}/tracks`)), put(person)])
    expect(most).toBe(1)
  })
})

describe('tracks', () => {
  it('of an owned album are read once, with their ids, and kept', async () => {
    const { person, albums } = await withAlbums()
    const id = idOf(albums, HARBOUR.title)
    const requests = serveOwner()
    const tracks = (await (await person.call(`/api/albums/${id}/tracks`)).json()) as TrackView[]
    expect(tracks.map((track) => [track.number, track.title, track.id, track.duration])).toEqual(
      HARBOUR.tracks.map((track, index) => [index + 1, track.title, track.id, track.seconds]),
    )
    expect(await (await person.call(`/api/albums/${id}/tracks`)).json()).toEqual(tracks)
    expect(await read(person.call(`/api/albums/${id}`))).toMatchObject({ tracks })
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/subsonic/rest/getAlbum.view'])
    const exported = await (await person.call('/api/export/collection')).text()
    expect(exported).toContain('Tide Table')
    expect(exported).not.toContain(String(HARBOUR.tracks[0]?.id))
  })

  it('of a track that was bought alone are that track', async () => {
    const { person, albums } = await withAlbums()
    const tracks = await (await person.call(`/api/albums/${idOf(albums, SINGLE.title)}/tracks`)).json()
    expect(tracks).toMatchObject([{ number: 1, id: SINGLE.id }])
  })

  it('that Bandcamp does not have are those known so far', async () => {
    const { person, albums } = await withAlbums()
    serveOwner(() => Response.json({ 'subsonic-response': { status: 'failed', error: { code: 70 } } }))
    const response = await person.call(`/api/albums/${idOf(albums, HARBOUR.title)}/tracks`)
    expect([response.status, await response.json()]).toEqual([200, []])
  })

  it.each([
    ['of the wishlist', { list: 'wishlist' }],
    ['without an item at Bandcamp', { itemId: undefined }],
  ])('of an album %s are not asked for', async (_, change) => {
    const person = await linked()
    const album = { title: 'T', artist: 'A', bandcampUrl: 'https://a.bandcamp.com/album/t', list: 'collection' }
    const facts = { itemType: 'album', itemId: HARBOUR.id }
    const added = await read(person.call('/api/albums', { json: { ...album, ...facts, ...change } }))
    const requests = serveOwner()
    expect(await (await person.call(`/api/albums/${added.id}/tracks`)).json()).toEqual([])
    expect(requests).toEqual([])
  })

  it('are not read for somebody without a link, nor of somebody else’s album', async () => {
    const { person, albums } = await withAlbums()
    const id = idOf(albums, HARBOUR.title)
    expect((await (await newPerson()).call(`/api/albums/${id}/tracks`)).status).toBe(404)
    await person.call('/api/bandcamp-link', { method: 'DELETE' })
    const requests = serveOwner()
    expect(await (await person.call(`/api/albums/${id}/tracks`)).json()).toEqual([])
    expect(requests).toEqual([])
  })
})

describe('a track', () => {
  const track = HARBOUR.tracks[1]?.id ?? 0

  async function withTracks() {
    const { person, albums } = await withAlbums()
    await person.call(`/api/albums/${idOf(albums, HARBOUR.title)}/tracks`)
    return { person, album: idOf(albums, HARBOUR.title) }
  }

  it('is where Bandcamp says; no sound passes through here', async () => {
    const { person } = await withTracks()
    const requests = serveOwner()
    const response = await person.call(`/api/play/${track}`)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`https://t4.bcbits.com/stream/f00/mp3-v0/${track}?p=0&ts=1&t=2`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe('')
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/subsonic/rest/stream.view'])
  })

  it('is played only from an album in one’s own collection', async () => {
    const { person, album } = await withTracks()
    const requests = serveOwner()
    const other = await linked()
    requests.length = 0
    const status = async (who: Person, path: string | number) => (await who.call(`/api/play/${path}`)).status
    expect(await status(other, track)).toBe(404)
    for (const path of [1, 0, -1, 'x', `${track}x`, '9'.repeat(16)]) expect(await status(person, path)).toBe(404)
    await person.call(`/api/albums/${album}`, { method: 'PATCH', json: { list: 'wishlist' } })
    expect(await status(person, track)).toBe(404)
    await person.call(`/api/albums/${album}`, { method: 'PATCH', json: { list: 'collection' } })
    await person.call(`/api/albums/${album}`, { method: 'DELETE' })
    expect(await status(person, track)).toBe(404)
    expect(requests).toEqual([])
  })

  it('needs a link, and Bandcamp to have it', async () => {
    const { person } = await withTracks()
    serveOwner(() => Response.json({ 'subsonic-response': { status: 'failed', error: { code: 70 } } }))
    expect((await person.call(`/api/play/${track}`)).status).toBe(404)
    serveOwner(() => new Response(null, { status: 500 }))
    const refused = await person.call(`/api/play/${track}`)
    expect([refused.status, await refused.json()]).toMatchObject([502, { code: 'upstream' }])
    await person.call('/api/bandcamp-link', { method: 'DELETE' })
    const unlinked = await person.call(`/api/play/${track}`)
    expect([unlinked.status, await unlinked.json()]).toMatchObject([409, { code: 'not-connected' }])
  })

  it.each([
    'http://t4.bcbits.com/stream/a',
    'https://bcbits.com/stream/a',
    'https://t4.bcbits.com.evil.test/a',
    'https://evil.test/?https://t4.bcbits.com',
    'https://t4.bcbits.com:8443/a',
    'https://a:b@t4.bcbits.com/a',
    'https://t4.bcbits.com/a?u=gull&t=1',
    'https://t4.bcbits.com/a?s=1',
    'http://127.0.0.1:4010/media/a',
    '/stream/a',
    '',
  ])('is not at %o', async (location) => {
    const { person } = await withTracks()
    serveOwner((request) =>
      request.url.includes('/stream.view') ? new Response(null, { status: 302, headers: { location } }) : undefined,
    )
    const response = await person.call(`/api/play/${track}`)
    expect([response.status, response.headers.get('location')]).toEqual([502, null])
  })

  it('may be at the site that replaces Bandcamp', () => {
    const address = 'http://127.0.0.1:4010/media/stream/a'
    expect(mediaAddress(address, 'http://127.0.0.1:4010/').href).toBe(address)
    expect(() => mediaAddress('http://127.0.0.1:4011/a', 'http://127.0.0.1:4010/')).toThrow()
  })
})

it('is synced by itself when the page opens and the last sync is six hours old', async () => {
  const person = await newPerson()
  const isDue = async () => (await (await person.call('/app')).text()).includes('"isSyncDue":true')
  expect(await isDue()).toBe(false)
  await put(person)
  expect(await isDue()).toBe(false)
  const makeOld = (column: string) =>
    RECORDS.prepare(`UPDATE bandcamp_link SET ${column} = ? WHERE user_id = ?`).bind(
      Date.now() - 6 * 3_600_000,
      person.id,
    )
  await makeOld('connected_at').run()
  expect(await isDue()).toBe(true)
  await runImport(person)
  expect(await isDue()).toBe(false)
  await makeOld('last_sync_at').run()
  expect(await isDue()).toBe(true)
})

it('is not there at all where it is turned off', async () => {
  const { person, albums } = await withAlbums()
  for (const setting of ['off', ' OFF ']) {
    for (const [method, path] of [
      ['GET', '/api/bandcamp-link'],
      ['PUT', '/api/bandcamp-link'],
      ['DELETE', '/api/bandcamp-link'],
      ['GET', '/api/bandcamp-link/playlists'],
      ['POST', '/api/imports/link'],
      ['GET', `/api/albums/${idOf(albums, HARBOUR.title)}/tracks`],
      ['GET', `/api/play/${HARBOUR.id}`],
    ] as const) {
      const context = createExecutionContext()
      const request = new Request(ORIGIN + path, {
        method,
        headers: { cookie: person.cookie, origin: ORIGIN, 'content-type': 'application/json' },
        ...(method === 'PUT' && { body: JSON.stringify(LOGIN) }),
      })
      const response = await worker.fetch(
        request as never,
        { ...env, BANDCAMP_LINK: setting } as unknown as Env,
        context,
      )
      await waitOnExecutionContext(context)
      expect([path, response.status, await response.json()]).toMatchObject([path, 404, { code: 'not-found' }])
    }
  }
})

it('shows the password nowhere: in no table, answer, log, export, copy, address or error', async () => {
  const lines: string[] = []
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...parts) => void lines.push(parts.map(String).join(' ')))
  const requests = serveOwner()
  const { person, albums } = await withAlbums()
  requests.push(...serveOwner())
  const id = idOf(albums, HARBOUR.title)
  const texts: string[] = []
  const say = async (path: string, options = {}) => {
    const response = await person.call(path, options)
    texts.push(await response.text(), JSON.stringify([...response.headers]))
  }
  const link = (json: object) => say('/api/bandcamp-link', { method: 'PUT', json })
  await link(LOGIN)
  await link({ ...LOGIN, username: 'x' })
  await link({ ...LOGIN, more: 1 })
  for (const path of ['/app', '/api/user', '/api/bandcamp-link', '/api/imports', EVERYTHING, '/api/export/albums'])
    await say(path)
  for (const path of ['/api/export/collection', `/api/albums/${id}/tracks`, `/api/play/${HARBOUR.tracks[0]?.id}`])
    await say(path)
  for (const fault of [
    () => new Response(null, { status: 500 }),
    ({ url }: Request) => {
      throw new TypeError(`Fetch failed: ${url}`)
    },
  ]) {
    serveOwner(fault)
    await link(LOGIN)
    await say(`/api/play/${HARBOUR.tracks[0]?.id}`)
    await runImport(person)
    await say('/api/imports')
    await say('/api/bandcamp-link')
  }
  for (const one of [db(), accounts()]) for await (const part of backupSql(queryOf(one), new Date())) texts.push(part)
  const isSecret = (text: string) => text.includes(LOGIN.password)
  expect(await traces(LOGIN.password)).toEqual([])
  expect([...texts, ...lines, ...requests.map(({ url }) => url)].filter(isSecret)).toEqual([])
  expect([...texts, ...lines].filter((text) => /[?&]u=|[?&]s=[0-9a-f]{24}/.test(text))).toEqual([])
  const sealed = await RECORDS.prepare('SELECT sealed FROM bandcamp_link WHERE user_id = ?')
    .bind(person.id)
    .first('sealed')
  expect(texts.filter((text) => text.includes(String(sealed)))).toEqual([])
})
