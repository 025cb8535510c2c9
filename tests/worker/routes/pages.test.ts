import { createExecutionContext } from 'cloudflare:test'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import { FORMATS } from '#domain/albums/formats.ts'
import { countTags, lastMonths, statisticsOf } from '#domain/albums/statistics.ts'
import { VERDICTS } from '#domain/albums/verdict.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import { albumsInCrate, type CrateMembers } from '#domain/crates/crate-members.ts'
import type { CollectionPage } from '#domain/query/collection-page.ts'
import {
  ADDED,
  type CollectionQuery,
  collectionSearch,
  filterAlbums,
  SORTS,
  sortAlbums,
  sortOf,
  toSearchable,
} from '#domain/query/collection-query.ts'
import { createQueryTest } from '#domain/query/test-query.ts'
import { foldTag } from '#domain/tags/tags.ts'
import { dayText } from '#locales/intl.ts'
import { deskTitle, giftTitle, offlineTitle, shareTitle, wholeTitle } from '#locales/landing.ts'
import { app } from '#worker/app.ts'
import { isWholeList } from '#worker/db/albums/collection-page.ts'
import { saveRates } from '#worker/db/rates.ts'
import { soakTest } from '../../runs.ts'
import { countedCall } from '../counting.ts'
import { envWith } from '../databases.ts'
import { call, newPerson, ORIGIN, type Person, systemCtx } from '../people.ts'
import { loggedErrors } from '../setup.ts'

const ISLANDS = ['header', 'crates', 'collection', 'tabbar', 'dialogs']
const DAY = 86_400_000

async function add(person: Person, albums: Record<string, unknown>[]): Promise<AlbumView[]> {
  const given = albums.map((album) => ({
    title: 'Low Water',
    artist: 'Harbour Lights',
    bandcampUrl: `https://a.bandcamp.com/album/${crypto.randomUUID()}`,
    ...album,
  }))
  const response = await person.call('/api/albums/bulk', { json: { albums: given } })
  expect(response.headers.get('failed-rows')).toBeNull()
  return (await response.json()) as AlbumView[]
}
const page = async (person: Person, search = '') => (await person.call(`/app${search}`)).text()

function propsOf(html: string, island: string): Record<string, unknown> {
  const scripts = [...html.matchAll(/<script type="application\/json" data-props="([a-z]+)">(.*?)<\/script>/gs)]
  const found = scripts.filter(([, name]) => name === island)
  expect(found, `${island}'s data`).toHaveLength(1)
  return JSON.parse(found[0]?.[2] ?? '')
}
const seedOf = (html: string) => propsOf(html, 'collection').seed as CollectionPage
const titles = (html: string) => seedOf(html).albums.map((album) => album.title)

const scriptTags = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((text) => !text.includes('application/json'))
/** Event handlers and javascript: addresses in the markup. */
async function handlersIn(html: string): Promise<string[]> {
  const found: string[] = []
  const note = ({ attributes }: Element) => {
    for (const [name = '', value = ''] of attributes as unknown as Iterable<string[]>)
      if (name.startsWith('on') || /^\s*javascript:/i.test(value)) found.push(`${name}=${value}`)
  }
  await new HTMLRewriter().on('*', { element: note }).transform(new Response(html)).text()
  return found
}
const nonceOf = (response: Response) =>
  /script-src [^;]*'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]

it('shows the landing page with sign-in and sign-up', async () => {
  const response = await call('/')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/html; charset=UTF-8$/i)
  const html = await response.text()
  for (const text of ['Sign In', 'Get Started', 'Create an Account', '<main id="main"', '<html lang="en"'])
    expect(html).toContain(text)
})

it('tells of the desk, shares, gift lists, whole albums and use without a network on the landing page', async () => {
  const html = await (await call('/')).text()
  const headings = [...html.matchAll(/<h2\b[^>]*>([^<]+)</g)].map(([, text]) => text)
  for (const title of [deskTitle, shareTitle, giftTitle, wholeTitle, offlineTitle]) expect(headings).toContain(title)
  expect(html).toContain('Nobody else sees your albums, unless you share a link.')
})

it('has canonical metadata on the landing page at any query, and none elsewhere', async () => {
  const tag = /<(?:link|meta)\b[^>]*\b(?:name|property|rel)="(canonical|description|og:[a-z:]+|twitter:card)"[^>]*>/g
  const said = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(tag)].map(([text, name = '']) => [name, /(?:content|href)="([^"]*)"/.exec(text)?.[1]]),
    )
  const head = said(await (await call('/?auth=login')).text())
  expect(head).toMatchObject({
    canonical: 'http://gatefold.test/',
    'og:url': 'http://gatefold.test/',
    'og:image': 'http://gatefold.test/share.png',
    'og:title': expect.stringContaining('Gatefold'),
    'og:image:alt': expect.stringMatching(/\S/),
    'twitter:card': 'summary_large_image',
  })
  expect(head['og:description']).toBe(head.description)
  expect(said(await (await call('/nothing')).text())).toEqual({})
})

