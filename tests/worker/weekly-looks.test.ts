import { createScheduledController, introspectWorkflow } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { AlbumView } from '#domain/albums/album.ts'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { errorOfStatus } from '#worker/bandcamp/upstream-error.ts'
import { patienceOf, secondsToWait } from '#worker/imports/patience.ts'
import { LOOK_CRON } from '#worker/imports/weekly-looks.ts'
import worker from '#worker/index.ts'
import wranglerSettings from '../../wrangler.toml?raw'
import { answerAsBandcamp, createSite, siteAlbum } from '../bandcamp-site/site.ts'
import { ACCOUNTS, RECORDS } from './databases.ts'
import { newPerson, type Person } from './people.ts'

const DAY = 86_400_000
const MINUTE = 60_000
const albumsUpTo = (count: number) => Array.from({ length: count }, (_, index) => siteAlbum(index))

/** Lets the Worker reach a made-up Bandcamp, which answers once it is `open`. */
function serve(albums: ReturnType<typeof albumsUpTo>, open?: Promise<void>) {
  const site = createSite('marit', albums)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    await open
    return answerAsBandcamp(site, new Request(input as RequestInfo, init as RequestInit))
  })
}

const lookAt = (person: Person, ...lists: string[]) =>
  person.call('/api/imports/weekly', { method: 'PUT', json: { username: 'marit', lists, importTags: false } })
const importsOf = async (person: Person) => (await (await person.call('/api/imports')).json()) as ImportView[]

let now = 0
// Accounts of other tests have looks too.
beforeEach(async () => {
  now = Date.now()
  await RECORDS.prepare('DELETE FROM weekly_look').run()
})

const runCron = (cron: string = LOOK_CRON) =>
  worker.scheduled(createScheduledController({ scheduledTime: new Date(now), cron }), env as never)

async function watchedImports() {
  const workflows = await introspectWorkflow(env.FAN_IMPORT)
  await workflows.modifyAll(async (modify) => {
    await modify.disableSleeps()
    await modify.disableRetryDelays()
  })
  return workflows
}

/** Has an import wait in a step until it is let go on. */
function holdBandcamp() {
  const { promise, resolve } = Promise.withResolvers<void>()
  serve(albumsUpTo(3), promise)
  return resolve
}

test('looks are begun when the Worker is told to', () => {
  expect(wranglerSettings).toContain(`"${LOOK_CRON}"`)
})

test('a fan is looked at weekly once that is chosen, in place of another one, until it is chosen no more', async () => {
  const person = await newPerson()
  const read = async () => (await person.call('/api/imports/weekly')).json()
  expect(await read()).toEqual({ fan: null })
  const other = { username: 'gull', lists: ['wishlist'], importTags: true }
  await person.call('/api/imports/weekly', { method: 'PUT', json: other })
  expect(await read()).toEqual({ fan: other })
  const chosen = await lookAt(person, 'wishlist', 'collection', 'wishlist')
  const fan = { username: 'marit', lists: ['collection', 'wishlist'], importTags: false }
  expect(await chosen.json()).toEqual({ fan })
  expect(await (await newPerson()).call('/api/imports/weekly').then((answer) => answer.json())).toEqual({ fan: null })
  expect((await person.call('/api/imports/weekly', { method: 'DELETE' })).status).toBe(204)
  expect(await read()).toEqual({ fan: null })
})

test('a list is looked at within a week, and once a week from then on', async () => {
  const person = await newPerson()
  await lookAt(person, 'collection')
  await using workflows = await watchedImports()
  serve(albumsUpTo(3))
  now += 7 * DAY
  await runCron('17 4 * * *')
  expect(await importsOf(person)).toEqual([])
  await runCron()
  const [first] = await workflows.get()
  await first?.waitForStatus('complete')
  expect(await importsOf(person)).toMatchObject([
    { username: 'marit', type: 'collection', status: 'complete', added: 3 },
  ])

  serve(albumsUpTo(5))
  now += 7 * DAY - 5 * MINUTE
  await runCron()
  expect(await importsOf(person)).toHaveLength(1)
  now += 5 * MINUTE
  await runCron()
  const [, second] = await workflows.get()
  await second?.waitForStatus('complete')
  expect(await importsOf(person)).toMatchObject([{ status: 'complete', added: 2 }, {}])
  const albums = (await (await person.call('/api/albums')).json()) as AlbumView[]
  expect(albums.filter(({ title }) => title.startsWith('Record '))).toHaveLength(5)
})

