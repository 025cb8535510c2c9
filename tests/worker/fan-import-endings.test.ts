import { createScheduledController, introspectWorkflow } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { importText as importTextInGerman } from '#domain/imports/import-message.ts?language=de'
import { LIMITS } from '#domain/limits.ts'
import { createDb } from '#worker/db/database.ts'
import { beginFanImport } from '#worker/db/imports/begin-finish.ts'
import { writeFanPage } from '#worker/db/imports/fan-page.ts'
import { setImportInstance } from '#worker/db/imports/imports.ts'
import { imports } from '#worker/db/schema.ts'
import worker from '#worker/index.ts'
import { fanPage } from '../bandcamp-site/answers.ts'
import { botCheckPage } from '../bandcamp-site/other-pages.ts'
import { answerAsBandcamp, createSite, type Site, siteAlbum } from '../bandcamp-site/site.ts'
import { countingDatabase } from './counting.ts'
import { NUMBER, RECORDS } from './databases.ts'
import { ctxOf, newPerson, type Person } from './people.ts'
import { loggedErrors } from './setup.ts'

const albumsUpTo = (count: number) => Array.from({ length: count }, (_, index) => siteAlbum(index))

/** Lets the Worker reach a made-up Bandcamp and nothing else. */
function serve(site: Site, fault?: (request: Request) => Response | undefined | Promise<Response>) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit)
    return fault?.(request) ?? answerAsBandcamp(site, request)
  })
}

const html = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html' } })

const input = { username: 'marit', type: 'collection', importTags: false } as const

async function readImport(person: Person, id: number): Promise<ImportView> {
  return (await (await person.call(`/api/imports/${id}`)).json()) as ImportView
}

/** Runs an import to its end; `broken` names a step that fails. */
async function runImport(person: Person, more: object = {}, broken?: string): Promise<ImportView> {
  await using workflows = await introspectWorkflow(env.FAN_IMPORT)
  await workflows.modifyAll(async (modify) => {
    await modify.disableSleeps()
    await modify.disableRetryDelays()
    if (broken) await modify.mockStepError({ name: broken }, new Error('The engine is out of order'))
  })
  const started = await person.call('/api/imports/fan', { json: { ...input, ...more } })
  expect(started.status).toBe(202)
  const { id } = (await started.json()) as { id: number }
  const [instance] = await workflows.get()
  await instance?.waitForStatus('complete')
  return readImport(person, id)
}

const imported = async (person: Person) =>
  ((await (await person.call('/api/albums')).json()) as AlbumView[]).filter(({ title }) => title.startsWith('Record '))

function limitAlbums(most: number) {
  const { albumsPerPerson } = LIMITS
  Object.assign(LIMITS, { albumsPerPerson: most })
  onTestFinished(() => void Object.assign(LIMITS, { albumsPerPerson }))
}

test.each(['find the fan', 'page 2', 'details, part 1', 'finish'])(
  'an import whose step "%s" fails unexpectedly ends as failed and can be started again',
  async (step) => {
    const person = await newPerson()
    serve(createSite('marit', albumsUpTo(110)))
    const failed = await runImport(person, { importTags: true }, step)
    expect(failed).toMatchObject({ status: 'failed', waitingUntil: null, finishedAt: expect.any(String) })
    const [, reference] = /^The import stopped unexpectedly\..* Reference: (\S+)$/.exec(failed.message ?? '') ?? []
    expect(String(loggedErrors.splice(0))).toContain(`"instanceId":"${reference}"`)
    expect(await runImport(person)).toMatchObject({ status: 'complete', message: null })
  },
)

test('an import into a full collection fails with the limit as its reason', async () => {
  const person = await newPerson()
  serve(createSite('marit', albumsUpTo(4)))
  limitAlbums(3)
  expect(await runImport(person)).toMatchObject({
    status: 'failed',
    added: 0,
    message: 'You can have at most 3 albums',
  })
  expect((await person.call('/api/imports/fan', { json: input })).status).toBe(202)
})

test('albums that exist need no room: a full collection can be synced, up to the last free place', async () => {
  const person = await newPerson()
  serve(createSite('marit', albumsUpTo(150)))
  await runImport(person)
  limitAlbums(151)
  expect(await runImport(person)).toMatchObject({ status: 'complete', added: 0, existing: 150 })
  limitAlbums(152)
  serve(createSite('marit', albumsUpTo(151)))
  expect(await runImport(person)).toMatchObject({ status: 'complete', added: 1, existing: 150 })
  serve(createSite('marit', albumsUpTo(152)))
  expect(await runImport(person)).toMatchObject({ status: 'failed', message: 'You can have at most 152 albums' })
})

