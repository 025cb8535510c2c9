import { beforeAll, expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { CollectionPage } from '#domain/query/collection-page.ts'
import { bestFirst, filterAlbums, parseCollectionQuery, sortAlbums } from '#domain/query/collection-query.ts'
import { createNearestSearch } from '#domain/query/nearest-searches.ts'
import { toSearchable } from '#domain/query/searchable-album.ts'
import { createQueryTest } from '#domain/query/test-query.ts'
import { add, answer, newEmptyPerson } from './collections.ts'
import type { Person } from './people.ts'

/** The albums of a listener, oldest first. */
const ALBUMS = [
  { title: 'Slow Lights', artist: 'Ottilie Brandt', label: 'Harbour Tapes', tags: ['ambient', 'drone'] },
  { title: 'Harbour', artist: 'Ottilie Brandt', tags: ['field recordings'], notes: 'For rainy mornings' },
  { title: 'Lights Out, Harbour', artist: 'The Moths', tags: ['dub', 'techno'] },
  { title: 'Éclats', artist: 'Zsófi Kovács', label: 'Ábradat', tags: ['électronique'] },
  { title: 'Dub Techno Sessions', artist: 'Ørstaat', tags: ['live'] },
  { title: "Don't Look Back", artist: 'Sigur Ósk', notes: 'Bought at the show in Malmö' },
  { title: 'Straße', artist: 'Łukasz Żal', tags: ['krautrock'] },
  { title: '!!!', artist: 'Æther & Sons', label: 'Null' },
  { title: 'ΝΟΣΤΟΣ', artist: 'Eleni K' },
]

/** One whose tracks are known. */
const WITH_TRACKS = {
  title: 'Marginalia',
  artist: 'Various',
  bandcampUrl: 'https://various.bandcamp.com/album/marginalia',
  tracks: [
    { number: 1, title: 'Ghost Orchid', artist: 'Inés Quill', streamable: true },
    { number: 2, title: 'ПРИВЕТ Café', streamable: false },
  ],
}

const SEARCHES: [typed: string, titles: string[]][] = [
  ['ottilie harbour', ['Harbour', 'Slow Lights']],
  ['harbour ottilie', ['Harbour', 'Slow Lights']],
  ['slow lights', ['Slow Lights']],
  ['lights slow', ['Slow Lights']],
  ['Slow Lights – Ottilie Brandt', ['Slow Lights']],
  ['ottilie brandt - slow lights', ['Slow Lights']],
  ['dub techno', ['Dub Techno Sessions', 'Lights Out, Harbour']],
  ['techno dub', ['Dub Techno Sessions', 'Lights Out, Harbour']],
  ['"dub techno"', ['Dub Techno Sessions']],
  ['zsofi', ['Éclats']],
  ['Zsofi', ['Éclats']],
  ['ZSÓFI', ['Éclats']],
  ['kovacs eclats', ['Éclats']],
  ['abradat', ['Éclats']],
  ['electronique', ['Éclats']],
  ['orstaat', ['Dub Techno Sessions']],
  ['sigur osk', ["Don't Look Back"]],
  ["don't look", ["Don't Look Back"]],
  ['don’t look', ["Don't Look Back"]],
  ['malmo show', ["Don't Look Back"]],
  ['rainy ottilie', ['Harbour']],
  ['harbour tapes', ['Slow Lights']],
  ['strasse', ['Straße']],
  ['lukasz zal', ['Straße']],
  ['aether & sons', ['!!!']],
  ['!!!', ['!!!']],
  ['ΝΟΣ', ['ΝΟΣΤΟΣ']],
  ['νοστος', ['ΝΟΣΤΟΣ']],
  ['  harb  ', ['Harbour', 'Lights Out, Harbour', 'Slow Lights']],
  ['lights', ['Lights Out, Harbour', 'Slow Lights']],
  ['artist:zsofi', ['Éclats']],
  ['harbour -moths ottilie', ['Harbour', 'Slow Lights']],
  ['ambient or krautrock', ['Straße', 'Slow Lights']],
  ['ghost orchid', ['Marginalia']],
  ['orchid marginalia', ['Marginalia']],
  ['ines quill', ['Marginalia']],
  ['"привет cafe"', ['Marginalia']],
  ['orchid -quill', []],
  ['title:orchid', []],
  ['nothing of this', []],
  ['dont look', ["Don't Look Back"]],
  ['moths and lights', ['Lights Out, Harbour']],
  ['the ottilie harbour', ['Harbour', 'Slow Lights']],
  ['the moths', ['Lights Out, Harbour']],
  ['track:orchid', ['Marginalia']],
  ['song:quill', ['Marginalia']],
  ['notes:malmo', ["Don't Look Back"]],
  ['note:malmö', ["Don't Look Back"]],
  ['tag:elec*', []],
  ['tag:élec*', ['Éclats']],
  ['tag:d*', ['Lights Out, Harbour', 'Slow Lights']],
  ['-tag:* orstaat', ['Dub Techno Sessions']],
]

let person: Person
let all: AlbumView[]
beforeAll(async () => {
  person = await newEmptyPerson()
  const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString()
  await add(
    person,
    ALBUMS.map((album, index) => ({ ...album, addedAt: day(index) })),
  )
  await person.call('/api/albums', { json: { ...WITH_TRACKS, addedAt: day(ALBUMS.length) } })
  all = await answer<AlbumView[]>(person.call('/api/albums'))
})

it.each(SEARCHES)('finds what %j means, the best first', async (typed, titles) => {
  const search = `?${new URLSearchParams({ q: typed })}`
  const page = await answer<{ albums: AlbumView[] }>(person.call(`/api/albums/page${search}`))
  expect(page.albums.map(({ title }) => title)).toEqual(titles)

  const query = parseCollectionQuery(search)
  const now = new Date()
  const test = createQueryTest(query.q, { now, crates: [], members: [], rates: {} })
  const sorted = sortAlbums(all.map(toSearchable), 'recent')
  for (const found of [
    filterAlbums(sorted, query, now, test),
    ...(/["-]|or|:/.test(typed) ? [] : [filterAlbums(sorted, query, now)]),
  ])
    expect(bestFirst(found, query).map(({ title }) => title)).toEqual(titles)
})

it.each([
  'otilie',
  'hrabour',
  'Ottilie harbourx',
  'zsofy eclats',
  'orchyd',
  'marginalia ghots',
  'tehcno',
  'nothing of this',
  'tag:dubb',
  'slow',
])('offers the same by the API and on the page without script as in the browser, instead of %j', async (typed) => {
  const search = `?${new URLSearchParams({ q: typed })}`
  const page = await answer<CollectionPage>(person.call(`/api/albums/page${search}`))
  const nearest = createNearestSearch(typed)
  for (const album of all) nearest.add(toSearchable(album))
  expect(page.nearest).toEqual(page.shown > 0 ? [] : nearest.result())
  const html = await (await person.call(`/app${search}`)).text()
  for (const { q } of page.nearest) expect(html).toContain(`>${q}</a>`)
})
