// @module-tag soak
import { expect, it } from 'vitest'
import { editAlbums } from '#worker/db/albums/edit-albums.ts'
import { createDb } from '#worker/db/database.ts'
import { runs } from '../../../runs.ts'
import { RECORDS } from '../../databases.ts'
import { ctxOf, newPerson } from '../../people.ts'

const PER_STEP = 500
// Two steps, or three.
const ALBUMS = runs(550, 1_050)

async function withAlbums(count: number): Promise<{ userId: string; ids: number[] }> {
  const { id: userId } = await newPerson()
  const { results } = await RECORDS.prepare(
    `INSERT INTO album (user_id, list, title, artist, bandcamp_tags, user_tags, search_text, tag_text, added_at, changed)
     SELECT ?, 'collection', 'Album ' || value, 'Artist', '["dub"]', '[]', '', char(10) || 'dub' || char(10), value, value
     FROM json_each(?) RETURNING id`,
  )
    .bind(userId, JSON.stringify(Array.from({ length: count }, (_, index) => index)))
    .all<{ id: number }>()
  return { userId, ids: results.map(({ id }) => id) }
}

/** A database whose process ends at the call `last`: it still runs where `isRun` says so, but nothing is answered from then on. */
function endingDatabase(last: number, isRun: boolean) {
  let calls = 0
  const originals = new WeakMap<object, D1PreparedStatement>()
  const call = async <T>(work: () => Promise<T>): Promise<T> => {
    calls += 1
    if (calls < last) return work()
    if (calls === last && isRun) await work()
    throw new Error('The process has ended')
  }
  const ending = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = new Proxy(statement, {
      get: (_, key) => {
        if (key === 'bind') return (...values: unknown[]) => ending(statement.bind(...values))
        const value = Reflect.get(statement, key)
        return typeof value === 'function' ? (...args: unknown[]) => call(() => value.apply(statement, args)) : value
      },
    })
    originals.set(wrapped, statement)
    return wrapped
  }
  const database = {
    prepare: (sql: string) => ending(RECORDS.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      call(() => RECORDS.batch(statements.map((one) => originals.get(one) ?? one))),
  }
  return createDb(database as unknown as D1Database)
}

const tagged = (userId: string, tag: string) =>
  RECORDS.prepare(
    `SELECT count(*) AS count FROM album WHERE user_id = ?1 AND instr(tag_text, char(10) || ?2 || char(10)) AND user_tags LIKE '%"' || ?2 || '"%'`,
  )
    .bind(userId, tag)
    .first<number>('count')

it('finishes a large edit by the same call again, wherever the process ends', async () => {
  const { userId, ids } = await withAlbums(ALBUMS)
  const counts = new Set<number | null>()
  for (const isRun of [false, true]) {
    for (let last = 1, isDone = false; !isDone; last += 1) {
      const tag = `t-${last}-${isRun}`
      const ctx = { ...ctxOf(userId), db: endingDatabase(last, isRun) }
      isDone = await editAlbums(ctx, ids, { addTags: [tag], rating: 4 }).then(
        () => true,
        () => false,
      )
      counts.add(await tagged(userId, tag))
      await editAlbums(ctxOf(userId), ids, { addTags: [tag], rating: 4 })
      expect(await tagged(userId, tag), tag).toBe(ALBUMS)
      await editAlbums(ctxOf(userId), ids, { removeTags: [tag] })
      expect(last).toBeLessThan(50)
    }
  }
  const steps = Array.from({ length: Math.ceil(ALBUMS / PER_STEP) }, (_, step) => step * PER_STEP)
  expect(counts).toEqual(new Set([...steps, ALBUMS]))
})

it('keeps a change that another call makes while a large edit is made', async () => {
  const { userId, ids } = await withAlbums(6_000)
  const ctx = ctxOf(userId)
  const large = editAlbums(ctx, ids, { addTags: ['large'] })
  const small = ids.slice(0, 30).map((id) => editAlbums(ctxOf(userId), [id], { addTags: ['small'] }))
  await Promise.all([large, ...small])
  expect([await tagged(userId, 'large'), await tagged(userId, 'small')]).toEqual([6_000, 30])
})