test('texts of any length are imported, cut to the limits between characters', async () => {
  const person = await newPerson()
  const long = { ...siteAlbum(0), title: `Record ${'🎵'.repeat(200)}`, artist: `x${'🎵'.repeat(200)}` }
  const site = createSite('marit', [long])
  site.albums.set('https://band-0.bandcamp.com/album/record-0', {
    ...long,
    tags: [`x${'🎵'.repeat(30)} one`, `x${'🎵'.repeat(30)} two`, ...Array.from({ length: 70 }, (_, n) => `Tag ${n}`)],
  })
  for (const item of site.fans.get('marit')?.collection ?? []) {
    Object.assign(item, {
      item_art_id: null,
      item_art_url: `https://f4.bcbits.com/img/${'a'.repeat(2_000_000)}`,
      featured_track_title: `x${'🎵'.repeat(200)}`,
      item_url: `https://band-0.bandcamp.com/album/${'a'.repeat(2_000)}`,
      url_hints: { subdomain: 'band-0', slug: 'record-0' },
    })
  }
  serve(site)
  const done = await runImport(person, { importTags: true })
  expect(done).toMatchObject({ status: 'complete', added: 1, tagged: 1 })
  const [album] = await imported(person)
  expect(album).toMatchObject({
    title: `Record ${'🎵'.repeat(146)}`,
    artist: `x${'🎵'.repeat(149)}`,
    previewTitle: `x${'🎵'.repeat(149)}`,
    bandcampUrl: 'https://band-0.bandcamp.com/album/record-0',
    coverUrl: null,
  })
  expect(album?.tags).toHaveLength(60)
  expect(album?.tags.slice(0, 2)).toEqual([`x${'🎵'.repeat(29)}`, 'Tag 0'])
})

test('an import is complete without the tags that Bandcamp kept refusing, and the next one reads only those', async () => {
  const person = await newPerson()
  const site = createSite('marit', albumsUpTo(45))
  const albumPages = () => site.requests.filter(({ url }) => url.includes('/album/')).map(({ url }) => url)
  serve(site, (request) => {
    const isRefused = request.url.includes('/album/') && albumPages().length >= 23
    return isRefused ? new Response('no', { status: 429 }) : undefined
  })
  const done = await runImport(person, { importTags: true })
  expect(done).toMatchObject({ status: 'complete', added: 45, tagged: 23, failed: 0, waitingUntil: null })
  expect(done.message).toBe('Couldn’t read the tags of 22 albums. Try again later.')

  const before = albumPages().length
  serve(site)
  const again = await runImport(person, { importTags: true })
  expect(again).toMatchObject({ status: 'complete', added: 0, existing: 45, tagged: 22, failed: 0, message: null })
  expect(albumPages().slice(before)).toHaveLength(22)
  expect(new Set(albumPages().slice(before)).size).toBe(22)
  expect((await imported(person)).every(({ tags }) => tags.length === 3)).toBe(true)

  await runImport(person, { importTags: true })
  expect(albumPages()).toHaveLength(before + 22)
})

test('a shortfall and missing tags are both told', async () => {
  const person = await newPerson()
  const site = createSite('marit', albumsUpTo(3))
  serve(site, (request) => {
    if (request.url.includes('/album/')) return new Response('no', { status: 429 })
    if (!request.url.includes('fancollection')) return undefined
    const items = site.fans.get('marit')?.collection.slice(0, 1)
    return Response.json({ items, more_available: false, last_token: '1:1:a::' })
  })
  const { id, message } = await runImport(person, { importTags: true })
  expect(message).toBe(
    '1 of 3 are here.\nCouldn’t read the tags of 1 album. No answer from band-0.bandcamp.com. Try again later.',
  )
  // Whoever reads it in German.
  const [row] = await createDb(RECORDS).select().from(imports).where(eq(imports.id, id))
  expect(importTextInGerman(row?.message ?? null)).toBe(
    '1 von 3 sind hier.\nKonnte die Tags von 1 Album nicht lesen. Keine Antwort von band-0.bandcamp.com. Versuch es später noch einmal.',
  )
  // As rows said it before there were codes.
  await createDb(RECORDS).update(imports).set({ message: '1 of 3 albums are here.' }).where(eq(imports.id, id))
  expect((await readImport(person, id)).message).toBe('1 of 3 albums are here.')
})

