import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { bestFirst, DEFAULT_QUERY, filterAlbums, sortAlbums, toSearchable } from '#domain/query/collection-query.ts'
import { namesOf } from '#domain/query/name-search.ts'
import { isPlain, quoteValue } from '#domain/query/plain.ts'
import { tagTerm } from '#domain/query/query-text.ts'
import { createQueryTest } from '#domain/query/test-query.ts'
import { withText } from '#domain/query/with-text.ts'
import { completionsAt, searchedText } from '#islands/features/find/complete-query.ts'
import { asSpelled, wordsAsFilters, wordTermsOf } from '#islands/features/find/words-as-filters.ts'
import { commandsFor } from '#islands/shell/commands/commands.ts'
import { commandsInSearch } from '#islands/shell/commands/commands-in-search.ts'
import { findDestinations } from '#islands/shell/commands/destinations.ts'
import { albumView } from '../domain/albums/album-view.ts'
import { scene } from './shell/commands/scene.ts'

vi.stubGlobal('location', { pathname: '/app' })
vi.stubGlobal('document', { cookie: '', querySelector: () => ({ focus: () => undefined }) })

const given: Partial<AlbumView>[] = [
  { title: 'Björk Live at Home', artist: 'Mórbid Ångström', label: 'Éditions Nuit', tags: ['chamber pop'] },
  { title: 'The Wall of Salt', artist: 'The Caretakers', tags: ['hip-hop', 'instrumental'], releaseDate: '2021-03-04' },
  { title: 'Wallpaper', artist: 'Marit Halvorsen', tags: ['lo-fi'], rating: 5 },
  { title: 'Dust & Echoes', artist: 'Simon & Garbo', label: 'Low Tide Records', releaseDate: '1994-01-01' },
  { title: 'Don’t Look Down', artist: "Sinéad O'Hara", notes: 'Bought in Malmö on a rainy day' },
  { title: 'HLC-017: Night Ferry', artist: 'Kelp and Kin', label: 'Harbour Light Co.', tags: ['drum & bass'] },
  { title: 'Self-Titled', artist: 'AC/DX', tags: ['hard rock'], releaseDate: '1987-06' },
  { title: 'ＦＬＯＲＡＬ　ＳＨＯＰＰＥ', artist: 'ＭＡＣＩＮＴＯＳＨ　ＰＬＵＳ', tags: ['vaporwave'] },
  { title: '夜の海', artist: '山田ミドリ', tags: ['ambient'], releaseDate: '2021' },
  { title: 'Тёмный лес', artist: 'Алёна Ветрова', tags: ['ethereal'] },
  { title: '파란노을', artist: 'Parannoul', tags: ['shoegaze'] },
  { title: 'Nguyễn Thị Đêm', artist: 'Ắ Ấ Ế', tags: ['traditional'] },
  { title: 'Straße', artist: 'Łukasz Żal', tags: ['krautrock'] },
  { title: '!!!', artist: 'Æther & Sons', tags: ['dance'] },
  { title: 'Marginalia', artist: 'Various Artists', trackText: 'ghost orchid\nines quill' },
  { title: 'Ümit Işık', artist: 'Can Ünlü', tags: ['psych'] },
  { title: 'Blue Train Home', artist: 'Blue Trains', releaseDate: '2007' },
]
const albums = given.map((one, index) =>
  toSearchable(albumView({ id: index + 1, addedAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(), ...one })),
)
const names = namesOf(sortAlbums(albums, 'recent'))
const tag = names.tags.map(({ item }) => item.name)
const artist = names.artists.map(({ item }) => item.name)
const label = names.labels.map(({ item }) => item.name)
const terms = wordTermsOf({ tag, artist, label, crate: [] })
const NOW = new Date('2026-11-27')

const testOf = (q: string) =>
  isPlain(q) ? undefined : createQueryTest(q, { now: NOW, crates: [], members: [], rates: {} })

/** What the field finds: with the words, or with Enter, which takes the offered filters where the words alone find nothing. */
function inField(typed: string): string[] {
  const query = withText({ ...DEFAULT_QUERY, list: 'both' }, asSpelled(typed, { tag }))
  const found = bestFirst(filterAlbums(names.albums, query, NOW, testOf(query.q)), query).map(({ title }) => title)
  const offered = found.length > 0 ? null : wordsAsFilters(typed, terms)
  return offered === null ? found : inField(offered)
}

const commands = commandsFor(scene)
const both = { ...DEFAULT_QUERY, list: 'both' as const }
const inCommands = (typed: string) =>
  findDestinations(
    {
      albums: names,
      crates: [],
      commands,
      hits: filterAlbums(names.albums, { ...both, q: typed }, NOW, testOf(typed)),
    },
    typed,
  )
