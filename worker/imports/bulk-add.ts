import { AlbumInput, type AlbumView } from '#domain/album.ts'
import { Invalid } from '#domain/app-error.ts'
import { type FailedRow, fieldErrors } from '#domain/error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors/albums.ts'
import { rowUnreadable } from '#locales/validation/file.ts'
import { findTrashedUrls, insertAlbums, listAlbumsById } from '../db/albums/insert-albums.ts'
import type { Ctx } from '../db/context.ts'

/**
 * Adds the valid rows of a list and reports the others: invalid ones, and those whose album exists.
 * @throws Invalid for a list over the limit; LimitExceeded
 */
export async function addAlbums(
  ctx: Ctx,
  rows: readonly unknown[],
): Promise<{ albums: AlbumView[]; failed: FailedRow[] }> {
  if (rows.length > LIMITS.albumsPerBulkCall) {
    const message = messages.tooManyAlbumsInCall(LIMITS.albumsPerBulkCall)
    throw new Invalid(message, { albums: message })
  }
  const { good, failed } = checkRows(rows)
  const ids = await insertAlbums(
    ctx,
    good.map(({ album }) => album),
  )
  const albums = ids.length > 0 ? await listAlbumsById(ctx, ids) : []
  failed.push(...(await findDuplicates(ctx, good, albums)))
  return { albums, failed: failed.sort((a, b) => a.row - b.row) }
}

type GoodRow = { row: number; album: AlbumInput }

/** The rows that were not added because an earlier row or an existing album has their URL. */
async function findDuplicates(ctx: Ctx, rows: readonly GoodRow[], added: readonly AlbumView[]): Promise<FailedRow[]> {
  if (added.length === rows.length) return []
  const firstRows = new Map<string, number>()
  for (const { row, album } of rows) if (!firstRows.has(album.bandcampUrl)) firstRows.set(album.bandcampUrl, row)
  const addedUrls = new Set(added.map((album) => album.bandcampUrl))
  const trashed = await findTrashedUrls(
    ctx,
    [...firstRows.keys()].filter((url) => !addedUrls.has(url)),
  )
  return rows.flatMap(({ row, album: { bandcampUrl } }) => {
    const first = firstRows.get(bandcampUrl) ?? row
    if (first === row && addedUrls.has(bandcampUrl)) return []
    const isThere = trashed.has(bandcampUrl) ? messages.albumInTrash : messages.albumThere
    return [{ row, field: 'bandcampUrl', message: first === row ? isThere : messages.albumInRow(first) }]
  })
}

/** Splits rows into valid albums and errors; rows count from 1. */
function checkRows(rows: readonly unknown[]): { good: GoodRow[]; failed: FailedRow[] } {
  const good: GoodRow[] = []
  const failed: FailedRow[] = []
  rows.forEach((row, index) => {
    const checked = AlbumInput.safeParse(row)
    if (checked.success) good.push({ row: index + 1, album: checked.data })
    else {
      const [[field, message] = ['row', rowUnreadable]] = Object.entries(fieldErrors(checked.error.issues))
      failed.push({ row: index + 1, field, message })
    }
  })
  return { good, failed }
}
