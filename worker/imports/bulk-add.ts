import { AlbumInput, type AlbumView } from '#domain/album.ts'
import { fieldErrors, type RowFailure } from '#domain/error.ts'
import { Invalid } from '#domain/failures.ts'
import { LIMITS } from '#domain/limits.ts'
import * as words from '#words/refusals/albums.ts'
import { rowUnreadable } from '#words/validation/file.ts'
import { insertAlbums, listAlbumsById } from '../db/album-bulk.ts'
import type { Db } from '../db/database.ts'

/** Adds the good rows of a list and says what is wrong with each other one. */
export async function addAlbums(
  db: Db,
  userId: string,
  rows: readonly unknown[],
  now: Date,
): Promise<{ albums: AlbumView[]; failed: RowFailure[] }> {
  if (rows.length > LIMITS.albumsPerBulkCall) {
    const message = words.tooManyAlbumsInCall(LIMITS.albumsPerBulkCall)
    throw new Invalid(message, { albums: message })
  }
  const { good, failed } = checkRows(rows)
  const ids = await insertAlbums(db, userId, good, now)
  return { albums: ids.length > 0 ? await listAlbumsById(db, userId, ids) : [], failed }
}

/** Divides rows into those that are albums and what is wrong with the others; rows count from 1. */
export function checkRows(rows: readonly unknown[]): { good: AlbumInput[]; failed: RowFailure[] } {
  const good: AlbumInput[] = []
  const failed: RowFailure[] = []
  rows.forEach((row, index) => {
    const checked = AlbumInput.safeParse(row)
    if (checked.success) good.push(checked.data)
    else {
      const [[field, message] = ['row', rowUnreadable]] = Object.entries(fieldErrors(checked.error.issues))
      failed.push({ row: index + 1, field, message })
    }
  })
  return { good, failed }
}
