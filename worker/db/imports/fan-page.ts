import { Conflict } from '#domain/errors/app-error.ts'
import type { ImportedAlbum } from '../albums/album-rows.ts'
import type { Ctx } from '../context.ts'
import { writeItems } from './write-items.ts'

/**
 * Writes a page of a fan's list (from 0) once: new albums are added, existing ones brought up to what Bandcamp says, and those that were
 * bought move from the wishlist to the collection. `found` is how many entries are known, `skipped` how many of the page cannot be read.
 * Returns whether the import is still active. @throws LimitExceeded
 */
export async function writeFanPage(
  ctx: Ctx,
  {
    importId,
    page,
    albums,
    found,
    skipped,
  }: {
    importId: number
    page: number
    albums: readonly ImportedAlbum[]
    found: number
    skipped: number
  },
): Promise<boolean> {
  const items = albums.map((album, index) => ({ album, row: index + 1, nth: 1, crates: [] }))
  try {
    await writeItems(ctx, { importId, chunk: page }, { items, isSync: true, isWhole: true, found, skipped })
    return true
  } catch (error) {
    if (error instanceof Conflict && error.code === 'import-over') return false
    throw error
  }
}
