import { createExecutionContext, createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it, vi } from 'vitest'
import { app } from '#worker/app.ts'
import { storeBackup } from '#worker/backups.ts'
import { backupPart, backupSql, queryOf } from '#worker/db/backup/backup.ts'
import { restore } from '#worker/db/backup/restore.ts'
import { createDb } from '#worker/db/database.ts'
import worker from '#worker/index.ts'
import { add, addCrate, newEmptyPerson } from './collections.ts'
import { ACCOUNTS, BINDINGS, DATABASES, databaseOf, RECORDS } from './databases.ts'
import { newPerson, ORIGIN } from './people.ts'
import { emptyDatabase } from './rows.ts'
import { loggedErrors } from './setup.ts'

const BUCKET = env.TEST_BUCKET
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const STATE = 'gatefold-state'
const NOW = Date.now()
const at = (days: number) => new Date(NOW + days * DAY)

const runDaily = (bucket?: R2Bucket, scheduledTime = at(0)) =>
  worker.scheduled(createScheduledController({ scheduledTime }), { ...env, BACKUPS: bucket } as never)

async function health(bucket?: R2Bucket, own?: object) {
  const bindings = { ...env, BACKUPS: bucket, ...(own && { OWN_BACKUPS: { fetch: async () => Response.json(own) } }) }
  const response = await app.fetch(new Request(`${ORIGIN}/api/health`), bindings as never, createExecutionContext())
  return [response.status, (await response.json<{ backup: unknown }>()).backup]
}

const keys = async () => (await BUCKET.list()).objects.map(({ key }) => key)
const PARTS = DATABASES.map((_, number) => backupPart(number))
const keysOf = (time: Date) =>
  PARTS.map((part) => `gatefold-${time.toISOString().slice(0, 10)}${part}.sql.gz`).toSorted()

/** A bucket whose uploads break off. */
const broken = (): R2Bucket =>
  ({
    head: (key: string) => BUCKET.head(key),
    put: (key: string, value: string, options: R2PutOptions) => BUCKET.put(key, value, options),
    createMultipartUpload: async (key: string) => {
      const upload = await BUCKET.createMultipartUpload(key)
      return {
        uploadPart: async () => {
          throw new Error('The bucket cannot be reached')
        },
        abort: () => upload.abort(),
      }
    },
  }) as never

beforeEach(async () => BUCKET.delete(await keys()))

it('stores a backup every night, and keeps those of 30 days', async () => {
  const tonight = at(0)
  for (const key of keysOf(at(-31))) await BUCKET.put(key, 'too old')
  for (const key of keysOf(at(-30))) await BUCKET.put(key, 'old')
  await runDaily(BUCKET, tonight)
  expect(await keys()).toEqual([...keysOf(at(-30)), ...keysOf(tonight), STATE])
  expect(await health(BUCKET)).toEqual([200, { last: tonight.toISOString(), status: 'ok' }])
  await runDaily(BUCKET, at(1))
  expect(await keys()).toEqual([...keysOf(tonight), ...keysOf(at(1)), STATE])
})

it('is off without a bucket, and has nothing to tell before the first night', async () => {
  await runDaily()
  expect(await keys()).toEqual([])
  expect(await health()).toEqual([200, 'off'])
  expect(await health(BUCKET)).toEqual([200, { last: null, status: 'ok' }])
})

