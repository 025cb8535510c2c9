import { backupParts, backupSql, queryOf } from './db/backup/backup.ts'
import type { DatabaseBindings } from './db/databases.ts'
import type { Env } from './env.ts'
import { rootCause } from './log.ts'

const DAY = 86_400_000
const DAYS_KEPT = 30
// R2 wants parts of equal size, of at least 5 MiB.
const PART_BYTES = 8 * 1024 * 1024
const PREFIX = 'gatefold-'
// An object that only holds a `State`, as its metadata: health reads it with one cheap call.
const STATE = `${PREFIX}state`
// The runtime ends a daily job after 15 minutes.
const FAILED_AFTER = 20 * 60_000
const LATE_AFTER = 1.5 * DAY

/** When the last complete backup was started, and the last incomplete one, both in milliseconds. */
export type State = { last?: string; begun?: string }

const dayKey = (time: number) => `${PREFIX}${new Date(time).toISOString().slice(0, 10)}`
const readState = async (bucket: R2Bucket): Promise<State> => (await bucket.head(STATE))?.customMetadata ?? {}
const writeState = (bucket: R2Bucket, state: Record<string, string>) => bucket.put(STATE, '', { customMetadata: state })

/**
 * Stores today's backup in the bucket, a file for each database, then deletes backups older than 30 days. If a database fails, the others
 * are still stored and nothing is deleted. @throws Error that names the databases that failed
 */
export async function storeBackup(env: DatabaseBindings, bucket: R2Bucket, now: Date): Promise<void> {
  const time = String(now.getTime())
  // This state remains if the backup fails or its process is stopped.
  await writeState(bucket, { ...(await readState(bucket)), begun: time })
  const failed: string[] = []
  for (const [part, db] of backupParts(env)) {
    const file = gzipped(backupSql(queryOf(db), now))
    await upload(bucket, `${dayKey(now.getTime())}${part}.sql.gz`, file).catch((error: Error) => {
      failed.push(`${part.slice(1) || 'accounts'}: ${rootCause(error).message}`)
    })
  }
  if (failed.length > 0) throw new Error(failed.join('; '))
  await writeState(bucket, { last: time })
  const oldest = dayKey(now.getTime() - DAYS_KEPT * DAY)
  const { objects } = await bucket.list({ prefix: PREFIX })
  const old = objects.map(({ key }) => key).filter((key) => key < oldest)
  if (old.length > 0) await bucket.delete(old)
}

function gzipped(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const text = new ReadableStream<string>({
    async pull(controller) {
      const { value, done } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  return text.pipeThrough(new TextEncoderStream()).pipeThrough(new CompressionStream('gzip'))
}

async function upload(bucket: R2Bucket, key: string, file: ReadableStream<Uint8Array>): Promise<void> {
  const target = await bucket.createMultipartUpload(key)
  try {
    const parts: R2UploadedPart[] = []
    for await (const part of partsOf(file)) parts.push(await target.uploadPart(parts.length + 1, part))
    await target.complete(parts)
  } catch (error) {
    await target.abort().catch(() => undefined)
    throw error
  }
}

async function* partsOf(file: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const part = new Uint8Array(PART_BYTES)
  let filled = 0
  for await (const chunk of file) {
    for (let from = 0; from < chunk.length; ) {
      const taken = chunk.subarray(from, from + PART_BYTES - filled)
      part.set(taken, filled)
      from += taken.length
      filled += taken.length
      if (filled < PART_BYTES) continue
      yield part
      filled = 0
    }
  }
  if (filled > 0) yield part.subarray(0, filled)
}

/** When the last complete backup was started; `failed` if a later one did not end, `late` if it is too old. */
type BackupState = { last: string | null; status: 'ok' | 'failed' | 'late' }

/**
 * The state of the backups in the bucket, or of those that the container makes; `off` without either. Having none before the first night is
 * not a failure.
 */
export async function backupState({ BACKUPS, OWN_BACKUPS }: Env, now: Date): Promise<BackupState | 'off'> {
  if (!BACKUPS && !OWN_BACKUPS) return 'off'
  const { last, begun }: State = BACKUPS
    ? await readState(BACKUPS)
    : ((await (await OWN_BACKUPS?.fetch('http://backups'))?.json()) ?? {})
  const isOlder = (time: string | undefined, age: number) => time !== undefined && now.getTime() - Number(time) > age
  return {
    last: last === undefined ? null : new Date(Number(last)).toISOString(),
    status: isOlder(begun, FAILED_AFTER) ? 'failed' : isOlder(last, LATE_AFTER) ? 'late' : 'ok',
  }
}
