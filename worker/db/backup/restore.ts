import type { Db } from '../database.ts'
import { END, insertInto } from './backup.ts'

const HEAD = /^-- Gatefold backup of \S+, schema (\S+)$/
const STATEMENTS_AT_ONCE = 30

/** The comment, then the statements, from a text in pieces of any size. */
async function* partsOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  let isBackup = false
  for await (const text of texts) {
    const parts = (rest + text).split('\n\n')
    rest = parts.pop() ?? ''
    isBackup ||= HEAD.test(parts[0] ?? '')
    if (parts.length > 0 && !isBackup) break
    yield* parts
  }
  if (!isBackup) throw new Error('This is not a backup of Gatefold.')
  if (rest !== END) throw new Error('This backup breaks off. Copy the file again.')
}

/** Checks a whole backup and returns the newest migration of its database. @throws Error if it is not a backup, or incomplete */
export async function checkBackup(texts: AsyncIterable<string>): Promise<string> {
  let schema = ''
  for await (const part of partsOf(texts)) schema ||= HEAD.exec(part)?.[1] ?? ''
  return schema
}

type Options = { keepsSessions?: boolean }

/**
 * A backup as it is restored: without sessions, some of which were ended since, unless they are to be kept. @throws Error if it is
 * incomplete
 */
export async function* toRestore(
  texts: AsyncIterable<string>,
  { keepsSessions = false }: Options = {},
): AsyncGenerator<string> {
  const sessions = insertInto('session')
  for await (const part of partsOf(texts)) if (keepsSessions || !part.startsWith(sessions)) yield `${part}\n\n`
  yield END
}

/** Runs a backup in an empty database. @throws Error if it is incomplete */
export async function restore(
  { $client }: Pick<Db, '$client'>,
  texts: AsyncIterable<string>,
  options?: Options,
): Promise<void> {
  let batch: D1PreparedStatement[] = []
  for await (const part of partsOf(toRestore(texts, options))) {
    if (!part.startsWith('--')) batch.push($client.prepare(part))
    if (batch.length < STATEMENTS_AT_ONCE) continue
    await $client.batch(batch)
    batch = []
  }
  if (batch.length > 0) await $client.batch(batch)
}
