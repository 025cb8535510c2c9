import { AlbumInput, type AlbumView } from '#domain/albums/album.ts'
import { Invalid } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors/albums.ts'
import { insertAlbums, listAlbumsById } from '../db/albums/insert-albums.ts'
import type { Ctx } from '../db/context.ts'

/**
 * Adds the valid rows of a list. `failed` are the others, counted from 1: invalid ones, and those whose album exists or is in an earlier
 * row.
 * @throws Invalid for a list over the limit; LimitExceeded
 */
export async function addAlbums(
  ctx: Ctx,
  rows: readonly unknown[],
): Promise<{ albums: AlbumView[]; failed: number[] }> {
  if (rows.length > LIMITS.albumsPerBulkCall) {
    const message = messages.tooManyAlbumsInCall(LIMITS.albumsPerBulkCall)
    throw new Invalid(message, { albums: message })
  }
  const checked = rows.map((row) => AlbumInput.safeParse(row).data)
  const ids = await insertAlbums(
    ctx,
    checked.filter((album) => album !== undefined),
  )
  const albums = ids.length > 0 ? await listAlbumsById(ctx, ids) : []
  const missing = new Set(albums.map((album) => album.bandcampUrl))
  const failed = checked.flatMap((album, index) => (album && missing.delete(album.bandcampUrl) ? [] : [index + 1]))
  return { albums, failed }
}

/** Ascending numbers as text, those in a row as a range: `2-4,17`. */
export function joinRanges(numbers: readonly number[]): string {
  const ranges: { from: number; to: number }[] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last?.to === number - 1) last.to = number
    else ranges.push({ from: number, to: number })
  }
  return ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(',')
}
