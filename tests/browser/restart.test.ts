import { writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { expect, test } from '@playwright/test'
import { answerAsBandcamp, createSite, type Site, siteAlbum } from '../bandcamp-site/site.ts'
import { newSession } from '../new-session.ts'
import { serve } from '../serve.ts'
import { dialogOf } from './files.ts'
import { newServer } from './own-server.ts'
import { newPerson } from './person.ts'

const POINTS = 20
const SOAK = { tag: ['@soak', '@promise'] }
const figure = (description: string) => test.info().annotations.push({ type: 'figure', description })

// One server at a time, so that the times measured for one are those of the next.
test.describe.configure({ mode: 'default', timeout: 1_200_000 })

type Caller = (path: string, json?: unknown) => Promise<Response>

/** Creates a person and returns how to make their calls. */
async function newCaller(address: string): Promise<Caller> {
  const headers = { ...(await newSession(address)), 'content-type': 'application/json' }
  return (path, json) =>
    fetch(address + path, json === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(json) })
}

const answer = async <T>(response: Promise<Response>): Promise<T> => (await response).json() as Promise<T>

type Collection = { albums: { title: string }[]; crates: unknown[] }
type File = { albums: { id: number; title: string }[]; crates: { albumIds: number[] }[] }

/** A person's collection without ids and without the times at which this person's albums were added. */
async function collectionOf(call: Caller): Promise<Collection> {
  const { albums, crates } = await answer<File>(call('/api/export/collection'))
  const titles = new Map(albums.map(({ id, title }) => [id, title]))
  return {
    albums: albums
      .map(({ id: _, ...album }) => ({ ...album, addedAt: '' }))
      .sort((a, b) => a.title.localeCompare(b.title)),
    crates: crates.map(({ albumIds, ...crate }) => ({ ...crate, id: 0, albums: albumIds.map((id) => titles.get(id)) })),
  }
}

const FANS = POINTS + 1
const LISTED = 104
// The numbers of a fan's albums; a multiple of what `siteAlbum` divides by, so that only names and ids differ.
const APART = 35_000

function siteOfFans(): Site {
  const sites = Array.from({ length: FANS }, (_, fan) => {
    const albums = Array.from({ length: LISTED }, (_, index) => siteAlbum(fan * APART + index))
    return createSite(`fan-${fan}`, albums, [], fan + 1)
  })
  return {
    fans: new Map(sites.flatMap((site) => [...site.fans])),
    albums: new Map(sites.flatMap((site) => [...site.albums])),
    owners: [],
    refused: new Set<number>(),
    requests: [],
  }
}

const fanOf = (url: string, body: string) =>
  Number(/fan-(\d+)/.exec(url)?.[1] ?? JSON.parse(body || '{"fan_id":0}').fan_id - 1)
const fanOfRequest = (url: string, body: string) => {
  const album = /record-(\d+)$/.exec(url)?.[1]
  return album ? Math.floor(Number(album) / APART) : fanOf(url, body)
}

/** A Bandcamp that counts the requests for each fan. */
function countingBandcamp() {
  const site = siteOfFans()
  const asked = Array.from({ length: FANS }, () => 0)
  const listener: RequestListener = async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const method = incoming.method ?? 'GET'
    const fan = fanOfRequest(incoming.url ?? '', body)
    asked[fan] = (asked[fan] ?? 0) + 1
    const request = new Request(`https:/${incoming.url}`, { method, body: method === 'POST' ? body : undefined })
    const response = await answerAsBandcamp(site, request)
    outgoing
      .writeHead(response.status, Object.fromEntries(response.headers))
      .end(Buffer.from(await response.arrayBuffer()))
  }
  return { listener, asked }
}

type Progress = { status: string; [count: string]: unknown }
const outcomeOf = ({ status, found, added, existing, skipped, tagged, failed, message }: Progress) => ({
  status,
  found,
  added,
  existing,
  skipped,
  tagged,
  failed,
  message,
})

/** The collection of a fan's import with the names of the first fan's albums, in their order. */
const withoutFan = ({ albums, ...rest }: Collection, fan: number) => {
  const renamed: Collection['albums'] = JSON.parse(
    JSON.stringify(albums).replace(/(?<=[Rr]ecord[ -])\d+/g, (number) => String(Number(number) - fan * APART)),
    (key, value) => (['itemId', 'artId', 'coverUrl'].includes(key) ? '' : value),
  )
  return { ...rest, albums: renamed.sort((a, b) => a.title.localeCompare(b.title)) }
}

