import { describe, expect, it, vi } from 'vitest'
import { insertAlbums } from '#worker/db/albums/insert-albums.ts'
import { HARBOUR, type MadeUpAlbum } from '../../bandcamp-site/albums.ts'
import { answerAsBandcamp, createSite } from '../../bandcamp-site/site.ts'
import { RECORDS } from '../databases.ts'
import { ctxOf, newPerson, type Person } from '../people.ts'
import { serve } from '../simulated-bandcamp.ts'

const HOST = 'music.harbour-lights.net'
const ON_DOMAIN: MadeUpAlbum = { ...HARBOUR, host: HOST, slug: 'low-water' }
const OTHER: MadeUpAlbum = { ...ON_DOMAIN, slug: 'high-water', id: 71_000_999, title: 'High Water' }
const [KNOWN_URL, OTHER_URL] = [`https://${HOST}/album/low-water`, `https://${HOST}/album/high-water`]

/** A simulated Bandcamp with both albums, and the hosts that were asked. */
function serveDomain(fault?: (request: Request) => Response | undefined) {
  const site = createSite('marit', [ON_DOMAIN, OTHER])
  serve(site, fault)
  return () => [...new Set(site.requests.map(({ url }) => new URL(url).hostname))]
}
/** A person with an album of the domain, as an import of a fan's list adds it. */
async function owner(more: { bandcampUrl?: string; bandId?: number | null; sourceKey?: string } = {}): Promise<Person> {
  const person = await newPerson()
  const row = {
    ...{ title: 'Low Water', artist: 'Harbour Lights', bandcampUrl: KNOWN_URL },
    ...{ bandId: HARBOUR.bandId, sourceKey: `a${HARBOUR.id}`, itemType: 'album' as const, itemId: HARBOUR.id },
  }
  await insertAlbums(ctxOf(person.id), [{ ...row, ...more }])
  return person
}
const fetchPage = (person: Person, url: string) => person.call(`/api/bandcamp/metadata?url=${encodeURIComponent(url)}`)

describe("an album on an artist's own domain", () => {
  it('is fetched by its ids if it is in the collection', async () => {
    const hosts = serveDomain()
    const response = await fetchPage(await owner(), KNOWN_URL)
    expect(await response.json()).toMatchObject({ title: HARBOUR.title, bandcampUrl: KNOWN_URL })
    expect(hosts()).toEqual(['bandcamp.com'])
  })

  it('is fetched from its page if another album in the collection is on the domain, and Bandcamp names it', async () => {
    const hosts = serveDomain()
    const response = await fetchPage(await owner(), OTHER_URL)
    expect(await response.json()).toMatchObject({ title: 'High Water', bandcampUrl: OTHER_URL })
    expect(hosts()).toEqual(['bandcamp.com', HOST])
  })

  it('plays if another album in the collection is on the domain', async () => {
    serveDomain()
    const person = await owner()
    const made = await person.call('/api/albums', { json: { title: 'T', artist: 'A', bandcampUrl: OTHER_URL } })
    const { id } = (await made.json()) as { id: number }
    const preview = await person.call(`/api/albums/${id}/preview`)
    expect(preview.status).toBe(200)
    expect(await preview.json()).toMatchObject({ title: 'Tide Table' })
  })

  it.each<[string, () => Promise<Person>]>([
    ['no album is on it', () => newPerson()],
    [
      'only another person has an album on it',
      async () => {
        await owner()
        return newPerson()
      },
    ],
    ['the album on it has no ids', () => owner({ bandId: null })],
    [
      'the album on it is in the trash',
      async () => {
        const person = await owner()
        await RECORDS.prepare('UPDATE album SET deleted_at = 1 WHERE user_id = ?').bind(person.id).run()
        return person
      },
    ],
  ])('is refused without a request if %s', async (_, who) => {
    const hosts = serveDomain()
    const response = await fetchPage(await who(), OTHER_URL)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      fields: { url: expect.stringContaining('import the album from your Bandcamp list first') },
    })
    expect(hosts()).toEqual([])
  })

  it('is not requested on a domain that the person only typed, whatever ids they gave with it', async () => {
    const hosts = serveDomain()
    const person = await owner({ bandcampUrl: 'https://intranet.evil.net/album/low-water' })
    const response = await fetchPage(person, 'https://intranet.evil.net/admin')
    expect(response.status).toBe(400)
    expect(hosts()).toEqual(['bandcamp.com'])
  })

  it.each([
    `http://${HOST}/album/high-water`,
    `https://${HOST}:8443/album/high-water`,
    `https://other.${HOST}/album/high-water`,
    `https://${HOST}.evil.net/album/high-water`,
    `https://${HOST}@10.0.0.1/album/high-water`,
  ])('is fetched from that host and port only: %s', async (url) => {
    const hosts = serveDomain()
    const person = await owner()
    const response = await fetchPage(person, url)
    // An address without a scheme of its own is read as https.
    expect(hosts().filter((host) => host !== 'bandcamp.com' && host !== HOST)).toEqual([])
    if (!url.startsWith('http:')) expect(response.status).toBe(400)
  })

  it.each(['https://10.0.0.1/', 'https://evil.net/', `http://${HOST}/album/x`, 'https://printer/'])(
    'follows no redirect to %s',
    async (location) => {
      const asked: string[] = []
      serveDomain((request) => {
        asked.push(new URL(request.url).host)
        return new URL(request.url).host === HOST
          ? new Response(null, { status: 302, headers: { location } })
          : undefined
      })
      expect((await fetchPage(await owner(), OTHER_URL)).status).toBe(400)
      expect(asked).toEqual(['bandcamp.com', HOST])
    },
  )

  it('is not cached for other people', async () => {
    serveDomain()
    expect((await fetchPage(await owner(), OTHER_URL)).status).toBe(200)
    expect((await fetchPage(await newPerson(), OTHER_URL)).status).toBe(400)
  })
})

// Names of a local network stay out even if Bandcamp named them.
it.each(['nas.lan', 'db.internal', 'music.local'])('never requests %s', async (host) => {
  const site = createSite('marit', [
    { ...ON_DOMAIN, host },
    { ...OTHER, host },
  ])
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit)
    asked.push(new URL(request.url).host)
    return answerAsBandcamp(site, request)
  })
  const person = await owner({ bandcampUrl: `https://${host}/album/low-water` })
  expect((await fetchPage(person, `https://${host}/album/high-water`)).status).toBe(400)
  expect(asked).toEqual(['bandcamp.com'])
})