test('Bandcamp is asked for one list at a time, and a cancelled look does not hold up the others', async () => {
  const people = [await newPerson(), await newPerson()]
  for (const person of people) await lookAt(person, 'collection')
  await using _ = await watchedImports()
  const letGo = holdBandcamp()
  now += 7 * DAY
  for (let run = 0; run < 3; run += 1) await runCron()
  const running = async () => {
    const all = await Promise.all(people.map(importsOf))
    return all.map((own) => own.map(({ status }) => status))
  }
  const begun = await running()
  expect(begun.flat()).toEqual(['running'])
  const busy = people[begun.findIndex((own) => own.length > 0)] as Person
  const [look] = await importsOf(busy)
  await busy.call(`/api/imports/${look?.id}`, { method: 'DELETE' })
  await runCron()
  expect((await running()).flat().toSorted()).toEqual(['cancelled', 'running'])
  letGo()
})

test('a look that runs long does not keep another from starting', async () => {
  const people = [await newPerson(), await newPerson()]
  for (const person of people) await lookAt(person, 'collection')
  await using _ = await watchedImports()
  const letGo = holdBandcamp()
  now += 7 * DAY
  const begun = async () => (await Promise.all(people.map(importsOf))).flat().map(({ status }) => status)
  await runCron()
  now += 5 * MINUTE
  await runCron()
  expect(await begun()).toEqual(['running'])
  now += 5 * MINUTE
  await runCron()
  expect(await begun()).toEqual(['running', 'running'])
  letGo()
})

/** Has Bandcamp refuse what `isRefused` says, with a day to wait. */
function refuse(isRefused: (url: string) => boolean, albums = albumsUpTo(3)) {
  const site = createSite('marit', albums)
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init as RequestInit)
    asked.push(request.url)
    return isRefused(request.url)
      ? new Response('', { status: 429, headers: { 'retry-after': '86400' } })
      : answerAsBandcamp(site, request)
  })
  return asked
}

test('a refused look is tried three times, is put behind those that are due, and tried again in a day', async () => {
  const [refused, other] = [await newPerson(), await newPerson()]
  await lookAt(refused, 'collection')
  await lookAt(other, 'collection')
  await RECORDS.prepare('UPDATE weekly_look SET next_at = ? - (user_id = ?)').bind(now, refused.id).run()
  await using workflows = await watchedImports()
  const asked = refuse(() => true)
  await runCron()
  const [look] = await workflows.get()
  await look?.waitForStatus('complete')
  expect(asked).toHaveLength(3)
  expect(await importsOf(refused)).toMatchObject([
    {
      status: 'failed',
      message: 'Bandcamp asks us to slow down. The list is looked at again in a day.',
    },
  ])
  serve(albumsUpTo(3))
  await runCron()
  const [, second] = await workflows.get()
  await second?.waitForStatus('complete')
  expect(await importsOf(other)).toMatchObject([{ status: 'complete', added: 3 }])
  await runCron()
  expect(await importsOf(refused)).toHaveLength(1)
  now = Date.now() + DAY
  await runCron()
  await (await workflows.get())[2]?.waitForStatus('complete')
  expect(await importsOf(refused)).toMatchObject([{ status: 'complete', added: 3 }, {}])
})

test('a look waits ten minutes at most, however long Bandcamp asks for, and other imports an hour', () => {
  const waits = (isLook: boolean, retryAfter?: string) => {
    const error = errorOfStatus(429, new Headers(retryAfter === undefined ? [] : [['retry-after', retryAfter]]))
    const patience = patienceOf(isLook)
    if (!error) throw new Error('429 is an error')
    return Array.from({ length: patience.most - 1 }, (_, index) => secondsToWait(error, index + 1, patience))
  }
  const all = (count: number, seconds: number) => Array.from({ length: count }, () => seconds)
  expect(waits(true)).toEqual([60, 120])
  expect(waits(true, '90')).toEqual(all(2, 90))
  expect(waits(true, '86400')).toEqual(all(2, 600))
  expect(waits(false)).toEqual([60, 120, ...all(17, 300)])
  expect(waits(false, '86400')).toEqual(all(19, 3_600))
})

