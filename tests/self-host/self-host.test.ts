import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, type TestContext } from 'vitest'
import { EVERYTHING } from '#domain/sync/sync-call.ts'
import { bytesIn, MAX_BYTES, makeImage } from '../../deploy/self-host/image.ts'
import { backupName } from '../../deploy/self-host/nightly-backups.ts'
import { listen } from '../bandcamp-site/listen.ts'
import { createSite, siteAlbum } from '../bandcamp-site/site.ts'
import { newSession } from '../new-session.ts'
import { serve } from '../serve.ts'
import { makeCertificate } from '../smtp-site/certificate.ts'
import { type Container, healthCheck, isIsolated, newContainer, newFolder } from './container.ts'

const ROOT = join(import.meta.dirname, '../..')
const LISTED = 60
const PASSWORD = 'a password for all of us'
// With six languages, each of which takes 4 MB; what the machine keeps of programs that are mapped differs by 15.
const IDLE_MB = 290
const LOADED_MB = 500
const minutes = Number(process.env.GATEFOLD_MINUTES || 2)

const folder = newFolder('image')
// `npm run test:container` has an engine build the image, and that of version 1.0.
const { GATEFOLD_IMAGE: given, GATEFOLD_FIRST_IMAGE: firstImage } = process.env
const image = given ?? join(folder, 'image')
const site = createSite(
  'marit',
  Array.from({ length: LISTED }, (_, index) => siteAlbum(index)),
)
const bandcamp = await serve(listen(site))
const settings = { SIGNUP_PASSWORD: PASSWORD, BANDCAMP_MIRROR: bandcamp.address, BANDCAMP_PACE: '0.05' }

beforeAll(() => (given ? undefined : makeImage(ROOT, image)), 900_000)
afterAll(() => {
  bandcamp.server.close()
  rmSync(folder, { recursive: true, force: true })
})

type Headers = Awaited<ReturnType<typeof newSession>>
type Album = { id: number; title: string; rating: number | null }

/** How to make the calls of a person. */
const callerOf =
  (address: string, headers: Headers) =>
  async (path: string, json?: unknown, method = json === undefined ? 'GET' : 'POST') => {
    const body = json === undefined ? {} : { body: JSON.stringify(json) }
    return fetch(address + path, { method, headers: { ...headers, 'content-type': 'application/json' }, ...body })
  }
type Caller = ReturnType<typeof callerOf>

/** Adds an album; the status of the answer. */
async function addAlbum(call: Caller, title: string): Promise<number> {
  const bandcampUrl = `https://band.bandcamp.com/album/${title.toLowerCase().replaceAll(' ', '-')}`
  return (await call('/api/albums', { title, artist: 'Band', bandcampUrl })).status
}

async function signUp({ address }: Container, password = PASSWORD): Promise<Caller> {
  return callerOf(address, await newSession(address, password))
}

async function importFan(call: Caller): Promise<void> {
  const begun = await call('/api/imports/fan', { username: 'marit', type: 'collection', importTags: true })
  const { id } = (await begun.json()) as { id: number }
  const status = async () => ((await (await call(`/api/imports/${id}`)).json()) as { status: string }).status
  await expect.poll(status, { timeout: 600_000, interval: 200 }).toBe('complete')
}

/** All that a person has, without the time at which it was read. */
async function collectionOf(call: Caller): Promise<{ albums: Album[] }> {
  const { exportedAt: _, ...collection } = await (await call('/api/export/collection')).json()
  return collection
}

const textOf = async (call: Caller) => JSON.stringify(await collectionOf(call))

