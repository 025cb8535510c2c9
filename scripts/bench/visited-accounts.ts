import type { AlbumView } from '#domain/albums/album.ts'
import { updateAlbum } from '#worker/db/albums/albums.ts'
import type { SystemCtx } from '#worker/db/context.ts'
import { createCrate } from '#worker/db/crates/create-crate.ts'
import type { Db } from '#worker/db/database.ts'
import { readChanges } from '#worker/db/sync/read-changes.ts'
import { insertInPieces } from '../demo/insert-in-pieces.ts'
import { createEmptyAccount } from '../demo/seed.ts'
import { costOf } from './cost.ts'

const PASSWORD = 'gatefold-bench'
/** How many albums the accounts have. */
export const SIZES = [100, 10_000, 100_000] as const
type Size = (typeof SIZES)[number]
/** Those whose collections are opened again and again. */
export type Visited = Exclude<Size, 100_000>
export const personWith = (albums: Size) => ({
  name: `Bench ${albums}`,
  email: `bench-${albums}@example.com`,
  password: PASSWORD,
  role: 'user' as const,
})
const CRATES = 20

/** Makes the accounts. Returns the rows that a device's call reads after one rating and after none. */
export async function seedVisits(
  system: SystemCtx,
  all: readonly AlbumView[],
): Promise<{ changed: number; unchanged: number }> {
  const { db } = system
  const rows = { changed: 0, unchanged: 0 }
  for (const size of SIZES) {
    const ctx = { ...system, userId: await createEmptyAccount(system, personWith(size)) }
    const ids = await insertInPieces(ctx, all.slice(0, size))
    for (let crate = 0; crate < CRATES; crate += 1) {
      await createCrate(ctx, { name: `Crate ${crate}`, albumIds: ids.slice(crate * 3, crate * 3 + 30) })
    }
    if (size !== 10_000) continue
    const read = async (at: Db, cursor?: Parameters<typeof readChanges>[1]) => {
      const { head, parts } = await readChanges({ ...ctx, db: at, accounts: at, now: new Date() }, cursor)
      for await (const _ of parts ?? []);
      return head
    }
    const cursor = await read(db)
    rows.unchanged = (await costOf(db, (it) => read(it, cursor))).rowsRead
    await updateAlbum(ctx, ids[5_000] ?? 0, { rating: 4 })
    rows.changed = (await costOf(db, (it) => read(it, cursor))).rowsRead
  }
  return rows
}
