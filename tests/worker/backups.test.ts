import { createExecutionContext, createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it, vi } from 'vitest'
import { app } from '#worker/app.ts'
import { storeBackup } from '#worker/backups.ts'
import { backupSql, queryOf } from '#worker/db/backup/backup.ts'
import { restore } from '#worker/db/backup/restore.ts'
import worker from '#worker/index.ts'
import { add, addCrate, newEmptyPerson } from './collections.ts'
import { db, newPerson, ORIGIN } from './people.ts'
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

async function health(bucket?: R2Bucket) {
  const bindings = { ...env, BACKUPS: bucket }
  const response = await app.fetch(new Request(`${ORIGIN}/api/health`), bindings as never, createExecutionContext())
  return [response.status, (await response.json<{ backup: unknown }>()).backup]
}

const keys = async () => (await BUCKET.list()).objects.map(({ key }) => key)
const keyOf = (time: Date) => `gatefold-${time.toISOString().slice(0, 10)}.sql.gz`

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
  await BUCKET.put(keyOf(at(-31)), 'too old')
  await BUCKET.put(keyOf(at(-30)), 'old')
  await runDaily(BUCKET, tonight)
  expect(await keys()).toEqual([keyOf(at(-30)), keyOf(tonight), STATE])
  expect(await health(BUCKET)).toEqual([200, { last: tonight.toISOString(), status: 'ok' }])
  await runDaily(BUCKET, at(1))
  expect(await keys()).toEqual([keyOf(tonight), keyOf(at(1)), STATE])
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
  await expect(storeBackup({ db: { $client: away } as never, now: failed }, BUCKET)).rejects.toThrow('The database')
  await expect(runDaily(broken(), failed)).rejects.toThrow('The bucket cannot be reached')
  expect(loggedErrors.splice(0)).toEqual([[expect.stringMatching(/"job":"backup","error":"Error: The bucket cannot/)]])
  expect(await keys()).toEqual([keyOf(before), STATE])
  vi.useFakeTimers({ toFake: ['Date'], now: failed.getTime() + 21 * MINUTE })
  expect(await health(BUCKET)).toEqual([503, { last: before.toISOString(), status: 'failed' }])
  const next = at(1)
  await runDaily(BUCKET, next)
  expect(await keys()).toEqual([keyOf(next), STATE])
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
  await env.DB.batch([
    env.DB.prepare("INSERT INTO rate_limit (key, count, resets_at) VALUES ('old', 1, 0)"),
    env.DB.prepare("CREATE TRIGGER stuck BEFORE DELETE ON rate_limit BEGIN SELECT raise(ABORT, 'stuck'); END"),
  ])
  await expect(runDaily(BUCKET)).rejects.toThrow('stuck')
  expect(loggedErrors.splice(0)).toEqual([[expect.stringContaining('"job":"daily clean-up"')]])
  expect(await keys()).toContain(keyOf(at(0)))
  await env.DB.prepare('DROP TRIGGER stuck').run()
})

it('restores what was read while others wrote: rows without their parent or with a name taken over are skipped', async () => {
  const person = await newEmptyPerson()
  const [first, second] = [await newPerson(), await newPerson()]
  const [album] = await add(person, [{}])
  const crate = await addCrate(person, { name: 'Late' }, [album?.id ?? 0])
  const read = queryOf(db())
  const text: string[] = []
  const query = async (sql: string) => {
    const rows = (await read(sql)) as { id: unknown; email?: unknown }[]
    // Between two pages the second person has taken over an address that the first one had.
    if (/FROM "user" WHERE/.test(sql)) {
      return rows.map((row) => (row.id === second.id ? { ...row, email: first.email } : row))
    }
    if (/FROM "album" WHERE/.test(sql)) {
      const [late] = await add(person, [{ bandcampUrl: 'https://harbour-lights.bandcamp.com/album/late' }])
      await person.call(`/api/crates/${crate.id}/albums`, { json: { albumIds: [late?.id] } })
    }
    return rows
  }
  for await (const part of backupSql(query, new Date())) text.push(part)
  await emptyDatabase()
  await restore(
    db(),
    (async function* () {
      yield* text
    })(),
    { keepsSessions: true },
  )
  const count = (sql: string) => env.DB.prepare(sql).first<number>('count')
  expect(await count(`SELECT count(*) AS count FROM user WHERE id IN ('${first.id}', '${second.id}')`)).toBe(1)
  expect(await count(`SELECT count(*) AS count FROM crate_album WHERE crate_id = ${crate.id}`)).toBe(1)
  expect(await env.DB.prepare('PRAGMA foreign_key_check').all()).toMatchObject({ results: [] })
  expect((await person.call('/api/crates')).status).toBe(200)
})
