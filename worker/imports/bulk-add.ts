import { AlbumInput, type AlbumView } from '#domain/album.ts'
import { Invalid } from '#domain/app-error.ts'
import { fieldErrors, type RowFailure } from '#domain/error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors/albums.ts'
import { rowUnreadable } from '#locales/validation/file.ts'
import { findTrashedUrls, insertAlbums, listAlbumsById } from '../db/albums/insert-albums.ts'
import type { Db } from '../db/database.ts'

/** Adds the good rows of a list and says of each other one why it was not added: what is wrong with it, or that its album is there. */
export async function addAlbums(
  db: Db,
  userId: string,
  rows: readonly unknown[],
  now: Date,
): Promise<{ albums: AlbumView[]; failed: RowFailure[] }> {
  if (rows.length > LIMITS.albumsPerBulkCall) {
    const message = messages.tooManyAlbumsInCall(LIMITS.albumsPerBulkCall)
    throw new Invalid(message, { albums: message })
  }
  const { good, failed } = checkRows(rows)
  const ids = await insertAlbums(
    db,
    userId,
    good.map(({ album }) => album),
    now,
  )
  const albums = ids.length > 0 ? await listAlbumsById(db, userId, ids) : []
  failed.push(...(await findDuplicates(db, userId, good, albums)))
  return { albums, failed: failed.sort((a, b) => a.row - b.row) }
}

type GoodRow = { row: number; album: AlbumInput }

/** The rows that were not added, because their address stands in a row before them or belongs to an album that is there. */
async function findDuplicates(
  db: Db,
  userId: string,
  rows: readonly GoodRow[],
  added: readonly AlbumView[],
): Promise<RowFailure[]> {
  if (added.length === rows.length) return []
  const firstRows = new Map<string, number>()
  for (const { row, album } of rows) if (!firstRows.has(album.bandcampUrl)) firstRows.set(album.bandcampUrl, row)
  const addedUrls = new Set(added.map((album) => album.bandcampUrl))
  const trashed = await findTrashedUrls(
    db,
    userId,
    [...firstRows.keys()].filter((url) => !addedUrls.has(url)),
  )
  return rows.flatMap(({ row, album: { bandcampUrl } }) => {
    const first = firstRows.get(bandcampUrl) ?? row
    if (first === row && addedUrls.has(bandcampUrl)) return []
    const isThere = trashed.has(bandcampUrl) ? messages.albumInTrash : messages.albumThere
    return [{ row, field: 'bandcampUrl', message: first === row ? isThere : messages.albumInRow(first) }]
  })
}

/** Divides rows into those that are albums and what is wrong with the others; rows count from 1. */
function checkRows(rows: readonly unknown[]): { good: GoodRow[]; failed: RowFailure[] } {
  const good: GoodRow[] = []
  const failed: RowFailure[] = []
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
