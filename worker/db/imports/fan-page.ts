import { Conflict } from '#domain/errors/app-error.ts'
import type { ItemAlbum, NamesFrom } from '#domain/imports/item.ts'
import type { Ctx } from '../context.ts'
import type { OnAlbum } from './plan-items.ts'
import { writeItems } from './write-items.ts'

/**
 * Writes a page of a fan's list (from 0) once: new albums are added, existing ones brought up to what Bandcamp says, and those that were
 * bought move from the wishlist to the collection. `found` is how many entries are known, `skipped` how many of the page cannot be read.
 * What the person's Bandcamp link lists (`isLink`) fills empty fields.
 * Returns the tracks that are on albums which the person has; null if the import is no longer active. @throws LimitExceeded
 */
export async function writeFanPage(
  ctx: Ctx,
  {
    importId,
    page,
    albums,
    found,
    skipped,
    isLink = false,
  }: {
    importId: number
    page: number
    albums: readonly ItemAlbum[]
    found: number
    skipped: number
    isLink?: boolean
  },
): Promise<OnAlbum[] | null> {
  const namesFrom: NamesFrom = isLink ? 'link' : 'fan'
  const items = albums.map((album, index) => ({
    album: { ...album, namesFrom },
    row: index + 1,
    nth: 1,
    crates: [],
  }))
  try {
    const how = { isSync: true, isLink, isWhole: true, found, skipped }
    return (await writeItems(ctx, { importId, chunk: page }, { items, ...how })).on
  } catch (error) {
    if (error instanceof Conflict && error.code === 'import-over') return null
    throw error
  }
}