test('an import of a list that only repeats itself stops after three pages without news', async () => {
  const person = await newPerson()
  const site = createSite('marit', albumsUpTo(250))
  const items = site.fans.get('marit')?.collection ?? []
  let pages = 0
  serve(site, (request) => {
    if (!request.url.includes('fancollection')) return undefined
    // Two pages, then the same two again and again, under new tokens.
    const start = (pages % 2) * 100
    pages += 1
    return Response.json({
      items: items.slice(start, start + 100),
      more_available: true,
      last_token: `${1_700_000_000 - pages}:1:a::`,
    })
  })
  expect(await runImport(person)).toMatchObject({
    ...{ status: 'complete', added: 200, existing: 0, found: 250 },
    ...{ message: '200 of 250 are here.', errorCode: 'list-short' },
  })
  expect(pages).toBe(2 + 3)
})

test('a list that ends early is asked for again, and brings all, or how many are here', async () => {
  const site = createSite('marit', albumsUpTo(520))
  let answered = 0
  const cut = (isCut: () => boolean) =>
    serve(site, (request) => {
      if (!request.url.includes('fancollection') || !isCut()) return undefined
      return answerAsBandcamp(site, request).then(async (response) =>
        Response.json({ ...((await response.json()) as object), more_available: false }),
      )
    })
  cut(() => {
    answered += 1
    return answered % 2 === 0
  })
  expect(await runImport(await newPerson())).toMatchObject({
    ...{ status: 'complete', added: 520, existing: 0 },
    ...{ message: null, errorCode: null },
  })

  const pages = () => site.requests.filter(({ url }) => url.includes('fancollection')).length
  const before = pages()
  serve(site, (request) => {
    if (!request.url.includes('fancollection') || pages() - before < 3) return undefined
    site.requests.push({ method: 'POST', url: request.url })
    return Response.json({ items: [], more_available: false, last_token: '1:1:a::' })
  })
  const person = await newPerson()
  expect(await runImport(person)).toMatchObject({
    ...{ status: 'complete', added: 300, found: 520 },
    ...{ message: '300 of 520 are here.', errorCode: 'list-short' },
  })
  expect(pages() - before).toBe(3 + 2)
})

test('an empty page is asked for again from where it began, also where it names another place to go on', async () => {
  const site = createSite('marit', albumsUpTo(250))
  const empty = { items: [], more_available: true, last_token: '1:1:a::' }
  const met = new Set<string>()
  const asked: string[] = []
  serve(site, async (request) => {
    if (!request.url.includes('fancollection')) return answerAsBandcamp(site, request)
    const { older_than_token } = (await request.clone().json()) as { older_than_token: string }
    asked.push(older_than_token)
    if (met.has(older_than_token)) return answerAsBandcamp(site, request)
    met.add(older_than_token)
    return Response.json(empty)
  })
  expect(await runImport(await newPerson())).toMatchObject({
    ...{ status: 'complete', found: 250, added: 250, existing: 0 },
    ...{ message: null, errorCode: null },
  })
  expect(asked).toEqual([...met].flatMap((token) => [token, token]))
})

test('an album that a list has under the label of its page gets its performer and label from there, once', async () => {
  const person = await newPerson()
  const said = { artist: 'Marrow Tide', owner: 'Attic Tapes' }
  const site = createSite(
    'marit',
    albumsUpTo(2).map(({ label: _, ...album }) => ({ ...album, ...said })),
  )
  for (const item of site.fans.get('marit')?.collection ?? []) Object.assign(item, { band_name: 'Attic Tapes' })
  serve(site)
  await runImport(person)
  const named = async () => (await imported(person)).map(({ artist, label }) => [artist, label ?? null])
  const [first] = await imported(person)
  const edit = { artist: 'Marrow', version: first?.version }
  expect((await person.call(`/api/albums/${first?.id}`, { method: 'PATCH', json: edit })).status).toBe(200)
  await runImport(person, { importTags: true })
  const both = [
    ['Marrow', 'Attic Tapes'],
    ['Marrow Tide', 'Attic Tapes'],
  ]
  expect(await named()).toEqual(both)
  expect(await runImport(person, { importTags: true })).toMatchObject({ added: 0, updated: 0, existing: 2 })
  expect(await named()).toEqual(both)
})

