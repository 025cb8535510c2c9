import { backupSql, queryOf } from './db/backup/backup.ts'
import type { SystemCtx } from './db/context.ts'

const DAY = 86_400_000
const DAYS_KEPT = 30
// R2 wants parts of equal size, of at least 5 MiB.
const PART_BYTES = 8 * 1024 * 1024
const PREFIX = 'gatefold-'
// An object that is there from the beginning of a backup to its end, and stays if it fails or its process is ended.
const UNFINISHED = `${PREFIX}unfinished`
// The runtime ends a daily job after 15 minutes.
const FAILED_AFTER = 20 * 60_000
const LATE_AFTER = 1.5 * DAY

const keyOf = (time: Date | number) => `${PREFIX}${new Date(time).toISOString().slice(0, 10)}.sql.gz`

/** Stores today's backup in the bucket, then deletes those that are older than 30 days. */
export async function storeBackup(ctx: SystemCtx, bucket: R2Bucket): Promise<void> {
  await bucket.put(UNFINISHED, '')
  await upload(bucket, keyOf(ctx.now), gzipped(backupSql(queryOf(ctx.db), ctx.now)))
  const oldest = keyOf(ctx.now.getTime() - DAYS_KEPT * DAY)
  const { objects } = await bucket.list({ prefix: PREFIX })
  await bucket.delete([UNFINISHED, ...objects.map(({ key }) => key).filter((key) => key < oldest)])
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

/** When the last backup was stored; `failed` if one did not end since, `late` if none was begun. */
export type BackupState = { last: string | null; status: 'ok' | 'failed' | 'late' }

/** What the bucket tells of the backups. Before the first night there is none, which is no fault. */
export async function backupState(bucket: R2Bucket, now: Date): Promise<BackupState> {
  const { objects } = await bucket.list({ prefix: PREFIX })
  const isOlder = (one: R2Object | undefined, age: number) => one && now.getTime() - one.uploaded.getTime() > age
  const unfinished = objects.find(({ key }) => key === UNFINISHED)
  const last = objects.filter((one) => one !== unfinished).at(-1)
  const status = isOlder(unfinished, FAILED_AFTER) ? 'failed' : isOlder(last, LATE_AFTER) ? 'late' : 'ok'
  return { last: last?.uploaded.toISOString() ?? null, status }
}