it('tells of a backup that failed until one is complete, and keeps the earlier ones', async () => {
  const [before, failed] = [at(-31), at(0)]
  await runDaily(BUCKET, before)
  const away = { prepare: () => ({ all: () => Promise.reject(new Error('The database cannot be reached')) }) }
  await expect(storeBackup({ ...BINDINGS, DB: away as never }, BUCKET, failed)).rejects.toThrow('The database')
  await expect(runDaily(broken(), failed)).rejects.toThrow('The bucket cannot be reached')
  expect(loggedErrors.splice(0)).toEqual([
    [expect.stringMatching(/"job":"backup","error":"Error: accounts: The bucket cannot/)],
  ])
  // Of several databases those that did not fail were stored.
  const others = keysOf(failed).filter((key) => key.includes('records'))
  expect(await keys()).toEqual([...keysOf(before), ...others, STATE])
  vi.useFakeTimers({ toFake: ['Date'], now: failed.getTime() + 21 * MINUTE })
  expect(await health(BUCKET)).toEqual([503, { last: before.toISOString(), status: 'failed' }])
  const next = at(1)
  await runDaily(BUCKET, next)
  expect(await keys()).toEqual([...others, ...keysOf(next), STATE])
  expect(await health(BUCKET)).toEqual([200, { last: next.toISOString(), status: 'ok' }])
})

it('takes a backup for a running one at first', async () => {
  const begun = at(0)
  await expect(runDaily(broken(), begun)).rejects.toThrow()
  loggedErrors.length = 0
  vi.useFakeTimers({ toFake: ['Date'], now: begun.getTime() + 15 * MINUTE })
  expect(await health(BUCKET)).toEqual([200, { last: null, status: 'ok' }])
})

it('tells when no backup was begun, or the bucket does not answer', async () => {
  const last = at(0)
  await runDaily(BUCKET, last)
  vi.useFakeTimers({ toFake: ['Date'], now: last.getTime() + 35 * HOUR })
  expect(await health(BUCKET)).toMatchObject([200, { status: 'ok' }])
  vi.setSystemTime(last.getTime() + 37 * HOUR)
  expect(await health(BUCKET)).toMatchObject([503, { status: 'late' }])
  const silent = { head: () => Promise.reject(new Error('The bucket cannot be reached')) }
  expect(await health(silent as never)).toEqual([503, { last: null, status: 'failed' }])
})

it('stores a backup though the clean-up fails', async () => {
  await ACCOUNTS.batch([
    ACCOUNTS.prepare("INSERT INTO rate_limit (key, count, resets_at) VALUES ('old', 1, 0)"),
    ACCOUNTS.prepare("CREATE TRIGGER stuck BEFORE DELETE ON rate_limit BEGIN SELECT raise(ABORT, 'stuck'); END"),
  ])
  await expect(runDaily(BUCKET)).rejects.toThrow('stuck')
  expect(loggedErrors.splice(0)).toEqual([[expect.stringContaining('"job":"daily clean-up"')]])
  expect(await keys()).toEqual(expect.arrayContaining(keysOf(at(0))))
  await ACCOUNTS.prepare('DROP TRIGGER stuck').run()
})

it('restores what was read while others wrote: rows without their parent or with a name taken over are skipped', async () => {
  const person = await newEmptyPerson()
  const [first, second] = [await newPerson(), await newPerson()]
  const [album] = await add(person, [{}])
  const crate = await addCrate(person, { name: 'Late' }, [album?.id ?? 0])
  const queryWhileOthersWrite = (database: D1Database) => async (sql: string) => {
    const read = queryOf(createDb(database))
    const rows = (await read(sql)) as { id: unknown; email?: unknown }[]
    // Between two pages the second person has taken over an address that the first one had.
    if (/FROM "user" WHERE/.test(sql)) {
      return rows.map((row) => (row.id === second.id ? { ...row, email: first.email } : row))
    }
    if (database === RECORDS && /FROM "album" WHERE/.test(sql)) {
      const [late] = await add(person, [{ bandcampUrl: 'https://harbour-lights.bandcamp.com/album/late' }])
      await person.call(`/api/crates/${crate.id}/albums`, { json: { albumIds: [late?.id] } })
    }
    return rows
  }
  const texts: string[][] = []
  for (const database of DATABASES) {
    const text: string[] = []
    for await (const part of backupSql(queryWhileOthersWrite(database), new Date())) text.push(part)
    texts.push(text)
  }
  await emptyDatabase()
  for (const [at, database] of DATABASES.entries()) {
    const text = (async function* () {
      yield* texts[at] ?? []
    })()
    await restore(createDb(database), text, { keepsSessions: true })
  }
  const count = (sql: string) => databaseOf(sql).prepare(sql).first<number>('count')
  expect(await count(`SELECT count(*) AS count FROM user WHERE id IN ('${first.id}', '${second.id}')`)).toBe(1)
  expect(await count(`SELECT count(*) AS count FROM crate_album WHERE crate_id = ${crate.id}`)).toBe(1)
  for (const database of DATABASES)
    expect(await database.prepare('PRAGMA foreign_key_check').all()).toMatchObject({ results: [] })
  expect((await person.call('/api/crates')).status).toBe(200)
})

it('tells of the backups that a container makes itself', async () => {
  const told = (own: object) => health(undefined, own)
  const [last, begun] = [String(NOW - 40 * HOUR), String(NOW - 30 * MINUTE)]
  const iso = new Date(Number(last)).toISOString()
  expect(await told({})).toEqual([200, { last: null, status: 'ok' }])
  expect(await told({ last: String(NOW) })).toEqual([200, { last: at(0).toISOString(), status: 'ok' }])
  expect(await told({ last })).toEqual([503, { last: iso, status: 'late' }])
  expect(await told({ last, begun })).toEqual([503, { last: iso, status: 'failed' }])
})
