import { Invalid, NotFound } from '#domain/errors/app-error.ts'
import type { FailedRow } from '#domain/errors/error.ts'
import { takeEvents } from '#domain/files/file-events.ts'
import { checkFileAlbum } from '#domain/files/file-rows.ts'
import type { ChunkReport, FileRow } from '#domain/imports/file-import.ts'
import type { Item } from '#domain/imports/item.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/bandcamp-errors.ts'
import { nothingHere } from '#locales/errors.ts'
import type { Ctx } from '../db/context.ts'
import { writeItems } from '../db/imports/write-items.ts'

/** Parses a chunk number (from 0) from the path. @throws NotFound; Invalid for `chunk` over the limit */
export function chunkNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new NotFound(nothingHere)
  const chunk = Number(text)
  if (chunk >= LIMITS.importChunks) {
    const message = messages.tooManyChunks(LIMITS.importChunks)
    throw new Invalid(message, { chunk: message })
  }
  return chunk
}

/** Validates a chunk of a file's rows and writes the valid ones. @throws what `writeItems` throws */
export async function takeFileRows(
  ctx: Ctx,
  id: { importId: number; chunk: number },
  rows: readonly FileRow[],
): Promise<ChunkReport> {
  const items: Item[] = []
  const failed: FailedRow[] = []
  for (const one of rows) {
    if ('fault' in one) {
      failed.push({ row: one.row, ...one.fault })
      continue
    }
    const { row, nth = 1, isOtherYear, isExact, otherArtist, onKey, isPublic, isOnlyNew, crates = [] } = one
    const checked = checkFileAlbum(takeEvents(one.album).album)
    if ('fault' in checked) failed.push({ row, ...checked.fault })
    else {
      const album = { ...checked.album, ...(isPublic && { isPublic }), ...(onKey && { onKey }) }
      items.push({ row, nth, isOtherYear, isExact, otherArtist, isOnlyNew, crates, album })
    }
  }
  return (await writeItems(ctx, id, { items, failed })).report
}
