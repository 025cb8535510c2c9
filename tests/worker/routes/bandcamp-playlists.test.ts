import { introspectWorkflow } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { PlaylistContent, PlaylistStep, PlaylistView } from '#domain/imports/playlist.ts'
import { LIMITS } from '#domain/limits.ts'
import { SINGLE } from '../../bandcamp-site/albums.ts'
import { type ApiOwner, type ApiPlaylist, enveloped, FAULTY, LOGIN, refusal } from '../../bandcamp-site/fan-api.ts'
import { createSite } from '../../bandcamp-site/site.ts'
import { newPerson, type Person } from '../people.ts'
import { serve, siteAlbumAt } from '../simulated-bandcamp.ts'

const MINE = 'https://band.bandcamp.com/album/mine'
const PLAYLISTS = '/api/bandcamp-link/playlists'
const [ONE, OTHER] = [siteAlbumAt(1, 'one'), siteAlbumAt(2, 'other')]
const LONG = {
  ...siteAlbumAt(3, 'long'),
  tracks: Array.from({ length: 7 }, (_, index) => ({
    id: 63_000_001 + index,
    title: `Long ${index + 1}`,
    seconds: 60,
  })),
}
const songsOf = ({ tracks }: typeof ONE) => tracks.map(({ id }) => `t:${id}`)
const read = async <Answer>(answer: Promise<Response>) => (await (await answer).json()) as Answer

/** A Bandcamp where somebody owns albums, and the endpoints that were called there; `fault` may answer in its place. */
function serveOwner(fault?: (url: URL, owner: ApiOwner) => Response | undefined) {
  const site = createSite('marit', [])
  const owner = { ...LOGIN, albums: [ONE, OTHER, LONG, SINGLE], playlists: [] as ApiPlaylist[] }
  site.owners.push(owner)
  const calls: string[] = []
  serve(site, ({ url }) => {
    const endpoint = /(\w+)\.view/.exec(url)?.[1]
    if (endpoint) calls.push(endpoint)
    return fault?.(new URL(url), owner)
  })
  return { owner, calls }
}

async function linked(): Promise<Person> {
  const person = await newPerson()
  await person.call('/api/bandcamp-link', { method: 'PUT', json: LOGIN })
  return person
}

/** A linked person with the owned albums, and the id of each by its title. */
async function withAlbums() {
  const person = await linked()
  await using workflows = await introspectWorkflow(env.FAN_IMPORT)
  await workflows.modifyAll((modify) => modify.disableSleeps())
  await person.call('/api/imports/link', { method: 'POST' })
  for (const instance of await workflows.get()) await instance.waitForStatus('complete')
  const albums = await read<AlbumView[]>(person.call('/api/albums'))
  const idOf = ({ title }: { title: string }) => albums.find((album) => album.title === title)?.id ?? 0
  return { person, idOf }
}

const make = (person: Person, name: string) => read<PlaylistView>(person.call(PLAYLISTS, { json: { name } }))
const step = (person: Person, playlist: string, albumId: number, from = 0) =>
  person.call(`${PLAYLISTS}/${playlist}/albums`, { json: { albumId, from } })

it('makes a playlist of albums in their order, a call for each song, and repeats none', async () => {
  const { owner, calls } = serveOwner()
  const { person, idOf } = await withAlbums()
  const { id } = await make(person, 'Low water')
  calls.length = 0
  const done = { leftOut: null, refused: [], next: null }
  expect(await read(step(person, id, idOf(OTHER)))).toEqual(done)
  expect(calls).toEqual(['getAlbum', 'getPlaylist', 'updatePlaylist', 'updatePlaylist'])
  expect(await read(step(person, id, idOf(LONG)))).toEqual({ ...done, next: 5 })
  expect(await read(step(person, id, idOf(LONG)))).toEqual({ ...done, next: 5 })
  expect(await read(step(person, id, idOf(LONG), 5))).toEqual(done)
  expect(await read(step(person, id, idOf(SINGLE)))).toEqual(done)
  const songs = [...songsOf(OTHER), ...songsOf(LONG), `t:${SINGLE.id}`]
  expect(owner.playlists).toEqual([{ id, name: 'Low water', songs }])
  expect(await read(person.call(PLAYLISTS))).toEqual([{ id, name: 'Low water', songs: songs.length }])
  expect(await read(person.call(`${PLAYLISTS}/${id}`))).toEqual({
    name: 'Low water',
    songs: songs.length,
    albumIds: [OTHER, LONG, SINGLE].map(idOf),
    missing: [],
  })
})