it('loads one small script and no React on the landing page', async () => {
  const html = await (await call('/')).text()
  const sources = scriptTags(html).flatMap((attributes) => /src="([^"]+)"/.exec(attributes)?.[1] ?? [])
  expect(sources.filter((source) => !source.startsWith('/@'))).toEqual(['/landing.js'])
  expect(html).not.toContain('data-island')
  expect(html).not.toContain('/app.js')
})

it.each(['/', '/app', '/demo', '/nothing'])("runs only scripts with the response's nonce on %s", async (path) => {
  const person = await newPerson()
  const ask = () => (path === '/' ? call(path) : person.call(path))
  const [first, second] = [await ask(), await ask()]
  const nonce = nonceOf(first)
  expect(nonce).toMatch(/^[\w+/=-]{16,}$/)
  expect(nonceOf(second)).not.toBe(nonce)
  const html = await first.text()
  expect(scriptTags(html).length).toBeGreaterThan(0)
  for (const attributes of scriptTags(html)) expect(attributes).toContain(`nonce="${nonce}"`)
  expect(await handlersIn(html)).toEqual([])
})

it.each(['/offline', '/app', '/demo', '/nothing'])('sends security headers with %s', async (path) => {
  const { headers } = await (await newPerson()).call(path)
  const policy = headers.get('content-security-policy') ?? ''
  for (const part of ["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(part)
  expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|https:|\*)/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

it('redirects signed-in users from / to /app and others from /app to /', async () => {
  const person = await newPerson()
  const home = await person.call('/')
  expect([home.status, home.headers.get('location')]).toEqual([302, '/app'])
  for (const cookie of [undefined, 'gatefold.session_token=made.up', 'gatefold.session_token=']) {
    const away = await call('/app', { cookie })
    expect([away.status, away.headers.get('location')]).toEqual([302, '/'])
    expect((await call('/', { cookie })).status).toBe(200)
  }
})

it('renders cards, crates and the data of each island once', async () => {
  const person = await newPerson()
  await person.call('/api/crates', { json: { name: 'Late night' } })
  await add(person, [{ title: 'Low Water', artist: 'Harbour Lights', rating: 4 }])
  const response = await person.call('/app')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const html = await response.text()
  const rendered = html.replace(/<script type="application\/json".*?<\/script>/gs, '')
  for (const text of ['Low Water', 'Harbour Lights', 'Welcome to Gatefold', 'Late night', 'Your Collection'])
    expect(rendered).toContain(text)
  expect([...html.matchAll(/data-island="([a-z]+)"/g)].map(([, name]) => name).sort()).toEqual(ISLANDS.toSorted())
  expect([...html.matchAll(/data-props="([a-z]+)"/g)].map(([, name]) => name).sort()).toEqual(ISLANDS.toSorted())
  expect(titles(html)).toEqual(['Low Water', 'Welcome to Gatefold'])
  expect(propsOf(html, 'header')).toMatchObject({ me: { email: person.email, itemsPerPage: 10 } })
  expect(propsOf(html, 'crates')).toMatchObject({ crates: [{ name: 'Late night', albumCount: 0 }] })
})

it.each(['de-DE,de;q=0.9,en;q=0.5', '*', 'not a tag, , ;;q=x, "', `${'x'.repeat(5_000)}"><script>`])(
  'formats dates in the language of the messages for a browser that prefers %j',
  async (wished) => {
    const person = await newPerson()
    const [album] = await add(person, [{}])
    const html = await (await person.call('/app', { headers: { 'accept-language': wished } })).text()
    expect(html).toContain('<html lang="en"')
    expect(html).toContain(`title="${dayText(Date.parse(album?.addedAt ?? ''))}"`)
  },
)

it('renders a hundred albums of the wall, with links to the others and without stars', async () => {
  const person = await newPerson()
  await add(
    person,
    Array.from({ length: 120 }, (_, index) => ({ title: `Record ${index}` })),
  )
  const cookie = `${person.cookie}; gatefold.view=wall`
  const first = await (await call('/app', { cookie })).text()
  expect(first.match(/class="wall-item /g)).toHaveLength(100)
  expect(first).toContain('aria-label="Next page"')
  expect(first).toContain('href="/app?page=2"')
  expect(first).not.toContain('class="stars')
  const second = await (await call('/app?page=2', { cookie })).text()
  expect(second.match(/class="wall-item /g)).toHaveLength(21)
  const grid = await page(person)
  expect(grid.match(/class="card"/g)).toHaveLength(10)
  expect(grid).not.toContain('class="wall-item ')

  // A device on which no view was chosen shows what was chosen last.
  const chosen = await person.call('/api/user/preferences', { method: 'PATCH', json: { lastView: 'wall' } })
  expect(chosen.status).toBe(204)
  expect((await page(person)).match(/class="wall-item /g)).toHaveLength(100)
  const own = await (await call('/app', { cookie: `${person.cookie}; gatefold.view=grid` })).text()
  expect(own.match(/class="card"/g)).toHaveLength(10)
})

it('opens a list in the order chosen last, but not a search or an address that names another', async () => {
  const person = await newPerson()
  await add(person, [{ title: 'Birch' }, { title: 'Aspen' }, { title: 'Cedar' }])
  const read = async (path: string) => (await call(path, { cookie: `${person.cookie}; gatefold.sort=title` })).text()
  const html = await read('/app')
  expect(titles(html).slice(0, 3)).toEqual(['Aspen', 'Birch', 'Cedar'])
  expect(propsOf(html, 'collection').search).toBe('?sort=title')
  expect(propsOf(await read('/app?list=wishlist'), 'collection').search).toBe('?list=wishlist&sort=title')
  for (const search of ['?sort=rating-low', '?q=cedar', '?unrated=1', '?crate=none'])
    expect(propsOf(await read(`/app${search}`), 'collection').search).toBe(search)
})

it('leaves room for the filters beside the albums if they were left open', async () => {
  const person = await newPerson()
  await add(person, [{}])
  const shown = async (filters: string) =>
    (await call('/app', { cookie: `${person.cookie}; gatefold.filters=${filters}` })).text()
  expect(await shown('open')).toContain('class="beside-filters ')
  expect(await shown('')).not.toContain('beside-filters ')
})

it('renders totals that link to what they count, and the charts as chosen', async () => {
  const person = await newPerson()
  await add(person, [{ rating: 4 }, {}, {}])
  const shown = async (view: string, charts: string) =>
    (await call('/app', { cookie: `${person.cookie}; gatefold.view=${view}; gatefold.charts=${charts}` })).text()
  const sectionOf = (html: string) => /<section class="([^"]*)"[^>]* aria-label="Statistics"/.exec(html)?.[1]
  const html = await shown('grid', '')
  expect(html).toContain('href="/app?unrated=1">2 unrated</a>')
  expect(sectionOf(html)).toBeUndefined()
  expect(sectionOf(await shown('grid', 'open'))).toBeDefined()
  expect(sectionOf(await shown('grid', 'closed'))).toBeUndefined()
  expect(sectionOf(await shown('wall', 'open'))).toBeDefined()
  expect(await shown('grid', 'open')).toContain('Rate them (2)')
})

it('renders the head of an artist and of a label: albums, average, years and tags, each within the place', async () => {
  const person = await newPerson()
  const low = { artist: 'Low Orchard', label: 'Low Tide' }
  await add(person, [
    { ...low, rating: 4, tags: ['dub'], releaseDate: '1998-05' },
    { ...low, rating: 5, tags: ['dub', 'tape'], releaseDate: '2024' },
    { artist: 'Other', label: 'Low Tide', list: 'wishlist', tags: ['folk'] },
  ])
  const headOf = async (search: string) => {
    const html = await page(person, search)
    const head = /<header [^>]*data-place="(\w+)".*?<\/header>/s.exec(html)
    const items = [...(head?.[0] ?? '').matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text)
    const links = [...(head?.[0] ?? '').matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
    const title = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '')
    return { kind: head?.[1], title, items, links }
  }
  expect(await headOf('?artist=low+orchard')).toEqual({
    kind: 'artist',
    title: 'low orchard',
    items: ['2 albums', '4.5 average', '1998–2024'],
    links: [
      '/app',
      '/app?tag=dub&amp;artist=low+orchard',
      '/app?tag=tape&amp;artist=low+orchard',
      '/app/desk?artist=low+orchard',
      '/app/artists',
    ],
  })
  expect(await headOf('?list=both&label=Low+Tide&tag=folk')).toEqual({
    kind: 'label',
    title: 'Low Tide',
    items: ['1 album', expect.stringContaining('>1 unrated</a>')],
    links: [
      '/app?list=both',
      '/app?list=both&amp;tag=folk&amp;unrated=1&amp;label=Low+Tide',
      '/app/desk?list=both&amp;tag=folk&amp;label=Low+Tide',
      '/app/labels',
    ],
  })
  expect(await headOf('?list=wishlist&label=Low+Tide')).toMatchObject({ items: ['1 album'] })
  expect(await headOf('?crate=none&artist=Other')).toMatchObject({ kind: undefined, title: 'Not in any crate' })
})

it('names the artist, the label or the crate of the page in its title', async () => {
  const person = await newPerson()
  await add(person, [{ artist: 'Low Orchard', label: 'Low Tide' }])
  const crate = (await (await person.call('/api/crates', { json: { name: 'Night' } })).json()) as CrateView
  const titleOf = async (search: string) => /<title>(.*?)<\/title>/.exec(await page(person, search))?.[1]
  expect(await titleOf('')).toBe('Your Collection · Gatefold')
  expect(await titleOf('?artist=Low+Orchard')).toBe('Low Orchard · Gatefold')
  expect(await titleOf('?list=both&label=Low+Tide')).toBe('Low Tide · Gatefold')
  expect(await titleOf(`?crate=${crate.id}&artist=Low+Orchard`)).toBe('Night · Gatefold')
  expect(await titleOf('?crate=none&artist=Low+Orchard')).toBe('Not in any crate · Gatefold')
})

it('sorts by label from the column head of the compact view, albums without one last', async () => {
  const person = await newPerson()
  await add(person, [
    { title: 'None' },
    { title: 'Zinc', label: 'Zinc Yard' },
    { title: 'Amen', label: 'amen' },
    { title: 'Low', label: 'Low Tide' },
  ])
  const cookie = `${person.cookie}; gatefold.view=compact; gatefold.columns=label`
  const html = await (await call('/app', { cookie })).text()
  for (const sort of ['title', 'artist', 'label', 'rating-high']) expect(html).toContain(`href="/app?sort=${sort}"`)
  expect(html).not.toContain('href="/app?sort=price"')
  expect(titles(await page(person, '?sort=label')).slice(0, 3)).toEqual(['Amen', 'Low', 'Zinc'])
  const byRating = await (await call('/app?sort=rating-high', { cookie })).text()
  expect(byRating).toContain('href="/app?sort=rating-low"')
})

it('renders the columns of the cookie in a list, each value once below the artist', async () => {
  const person = await newPerson()
  await add(person, [{ label: 'Low Tide', price: 1_980, currency: 'JPY', releaseDate: '2019-06' }])
  const show = async (columns: string) => {
    const cookie = `${person.cookie}; gatefold.view=list; gatefold.columns=${columns}`
    const html = await (await call('/app', { cookie })).text()
    return html.replace(/<script type="application\/json".*?<\/script>/gs, '').replaceAll('<!-- -->', '')
  }
  const withLabel = await show('price.label.evil')
  expect(withLabel).toContain('>¥1,980 · </span><span class="sm:hidden" dir="auto" translate="no">Low Tide</span><a')
  expect(withLabel).toContain('href="/app?list=both&amp;label=Low+Tide"')
  expect(await show('year')).toContain('>2019<')
  expect(await show('')).not.toContain('list=both&amp;label=')
})

it('counts uncrated albums and includes the crates once', async () => {
  const person = await newPerson()
  await add(await newPerson(), [{}, {}])
  const [held, alsoHeld, free] = await add(person, [{ title: 'Held' }, { title: 'Also held' }, { title: 'Free' }])
  const made: number[] = []
  for (const albumIds of [[held?.id, alsoHeld?.id], [alsoHeld?.id]]) {
    const response = await person.call('/api/crates', { json: { name: 'Shelf', albumIds } })
    made.push(((await response.json()) as CrateView).id)
  }
  const html = await page(person, `?crate=${made[0]}`)
  // The other uncrated album is the welcome album.
  expect(propsOf(html, 'crates')).toMatchObject({ uncrated: 2, crates: [{ id: made[0] }, { id: made[1] }] })
  expect(propsOf(html, 'collection').crates).toMatchObject([{ id: made[0], albumCount: 2 }])
  expect(propsOf(html, 'dialogs')).not.toHaveProperty('crates')
  await person.call('/api/albums/delete', { json: { albumIds: [held?.id, free?.id] } })
  expect(propsOf(await page(person), 'crates').uncrated).toBe(1)
})

it('contains nothing of another person', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const [secret] = await add(other, [{ title: 'Secret title', tags: ['secret-tag'] }])
  const { id } = (await (await other.call('/api/crates', { json: { name: 'Secret crate' } })).json()) as CrateView
  await other.call(`/api/crates/${id}/albums`, { json: { albumIds: [secret?.id] } })
  for (const search of ['', `?crate=${id}`, '?q=secret', '?list=both'])
    expect((await page(person, search)).replaceAll('?q=secret', '').toLowerCase()).not.toMatch(/secret[ -]/)
})

it('escapes user text in the page', async () => {
  const person = await newPerson()
  const evil = '</script><img src=x onerror=alert(1)>'
  await add(person, [
    {
      title: evil,
      artist: `${evil}<!--<script>`,
      notes: `"'${evil}`,
      tags: [evil],
      coverUrl: 'https://x.example/"onerror="alert(1)',
    },
  ])
  await person.call('/api/crates', { json: { name: evil, description: evil } })
  const { id } = ((await (await person.call('/api/crates')).json()) as CrateView[])[0] as CrateView
  for (const search of ['', `?crate=${id}`, `?q=${encodeURIComponent(evil)}`, `?tag=${encodeURIComponent(evil)}`]) {
    const html = await page(person, search)
    expect(html).not.toContain('<!--<script>')
    expect(await handlersIn(html)).toEqual([])
    for (const island of ISLANDS) expect(propsOf(html, island)).toEqual(expect.any(Object))
  }
  expect(titles(await page(person))).toContain(evil)
})

it('shows what the address asks for', async () => {
  const person = await newPerson()
  const albums = await add(person, [
    ...Array.from({ length: 12 }, (_, n) => ({ title: `Record ${n}`, addedAt: new Date(n * DAY).toISOString() })),
    { title: 'Åben Vinter', tags: ['Dub', 'Tape'], rating: 5, addedAt: '2001-01-01T00:00:00Z' },
    { title: 'Plain', tags: ['dub'], rating: 2, addedAt: '2002-01-01T00:00:00Z' },
    { title: 'Wished for', list: 'wishlist', addedAt: '2003-01-01T00:00:00Z' },
  ])
  const { id: crateId } = (await (await person.call('/api/crates', { json: { name: 'C' } })).json()) as CrateView
  const inCrate = ['Wished for', 'Record 3'].map((title) => albums.find((album) => album.title === title)?.id)
  await person.call(`/api/crates/${crateId}/albums`, { json: { albumIds: inCrate } })
  const shown = async (search: string) => titles(await page(person, search))
  const records = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, n) => `Record ${from - n}`)

  expect(await shown('')).toEqual(['Welcome to Gatefold', 'Plain', 'Åben Vinter', ...records(11, 5)])
  expect(await shown('?page=2')).toEqual(records(4, 0))
  expect(await shown('?q=ÅBEN%20v')).toEqual(['Åben Vinter'])
  expect(await shown('?tag=DUB')).toEqual(['Plain', 'Åben Vinter'])
  expect(await shown('?tag=dub&tag=tape')).toEqual(['Åben Vinter'])
  expect(await shown('?list=wishlist')).toEqual(['Wished for'])
  expect(await shown(`?crate=${crateId}`)).toEqual(['Wished for', 'Record 3'])
  expect(await shown(`?crate=${crateId}&sort=title`)).toEqual(['Record 3', 'Wished for'])
  const [wished, third] = inCrate
  await person.call(`/api/crates/${crateId}/order`, { method: 'PUT', json: { albumIds: [third, wished] } })
  expect(await shown(`?crate=${crateId}`)).toEqual(['Record 3', 'Wished for'])
  expect(await shown('?crate=none&q=record&sort=title')).toEqual(
    [0, 1, 10, 11, 2, 4, 5, 6, 7, 8].map((n) => `Record ${n}`),
  )
  expect(await shown('?crate=none&list=wishlist')).toEqual([])
  expect(await shown('?min=3&sort=rating-low')).toEqual(['Welcome to Gatefold', 'Åben Vinter'])
  expect(await shown('?q=record&sort=title')).toEqual([0, 1, 10, 11, 2, 3, 4, 5, 6, 7].map((n) => `Record ${n}`))
  expect(await shown('?added=last7days')).toEqual(['Welcome to Gatefold'])
  const asked = '?tag=dub&page=1'
  const answered = await (await person.call(`/api/albums/page${asked}`)).json()
  expect(answered).toEqual(seedOf(await page(person, asked)))
  await person.call('/api/user/preferences', { method: 'PATCH', json: { itemsPerPage: 25 } })
  expect(await shown('')).toHaveLength(15)
})

it.each([
  '?page=9007199254740991',
  '?page=-1&crate=0&min=9&max=x&sort=evil&list=evil&added=evil',
  '?crate=9007199254740991',
  `?q=${'x'.repeat(10_000)}`,
  `?${'tag=a&'.repeat(500)}`,
  '?q=%00&tag=%00',
  '?q=%F0%28&tag=%FF',
  "?q=%27%20OR%201=1--&tag=%25_'",
  '?q=%ED%A0%80',
])('renders a page for any query: %s', async (search) => {
  const person = await newPerson()
  const response = await person.call(`/app${search}`)
  expect(response.status).toBe(200)
  seedOf(await response.text())
})

const letter = fc.constantFrom(
  ...[
    'a',
    'A',
    'b',
    'é',
    'É',
    'ß',
    'ẞ',
    'İ',
    'ı',
    'Σ',
    'ς',
    'σ',
    'Å',
    'Å',
    'ﬀ',
    '😀',
    '𐐀',
    '𐐨',
    '日',
    ' ',
    '%',
    '_',
    '"',
    '\\',
    "'",
  ],
)
const words = fc.array(letter, { minLength: 1, maxLength: 4 }).map((letters) => letters.join(''))
const name = words.filter((text) => text.trim() !== '')
const tag = fc.oneof(words, fc.constantFrom('Dub', 'dub', 'DUB', 'Élan', 'élan', 'ÉLAN', 'ΣΑΣ', 'σας', 'a;b'))
const artist = fc.oneof(name, fc.constantFrom('Åsa', 'ÅSA', 'ΣΑΣ', 'σας', 'a b', 'A  B', '%'))
const album = fc.record({
  title: name,
  artist,
  notes: fc.oneof(fc.constant(''), words),
  tags: fc.array(tag, { maxLength: 3 }),
  bandcampTags: fc.array(tag, { maxLength: 2 }),
  rating: fc.constantFrom(null, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5),
  trackCount: fc.constantFrom(null, 0, 7),
  releaseDate: fc.constantFrom(null, '1999-12-31', '2010', '2010-01-01', '2019-06', '2019-06-30'),
  price: fc.constantFrom(null, 0, 700, 1_000, 2_000),
  currency: fc.constantFrom(null, 'EUR', 'JPY', 'KWD', 'ISK'),
  label: fc.constantFrom(null, null, 'Low Tide', 'low tide', 'Élan', 'Elan'),
  purchasedAt: fc.constantFrom(null, '2020-01-01T00:00:00Z', '2021-05-05T05:05:05.005Z'),
  list: fc.constantFrom('collection', 'wishlist'),
  verdict: fc.constantFrom(null, ...VERDICTS),
  formats: fc.subarray([...FORMATS]),
  downloadedAt: fc.constantFrom(null, '2026-05-05T05:05:05.005Z'),
  downloadedTracks: fc.constantFrom(null, 1, 9),
  daysAgo: fc.constantFrom(0.5, 3, 8, 20, 40, 60, 100, 300, 800),
})
const half = fc.integer({ min: 0, max: 10 }).map((steps) => steps / 2)
/** Usually `not`, so that queries still find albums. */
const rarely = <T, Not>(some: fc.Arbitrary<T>, not: Not): fc.Arbitrary<T | Not> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(not) }, { weight: 1, arbitrary: some })
const chosenTag = tag.filter((text) => text.trim() !== '')
const query: fc.Arbitrary<CollectionQuery> = fc.record({
  list: fc.constantFrom('collection', 'wishlist', 'both'),
  q: fc.oneof(fc.constant(''), fc.constant(''), letter, words),
  tags: fc.oneof(fc.constant<string[]>([]), fc.constant<string[]>([]), fc.array(chosenTag, { maxLength: 2 })),
  sort: fc.constantFrom(...SORTS),
  seed: fc.nat({ max: 999_999 }),
  added: fc.oneof(fc.constant('allTime' as const), fc.constantFrom(...ADDED)),
  rating: fc.oneof(
    fc.constant({ min: 0, max: 5 }),
    fc.constant({ min: 0, max: 5 }),
    fc.tuple(half, half).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
  ),
  untagged: rarely(fc.constant(true), false),
  unrated: rarely(fc.constant(true), false),
  year: rarely(
    fc.constantFrom(...[1999, 2010, 2019, 2020].map((year) => ({ from: year, to: year })), { from: 1999, to: 2012 }),
    null,
  ),
  decade: rarely(fc.constantFrom(1990, 2010), null),
  month: rarely(fc.constantFrom(...lastMonths(new Date(), 4)), null),
  artist: rarely(
    artist.map((name) => name.replace(/\s+/g, ' ').trim()),
    null,
  ),
  label: rarely(fc.constantFrom('Low Tide', 'Elan', 'Nobody'), null),
  verdict: rarely(fc.constantFrom(...VERDICTS), null),
  downloaded: rarely(fc.constantFrom('yes', 'partial', 'no'), null),
  format: rarely(fc.constantFrom(...FORMATS), null),
  // The browser asks the server.
  imports: fc.constant(null),
  crate: fc.constant(null),
  page: fc.constantFrom(1, 1, 2),
})

soakTest('finds the same albums in SQL as in the browser', [], async () => {
  // The rate of ISK is unknown.
  const perUsd = { EUR: 1 / 1.17523, JPY: 158.7, KWD: 0.3069, USD: 1 }
  const rates = Object.entries(perUsd).map(([currency, rate]) => ({ currency, perUsd: rate, day: '2026-05-01' }))
  await saveRates(systemCtx(), rates)
  await fc.assert(
    fc.asyncProperty(
      fc.array(album, { minLength: 5, maxLength: 30 }),
      fc.array(fc.tuple(query, fc.constantFrom('collection', 'crate', 'none')), { minLength: 9, maxLength: 9 }),
      fc.infiniteStream(fc.nat()),
      async (given, queries, luck) => {
        const person = await newPerson()
        await person.call('/api/albums/all', { method: 'DELETE' })
        const now = new Date()
        const added = await add(
          person,
          given.map(({ daysAgo, ...one }) => ({
            ...one,
            addedAt: new Date(now.getTime() - daysAgo * DAY).toISOString(),
          })),
        )
        const inCrate = added
          .filter((_, index) => index % 2 === 0)
          .map(({ id }) => ({ id, place: luck.next().value as number }))
          .sort((a, b) => a.place - b.place)
        const made = await person.call('/api/crates', { json: { name: 'C', albumIds: inCrate.map(({ id }) => id) } })
        const { id: crateId } = (await made.json()) as CrateView
        await person.call('/api/crates', { json: { name: 'D', albumIds: added.slice(1, 3).map(({ id }) => id) } })
        await person.call(`/api/albums/${added[4]?.id}`, { method: 'DELETE' })
        for (const one of added.slice(0, 3)) await person.call(`/api/albums/${one.id}`, { method: 'PATCH', json: {} })
        const all = ((await (await person.call('/api/albums')).json()) as AlbumView[]).map(toSearchable)

        const members = (await (await person.call('/api/crates/members')).json()) as CrateMembers[]
        const crateOrder = members.find((crate) => crate.crateId === crateId)?.albumIds

        for (const [rest, place] of queries) {
          const crate = place === 'crate' ? crateId : place === 'none' ? 'none' : null
          const asked: CollectionQuery = { ...rest, crate }
          const seed = seedOf(await page(person, collectionSearch(asked)))
          const among = crate === null ? all : albumsInCrate(all, crate, members)
          const context = { now, crates: [], members, rates: seed.money.rates }
          const hits = filterAlbums(among, asked, now, createQueryTest(asked.q, context))
          const sorted = sortAlbums(hits, sortOf(asked), { crateOrder, rates: seed.money.rates, seed: asked.seed })
          const count = (list: string) => (crate === 'none' ? among : all).filter((one) => one.list === list).length
          expect(seed.counts).toEqual({ collection: count('collection'), wishlist: count('wishlist') })
          const start = (asked.page - 1) * 10
          expect(seed.albums.map(({ id }) => id)).toEqual(sorted.slice(start, start + 10).map(({ id }) => id))
          expect(seed.shown).toBe(hits.length)
          const { topTags: _, years, ...figures } = statisticsOf(hits, now, seed.money)
          expect(seed.statistics).toMatchObject(figures)
          expect(seed.statistics.years).toEqual(isWholeList(asked) ? null : years)
          const folded = (tags: { tag: string; count: number }[]) =>
            Object.fromEntries(tags.map(({ tag, count }) => [foldTag(tag), count]))
          expect(folded(seed.tags)).toEqual(folded(countTags(hits)))
        }
      },
    ),
    { numRuns: 100 },
  )
})

it.each(['/nothing', '/app/nothing', '/index.html', '/%F0%28', '/..%2f..%2fetc/passwd'])(
  'returns 404 for %s',
  async (path) => {
    const response = await call(path)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('404 Page Not Found')
    expect(html).toContain('Did you forget to add the page to the router?')
  },
)

const failing = <Target extends D1Database | D1DatabaseSession>(database: Target): Target =>
  new Proxy(database, {
    get: (target, key) => {
      if (key === 'batch') return () => Promise.reject(new Error('secret detail of the disk'))
      if (key === 'withSession' && 'withSession' in target)
        return (start?: string) => failing(target.withSession(start))
      const value = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** Sends a request to a Worker whose database batches fail. */
async function withFailingDatabase(person: Person, path: string) {
  const request = new Request(ORIGIN + path, { headers: { cookie: person.cookie } })
  const response = await app.fetch(request, envWith(failing) as never, createExecutionContext())
  const text = await response.text()
  const logged = loggedErrors.splice(0)
  expect(logged).toHaveLength(1)
  return { status: response.status, text, logged: JSON.parse(String(logged[0]?.[0])) as Record<string, string> }
}

it('shows an error page with a request id and logs the error once', async () => {
  const { status, text, logged } = await withFailingDatabase(await newPerson(), '/app')
  expect(status).toBe(500)
  expect(logged).toMatchObject({ path: '/app', error: 'Error: secret detail of the disk' })
  expect(logged.requestId).toMatch(/^[\w-]{8,}$/)
  expect(text).toContain(logged.requestId)
  expect(text).toContain('Something went wrong on our side')
  expect(text).not.toContain('secret detail')
})

it('returns an API error with a request id', async () => {
  const { status, text, logged } = await withFailingDatabase(await newPerson(), '/api/albums')
  expect(status).toBe(500)
  expect(JSON.parse(text)).toEqual({
    code: 'internal',
    message: `Something went wrong. Reference: ${logged.requestId}`,
  })
})

it.each(['/api/albums', '/api/albums?list=wishlist', '/api/crates', '/api/export/albums', '/api/imports'])(
  'needs one query for the session and one round trip for %s',
  async (path) => {
    expect(await countedCall(await newPerson(), path)).toMatchObject({ status: 200, roundTrips: 2 })
  },
)

it.each(['/app', '/api/auth/me'])(
  'needs one query for the session and, at the same time, a round trip to each database for %s',
  async (path) => {
    expect(await countedCall(await newPerson(), path)).toMatchObject({ status: 200, roundTrips: 3, inARow: 2 })
  },
)

it.each(['/app?q=dub&tag=tape&sort=title&page=2', '/api/albums/page?q=dub'])(
  'waits for one round trip more to find the albums of %s',
  async (path) => {
    const person = await newPerson()
    await add(person, [{ title: 'Dub', tags: ['tape'] }])
    expect(await countedCall(person, path)).toMatchObject({ status: 200, inARow: 3 })
  },
)

it('makes no database call for visitors', async () => {
  const nobody = { ...(await newPerson()), cookie: '' }
  for (const path of ['/', '/app', '/nothing', '/api/albums'])
    expect(await countedCall(nobody, path)).toMatchObject({ roundTrips: 0 })
})

it('needs one round trip and six statements for a rating besides the session', async () => {
  const person = await newPerson()
  const [one] = await add(person, [{}])
  const answer = await countedCall(person, `/api/albums/${one?.id}`, { method: 'PATCH', json: { rating: 4 } })
  expect(answer).toMatchObject({ status: 200, roundTrips: 2, statements: 7 })
})

it('reads at most two rows for an unchanged collection of any size, besides two for the session', async () => {
  const person = await newPerson()
  await add(
    person,
    Array.from({ length: 500 }, () => ({})),
  )
  const etag = (await person.call('/api/albums')).headers.get('etag') ?? ''
  const unchanged = await countedCall(person, '/api/albums', { headers: { 'if-none-match': etag } })
  expect(unchanged.status).toBe(304)
  expect(unchanged.rowsRead).toBeLessThanOrEqual(4)
  expect((await countedCall(person, '/api/albums')).rowsRead).toBeGreaterThan(500)
})

const accountOf = async (person: Person, cookie = person.cookie) => {
  const response = await person.call('/app', { cookie })
  const named = /<html[^>]* data-account="([^"]*)"/.exec(await response.text())?.[1] ?? null
  expect(named).toBe(response.headers.get('gatefold-account'))
  return named
}

it('names the account of a page that the browser may keep, the same each time, for each person another, and not by the id', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  const account = await accountOf(person)
  expect(account).toMatch(/^[\w-]{22}$/)
  expect(await accountOf(person)).toBe(account)
  expect(await accountOf(other)).not.toBe(account)
  expect(person.id).not.toContain(account)
})

it('names no account where the browser is to keep nothing, and none to visitors', async () => {
  const person = await newPerson()
  expect(await accountOf(person, `${person.cookie}; gatefold-copy=off`)).toBeNull()
  for (const path of ['/', '/app', '/offline', '/nothing-here'])
    expect((await call(path)).headers.get('gatefold-account')).toBeNull()
})

it.each([
  ['offline page', '/offline', 'You are offline'],
  ['demo', '/demo?q=dub', 'This is a demo.'],
  ['album of the demo', '/demo/album/3', 'This is a demo.'],
])('shows nothing of a person on the %s', async (_, path, text) => {
  const html = await (await (await newPerson()).call(path)).text()
  expect(html).toContain(text)
  expect(html).not.toMatch(/@example\.com|data-props|data-account/)
})