test('a look that was refused anything reads no details, and hosts that refuse details end it without a wait', async () => {
  const looks = async (isRefused: (url: string) => boolean) => {
    const person = await newPerson()
    const json = { username: 'marit', lists: ['collection'], importTags: true }
    await person.call('/api/imports/weekly', { method: 'PUT', json })
    await RECORDS.prepare('UPDATE weekly_look SET next_at = ? WHERE user_id = ?').bind(now, person.id).run()
    await using workflows = await watchedImports()
    const asked = refuse(isRefused)
    await runCron()
    await (await workflows.get())[0]?.waitForStatus('complete')
    const [look] = await importsOf(person)
    return { look, details: asked.filter((url) => url.includes('/album/')).length }
  }
  let pages = 0
  const firstPage = await looks((url) => url.includes('fancollection') && ++pages === 1)
  const untagged = { status: 'complete', added: 3, tagged: 0 }
  expect(firstPage).toMatchObject({ look: untagged, details: 0 })
  const pageOfAlbum = await looks((url) => url.includes('/album/'))
  expect(pageOfAlbum).toMatchObject({ look: untagged, details: 3 })
  expect(await looks(() => false)).toMatchObject({ look: { status: 'complete', added: 3, tagged: 3 }, details: 3 })
})

test('a look leaves the details that its turn is too short for to the next one', async () => {
  const person = await newPerson()
  const json = { username: 'marit', lists: ['collection'], importTags: true }
  await person.call('/api/imports/weekly', { method: 'PUT', json })
  const look = async () => {
    await RECORDS.prepare('UPDATE weekly_look SET next_at = ?').bind(now).run()
    await using workflows = await watchedImports()
    await runCron()
    await (await workflows.get())[0]?.waitForStatus('complete')
    return (await importsOf(person))[0]
  }
  onTestFinished(() => void vi.useRealTimers())
  refuse((url) => {
    if (url.includes('/album/')) vi.setSystemTime(now + 11 * MINUTE)
    return false
  }, albumsUpTo(45))
  // A step reads 20.
  const message = 'Couldn’t read the tags of 25 albums. Try again later.'
  expect(await look()).toMatchObject({ status: 'complete', added: 45, tagged: 20, message })
  vi.useRealTimers()
  serve(albumsUpTo(45))
  expect(await look()).toMatchObject({ status: 'complete', added: 0, tagged: 25, message: null })
})

test('a list that the person imports just then is left to them, and the next one is looked at', async () => {
  const [busy, other] = [await newPerson(), await newPerson()]
  await lookAt(busy, 'collection')
  await using _ = await watchedImports()
  const letGo = holdBandcamp()
  await busy.call('/api/imports/fan', { json: { username: 'marit', type: 'collection', importTags: false } })
  now += 7 * DAY
  await lookAt(other, 'collection')
  await RECORDS.prepare('UPDATE weekly_look SET next_at = ?').bind(now).run()
  await runCron()
  expect(await importsOf(busy)).toHaveLength(1)
  expect(await importsOf(other)).toMatchObject([{ status: 'running' }])
  letGo()
})

test('nothing is looked at for banned accounts', async () => {
  const [banned, other] = [await newPerson(), await newPerson()]
  await lookAt(banned, 'collection')
  await lookAt(other, 'wishlist')
  now += 7 * DAY
  await ACCOUNTS.prepare('UPDATE user SET banned_at = ? WHERE id = ?').bind(now, banned.id).run()
  await RECORDS.prepare('UPDATE weekly_look SET next_at = ? + (user_id <> ?)')
    .bind(now - 2, banned.id)
    .run()
  await using workflows = await watchedImports()
  serve(albumsUpTo(3))
  await runCron()
  await (await workflows.get())[0]?.waitForStatus('complete')
  await runCron()
  expect(await importsOf(other)).toHaveLength(1)
  const { results } = await RECORDS.prepare('SELECT id FROM fan_import WHERE user_id = ?').bind(banned.id).all()
  expect(results).toEqual([])
})

test('the first looks of many accounts are spread over the week', async () => {
  const person = await newPerson()
  const days = new Set<number>()
  for (const part of [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.999]) {
    vi.spyOn(Math, 'random').mockReturnValue(part)
    await lookAt(person, 'collection', 'wishlist')
    const { results } = await RECORDS.prepare('SELECT next_at FROM weekly_look').all<{ next_at: number }>()
    const [first, second] = results.map(({ next_at: at }) => Math.floor((at - now) / DAY))
    expect(first).toBe(second)
    days.add(first as number)
  }
  expect([...days]).toEqual([0, 1, 2, 3, 4, 5, 6])
})