test(
  'imports from Bandcamp go on by themselves after the server is killed, and end as if it had not been',
  SOAK,
  async () => {
    const { listener, asked } = countingBandcamp()
    const { server: bandcamp, address: mirror } = await serve(listener)
    using server = await newServer({ mirror })
    const callers: Caller[] = []
    for (let fan = 0; fan < FANS; fan += 1) callers.push(await newCaller(server.address))
    const imports = new Map<number, number>()
    const begin = async (fan: number) => {
      const json = { username: `fan-${fan}`, type: 'collection', importTags: true }
      imports.set(fan, (await answer<{ id: number }>(callers[fan]?.('/api/imports/fan', json) as never)).id)
    }
    const progressOf = async (fan: number): Promise<Progress> =>
      answer(callers[fan]?.(`/api/imports/${imports.get(fan)}`) as never)
    const isOver = (fan: number) =>
      expect.poll(async () => (await progressOf(fan)).status, { timeout: 600_000, intervals: [500] }).toBe('complete')
    // One is left alone; the others begin one after the other, so that each is at another point when they are killed.
    await begin(POINTS)
    await isOver(POINTS)
    for (let fan = 0; fan < POINTS; fan += 1) {
      await begin(fan)
      await expect.poll(() => asked[fan], { timeout: 60_000, intervals: [10] }).toBeGreaterThan(0)
    }
    server.kill()
    const places = asked.slice(0, POINTS)
    expect(Math.max(...places)).toBeLessThan(asked[POINTS] ?? 0)
    await server.start()

    const last = callers[POINTS]
    if (!last) throw new Error('No import was left alone')
    const expected = withoutFan(await collectionOf(last), POINTS)
    const outcome = outcomeOf(await progressOf(POINTS))
    expect(outcome).toMatchObject({ status: 'complete', found: LISTED, added: LISTED, tagged: LISTED, failed: 0 })
    for (const [fan, call] of callers.slice(0, POINTS).entries()) {
      await isOver(fan)
      expect(outcomeOf(await progressOf(fan)), `fan ${fan}`).toEqual(outcome)
      expect(withoutFan(await collectionOf(call), fan), `fan ${fan}`).toEqual(expected)
    }
    bandcamp.close()
    figure(`killed at ${POINTS} points, 0 albums lost, doubled or different`)
  },
)

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Record ${index}`,
    artist: `Artist ${index % 9}`,
    bandcampUrl: `https://band-${index % 7}.bandcamp.com/album/record-${index}`,
  }))
const csvOf = (count: number) =>
  `title,artist,bandcampUrl\n${rowsOf(count)
    .map((row) => `${Object.values(row).join(',')}\n`)
    .join('')}`
const collectionFile = (count: number) =>
  JSON.stringify({
    format: 'gatefold',
    version: 1,
    albums: rowsOf(count).map((row, index) => ({ id: index + 1, ...row })),
    crates: ['One', 'Two'].map((name) => ({
      name,
      albumIds: Array.from({ length: count / 2 }, (_, index) => index * 2 + 1),
    })),
  })

test('a file sent in one call is imported by the same call again after the server is killed', SOAK, async () => {
  const [csvData, collectionData] = [csvOf(1_500), collectionFile(1_500)]
  using server = await newServer()
  /** A person for each of the calls, and how to make them. */
  const newTry = async () => {
    const callers = await Promise.all([1, 2, 3].map(() => newCaller(server.address)))
    const [one, two, three] = callers as [Caller, Caller, Caller]
    const { id } = await answer<{ id: number }>(two('/api/crates', { name: 'Crate' }))
    const calls = [
      () => one('/api/import/albums', { csvData }),
      () => two(`/api/import/crates/${id}`, { csvData }),
      () => three('/api/import/collection', { collectionData }),
    ]
    return { callers, send: () => Promise.all(calls.map((call) => call())) }
  }
  const tries = []
  for (let number = 0; number <= POINTS + 1; number += 1) tries.push(await newTry())
  const [warm, whole, ...killed] = tries
  await warm?.send()
  const began = performance.now()
  await whole?.send()
  const duration = performance.now() - began
  const collectionsOf = (one = whole) => Promise.all((one?.callers ?? []).map(collectionOf))
  const expected = await collectionsOf()
  for (const [number, one] of killed.entries()) {
    const sent = one.send().catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, (duration * number) / POINTS))
    server.kill()
    await sent
    await server.start()
    for (const { status } of await one.send()) expect(status).toBe(200)
    expect(await collectionsOf(one), `killed after ${number} of ${POINTS} parts`).toEqual(expected)
  }
  figure(`killed at ${POINTS} points of each of the three calls, 0 albums lost, doubled or different`)
})

test(
  'a file in the browser is imported to its end while the server is killed again and again',
  SOAK,
  async ({ page }) => {
    const chunks = 5
    const path = test.info().outputPath('long.csv')
    writeFileSync(path, csvOf(chunks * 2_000))
    using server = await newServer()
    const dialog = dialogOf(page)
    const importFile = async () => {
      await newPerson(page, { origin: server.address })
      await page.goto(`${server.address}/app#files`)
      await dialog.getByRole('tab', { name: 'Import' }).click()
      await dialog.locator('.drop input[type=file]').setInputFiles(path)
      await dialog.getByRole('button', { name: /^Import/ }).click()
      await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible({ timeout: 900_000 })
    }
    const collection = () => collectionOf((at) => page.request.get(server.address + at) as unknown as Promise<Response>)

    let duration = 0
    let kills = POINTS
    let isUp = true
    await page.context().route(/\/api\/imports\/\d+\/rows\/(\d+)$/, async (route) => {
      const chunk = Number(/\d+$/.exec(route.request().url())?.[0])
      const isPoint = kills < POINTS && chunk === Math.floor(kills / (POINTS / chunks))
      if (!isUp) return route.abort('connectionrefused')
      if (!isPoint) {
        const began = performance.now()
        await route.fulfill({ response: await route.fetch() })
        duration = performance.now() - began
        return
      }
      // Before the chunk arrives, at two points while it is written, and when it is but nobody is told.
      const part = kills % (POINTS / chunks)
      kills += 1
      if (part > 0) {
        const sent = route.fetch().catch(() => undefined)
        const time = new Promise((resolve) => setTimeout(resolve, (duration * part) / 3))
        await (part === 3 ? sent : time)
      }
      isUp = false
      server.kill()
      await route.abort('connectionreset')
      await server.start()
      isUp = true
    })
    await importFile()
    const expected = await collection()
    await page.context().clearCookies()
    kills = 0
    await page.goto('about:blank')
    await importFile()
    expect(kills).toBe(POINTS)
    expect(await collection()).toEqual(expected)
    figure(`killed at ${POINTS} points, 0 albums lost, doubled or different`)
  },
)