const albumsInCommands = (typed: string) =>
  inCommands(typed).flatMap(({ destinations }) =>
    destinations.flatMap((one) => (one.kind === 'album' ? [one.item.title] : [])),
  )

/** Each search of a listener, and the album that is meant. */
const SEARCHES: [typed: string, title: string][] = [
  ['bjork', 'Björk Live at Home'],
  ['björk', 'Björk Live at Home'],
  ['BJORK LIVE', 'Björk Live at Home'],
  ['angstrom', 'Björk Live at Home'],
  ['morbid bjork', 'Björk Live at Home'],
  ['editions nuit', 'Björk Live at Home'],
  ['the wall', 'The Wall of Salt'],
  ['wall', 'Wallpaper'],
  ['caretakers', 'The Wall of Salt'],
  ['the caretakers wall', 'The Wall of Salt'],
  ['salt wall caretakers', 'The Wall of Salt'],
  ['wallp', 'Wallpaper'],
  ['halvorsen wallpaper', 'Wallpaper'],
  ['simon and garbo', 'Dust & Echoes'],
  ['simon & garbo', 'Dust & Echoes'],
  ['dust echoes', 'Dust & Echoes'],
  ['dust and echoes simon', 'Dust & Echoes'],
  ['low tide', 'Dust & Echoes'],
  ['dont look', 'Don’t Look Down'],
  ["don't look", 'Don’t Look Down'],
  ['sinead ohara', 'Don’t Look Down'],
  ["o'hara", 'Don’t Look Down'],
  ['rainy malmo', 'Don’t Look Down'],
  ['hlc017', 'HLC-017: Night Ferry'],
  ['hlc-017', 'HLC-017: Night Ferry'],
  ['kelp & kin', 'HLC-017: Night Ferry'],
  ['night ferry – kelp and kin', 'HLC-017: Night Ferry'],
  ['acdx', 'Self-Titled'],
  ['ac/dx', 'Self-Titled'],
  ['self titled', 'Self-Titled'],
  ['macintosh plus', 'ＦＬＯＲＡＬ　ＳＨＯＰＰＥ'],
  ['夜の', '夜の海'],
  ['山田 夜', '夜の海'],
  ['темный лес', 'Тёмный лес'],
  ['ветрова', 'Тёмный лес'],
  ['파란', '파란노을'],
  ['parannoul', '파란노을'],
  ['nguyen thi dem', 'Nguyễn Thị Đêm'],
  ['strasse', 'Straße'],
  ['lukasz zal', 'Straße'],
  ['!!!', '!!!'],
  ['aether and sons', '!!!'],
  ['ghost orchid', 'Marginalia'],
  ['isik', 'Ümit Işık'],
  ['blue trains', 'Blue Train Home'],
]

describe.each(SEARCHES)('%j', (typed, title) => {
  it('is found first by the search field', () => expect(inField(typed)[0]).toBe(title))
  it('is found first by ⌘K', () => expect(albumsInCommands(typed)[0]).toBe(title))
  it('finds the same in both', () => expect(albumsInCommands(typed)).toEqual(inField(typed).slice(0, 6)))
})

/** What only filters find: offered for the words, and taken by Enter. */
it.each<[typed: string, titles: string[]]>([
  ['hiphop', ['The Wall of Salt']],
  ['hip hop', ['The Wall of Salt']],
  ['lofi', ['Wallpaper']],
  ['lo fi', ['Wallpaper']],
  ['drum and bass', ['HLC-017: Night Ferry']],
  ['drum n bass', ['HLC-017: Night Ferry']],
  ['2021', ['夜の海', 'The Wall of Salt']],
  ['caretakers 2021', ['The Wall of Salt']],
  ['blue trains 2007', ['Blue Train Home']],
  ['ambient 2021', ['夜の海']],
  ['1990s', ['Dust & Echoes']],
  ['80s', ['Self-Titled']],
  ['rated', ['Wallpaper']],
  ['5 stars', ['Wallpaper']],
  ['4+ stars', ['Wallpaper']],
  ['tag:"hip hop"', ['The Wall of Salt']],
  ['tag:hiphop', ['The Wall of Salt']],
  ['tag:"lo fi"', ['Wallpaper']],
  ['tag:inst*', ['The Wall of Salt']],
  ['tags:ambient', ['夜の海']],
  ['genre:ambient', ['夜の海']],
  ['notes:malmo', ['Don’t Look Down']],
  ['note:malmö', ['Don’t Look Down']],
  ['track:orchid', ['Marginalia']],
  ['year:1990-1999', ['Dust & Echoes']],
  ['year:1990s', ['Dust & Echoes']],
  ['year:2020–2022', ['夜の海', 'The Wall of Salt']],
  ['stars:5', ['Wallpaper']],
  ['rating:4-5', ['Wallpaper']],
  ['is:rated', ['Wallpaper']],
])('the field finds %j', (typed, titles) => {
  expect(inField(typed)).toEqual(titles)
})