it('adds a song once that was added but answered by an error, and goes on after a refusal', async () => {
  const { owner, calls } = serveOwner()
  const { person, idOf } = await withAlbums()
  const { id } = await make(person, FAULTY)
  const refused = await step(person, id, idOf(LONG))
  expect([refused.status, await refused.json()]).toMatchObject([502, { code: 'upstream' }])
  expect(owner.playlists[0]?.songs).toEqual(songsOf(LONG).slice(0, 3))
  // The second song: its call, the look whether it is there. The fourth: three calls, a look before each but the first.
  expect(calls.slice(calls.indexOf('updatePlaylist')).join()).toBe(
    'updatePlaylist,updatePlaylist,getPlaylist,updatePlaylist,updatePlaylist,getPlaylist,updatePlaylist,getPlaylist,updatePlaylist',
  )
  expect((await step(person, id, idOf(LONG))).status).toBe(200)
  expect((await step(person, id, idOf(LONG), 5)).status).toBe(200)
  expect(owner.playlists[0]?.songs).toEqual(songsOf(LONG))
})

it('makes one playlist, though the answer was lost', async () => {
  let isLost = true
  const { owner } = serveOwner(({ pathname, searchParams }, { playlists }) => {
    if (!pathname.includes('createPlaylist') || !isLost) return undefined
    isLost = false
    playlists?.push({ id: 'pl:9', name: searchParams.get('name') ?? '', songs: [] })
    return new Response(null, { status: 503 })
  })
  const person = await linked()
  expect(await make(person, 'Low water')).toMatchObject({ id: 'pl:9', name: 'Low water' })
  expect(await make(person, 'Low water')).toMatchObject({ id: 'pl:9' })
  expect(await make(person, 'High water')).toMatchObject({ id: 'pl:2' })
  expect(owner.playlists.length).toBe(2)
})

it('leaves out what is not owned or has no room, and names songs that Bandcamp refuses', async () => {
  const { owner } = serveOwner()
  const { person, idOf } = await withAlbums()
  const { id } = await make(person, 'Low water')
  const [playlist] = owner.playlists
  const left = async (albumId: number) => read<PlaylistStep>(step(person, id, albumId))
  const wish = { title: 'Wish', artist: 'A', list: 'wishlist', bandcampUrl: 'https://a.bandcamp.com/album/wish' }
  const added = await read<AlbumView>(person.call('/api/albums', { json: wish }))
  expect(await left(added.id)).toEqual({ leftOut: 'not-there', refused: [], next: null })
  await person.call(`/api/albums/${idOf(ONE)}/tracks`)
  owner.albums = owner.albums.map((one) => (one === ONE ? { ...ONE, tracks: ONE.tracks.slice(1) } : one))
  expect(await left(idOf(ONE))).toEqual({ leftOut: null, refused: ['Track 1.1'], next: null })
  if (playlist) playlist.songs = Array.from({ length: LIMITS.playlistSongs - 1 }, (_, index) => `t:${index + 1}`)
  expect(await left(idOf(OTHER))).toEqual({ leftOut: 'full', refused: [], next: null })
  expect(await left(idOf(SINGLE))).toMatchObject({ leftOut: null })
  owner.playlists = []
  expect((await step(person, id, idOf(OTHER))).status).toBe(404)
})

it('says whether a playlist is gone that was to be deleted', async () => {
  const { owner } = serveOwner()
  const person = await linked()
  const { id } = await make(person, 'Low water')
  const remove = () => read(person.call(`${PLAYLISTS}/${id}`, { method: 'DELETE' }))
  expect(await remove()).toEqual({ isGone: true })
  expect(await remove()).toEqual({ isGone: true })
  owner.playlists.push({ id, name: 'Low water', songs: [] })
  for (const answer of [() => enveloped({}), () => Response.json({ error: true, error_message: 'bad version' })]) {
    serveOwner((url, other) => {
      other.playlists = owner.playlists
      return url.pathname.includes('deletePlaylist') ? answer() : undefined
    })
    expect(await remove()).toEqual({ isGone: false })
  }
})

