import { expect, it } from 'vitest'
import { orderAlbumsOfCrate } from '#worker/db/crates/crate-order.ts'
import { createDb } from '#worker/db/database.ts'
import { deleteAlbums, restoreAlbums } from '#worker/db/trash/trash.ts'
import { countingDatabase } from '../../counting.ts'
import { RECORDS } from '../../databases.ts'
import { ctxOf, newPerson } from '../../people.ts'

/** A person with so many albums in the same order in each of three crates. */
async function withCrates(count: number) {
  const { id: userId } = await newPerson()
  const { results } = await RECORDS.prepare(
    `INSERT INTO album (user_id, list, title, artist, bandcamp_tags, user_tags, search_text, tag_text, added_at, changed)
     SELECT ?, 'collection', 'Album ' || value, 'Artist', '[]', '[]', '', '', value, value FROM json_each(?) RETURNING id`,
  )
    .bind(userId, JSON.stringify(Array.from({ length: count }, (_, index) => index)))
    .all<{ id: number }>()
  const ids = results.map(({ id }) => id).sort((a, b) => a - b)
  const crates: number[] = []
  for (const name of ['A', 'B', 'C']) {
    const crate = await RECORDS.prepare(
      'INSERT INTO crate (user_id, name, position, created_at) VALUES (?, ?, 0, 0) RETURNING id',
    )
      .bind(userId, name)
      .first<number>('id')
    crates.push(crate ?? 0)
    await RECORDS.prepare(
      'INSERT INTO crate_album (user_id, crate_id, album_id, position) SELECT ?, ?, value, value * 4294967296 FROM json_each(?)',
    )
      .bind(userId, crate, JSON.stringify(ids))
      .run()
  }
  const { database, counts } = countingDatabase(RECORDS)
  return { ctx: { ...ctxOf(userId), db: createDb(database) }, counts, ids, crate: crates[0] ?? 0 }
}

type Made = Awaited<ReturnType<typeof withCrates>>

const WRITES: Record<string, (made: Made) => Promise<unknown>> = {
  'deleting albums in the order of their crates': ({ ctx, ids }) => deleteAlbums(ctx, ids),
  'deleting albums against the order of their crates': ({ ctx, ids }) => deleteAlbums(ctx, ids.toReversed()),
  'restoring albums': async ({ ctx, ids, counts }) => {
    await deleteAlbums(ctx, ids)
    counts.rowsRead = 0
    await restoreAlbums(ctx, ids.toReversed())
  },
  'reversing a crate': ({ ctx, ids, crate }) => orderAlbumsOfCrate(ctx, crate, ids.toReversed()),
}

for (const [name, write] of Object.entries(WRITES)) {
  it(`reads twice as many rows for ${name} where there are twice as many`, async () => {
    const read = async (count: number) => {
      const made = await withCrates(count)
      await write(made)
      return made.counts.rowsRead
    }
    const [some, twice] = [await read(300), await read(600)]
    expect(some).toBeGreaterThan(0)
    expect(twice / some).toBeLessThan(2.3)
  })
}

it('reads no more rows for deleting the last four albums of crates where more are in the trash', async () => {
  const read = async (count: number) => {
    const { ctx, counts, ids } = await withCrates(count)
    await deleteAlbums(ctx, ids.slice(4))
    counts.rowsRead = 0
    await deleteAlbums(ctx, ids.slice(0, 4))
    return counts.rowsRead
  }
  const [some, twice] = [await read(300), await read(600)]
  expect(some).toBeGreaterThan(0)
  expect(twice / some).toBeLessThan(1.2)
})
