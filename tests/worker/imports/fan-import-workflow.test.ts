import { introspectWorkflow } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { addressOf } from '../../bandcamp-site/albums.ts'
import { createSite, siteAlbum } from '../../bandcamp-site/site.ts'
import { newPerson, type Person } from '../people.ts'
import { albumsUpTo, html, serve } from '../simulated-bandcamp.ts'

async function runImport(person: Person, input: object): Promise<ImportView> {
  await using workflows = await introspectWorkflow(env.FAN_IMPORT)
  await workflows.modifyAll((modify) => modify.disableSleeps())
  const started = await person.call('/api/imports/fan', { json: input })
  expect(started.status).toBe(202)
  const { id } = (await started.json()) as { id: number }
  const [instance] = await workflows.get()
  await instance?.waitForStatus('complete')
  return (await (await person.call(`/api/imports/${id}`)).json()) as ImportView
}

const listOf = async (person: Person, list: string) =>
  (await (await person.call(`/api/albums?list=${list}`)).json()) as AlbumView[]

it('imports each album of a collection once, with title, artist, cover and address', async () => {
  const person = await newPerson()
  serve(createSite('marit', albumsUpTo(250)))
  const done = await runImport(person, { username: 'marit', type: 'collection', importTags: false })
  expect(done).toMatchObject({ status: 'complete', found: 250, added: 250, existing: 0, skipped: 0, message: null })
  const albums = (await listOf(person, 'collection')).filter((album) => album.title !== 'Welcome to Gatefold')
  expect(albums).toHaveLength(250)
  expect(new Set(albums.map((album) => album.bandcampUrl)).size).toBe(250)
  expect(albums.find((album) => album.title === 'Record 3')).toMatchObject({
    artist: 'Band 3',
    bandcampUrl: 'https://band-3.bandcamp.com/album/record-3',
    coverUrl: 'https://f4.bcbits.com/img/a0092000003_10.jpg',
    hasPreview: true,
    list: 'collection',
  })
})

it('lets the welcome album go with the first albums that arrive, once, and not if it was changed', async () => {
  const title = 'Welcome to Gatefold'
  const welcomeOf = async (one: Person) => (await listOf(one, 'collection')).find((album) => album.title === title)
  const input = { username: 'marit', type: 'collection', importTags: false }
  const [person, owner] = [await newPerson(), await newPerson()]
  const welcome = await welcomeOf(person)
  serve(createSite('marit', []))
  await runImport(person, input)
  expect(await welcomeOf(person)).toBeDefined()
  serve(createSite('marit', albumsUpTo(2)))
  await runImport(person, input)
  expect(await welcomeOf(person)).toBeUndefined()
  await person.call('/api/albums/restore', { json: { albumIds: [welcome?.id] } })
  serve(createSite('marit', albumsUpTo(3)))
  await runImport(person, input)
  expect(await welcomeOf(person)).toBeDefined()

  await owner.call(`/api/albums/${(await welcomeOf(owner))?.id}`, { method: 'PATCH', json: { notes: 'Mine' } })
  await runImport(owner, input)
  expect(await welcomeOf(owner)).toBeDefined()
})

it('adds nothing and changes no ratings, notes, tags or crates when an import runs again', async () => {
  const person = await newPerson()
  serve(createSite('marit', albumsUpTo(30)))
  const input = { username: 'marit', type: 'collection', importTags: false }
  await runImport(person, input)
  const [first] = await listOf(person, 'collection')
  await person.call(`/api/albums/${first?.id}`, { method: 'PATCH', json: { rating: 4, notes: 'Mine', tags: ['own'] } })
  const crate = (await (await person.call('/api/crates', { json: { name: 'Crate' } })).json()) as { id: number }
  await person.call(`/api/crates/${crate.id}/albums`, { json: { albumIds: [first?.id] } })
  const before = await listOf(person, 'collection')
  const again = await runImport(person, input)
  expect(again).toMatchObject({ status: 'complete', found: 30, added: 0, existing: 30 })
  expect(await listOf(person, 'collection')).toEqual(before)
})