it('finds the albums of a playlist by item, track and names, in the order of their first songs', async () => {
  const songs = [...songsOf(OTHER), 't:1', songsOf(ONE)[0] ?? '', `t:${SINGLE.id}`]
  const entry = [
    ...songs.map((id) => ({ id, title: `Song ${id}`, artist: 'Somebody' })),
    { id: 't:2', title: 'A', album: 'ONE OF MINE', albumId: 'a:77', artist: 'The Band' },
    { id: 't:3', title: 'A', album: 'Elsewhere', parent: 'a:78', artist: 'Kelp' },
    { id: 't:4', title: 'B', album: 'Elsewhere', parent: 'a:78', artist: 'Kelp' },
    { title: null },
  ]
  serveOwner(({ pathname }) =>
    pathname.includes('getPlaylist.view') ? enveloped({ playlist: { id: 'x', name: ' Tide ', entry } }) : undefined,
  )
  const { person, idOf } = await withAlbums()
  for (const album of [ONE, OTHER]) await person.call(`/api/albums/${idOf(album)}/tracks`)
  const mine = await read<AlbumView>(
    person.call('/api/albums', {
      json: { title: 'One of mine', artist: 'The Band', bandcampUrl: MINE, list: 'wishlist' },
    }),
  )
  const found = await read<PlaylistContent>(person.call(`${PLAYLISTS}/x`))
  expect(found).toMatchObject({ name: 'Tide', songs: entry.length })
  expect(found.albumIds).toEqual([idOf(OTHER), idOf(ONE), idOf(SINGLE), mine.id])
  expect(found.missing.map(({ title }) => title)).toEqual(['Song t:1', 'Elsewhere', expect.any(String)])
  await person.call(`/api/albums/${idOf(OTHER)}`, { method: 'DELETE' })
  expect((await read<PlaylistContent>(person.call(`${PLAYLISTS}/x`))).albumIds).not.toContain(idOf(OTHER))
})

it('answers nobody of somebody else’s album, of no playlist, or without a login', async () => {
  const { owner, calls } = serveOwner()
  const { person, idOf } = await withAlbums()
  const { id } = await make(person, 'Low water')
  expect((await step(await linked(), id, idOf(ONE))).status).toBe(404)
  expect(owner.playlists[0]?.songs).toEqual([])
  for (const unknown of ['pl:7', 'x'.repeat(101)]) {
    expect((await person.call(`${PLAYLISTS}/${unknown}`)).status).toBe(404)
    expect((await step(person, unknown, idOf(ONE))).status).toBe(404)
  }
  await person.call('/api/bandcamp-link', { method: 'DELETE' })
  calls.length = 0
  expect((await step(person, id, idOf(ONE))).status).toBe(409)
  expect((await person.call(PLAYLISTS)).status).toBe(409)
  expect(calls).toEqual([])
})

it.each<[string, () => Response, string]>([
  ['refuses', refusal, 'refused'],
  ['has no playlists any more', () => Response.json({ error: true, error_message: 'bad version' }), 'can’t be read'],
  ['is down', () => new Response(null, { status: 503 }), 'did not answer'],
])('says why where Bandcamp %s', async (_, answer, text) => {
  serveOwner(({ pathname }) => (/playlist/i.test(pathname) ? answer() : undefined))
  const person = await linked()
  const { id } = await read<AlbumView>(
    person.call('/api/albums', {
      json: { title: 'One', artist: 'A', list: 'collection', bandcampUrl: MINE, itemType: 'album', itemId: ONE.id },
    }),
  )
  for (const response of [
    await person.call(PLAYLISTS),
    await person.call(PLAYLISTS, { json: { name: 'Low water' } }),
    await person.call(`${PLAYLISTS}/pl:1`),
    await step(person, 'pl:1', id),
    await person.call(`${PLAYLISTS}/pl:1`, { method: 'DELETE' }),
  ])
    expect([response.status, await response.json()]).toMatchObject([
      502,
      { code: 'upstream', message: expect.stringContaining(text) },
    ])
})
