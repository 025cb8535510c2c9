import { introspectWorkflow } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { botCheckPage } from '../../bandcamp-site/other-pages.ts'
import { createSite } from '../../bandcamp-site/site.ts'
import { runs } from '../../runs.ts'
import { add, answer } from '../collections.ts'
import { newPerson, type Person } from '../people.ts'
import { albumsUpTo, html, serve } from '../simulated-bandcamp.ts'

const ALBUMS = 130
const FEW = 3
const signals: AbortController[] = []

beforeEach(() => {
  // Time is up when a fault says so, not when a clock does.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    signals.push(new AbortController())
    return signals.at(-1)?.signal as AbortSignal
  })
})

const endTime = () =>
  signals.at(-1)?.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
const json = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'application/json', ...headers } })
const moved = (location: string) => new Response(null, { status: 302, headers: { location } })

/** A body in pieces of a size; after so many of them `end` is called. */
function pieces(
  size: number,
  count: number,
  end: (controller: ReadableStreamDefaultController) => void,
): ReadableStream {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      sent += 1
      if (sent <= count) controller.enqueue(new Uint8Array(size).fill(32))
      else end(controller)
    },
  })
}

/** How Bandcamp can fail; each answers every request, of a page or of an endpoint. */
const FAULTS: Record<string, (isPage: boolean, url: string) => Response | Promise<Response>> = {
  'status 429': () => html('Too many requests', { status: 429 }),
  'status 429 for two seconds': () => html('no', { status: 429, headers: { 'retry-after': '2' } }),
  'status 429 until a date': () =>
    html('no', {
      status: 429,
      headers: { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT', date: 'Wed, 21 Oct 2026 07:27:00 GMT' },
    }),
  'status 403': () => html('<h1>Error 403 Forbidden</h1>', { status: 403 }),
  'the bot check': () => html(botCheckPage()),
  'status 500': () => html('<h1>Internal error</h1>', { status: 500 }),
  'status 503 for an hour': () => html('no', { status: 503, headers: { 'retry-after': '3600' } }),
  'status 404': () => html('no', { status: 404 }),
  'status 410': () => html('no', { status: 410 }),
  'status 418': () => html('no', { status: 418 }),
  'no connection': () => Promise.reject(new TypeError('Network connection lost')),
  'no answer in time': () => {
    queueMicrotask(endTime)
    return new Promise<Response>(() => {})
  },
  'a slow drip': (isPage) => (isPage ? html : json)(pieces(1, 30, () => endTime()) as never),
  'a connection that breaks half-way': (isPage) =>
    (isPage ? html : json)(pieces(40_000, 2, (controller) => controller.error(new TypeError('reset'))) as never),
  'an endless body': (isPage) =>
    (isPage ? html : json)(pieces(1 << 20, 100, (controller) => controller.close()) as never),
  'a body that says it is too long': () => html('short', { headers: { 'content-length': '9000000' } }),
  'a truncated body': (isPage) =>
    isPage ? html('<!DOCTYPE html><html><div id="pagedata" data-blob="{&quot;') : json('{"items":[{"item_id":1,'),
  'another type': () => new Response('RIFF', { headers: { 'content-type': 'audio/wav' } }),
  'no type': () => new Response(new Uint8Array([123, 125])),
  'an empty body': (isPage) => (isPage ? html('') : json('')),
  'empty JSON': (isPage) => (isPage ? html('{}') : json('{}')),
  'JSON of another shape': (isPage) =>
    isPage ? html('[[]]') : json('{"items":{"a":[1]},"more_available":"perhaps","last_token":7}'),
  'invalid UTF-8': (isPage) =>
    (isPage ? html : json)(new Uint8Array([123, 34, 255, 254, 34, 58, 192, 128, 125]) as never),
  'an error of its own': () => Response.json({ error: true, error_message: 'no such fan' }),
  'endless redirects': (_, url) => moved(url),
  'a redirect to a foreign host': () => moved('https://evil.example/collection'),
  'a redirect to a private address': () => moved('http://169.254.169.254/latest/meta-data/'),
  'a redirect to nowhere': () => new Response(null, { status: 302 }),
}

/** Whether a text can be shown to a person: a sentence without the marks of a program. */
const isReadable = (text: unknown) =>
  typeof text === 'string' && /^[A-Z].* .*\.$/.test(text) && !/undefined|null|\bError\b|Exception|\{|\[|_/.test(text)

/** Runs an import whose faults begin at a place. */
async function runImport(person: Person, input: object = {}): Promise<ImportView> {
  await using workflows = await introspectWorkflow(env.FAN_IMPORT)
  await workflows.modifyAll((modify) => modify.disableSleeps())
  const { id } = await answer<{ id: number }>(
    person.call('/api/imports/fan', { json: { username: 'marit', type: 'collection', importTags: false, ...input } }),
  )
  const [instance] = await workflows.get()
  await instance?.waitForStatus('complete')
  return answer(person.call(`/api/imports/${id}`))
}

const records = async (person: Person) =>
  (await answer<AlbumView[]>(person.call('/api/albums'))).filter(({ title }) => title.startsWith('Record '))

const names = Object.keys(FAULTS).filter((_, index) => index % runs(7, 1) === 0)
const foreign: string[] = []

/** Serves a Bandcamp with a fault where `isFaulty` says so, and notes what goes anywhere else. */
function serveWith(name: string, isFaulty: (url: string) => boolean, albums = ALBUMS) {
  serve(createSite('marit', albumsUpTo(albums)), (request) => {
    if (!/\.?bandcamp\.com$/.test(new URL(request.url).hostname)) foreign.push(request.url)
    if (!isFaulty(request.url)) return undefined
    const isPage = request.method === 'GET' && !request.url.includes('/api/')
    return FAULTS[name]?.(isPage, request.url) as Response
  })
}

it('however Bandcamp fails, an import ends with a reason and with whole pages, and the next one brings the rest', {
  tags: ['soak', 'promise'],
}, async ({ annotate }) => {
  for (const name of names) {
    const person = await newPerson()
    let lists = 0
    serveWith(name, (url) => {
      if (url.includes('fancollection')) lists += 1
      return lists > 1
    })
    const ended = await runImport(person)
    expect(ended, name).toMatchObject({
      status: 'failed',
      added: 100,
      waitingUntil: null,
      finishedAt: expect.any(String),
    })
    expect(isReadable(ended.message), `${name}: ${ended.message}`).toBe(true)
    expect(await records(person), name).toHaveLength(100)
    serveWith(name, () => false)
    expect(await runImport(person), name).toMatchObject({ status: 'complete', added: ALBUMS - 100, message: null })
    expect(await records(person), name).toHaveLength(ALBUMS)
  }
  expect(foreign).toEqual([])
  await annotate(`${names.length} faults, 0 imports left running, 0 albums lost or doubled`, 'figure')
})

it('however Bandcamp fails, Fetch, a preview and a small list end with a reason, and an album without tags is told', {
  tags: ['soak', 'promise'],
}, async ({ annotate }) => {
  let calls = 0
  for (const name of names) {
    const person = await newPerson()
    const [album] = await add(person, [{ bandcampUrl: 'https://band-0.bandcamp.com/album/record-0' }])
    serveWith(name, () => true)
    for (const path of [
      `/api/bandcamp/metadata?url=https://band-1.bandcamp.com/album/record-1%23${calls}`,
      `/api/albums/${album?.id}/preview`,
      '/api/bandcamp/import?username=marit&type=collection',
    ]) {
      const response = await person.call(path)
      calls += 1
      const body = await answer<{ code: string; message: string } | null>(response)
      // There may be no such page, which is no fault.
      if (response.status === 200) expect(body, `${name}: ${path}`).toBeNull()
      else {
        // An artist's own domain, perhaps, which Gatefold reads only if the person has it.
        const expected = path.includes('/metadata') && /^a redirect to a (?:foreign|private)/.test(name) ? 400 : 502
        expect(response.status, `${name}: ${path}`).toBe(expected)
        expect(isReadable(body?.message), `${name}: ${path}: ${body?.message}`).toBe(true)
      }
    }
    serveWith(name, (url) => url.includes('/album/'), FEW)
    const other = await newPerson()
    const read = await runImport(other, { importTags: true })
    expect(read, name).toMatchObject({ status: 'complete', added: FEW, waitingUntil: null })
    expect(read.tagged + read.failed === FEW || isReadable(read.message), `${name}: ${read.message}`).toBe(true)
    expect(await records(other), name).toHaveLength(FEW)
  }
  expect(foreign).toEqual([])
  await annotate(`${names.length} faults, ${calls} calls and ${names.length} imports, 0 without a reason`, 'figure')
})