test('what is no album in a list is told as what it is, one line each, also where there is nothing else', async () => {
  const site = createSite('marit', albumsUpTo(6))
  const items = site.fans.get('marit')?.collection ?? []
  const club = { item_title: 'club', item_url: 'https://band-0.bandcamp.com/club', url_hints: null, price: 5 }
  const [, first, second, shirt, card, odd] = items
  Object.assign(first ?? {}, { ...club, item_type: 'subscription' })
  Object.assign(second ?? {}, club)
  Object.assign(shirt ?? {}, {
    item_type: 'package',
    tralbum_type: 'p',
    item_url: 'https://band-0.bandcamp.com/merch/a',
  })
  Object.assign(card ?? {}, { item_type: 'gift_card' })
  Object.assign(odd ?? {}, { tralbum_id: 'odd' })
  serve(site)
  const person = await newPerson()
  expect(await runImport(person)).toMatchObject({
    ...{ status: 'complete', found: 6, added: 1, skipped: 5, errorCode: null },
    message: [
      '2 subscriptions are no album.',
      '1 piece of merch is no album.',
      '1 gift card is no album.',
      '1 entry can’t be read.',
    ].join('\n'),
  })
  expect((await imported(person)).map(({ title }) => title)).toEqual(['Record 0'])

  items.splice(0, items.length, ...items.slice(1, 2))
  expect(await runImport(await newPerson())).toMatchObject({
    ...{ status: 'complete', found: 1, added: 0, skipped: 1, errorCode: null },
    message: '1 subscription is no album.',
  })
})

test('a list whose albums are all hidden fails with what to do instead', async () => {
  const site = createSite('marit', albumsUpTo(3), albumsUpTo(2))
  const fan = site.fans.get('marit')
  for (const item of fan?.collection ?? []) item.hidden = true
  serve(site)
  const hidden = {
    ...{ status: 'failed', added: 0, errorCode: 'list-hidden' },
    message: 'This list is hidden: connect Bandcamp, or use the bookmark.',
  }
  expect(await runImport(await newPerson())).toMatchObject(hidden)
  Object.assign(fan?.collection[1] ?? {}, { hidden: null, item_type: 'subscription' })
  expect(await runImport(await newPerson())).toMatchObject(hidden)

  const page = { id: 4_711, username: 'marit', name: 'Marit', collectionCount: 0, wishlistCount: 0 }
  serve(createSite('marit', []), (request) =>
    request.method === 'GET'
      ? new Response(fanPage({ ...page, hiddenCount: 3, isWishlistHidden: true }), {
          headers: { 'content-type': 'text/html' },
        })
      : undefined,
  )
  expect(await runImport(await newPerson())).toMatchObject({ status: 'failed', errorCode: 'list-hidden' })
  expect(await runImport(await newPerson(), { type: 'wishlist' })).toMatchObject({
    ...{ status: 'failed', errorCode: 'list-hidden' },
    message: 'This list is hidden: use the bookmark.',
  })

  serve(createSite('marit', []))
  expect(await runImport(await newPerson())).toMatchObject({ status: 'complete', found: 0, errorCode: null })
})

test.each<[string, () => Response | Promise<never>, string]>([
  ['a bot check', () => html(botCheckPage()), 'Bandcamp turns Gatefold’s server away'],
  ['a refusal', () => html('<h1>Error 403</h1>', 403), 'Bandcamp turns Gatefold’s server away'],
  ['too many requests', () => html('', 429), 'Bandcamp asks us to slow down'],
  ['a server error', () => html('', 503), 'Couldn’t reach Bandcamp'],
  ['silence', () => Promise.reject(new DOMException('', 'TimeoutError')), 'Bandcamp did not answer in time'],
  ['half an answer', () => html('<p>Hello</p>'), 'Bandcamp’s answer can’t be read'],
])('an import that only meets %s says so, and that something is kept only if it is', async (_, fault, reason) => {
  const site = createSite('marit', albumsUpTo(150))
  serve(site, () => fault() as Response)
  expect(await runImport(await newPerson())).toMatchObject({
    ...{ status: 'failed', added: 0, errorCode: 'turned-away' },
    message: `${reason}. Nothing was imported; try again later.`,
  })
  let pages = 0
  serve(site, (request) => {
    if (request.url.includes('fancollection')) pages += 1
    return pages > 1 ? (fault() as Response) : undefined
  })
  expect(await runImport(await newPerson())).toMatchObject({
    ...{ status: 'failed', added: 100, errorCode: 'turned-away' },
    message: `${reason}. What was imported is kept; sync again later.`,
  })
})