it('moves a wishlist album to the collection after it was bought', async () => {
  const person = await newPerson()
  const wish = siteAlbum(7)
  serve(createSite('marit', [], [wish]))
  await runImport(person, { username: 'marit', type: 'wishlist', importTags: false })
  expect(await listOf(person, 'wishlist')).toHaveLength(1)
  serve(createSite('marit', [wish]))
  await runImport(person, { username: 'marit', type: 'collection', importTags: false })
  expect(await listOf(person, 'wishlist')).toHaveLength(0)
  expect((await listOf(person, 'collection')).map((album) => album.title)).toContain('Record 7')
})

it('leaves a trashed album in the trash', async () => {
  const person = await newPerson()
  serve(createSite('marit', albumsUpTo(2)))
  const input = { username: 'marit', type: 'collection', importTags: false }
  await runImport(person, input)
  const gone = (await listOf(person, 'collection')).find((album) => album.title === 'Record 1')
  await person.call(`/api/albums/${gone?.id}`, { method: 'DELETE' })
  await runImport(person, input)
  expect((await listOf(person, 'collection')).map((album) => album.title)).not.toContain('Record 1')
})

it('fails with a code and the username if there is no such fan', async () => {
  const person = await newPerson()
  serve(createSite('marit', []))
  const failed = await runImport(person, { username: 'nobody-here', type: 'collection' })
  expect(failed).toMatchObject({ status: 'failed', errorCode: 'no-such-fan', added: 0 })
  expect(failed.message).toMatch(/^No Bandcamp fan is called nobody-here/)
})

it('reports an empty list differently from one without new albums', async () => {
  const person = await newPerson()
  serve(createSite('marit', albumsUpTo(3)))
  const empty = await runImport(person, { username: 'marit', type: 'wishlist', importTags: false })
  expect(empty).toMatchObject({ status: 'complete', errorCode: null, found: 0, added: 0, existing: 0 })
  await runImport(person, { username: 'marit', type: 'collection', importTags: false })
  const again = await runImport(person, { username: 'marit', type: 'collection', importTags: false })
  expect(again).toMatchObject({ status: 'complete', errorCode: null, found: 3, added: 0, existing: 3 })
})

it('waits while Bandcamp limits the rate, then imports every album once', async () => {
  const person = await newPerson()
  let asked = 0
  serve(createSite('marit', albumsUpTo(220)), () => {
    asked += 1
    if (asked % 2 === 0) return undefined
    return asked % 4 === 1
      ? new Response('Too many requests', { status: 429, headers: { 'retry-after': '3' } })
      : new Response('<title>Client Challenge</title>', { headers: { 'content-type': 'text/html' } })
  })
  const done = await runImport(person, { username: 'marit', type: 'collection', importTags: false })
  expect(done).toMatchObject({ status: 'complete', found: 220, added: 220, waitingUntil: null, message: null })
})

it('imports tags, release date and track count of each new album, newest first, and keeps user tags', async () => {
  const person = await newPerson()
  const site = createSite('marit', albumsUpTo(45))
  serve(site)
  const done = await runImport(person, { username: 'marit', type: 'collection', importTags: true })
  expect(done).toMatchObject({ status: 'complete', added: 45, tagged: 45, failed: 0 })
  const albums = (await listOf(person, 'collection')).filter((album) => album.title.startsWith('Record '))
  for (const album of albums) {
    expect(album.bandcampTags.map((tag) => tag.toLowerCase())).toContain('folk')
    expect(album).toMatchObject({ userTags: [], version: 1, releaseDate: '2024-03-08', trackCount: 3 })
  }
  const pages = site.requests.filter(({ url }) => url.includes('/album/')).map(({ url }) => url)
  expect(pages).toHaveLength(45)
  expect(pages[0]).toContain('/album/record-0')
})

it('makes no requests for albums without the tags option', async () => {
  const person = await newPerson()
  const site = createSite('marit', albumsUpTo(5))
  serve(site)
  const done = await runImport(person, { username: 'marit', type: 'collection', importTags: false })
  expect(done).toMatchObject({ added: 5, tagged: 0 })
  expect(site.requests.every(({ url }) => !url.includes('/album/') && !url.includes('/api/mobile/'))).toBe(true)
})