it('has an image of at most 250 MB without settings of whoever built it', ({ annotate }: TestContext) => {
  const bytes = bytesIn(image)
  annotate(`image ${(bytes / 1_000_000).toFixed(1)} MB`)
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
  const names = readdirSync(image, { recursive: true, encoding: 'utf8' })
  expect(names.filter((name) => /\.dev\.vars|\.map$|\.env$|\/\.vite\//.test(name))).toEqual([])
})

it('refuses settings that are wrong, and says which', async () => {
  await using container = await newContainer({ image, settings: { PUBLIC_URL: 'http://nas.local', GATEFOLD_X: '1' } })
  const { status, said } = await container.run()
  expect(status).toBe(1)
  expect(said).toContain('PUBLIC_URL must be https or localhost')
  expect(said).toContain('There is no variable GATEFOLD_X')
  expect(readdirSync(container.data)).toEqual([])
})

it('begins with two secrets of its own, and keeps an account and an import over a restart', {
  tags: ['engine'],
  timeout: 900_000,
}, async () => {
  const { SIGNUP_PASSWORD: _, ...rest } = settings
  await using container = await newContainer({ image, settings: rest })
  await container.start()
  const password = readFileSync(join(container.data, 'signup-password'), 'utf8').trim()
  expect(container.said()).toContain(`Sign-up password: ${password}`)
  for (const name of ['secret', 'signup-password'])
    expect(statSync(join(container.data, name)).mode & 0o777, name).toBe(0o600)
  const call = await signUp(container, password)
  await importFan(call)
  const before = await textOf(call)
  expect(JSON.parse(before).albums.length).toBeGreaterThanOrEqual(LISTED)
  expect(await container.stop()).toBe(0)
  await container.start()
  expect(await textOf(call)).toBe(before)
  const health = await container.exec(...healthCheck)
  expect(health).toMatchObject({ status: 0, said: expect.stringContaining('"database":"ok"') })
  // The folder belongs to one server.
  const other = await container.run('serve')
  expect(other).toMatchObject({
    status: 1,
    said: expect.stringMatching(/Another Gatefold runs on \S+\. It runs on .*Stop it first/),
  })
  // Nothing is written but data.
  if (isIsolated && !given)
    expect(readdirSync(image).sort()).toEqual(['app', 'data', 'dev', 'etc', 'lib', 'lib64', 'proc', 'tmp', 'usr'])
})

it('knows who calls behind a reverse proxy, and believes nobody else', async () => {
  const guess = (container: Container, address: string, number: number) =>
    fetch(`${container.address}/api/signup/verify`, {
      method: 'POST',
      headers: {
        origin: container.address,
        'content-type': 'application/json',
        'x-forwarded-for': address,
        'cf-connecting-ip': address,
      },
      body: JSON.stringify({ password: `guess ${number}` }),
    }).then(({ status }) => status)
  const statuses = async (container: Container) => {
    const all: number[] = []
    for (let number = 0; number < 40; number += 1) all.push(await guess(container, `198.51.100.${number}`, number))
    return new Set(all)
  }
  await using open = await newContainer({ image, settings })
  await open.start()
  expect(await statuses(open)).toContain(429)
  await using behind = await newContainer({ image, settings: { ...settings, TRUSTED_PROXIES: '127.0.0.1' } })
  await behind.start()
  expect(await statuses(behind)).not.toContain(429)
}, 900_000)

it('serves https that ends before it', async () => {
  const address = 'https://gatefold.example'
  await using container = await newContainer({
    image,
    settings: { ...settings, PUBLIC_URL: address, TRUSTED_PROXIES: '127.0.0.1' },
  })
  await container.start()
  const get = (protocol: string) =>
    fetch(`${container.address}/`, { redirect: 'manual', headers: { 'x-forwarded-proto': protocol } })
  expect((await get('https')).status).toBe(200)
  const redirect = await get('http')
  expect([redirect.status, redirect.headers.get('location')]).toEqual([308, `${address}/`])
  expect((await container.run('health')).status).toBe(0)
}, 900_000)

it('asks a site over TLS whose certificate is of an authority of one’s own, and no other', async () => {
  const certificate = makeCertificate('localhost')
  const secure = createServer(certificate, listen(site)).listen(0, '127.0.0.1')
  onTestFinished(() => void secure.close())
  await once(secure, 'listening')
  const mirror = `https://localhost:${(secure.address() as AddressInfo).port}`
  await using container = await newContainer({ image, settings: { ...settings, BANDCAMP_MIRROR: mirror } })
  await container.start()
  const call = await signUp(container)
  const { host, slug } = siteAlbum(1)
  const fetchAlbum = async () =>
    (await call(`/api/bandcamp/metadata?url=${encodeURIComponent(`https://${host}/album/${slug}`)}`)).status
  expect(await fetchAlbum()).toBe(502)
  await container.stop()
  writeFileSync(join(container.data, 'ca.pem'), certificate.cert)
  container.set({ NODE_EXTRA_CA_CERTS: container.path('ca.pem') })
  await container.start()
  expect(await fetchAlbum()).toBe(200)
}, 900_000)

it('starts its runtime again by itself', async () => {
  await using container = await newContainer({ image, settings })
  await container.start()
  const call = await signUp(container)
  expect(await addAlbum(call, 'Before')).toBe(201)
  const before = await textOf(call)
  const runtime = container.processes().find(({ command }) => command.includes('workerd'))
  process.kill(runtime?.id ?? 0, 'SIGKILL')
  await expect.poll(() => textOf(call).catch(() => null), { timeout: 600_000, interval: 100 }).toBe(before)
}, 900_000)

describe('backups', () => {
  it('restores what a backup of the running server has, and keeps what was there', {
    tags: ['engine'],
    timeout: 900_000,
  }, async () => {
    await using container = await newContainer({ image, settings })
    await container.start()
    const call = await signUp(container)
    await importFan(call)
    const before = await textOf(call)
    expect(await container.exec('/usr/bin/gatefold', 'backup', 'mine.sql.gz')).toMatchObject({
      status: 0,
      said: expect.stringContaining('mine.sql.gz'),
    })
    expect(await addAlbum(call, 'After the backup')).toBe(201)
    // Beside one that is used, each is whole.
    let isOver = false
    const use = async (user: number) => {
      for (let number = 0; !isOver; number += 1) expect(await addAlbum(call, `Used ${user} ${number}`)).toBe(201)
    }
    const uses = Promise.all([0, 1, 2].map(use))
    for (let number = 0; number < 5; number += 1)
      expect(await container.exec('/usr/bin/gatefold', 'backup', `${number}.sql.gz`)).toMatchObject({ status: 0 })
    isOver = true
    await uses
    expect(await textOf(call)).not.toBe(before)
    expect(await container.run('restore', 'mine.sql.gz')).toMatchObject({
      status: 1,
      said: expect.stringContaining('Another Gatefold'),
    })
    await container.stop()
    writeFileSync(
      join(container.data, 'backups/broken.sql.gz'),
      readFileSync(join(container.data, 'backups/mine.sql.gz')).subarray(0, 2_000),
    )
    expect(await container.run('restore', 'broken.sql.gz')).toMatchObject({
      status: 1,
      said: expect.stringContaining('damaged or breaks off'),
    })
    const mine = join(container.data, 'backups/mine.sql.gz')
    expect(await container.pipe(mine, 'restore', '-')).toMatchObject({ status: 0 })
    expect(readdirSync(join(container.data, 'backups'))).not.toContain('given.sql.gz')
    expect(await container.run('restore', 'mine.sql.gz', '--keep-sessions')).toMatchObject({ status: 0 })
    await container.start()
    expect(await textOf(call)).toBe(before)
    expect(readdirSync(container.data).filter((name) => name.startsWith('state-before-'))).toHaveLength(2)
  })

  it('backs up every night by itself, runs the daily job, and keeps 30 days', async () => {
    await using container = await newContainer({ image, settings })
    await container.start()
    await container.stop()
    const day = 86_400_000
    const [jobs, backups] = [join(container.data, 'jobs.json'), join(container.data, 'backups')]
    const twoDaysAgo = Date.now() - 2 * day
    writeFileSync(jobs, JSON.stringify({ '17 4 * * *': twoDaysAgo, '47 4 * * *': twoDaysAgo }))
    const [old, young] = [31, 29].map((days) => backupName(new Date(Date.now() - days * day))) as [string, string]
    for (const name of [old, young]) writeFileSync(join(backups, name), 'an earlier night')
    for (const path of [jobs, backups, ...[old, young].map((name) => join(backups, name))]) utimesSync(path, 0, 0)
    const began = Date.now()
    await container.start()
    const health = async () => {
      const answer = await fetch(`${container.address}/api/health`)
      const { backup } = (await answer.json()) as { backup: { last: string; status: string } }
      return { ...backup, answer: answer.status }
    }
    const nights = Math.round((began - Date.parse((await health()).last)) / day)
    expect([nights, (await health()).status, (await health()).answer]).toEqual([29, 'late', 503])
    expect(await container.exec(...healthCheck)).toMatchObject({ status: 0 })
    const last = () => JSON.parse(readFileSync(jobs, 'utf8')) as Record<string, number>
    await expect
      .poll(() => Math.min(...Object.values(last())), { timeout: 600_000, interval: 200 })
      .toBeGreaterThan(began - 1)
    await expect.poll(health).toMatchObject({ status: 'ok', answer: 200 })
    expect(Date.parse((await health()).last)).toBeGreaterThan(began - 1_000)
    const names = readdirSync(backups)
    expect(names).toContain(young)
    expect(names).not.toContain(old)
    expect(names.filter((name) => name > young)).toHaveLength(1)
    expect(container.said()).not.toMatch(/failed|Error/)
  }, 900_000)
})

if (firstImage)
  it('updates what version 1.0 holds, and restores its backup', { tags: ['engine'], timeout: 900_000 }, async () => {
    await using container = await newContainer({ image: firstImage, settings })
    await container.start()
    const call = await signUp(container)
    await importFan(call)
    const before = await collectionOf(call)
    expect(await container.exec('/usr/bin/gatefold', 'backup', 'first.sql.gz')).toMatchObject({ status: 0 })
    expect(await container.stop()).toBe(0)
    container.use(image)
    await container.start()
    // A newer version tells more of an album.
    expect(await collectionOf(call)).toMatchObject(before)
    expect(await addAlbum(call, 'After the update')).toBe(201)
    expect(await container.stop()).toBe(0)
    expect(await container.run('restore', 'first.sql.gz', '--keep-sessions')).toMatchObject({ status: 0 })
    await container.start()
    expect(await collectionOf(call)).toMatchObject(before)
  })

const KILLS = 20
const RESTARTS = 3

it('what was saved is lost by no restart, kill or update of the container', {
  tags: ['promise'],
  timeout: 1_200_000,
}, async ({ annotate }) => {
  await using container = await newContainer({ image, settings })
  await container.start()
  const call = await signUp(container)
  await importFan(call)
  const { albums } = await collectionOf(call)
  /** What the server has confirmed: titles of new albums, and the rating of each album with those that were sent since. */
  const added = new Set<string>()
  const ratings = new Map<number, (number | null)[]>(albums.map(({ id, rating }) => [id, [rating]]))
  let [writes, lost, doubled] = [0, 0, 0]
  /** Writes until the server is gone. */
  const write = async (writer: number) => {
    for (let number = 0; ; number += 1) {
      const title = `Written ${writer}-${crypto.randomUUID()}`
      // Each writer has albums of its own.
      const { id } = albums[(number * 4 + writer) % albums.length] ?? { id: 0 }
      const rating = 1 + (number % 5)
      try {
        if (number % 2 === 0) {
          const status = await addAlbum(call, title)
          // One that is being stopped.
          if (status >= 500) return
          expect(status).toBe(201)
          added.add(title)
        } else {
          ratings.get(id)?.push(rating)
          const { status } = await call(`/api/albums/${id}`, { rating }, 'PATCH')
          if (status >= 500) return
          expect(status).toBe(200)
          ratings.set(id, [rating])
        }
        writes += 1
      } catch (error) {
        // The connection broke.
        if (error instanceof TypeError) return
        throw error
      }
    }
  }
  const compare = async () => {
    const now = await collectionOf(call)
    const titles = now.albums.map(({ title }) => title)
    const count = new Map<string, number>()
    for (const title of titles) count.set(title, (count.get(title) ?? 0) + 1)
    for (const title of added) if (!count.has(title)) lost += 1
    doubled += [...count].filter(([title, times]) => title.startsWith('Written') && times > 1).length
    for (const { id, rating } of now.albums) {
      const possible = ratings.get(id)
      if (possible && !possible.includes(rating)) lost += 1
      if (possible) ratings.set(id, [rating])
    }
  }
  const during = async (end: () => Promise<unknown>) => {
    const writers = Promise.all([0, 1, 2, 3].map(write))
    const enough = writes + 20
    while (writes < enough) await setTimeout(20)
    await setTimeout(Math.random() * 500)
    await end()
    await writers
    await container.start()
    await compare()
  }
  for (let time = 0; time < KILLS; time += 1) await during(container.kill)
  for (let time = 0; time < RESTARTS; time += 1) await during(container.stop)
  const applied = async (): Promise<number> => {
    const { migrations } = await (await fetch(`${container.address}/api/health`)).json()
    return migrations.applied
  }
  const before = await applied()
  const newer = join(folder, 'newer')
  cpSync(image, newer, { recursive: true, verbatimSymlinks: true })
  const sql =
    'CREATE TABLE made_up (id INTEGER PRIMARY KEY);--> statement-breakpoint\nINSERT INTO made_up (id) VALUES (1);\n'
  writeFileSync(join(newer, 'app/migrations/9999_made_up.sql'), sql)
  container.use(newer)
  await during(container.kill)
  expect(await applied()).toBe(before + 1)
  // The version before runs on the newer database.
  container.use(image)
  await during(container.stop)
  expect(await applied()).toBe(before + 1)
  annotate(
    `${writes} writes confirmed by a container killed ${KILLS + 1} times, stopped ${RESTARTS + 1} times, updated and set back; ${lost} lost, ${doubled} doubled`,
    'figure',
  )
  expect(writes).toBeGreaterThan(500)
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
})

describe('memory', () => {
  it(`is at most ${IDLE_MB} MB idle, and ${LOADED_MB} MB after a mixed load`, {
    timeout: 60_000 * (minutes + 5),
  }, async ({ annotate }) => {
    await using container = await newContainer({ image, settings })
    await container.start()
    const call = await signUp(container)
    await importFan(call)
    const megabytes = () =>
      container
        .processes()
        .map(({ command, megabytes }) => `${command.split('/').at(-1)} ${megabytes.toFixed(0)}`)
        .join(', ')
    await container.stop()
    await container.start()
    await setTimeout(30_000)
    const idle = container.memory()
    console.info(`idle: ${idle.toFixed(0)} MB (${megabytes()})`)
    const rows = Array.from({ length: 5_000 }, (_, index) => ({
      title: `Record ${index}`,
      artist: `Band ${index % 50}`,
    }))
    const csvData = `title,artist\n${rows.map(({ title, artist }) => `${title},${artist}\n`).join('')}`
    expect((await call('/api/import/albums', { csvData })).status).toBe(200)
    const { albums } = await collectionOf(call)
    let [answers, errors, longest] = [0, 0, 0]
    const id = () => albums[Math.floor(Math.random() * albums.length)]?.id
    const calls: (() => Promise<Response>)[] = [
      () => call('/app'),
      () => call(`/api/albums/${id()}`, { rating: 1 + Math.floor(Math.random() * 5) }, 'PATCH'),
      () => call('/app?q=record'),
      () => call(EVERYTHING),
      () => call(`/api/albums/page?q=band&page=${1 + Math.floor(Math.random() * 20)}`),
      () => call('/api/export/albums'),
      () => call('/'),
    ]
    const end = Date.now() + minutes * 60_000
    const load = async (first: number) => {
      for (let next = first; Date.now() < end; next += 1) {
        const begun = performance.now()
        const answer = await calls[next % calls.length]?.()
        await answer?.arrayBuffer()
        longest = Math.max(longest, performance.now() - begun)
        answers += 1
        if (answer && answer.status >= 500) errors += 1
        await setTimeout(20)
      }
    }
    let most = 0
    const watch = (async () => {
      for (let tick = 1; Date.now() < end; tick += 1) {
        await setTimeout(1_000)
        most = Math.max(most, container.memory())
        if (tick % 30 === 0)
          console.info(`after ${tick} s: ${container.memory().toFixed(0)} MB (${megabytes()}), ${answers} answers`)
      }
    })()
    await Promise.all([...Array.from({ length: 6 }, (_, first) => load(first)), watch])
    await setTimeout(10_000)
    const after = container.memory()
    annotate(
      `idle ${idle.toFixed(0)} MB, at most ${most.toFixed(0)}, after ${minutes} minutes of load ${after.toFixed(0)} MB`,
    )
    console.info(
      `${answers} answers, ${errors} errors, the longest after ${(longest / 1_000).toFixed(1)} s; at most ${most.toFixed(0)} MB, then ${after.toFixed(0)} MB (${megabytes()})`,
    )
    expect(errors).toBe(0)
    expect(idle).toBeLessThanOrEqual(IDLE_MB)
    expect(after).toBeLessThanOrEqual(LOADED_MB)
    expect(existsSync(join(container.data, 'state'))).toBe(true)
  })
})