const MINUTE = 60_000

/** An import that has been silent for a minute, as if its process had died. */
async function newSilentImport(person: Person, instanceId: string | null): Promise<number> {
  const ctx = ctxOf(person.id, new Date(Date.now() - MINUTE))
  const { id } = await beginFanImport(ctx, { ...input, username: `marit-${crypto.randomUUID().slice(0, 8)}` })
  if (instanceId) await setImportInstance(ctx, id, instanceId)
  return id
}

async function newInstance(params: { userId: string; importId: number }) {
  await using workflows = await introspectWorkflow(env.FAN_IMPORT)
  await workflows.modifyAll((modify) => modify.disableSleeps())
  const { id } = await env.FAN_IMPORT.create({ params: { ...input, isLook: false, database: NUMBER, ...params } })
  const [instance] = await workflows.get()
  await instance?.waitForStatus('complete')
  return id
}

test.each(['look', 'daily job'])('the %s ends imports whose instance has ended or is unknown', async (way) => {
  const person = await newPerson()
  serve(createSite('marit', []))
  const imports = [
    await newSilentImport(person, null),
    await newSilentImport(person, crypto.randomUUID()),
    // The instance ends at once: its own import does not exist.
    await newSilentImport(person, await newInstance({ userId: person.id, importId: 0 })),
  ]
  if (way === 'look') await person.call('/api/imports')
  else await worker.scheduled(createScheduledController({ scheduledTime: new Date() }), env as never)
  for (const id of imports) {
    await expect.poll(() => readImport(person, id)).toMatchObject({ status: 'failed', finishedAt: expect.any(String) })
    expect((await readImport(person, id)).message).toMatch(
      /^The import stopped unexpectedly\. Please try again later\. Reference: /,
    )
  }
  expect(loggedErrors.splice(0)).toHaveLength(imports.length)
})

test('the daily job leaves an import alone whose instance goes on', async () => {
  const person = await newPerson()
  const looked = Promise.withResolvers<void>()
  let asked = 0
  // Only the first one is refused before the job has looked; else all tries would be over by then.
  serve(createSite('marit', []), async () => {
    asked += 1
    if (asked > 1) await looked.promise
    return new Response('no', { status: 429 })
  })
  await using workflows = await introspectWorkflow(env.FAN_IMPORT)
  const started = await person.call('/api/imports/fan', { json: input })
  const { id } = (await started.json()) as { id: number }
  await expect.poll(() => readImport(person, id)).toMatchObject({ status: 'waiting' })
  await RECORDS.prepare('UPDATE fan_import SET started_at = 1, touched_at = 1, waiting_until = 1 WHERE id = ?')
    .bind(id)
    .run()
  await worker.scheduled(createScheduledController({ scheduledTime: new Date() }), env as never)
  expect(await readImport(person, id)).toMatchObject({ status: 'waiting' })
  await person.call(`/api/imports/${id}`, { method: 'DELETE' })
  looked.resolve()
  expect(await workflows.get()).toHaveLength(1)
})

test('a page of a list does not read the albums that were imported before it', async () => {
  const person = await newPerson()
  const { database, counts } = countingDatabase(RECORDS)
  const counted = { ...ctxOf(person.id), db: createDb(database) }
  const { id } = await beginFanImport(ctxOf(person.id), input)
  const rows: number[] = []
  for (let page = 0; page < 5; page += 1) {
    counts.rowsRead = 0
    const albums = Array.from({ length: 100 }, (_, index) => {
      const number = page * 100 + index
      const url = `https://band.bandcamp.com/album/record-${number}`
      return { ...input, title: `Record ${number}`, artist: 'Band', bandcampUrl: url, list: 'collection' as const }
    })
    await writeFanPage(counted, { importId: id, page, albums, found: 500, skipped: 0 })
    rows.push(counts.rowsRead)
  }
  expect(await readImport(person, id)).toMatchObject({ found: 500, added: 500, existing: 0 })
  expect((rows.at(-1) ?? 0) - (rows[1] ?? 0)).toBeLessThan(50)
})