it('waits while reading tags and skips an album that no longer exists on Bandcamp', async () => {
  const person = await newPerson()
  let asked = 0
  serve(createSite('marit', albumsUpTo(25)), (request) => {
    if (!request.url.includes('/album/')) return undefined
    asked += 1
    if (request.url.endsWith('/record-7'))
      return new Response('gone', { status: 404, headers: { 'content-type': 'text/html' } })
    return asked % 10 === 0 ? new Response('no', { status: 429 }) : undefined
  })
  const done = await runImport(person, { username: 'marit', type: 'collection', importTags: true })
  expect(done).toMatchObject({ status: 'complete', added: 25, tagged: 24, failed: 1, waitingUntil: null })
})

describe('a host that refuses while the others answer', () => {
  const REFUSING = 'band-3.bandcamp.com'
  const input = { username: 'marit', type: 'collection', importTags: true }
  const ofHost = 4
  const run = async (refuse: (asked: number) => Response | undefined) => {
    const person = await newPerson()
    const asked: string[] = []
    serve(createSite('marit', albumsUpTo(25)), ({ url }) => {
      if (!url.includes('/album/')) return undefined
      asked.push(new URL(url).hostname)
      return new URL(url).hostname === REFUSING ? refuse(asked.filter((host) => host === REFUSING).length) : undefined
    })
    return { done: await runImport(person, input), asked }
  }

  it('keeps no others from being read, is asked a few times more, and is told', async () => {
    const { done, asked } = await run(() => new Response('no', { status: 429 }))
    expect(done).toMatchObject({ status: 'complete', tagged: 25 - ofHost, failed: 0 })
    expect(done.message).toBe(`Couldn’t read the tags of 4 albums. No answer from ${REFUSING}. Try again later.`)
    expect(asked.slice(0, 25 - ofHost + 1)).toContain('band-2.bandcamp.com')
    expect(asked.filter((host) => host === REFUSING)).toHaveLength(3)
    expect(asked).toHaveLength(25 - ofHost + 3)
  })

  it.each([
    ['403', () => html('<h1>Error 403 Forbidden</h1>', { status: 403 })],
    ['0 bytes', () => html('')],
    [
      'silence',
      () => {
        throw new DOMException('', 'TimeoutError')
      },
    ],
  ])('is read later where it answers again, after %s', async (_, fault) => {
    const { done } = await run((asked) => (asked === 1 ? fault() : undefined))
    expect(done).toMatchObject({ status: 'complete', tagged: 25, failed: 0, message: null })
  })
})

it('has two items with the same names and a physical edition of them as three albums', async () => {
  const person = await newPerson()
  const names = { title: 'Ebb', artist: 'Marrow Tide' }
  const albums = [1, 2, 3].map((n) => ({ ...siteAlbum(n), ...names, host: 'marrow.bandcamp.com', slug: `ebb-${n}` }))
  const site = createSite('marit', albums)
  const record = { item_type: 'package', item_id: 5, item_title: '12" Black Vinyl' }
  Object.assign(site.fans.get('marit')?.collection[2] ?? {}, record)
  serve(site)
  for (const added of [3, 0]) {
    const done = await runImport(person, { username: 'marit', type: 'collection', importTags: true })
    expect(done).toMatchObject({ status: 'complete', added, existing: 3 - added })
    const found = (await listOf(person, 'collection')).filter(({ title }) => title === names.title)
    expect(found.map(({ itemId, bandcampUrl }) => [itemId, bandcampUrl]).sort()).toEqual(
      albums.map((album) => [album.id, addressOf(album)]),
    )
  }
})

it("reads an album on a band's own domain through the mobile endpoint, never from that domain", async () => {
  const person = await newPerson()
  const album = { ...siteAlbum(1), host: 'music.a-band-of-its-own.example' }
  const site = createSite('marit', [album])
  serve(site)
  const done = await runImport(person, { username: 'marit', type: 'collection', importTags: true })
  expect(done).toMatchObject({ added: 1, tagged: 1 })
  expect(site.requests.every(({ url }) => new URL(url).hostname.endsWith('bandcamp.com'))).toBe(true)
})

