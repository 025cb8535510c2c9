import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { countArtists, countLabels, type NameCount } from '#domain/albums/artists-and-labels.ts'
import { deskAlbums, SESSION } from '#domain/albums/desk.ts'
import { countTags } from '#domain/albums/statistics.ts'
import { PLACES, type Place } from '#domain/places.ts'
import { toSearchable } from '#domain/query/searchable-album.ts'
import type { OwnShare } from '#domain/shares/share.ts'
import type { PLACE_READERS } from '#worker/db/pages/place-page.ts'
import { call, newPerson, type Person } from '../people.ts'

const ALBUMS = [
  { title: 'One', artist: 'Halvorsen', label: 'Low Tide', tags: ['dub', 'Tape'] },
  { title: 'Two', artist: 'halvorsen', label: 'Low Tide', tags: ['tape'], list: 'wishlist' },
  { title: 'Three', artist: 'Ólafur', label: 'low tide', tags: ['dub'] },
  { title: 'Four', artist: 'Anemone', tags: [] },
]

async function addAlbums(person: Person): Promise<AlbumView[]> {
  const albums = ALBUMS.map((album, index) => ({ ...album, bandcampUrl: `https://a.bandcamp.com/album/${index}` }))
  return (await person.call('/api/albums/bulk', { json: { albums } })).json() as Promise<AlbumView[]>
}

type Readers = typeof PLACE_READERS & { shares: () => Promise<OwnShare[]> }

const htmlOf = async (person: Person, place: Place, search = '') => (await person.call(`/app/${place}${search}`)).text()

/** What the page was rendered with. */
async function seedOf<Of extends keyof Readers>(
  person: Person,
  place: Of,
  search = '',
): Promise<Awaited<ReturnType<Readers[Of]>>> {
  const html = await htmlOf(person, place, search)
  const [, props = ''] = /data-props="collection">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(props).place.seed
}

/** The names in any spelling, with their counts. */
const names = (list: { name: string; count: number }[]) =>
  list.map(({ name, count }) => `${name.toLowerCase()} ${count}`)

it('renders the artists, labels and tags that the browser counts, and leaves out the trash', async () => {
  const person = await newPerson()
  const added = await addAlbums(person)
  await person.call(`/api/albums/${added.find(({ title }) => title === 'Four')?.id}`, { method: 'DELETE' })
  const albums = (await (await person.call('/api/albums')).json()) as AlbumView[]
  const searchable = albums.map(toSearchable)
  const lists: ['artists' | 'labels', NameCount[]][] = [
    ['artists', countArtists(searchable)],
    ['labels', countLabels(searchable)],
  ]
  for (const [place, counted] of lists) {
    const seed = await seedOf(person, place)
    expect(seed.total).toBe(counted.length)
    expect(names(seed.names)).toEqual(names(counted))
  }
  const tags = await seedOf(person, 'tags')
  expect(tags.total).toBe(countTags(albums).length)
  expect(tags.tags.map(({ tag, count }) => `${tag.toLowerCase()} ${count}`).sort()).toEqual(
    countTags(albums)
      .map(({ tag, count }) => `${tag.toLowerCase()} ${count}`)
      .sort(),
  )
  expect((await seedOf(person, 'trash')).items.map((item) => item.kind === 'album' && item.title)).toEqual(['Four'])
})

it('renders the rules of tags and the shares as the calls answer them', async () => {
  const person = await newPerson()
  await addAlbums(person)
  await person.call('/api/tags/edit', { json: { from: ['dub'], to: 'Dub techno' } })
  await person.call('/api/shares', { json: { of: { list: 'collection' } } })
  const { rules } = await (await person.call('/api/tags/rules')).json<{ rules: unknown[] }>()
  expect(rules).toHaveLength(1)
  expect((await seedOf(person, 'tags')).rules).toEqual(rules)
  const shares = await (await person.call('/api/shares')).json<unknown[]>()
  expect(shares).toHaveLength(1)
  expect(await seedOf(person, 'shares')).toEqual(shares)
})