const someTerm = fc.oneof(
  fc.constantFrom(...tag).map(tagTerm),
  fc.constantFrom(...artist).map((name) => `artist=${quoteValue(name)}`),
  fc.constantFrom(
    'artist:a',
    'label:nuit',
    'is:rated',
    'is:untagged',
    'year:2021',
    'rating>=4',
    'has:note',
    'tag:inst*',
  ),
)
const someQuery = fc
  .array(fc.tuple(fc.constantFrom('', '-'), someTerm), { minLength: 1, maxLength: 4 })
  .map((terms) => terms.map((parts) => parts.join('')).join(' '))

it('chooses nothing by itself that would replace a query which says something as it stands', () => {
  fc.assert(
    fc.property(someQuery, (text) => {
      expect(completionsAt(text, text.length, { tag, artist, label, crate: [] }).isOpen).toBe(false)
      expect(searchedText(text, text.length, { tag, artist, label, crate: [] })).toBe(text)
    }),
  )
})

const someWords = fc.constantFrom(
  'rated',
  'downloaded',
  'wishlist',
  'untagged',
  'later',
  '2021',
  '1990s',
  ...tag,
  ...artist,
)

it('finds with “not”, “no” and “without” what it does not find without them', () => {
  const all = names.albums.map(({ title }) => title)
  const filtersOf = (typed: string) => {
    const filters = wordsAsFilters(typed, terms)
    return filters === null ? [] : inField(filters)
  }
  fc.assert(
    fc.property(fc.constantFrom('not', 'no', 'without', 'Not'), someWords, (negation, words) => {
      fc.pre(wordsAsFilters(words, terms)?.match(/\w(?::|=)/g)?.length === 1)
      const found = new Set(filtersOf(words))
      expect(new Set(filtersOf(`${negation} ${words}`))).toEqual(new Set(all.filter((title) => !found.has(title))))
    }),
  )
  expect(filtersOf('no tags')).toEqual(inField('is:untagged'))
  expect(filtersOf('without notes')).toEqual(inField('-has:note'))
})

it.each(['tag:ambient', '-is:rated', 'label:nuit or year:2021', 'notes:malmo', 'wall -salt', 'year:1990s'])(
  '⌘K finds %j as the field does',
  (typed) => {
    expect(albumsInCommands(typed)).toEqual(inField(typed).slice(0, 6))
    expect(inCommands(typed)[0]?.name).toBe('album')
  },
)

it('offers the year for a year, also where words find something', () => {
  expect(wordsAsFilters('2021', terms)).toBe('year:2021')
  expect(wordsAsFilters('blue trains 2007', terms)).toBe('artist="Blue Trains" year:2007')
})

/** What people type for a place or a command, and its id. */
const WORDS: [typed: string, id: string][] = [
  ['desk', 'desk'],
  ['friday', 'friday'],
  ['year', 'year'],
  [String(new Date().getFullYear()), 'year'],
  ['since', 'since'],
  ["what's new", 'since'],
  ['whats new', 'since'],
  ['missing', 'compare-folder'],
  ['token', 'settings-data'],
  ['queue', 'now-playing'],
  ['stats', 'charts'],
  ['statistics', 'charts'],
  ['wrapped', 'year'],
  ['tonight', 'desk'],
  ['invite', 'settings-admin'],
  ['api', 'settings-data'],
  ['logout', 'leave'],
  ['log out', 'leave'],
  ['sign out', 'leave'],
  ['delete account', 'settings'],
  ['share', 'share'],
  ['offline', 'settings-data'],
  ['dark', 'theme-dark'],
  ['light mode', 'theme-light'],
  ['theme', 'theme-light'],
  ['export', 'files'],
  ['csv', 'files'],
  ['import', 'import'],
  ['backup', 'files'],
  ['password', 'settings-security'],
  ['2fa', 'settings-security'],
  ['trash', 'trash'],
  ['deleted', 'trash'],
  ['duplicates', 'tidy'],
  ['keyboard', 'keys'],
  ['help', 'keys'],
  ['shortcuts', 'keys'],
  ['sync', 'import'],
  ['random', 'shuffle'],
  ['surprise', 'something'],
  ['diary', 'diary'],
  ['history', 'diary'],
  ['tags', 'tags'],
  ['settings', 'settings'],
]

it.each(WORDS)('the search field offers %j', (typed, id) => {
  expect(commandsInSearch(typed, scene)[0]?.id).toBe(id)
})

it.each(WORDS)('⌘K has %j', (typed, id) => {
  const ids = inCommands(typed).flatMap(({ destinations }) =>
    destinations.flatMap((one) => (one.kind === 'command' ? [one.item.id] : [])),
  )
  expect(ids[0]).toBe(id)
})