it('removes the untouched albums of an import when it is undone', async () => {
  const person = await newPerson()
  serve(createSite('marit', albumsUpTo(6)))
  const { id } = await runImport(person, { username: 'marit', type: 'collection', importTags: true })
  const [rated, crated] = (await listOf(person, 'collection')).filter((album) => album.title.startsWith('Record '))
  await person.call(`/api/albums/${rated?.id}`, { method: 'PATCH', json: { rating: 3 } })
  const crate = (await (await person.call('/api/crates', { json: { name: 'Crate' } })).json()) as { id: number }
  await person.call(`/api/crates/${crate.id}/albums`, { json: { albumIds: [crated?.id] } })
  const stranger = await newPerson()
  expect((await stranger.call(`/api/imports/${id}/undo`, { method: 'POST' })).status).toBe(404)
  const undone = await person.call(`/api/imports/${id}/undo`, { method: 'POST' })
  expect(await undone.json()).toEqual({ removed: 4, reverted: 0, crates: 0, tagRules: 0, kept: 2, keptBy: [] })
  const left = (await listOf(person, 'collection')).filter((album) => album.title.startsWith('Record '))
  expect(left.map((album) => album.id).sort()).toEqual([rated?.id, crated?.id].sort())
  const again = await runImport(person, { username: 'marit', type: 'collection', importTags: false })
  expect(again).toMatchObject({ added: 4, existing: 2 })
})

it('finds a preview on request, caches it, and finds a new one if it no longer plays', async () => {
  const person = await newPerson()
  const site = createSite('marit', albumsUpTo(1))
  serve(site)
  await runImport(person, { username: 'marit', type: 'collection', importTags: false })
  const album = (await listOf(person, 'collection')).find((one) => one.title === 'Record 0')
  const find = async (query = '') => (await person.call(`/api/albums/${album?.id}/preview${query}`)).json()
  const before = site.requests.length
  expect(await find()).toMatchObject({ url: expect.stringContaining('t4.bcbits.com'), title: 'Tide Table' })
  expect(site.requests).toHaveLength(before + 1)
  await find()
  expect(site.requests).toHaveLength(before + 1)
  await find('?fresh=1')
  expect(site.requests).toHaveLength(before + 2)
})

it('returns 404 for the preview of an album without an address or of another person', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  serve(createSite('marit', []))
  const [welcome] = await listOf(person, 'collection')
  expect((await person.call(`/api/albums/${welcome?.id}/preview`)).status).toBe(404)
  expect((await other.call(`/api/albums/${welcome?.id}/preview`)).status).toBe(404)
})

it('reports when a list has fewer albums than Bandcamp counts', async () => {
  const person = await newPerson()
  const site = createSite('marit', albumsUpTo(5))
  serve(site, (request) =>
    request.url.includes('fancollection')
      ? Response.json({
          items: site.fans.get('marit')?.collection.slice(0, 3),
          more_available: false,
          last_token: '1:1:a::',
        })
      : undefined,
  )
  const done = await runImport(person, { username: 'marit', type: 'collection', importTags: false })
  expect(done).toMatchObject({ status: 'complete', added: 3 })
  expect(done).toMatchObject({ message: '3 of 5 are here.', errorCode: 'list-short' })
})

it('stops reading a list without an end', async () => {
  const person = await newPerson()
  const site = createSite('marit', albumsUpTo(5))
  serve(site, (request) =>
    request.url.includes('fancollection')
      ? Response.json({ items: site.fans.get('marit')?.collection, more_available: true, last_token: '1:1:a::' })
      : undefined,
  )
  const done = await runImport(person, { username: 'marit', type: 'collection', importTags: false })
  expect(done).toMatchObject({ status: 'complete', added: 5 })
  expect(site.requests.length).toBeLessThan(10)
})

it('returns 409 with the running import when the same list is started twice', async () => {
  const person = await newPerson()
  // Bandcamp's refusal keeps the first one running.
  serve(createSite('marit', albumsUpTo(3)), () => new Response('no', { status: 429 }))
  const input = { username: 'marit', type: 'collection', importTags: false }
  const both = await Promise.all([
    person.call('/api/imports/fan', { json: input }),
    person.call('/api/imports/fan', { json: input }),
  ])
  expect(both.map((response) => response.status).sort()).toEqual([202, 409])
  const conflict = both.find((response) => response.status === 409)
  const started = both.find((response) => response.status === 202)
  const { id } = (await (started as Response).json()) as { id: number }
  expect(await conflict?.json()).toMatchObject({ code: 'import-running', id })
  await person.call(`/api/imports/${id}`, { method: 'DELETE' })
})

