import { expect, it } from 'vitest'
import { readAlbumPage } from '#worker/bandcamp/album-page.ts'
import { fetchAlbum, fetchAlbumById } from '#worker/bandcamp/album-source.ts'
import { createBandcampClient } from '#worker/bandcamp/client.ts'
import { addressOf, HARBOUR } from '../../bandcamp-site/albums.ts'
import { mobileAnswer } from '../../bandcamp-site/answers.ts'
import { botCheckPage } from '../../bandcamp-site/other-pages.ts'
import { desktopPage } from '../../bandcamp-site/pages.ts'

type Answer = (url: string, init: RequestInit) => Response | Promise<Response>

const PAGE = 'https://harbour-lights.bandcamp.com/album/low-water-songs'
const API = 'https://bandcamp.com/api/fancollection/1/collection_items'

function clientOf(answer: Answer, options: { mirror?: string; timeoutMs?: number } = {}) {
  const asked: { url: string; init: RequestInit }[] = []
  const client = createBandcampClient({
    ...options,
    userAgent: 'Gatefold/test (+https://gatefold.example)',
    fetch: async (input, init = {}) => {
      asked.push({ url: String(input), init })
      return answer(String(input), init)
    },
  })
  return { client, asked }
}
const html = (body: BodyInit | null, init: ResponseInit = {}) =>
  new Response(body, { ...init, headers: { 'content-type': 'text/html; charset=UTF-8', ...init.headers } })
const json = (value: unknown) => Response.json(value)
const moved = (location: string) => new Response(null, { status: 302, headers: { location } })
const refused = (reason: string, retryAfter?: number) => ({
  name: 'BandcampError',
  reason,
  ...(retryAfter !== undefined && { retryAfter }),
})

it('sends its user agent to pages and endpoints and handles redirects itself', async () => {
  const { client, asked } = clientOf((url) => (url === PAGE ? html(desktopPage(HARBOUR)) : json({ items: [] })))
  expect(await (await client.getHtml(PAGE)).text()).toBe(desktopPage(HARBOUR))
  expect(await client.postJson(API, { fan_id: 1 })).toEqual({ items: [] })
  expect(asked.map(({ init }) => init.method)).toEqual(['GET', 'POST'])
  expect(asked[1]?.init.body).toBe('{"fan_id":1}')
  for (const { init } of asked) {
    expect(new Headers(init.headers).get('user-agent')).toBe('Gatefold/test (+https://gatefold.example)')
    expect(init.redirect).toBe('manual')
  }
})

it('reads the same album from its page and from the mobile endpoint', async () => {
  const { client } = clientOf((url) => (url === PAGE ? html(desktopPage(HARBOUR)) : json(mobileAnswer(HARBOUR))))
  const fromPage = await fetchAlbum(client, `${PAGE}/?from=search#top`)
  expect(fromPage.bandcampUrl).toBe(addressOf(HARBOUR))
  // The endpoint names the label without its address.
  const { labelUrl: _, ...facts } = fromPage.facts
  const ids = { bandId: 1, tralbumId: 2, tralbumType: 'a' } as const
  expect(await fetchAlbumById(client, ids)).toEqual({ ...fromPage, facts })
})

it.each([
  'http://harbour-lights.bandcamp.com/album/a',
  'https://bandcamp.com:8443/a',
  'https://someone:secret@bandcamp.com/a',
  'https://bandcamp.com.evil.example/a',
  'https://evilbandcamp.com/a',
  'https://bandcamp.com./a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://[::1]/a',
  'https://169.254.169.254/latest/meta-data/',
  'https://t4.bcbits.com/stream/a',
  'https://bandcamp.com@127.0.0.1/a',
  'https://x_y.bandcamp.com@evil.example/',
  'file:///etc/passwd',
  'data:text/html,hello',
  '//bandcamp.com/a',
  'bandcamp.com/a',
  '',
])('sends no request to %s', async (address) => {
  const { client, asked } = clientOf(() => html('<p>never</p>'))
  await expect(client.getHtml(address)).rejects.toMatchObject(refused('forbidden-address'))
  await expect(client.getJson(address)).rejects.toMatchObject(refused('forbidden-address'))
  await expect(client.postJson(address, {})).rejects.toMatchObject(refused('forbidden-address'))
  expect(asked).toEqual([])
})

it('follows three redirects within Bandcamp, relative ones too', async () => {
  const hops = new Map([
    [PAGE, '/two'],
    ['https://harbour-lights.bandcamp.com/two', 'https://tin-roof.bandcamp.com/three'],
    ['https://tin-roof.bandcamp.com/three', '/album/four'],
  ])
  const { client, asked } = clientOf((url) => (hops.has(url) ? moved(hops.get(url) ?? '') : html('there')))
  expect(await (await client.getHtml(PAGE)).text()).toBe('there')
  expect(asked.at(-1)?.url).toBe('https://tin-roof.bandcamp.com/album/four')
})

it('stops after three redirects', async () => {
  const { client, asked } = clientOf(() => moved(PAGE))
  await expect(client.getHtml(PAGE)).rejects.toMatchObject(refused('redirects'))
  expect(asked).toHaveLength(4)
})

it.each([
  'http://169.254.169.254/latest/meta-data/',
  'http://127.0.0.1:4010/',
  'http://bandcamp.com/a',
  'https://example.com/',
  '//localhost/',
])('does not follow a redirect to %s', async (target) => {
  for (const mirror of [undefined, 'http://127.0.0.1:4010']) {
    const { client, asked } = clientOf(() => moved(target), { ...(mirror && { mirror }) })
    await expect(client.getHtml(PAGE)).rejects.toMatchObject(refused('forbidden-address'))
    expect(asked).toHaveLength(1)
  }
})

