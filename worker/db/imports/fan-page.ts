import { Conflict } from '#domain/errors/app-error.ts'
import type { ItemAlbum, NamesFrom } from '#domain/imports/item.ts'
import type { Ctx } from '../context.ts'
import type { OnAlbum } from './plan-items.ts'
import { writeItems } from './write-items.ts'

type FanPage = {
  importId: number
  page: number
  albums: readonly ItemAlbum[]
  found: number
  skipped: number
  isLink?: boolean
}

/**
 * Writes a page of a fan's list (from 0) once: new albums are added, existing ones brought up to what Bandcamp says, and those that were
 * bought move from the wishlist to the collection. `found` is how many entries are known, `skipped` how many of the page cannot be read.
 * What the person's Bandcamp link lists (`isLink`) fills empty fields.
 * Returns the tracks that are on albums which the person has; null if the import is no longer active. @throws LimitExceeded
 */
export async function writeFanPage(
  ctx: Ctx,
  { importId, page, albums, isLink = false, ...counts }: FanPage,
): Promise<OnAlbum[] | null> {
  const syncs: NamesFrom = isLink ? 'link' : 'fan'
  const items = albums.map((album, index) => ({
    album: { ...album, namesFrom: syncs },
    row: index + 1,
    nth: 1,
    crates: [],
  }))
  try {
    return (await writeItems(ctx, { importId, chunk: page }, { items, syncs, isWhole: true, ...counts })).on
  } catch (error) {
    if (error instanceof Conflict && error.code === 'import-over') return null
    throw error
  }
}