it('cancels a running import', async () => {
  const person = await newPerson()
  serve(createSite('marit', albumsUpTo(3)), () => new Response('no', { status: 429 }))
  const started = await person.call('/api/imports/fan', { json: { username: 'marit', type: 'collection' } })
  const { id } = (await started.json()) as { id: number }
  const cancelled = await person.call(`/api/imports/${id}`, { method: 'DELETE' })
  expect(await cancelled.json()).toMatchObject({ status: 'cancelled', waitingUntil: null })
  const again = await person.call(`/api/imports/${id}`, { method: 'DELETE' })
  expect(await again.json()).toMatchObject({ status: 'cancelled' })
})

it.each([
  ['an empty username', { username: '', type: 'collection' }, 'username', 'Please enter a Bandcamp username'],
  ['an invalid username', { username: 'a/../b?', type: 'collection' }, 'username', 'Must be a Bandcamp username'],
  ['an unknown list', { username: 'marit', type: 'everything' }, 'type', 'The list must be collection or wishlist'],
])('returns 400 with field errors for %s and makes no request', async (_, json, field, message) => {
  const person = await newPerson()
  const site = createSite('marit', [])
  serve(site)
  const response = await person.call('/api/imports/fan', { json })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ fields: { [field]: message } })
  expect(site.requests).toEqual([])
})

it("returns 404 for another person's import", async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  serve(createSite('marit', albumsUpTo(1)))
  const { id } = await runImport(person, { username: 'marit', type: 'collection', importTags: false })
  expect((await other.call(`/api/imports/${id}`)).status).toBe(404)
  expect((await other.call(`/api/imports/${id}`, { method: 'DELETE' })).status).toBe(404)
  expect(await (await other.call('/api/imports')).json()).toEqual([])
})

const endlessBody = () =>
  new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1 << 20).fill(65)) })

const FAULTS: Record<string, () => Response> = {
  '429': () => html('Too many requests', { status: 429 }),
  '429 with Retry-After': () => html('Too many requests', { status: 429, headers: { 'retry-after': '2' } }),
  '403': () => html('<h1>Error 403 Forbidden</h1>', { status: 403 }),
  'the bot check with 200': () => html('<title>Client Challenge</title><script src="/_fs-ch-1/x.js"></script>'),
  '500': () => html('Internal error', { status: 500 }),
  'a broken connection': () => {
    throw new TypeError('Network connection lost')
  },
  'a timeout': () => {
    throw new DOMException('The operation was aborted due to timeout', 'TimeoutError')
  },
  '0 bytes': () => html(''),
  'invalid content': () => html('<div id="pagedata" data-blob="{&quot;"></div>'),
  'an endless page': () => html(endlessBody() as unknown as string),
  'a redirect to a private address': () =>
    new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data/' } }),
}
// An import fails at once, because a retry would not help.
const FINAL = new Set(['a redirect to a private address'])

describe.each(Object.entries(FAULTS))('%s', (name, fault) => {
  if (!FINAL.has(name))
    it('waits after a single failure and imports everything', async () => {
      const person = await newPerson()
      const met = new Set<string>()
      serve(createSite('marit', albumsUpTo(120)), (request) => {
        const kind = request.url.includes('fancollection') ? 'list' : 'fan'
        if (met.has(kind)) return undefined
        met.add(kind)
        return fault()
      })
      const done = await runImport(person, { username: 'marit', type: 'collection', importTags: false })
      expect(done).toMatchObject({ status: 'complete', found: 120, added: 120, waitingUntil: null, message: null })
    })

  it('fails with a reason if it persists from the second page on, and keeps imported albums', async () => {
    const person = await newPerson()
    let lists = 0
    let refused = 0
    serve(createSite('marit', albumsUpTo(150)), (request) => {
      if (!request.url.includes('fancollection')) return undefined
      lists += 1
      if (lists === 1) return undefined
      refused += 1
      return fault()
    })
    const failed = await runImport(person, { username: 'marit', type: 'collection', importTags: false })
    expect(failed).toMatchObject({ status: 'failed', added: 100, waitingUntil: null, message: expect.any(String) })
    expect(failed.finishedAt).not.toBeNull()
    expect(refused).toBeLessThanOrEqual(20)
    expect((await listOf(person, 'collection')).filter((album) => album.title.startsWith('Record '))).toHaveLength(100)
  })
})