it('sends requests to a mirror instead of Bandcamp, after redirects too', async () => {
  const { client, asked } = clientOf(
    (url) => (url.endsWith('/two?a=1') ? html('there') : moved('https://tin-roof.bandcamp.com/two?a=1')),
    { mirror: 'http://127.0.0.1:4010/' },
  )
  await client.getHtml(PAGE)
  expect(asked.map(({ url }) => url)).toEqual([
    'http://127.0.0.1:4010/harbour-lights.bandcamp.com/album/low-water-songs',
    'http://127.0.0.1:4010/tin-roof.bandcamp.com/two?a=1',
  ])
})

it.each([
  ['429', () => html('Too many requests', { status: 429 }), refused('slow-down')],
  ['429 with a delay', () => html('', { status: 429, headers: { 'retry-after': '3' } }), refused('slow-down', 3)],
  [
    '429 with a date',
    () =>
      html('', {
        status: 429,
        headers: { date: 'Sat, 01 Aug 2026 10:00:00 GMT', 'retry-after': 'Sat, 01 Aug 2026 10:02:00 GMT' },
      }),
    refused('slow-down', 120),
  ],
  [
    '429 with an invalid delay',
    () => html('', { status: 429, headers: { 'retry-after': 'soon' } }),
    refused('slow-down'),
  ],
  [
    '429 with a huge delay',
    () => html('', { status: 429, headers: { 'retry-after': '99999999' } }),
    refused('slow-down', 3_600),
  ],
  ['403', () => html('<title>403 Forbidden</title>', { status: 403 }), refused('blocked')],
  ['the bot check', () => html(botCheckPage()), refused('blocked')],
  ['500', () => html('', { status: 500 }), refused('unreachable')],
  ['503', () => html('', { status: 503 }), refused('unreachable')],
  ['404', () => html('', { status: 404 }), refused('not-found')],
  ['410', () => html('', { status: 410 }), refused('not-found')],
  ['418', () => html('', { status: 418 }), refused('unexpected-content')],
  ['a redirect without a location', () => new Response(null, { status: 302 }), refused('unexpected-content')],
  ['no connection', () => Promise.reject(new TypeError('connection reset')), refused('unreachable')],
])('throws the matching error for %s, from pages and endpoints', async (_, answer, error) => {
  const { client } = clientOf(answer)
  await expect(client.getHtml(PAGE)).rejects.toMatchObject(error)
  await expect(client.getJson(API)).rejects.toMatchObject(error)
})

it('rejects a page that is not HTML and a response that is not JSON', async () => {
  const sound = () => new Response('RIFF', { headers: { 'content-type': 'audio/wav' } })
  await expect(clientOf(sound).client.getHtml(PAGE)).rejects.toMatchObject(refused('unexpected-content'))
  await expect(clientOf(() => html('<p>Hello</p>')).client.getJson(API)).rejects.toMatchObject(
    refused('unexpected-content'),
  )
  const broken = () => new Response('{"items":', { headers: { 'content-type': 'application/json' } })
  await expect(clientOf(broken).client.getJson(API)).rejects.toMatchObject(refused('unexpected-content'))
})

it('accepts a long page that contains the bot check', async () => {
  const page = `<p>${'sea '.repeat(5_000)}</p>${botCheckPage()}`
  const { client } = clientOf(() => html(page))
  expect(await (await client.getHtml(PAGE)).text()).toBe(page)
})

function endless(onCancel: () => void, pieces = Number.POSITIVE_INFINITY) {
  let sent = 0
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      if (sent > pieces) controller.error(new TypeError('connection reset'))
      else controller.enqueue(new Uint8Array(65_536).fill(65))
    },
    cancel: onCancel,
  })
}

it('stops reading a page after 5 MB and closes the connection', async () => {
  let closed = 0
  const { client } = clientOf(() => html(endless(() => closed++)))
  const page = await client.getHtml(PAGE)
  await expect(readAlbumPage(page, PAGE)).rejects.toMatchObject(refused('too-large'))
  expect(closed).toBe(1)
})

it('rejects a page whose content length is too large without reading it', async () => {
  const { client } = clientOf(() => html('short', { headers: { 'content-length': '6000000' } }))
  await expect(client.getHtml(PAGE)).rejects.toMatchObject(refused('too-large'))
})

it('stops reading an endless JSON response', async () => {
  const stream = () =>
    new Response(
      endless(() => {}),
      { headers: { 'content-type': 'application/json' } },
    )
  await expect(clientOf(stream).client.getJson(API)).rejects.toMatchObject(refused('too-large'))
})

it('reports a connection that breaks while a page is read', async () => {
  const { client } = clientOf(() => html(endless(() => {}, 3)))
  await expect(readAlbumPage(await client.getHtml(PAGE), PAGE)).rejects.toMatchObject(refused('unreachable'))
})

it('times out before and during a response', async () => {
  const silent = clientOf(() => new Promise<Response>(() => {}), { timeoutMs: 5 })
  await expect(silent.client.getHtml(PAGE)).rejects.toMatchObject(refused('timeout'))
  let closed = 0
  const start = new TextEncoder().encode('x'.repeat(20_000))
  const stalled = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(start),
      pull: () => new Promise(() => {}),
      cancel: () => void closed++,
    })
  const slow = clientOf(() => html(stalled()), { timeoutMs: 5 })
  const readSlowly = async () => readAlbumPage(await slow.client.getHtml(PAGE), PAGE)
  await expect(readSlowly()).rejects.toMatchObject(refused('timeout'))
  await expect(
    clientOf(() => new Response(stalled(), { headers: { 'content-type': 'application/json' } }), {
      timeoutMs: 5,
    }).client.getJson(API),
  ).rejects.toMatchObject(refused('timeout'))
  expect(closed).toBe(2)
})
