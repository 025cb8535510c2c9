import { expect } from 'vitest'
import { repairSummaries } from '#worker/db/albums/check-summary.ts'
import { purgeTrash } from '#worker/db/trash/trash.ts'
import { insertInPieces } from '../../scripts/demo/insert-in-pieces.ts'
import { manyAlbums } from '../../scripts/demo/many-albums.ts'
import { type Caller, fillCrates } from '../long-calls.ts'
import { newEmptyPerson } from './collections.ts'
import { ACCOUNTS, RECORDS } from './databases.ts'
import { newDevice } from './device.ts'
import { ctxOf } from './people.ts'

/** A person with a device and so many albums, all of them in each of three crates. */
export async function withLargeCrates(count: number): Promise<Caller> {
  const person = await newEmptyPerson()
  const ctx = ctxOf(person.id)
  const ids = await insertInPieces(ctx, manyAlbums(count, new Date()))
  const crates = await fillCrates(ctx, ids)
  await newDevice(person)
  // Signed in just now for as long as the test takes, so that the account may be deleted.
  await ACCOUNTS.prepare('UPDATE session SET created_at = ? WHERE user_id = ?')
    .bind(Date.now() + 86_400_000, person.id)
    .run()
  const call: Caller['call'] = async (method, path, json) => {
    await RECORDS.prepare('DELETE FROM budget WHERE user_id = ?').bind(person.id).run()
    const response = await person.call(path, { method, ...(json !== undefined && { json }) })
    const text = await response.text()
    expect([path, response.status, response.ok ? '' : text]).toEqual([path, expect.toBeOneOf([200, 201, 204]), ''])
    return text
  }
  const runDailyJob = async () => {
    await purgeTrash(ctxOf(''), new Date(Date.now() + 1_000))
    await repairSummaries(ctxOf(''))
  }
  return { email: person.email, ids, crates, call, runDailyJob }
}