/** The entry of the rail of places that are tabs of another. */
const WITHIN: Partial<Record<Place, Place>> = { labels: 'artists', tags: 'artists', trash: 'tidy' }

it('marks the shown place, names it in the title and keeps the crates beside it', async () => {
  const person = await newPerson()
  await person.call('/api/crates', { json: { name: 'Night' } })
  for (const place of PLACES) {
    const html = await htmlOf(person, place)
    const nav = /<nav[^>]* aria-label="Places">.*?<\/nav>/s.exec(html)?.[0] ?? ''
    expect(
      [...nav.matchAll(/href="([^"]*)" aria-current="page"|aria-current="page"[^>]* href="([^"]*)"/g)].map(
        ([, first, second]) => first ?? second,
      ),
    ).toEqual([`/app/${WITHIN[place] ?? place}`])
    const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
    expect(html).toContain(`<title>${heading} · Gatefold</title>`)
    expect(html).toContain('Night')
  }
})

it('shows nothing of another person, and leads visitors to the landing page', async () => {
  const owner = await newPerson()
  await addAlbums(owner)
  const other = await newPerson()
  for (const place of PLACES) {
    expect(await htmlOf(other, place)).not.toMatch(/Halvorsen|Low Tide|dub/)
    const response = await call(`/app/${place}`)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/'])
  }
  expect((await owner.call('/app/nowhere')).status).toBe(404)
})

it('renders the first albums that the desk asks about, of any list', async () => {
  const person = await newPerson()
  const long = new Date(Date.now() - 40 * 86_400_000).toISOString()
  const wishes = [
    { title: 'Asked' },
    { title: 'Kept', verdict: 'keep' },
    { title: 'Put off', verdict: 'later', verdictAt: new Date().toISOString() },
    { title: 'Put off long ago', verdict: 'later', verdictAt: long },
    { title: 'Rated', rating: 3 },
  ].map((wish) => ({ ...wish, list: 'wishlist' }))
  const owned = Array.from({ length: 25 }, (_, index) => ({ title: `Owned ${index}`, rating: index % 5 ? null : 4 }))
  const albums = [...wishes, ...owned].map((album, index) => ({
    ...album,
    artist: 'Halvorsen',
    bandcampUrl: `https://a.bandcamp.com/album/${index}`,
  }))
  const added = (await (await person.call('/api/albums/bulk', { json: { albums } })).json()) as AlbumView[]
  for (const { title, verdict, verdictAt } of wishes as Partial<AlbumView>[]) {
    const id = added.find((album) => album.title === title)?.id
    if (verdict) await person.call(`/api/albums/${id}`, { method: 'PATCH', json: { verdict, verdictAt } })
  }
  const all = (await (await person.call('/api/albums')).json()) as AlbumView[]
  const crate = (await (
    await person.call('/api/crates', { json: { name: 'Night', albumIds: [added[0]?.id, added[6]?.id] } })
  ).json()) as { id: number }
  const titlesOf = async (search: string) => {
    const seed = await seedOf(person, 'desk', search)
    expect(seed.search).toBe(search)
    return seed.albums.map(({ title }) => title)
  }
  const expected = (isOn: (album: AlbumView) => boolean) =>
    deskAlbums(all.filter(isOn), null, Date.now())
      .slice(0, SESSION)
      .map(({ title }) => title)
  expect(await titlesOf('')).toEqual(expected(({ list }) => list === 'collection'))
  expect(await titlesOf('')).toHaveLength(SESSION)
  expect(await titlesOf('?list=wishlist')).toEqual(expected(({ list }) => list === 'wishlist'))
  expect((await titlesOf('?list=wishlist')).sort()).toEqual(['Asked', 'Put off long ago'])
  expect(await titlesOf('?list=both&q=owned+1&sort=title')).toEqual(
    expected(({ title }) => /^Owned.*1/.test(title)).sort(),
  )
  expect((await titlesOf(`?crate=${crate.id}`)).sort()).toEqual(['Asked', 'Owned 1'])
  expect((await seedOf(await newPerson(), 'desk', `?crate=${crate.id}`)).albums).toEqual([])
})
