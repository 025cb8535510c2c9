import { AlbumInput, type AlbumView } from '#domain/albums/album.ts'
import { Invalid } from '#domain/errors/app-error.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/errors.ts'
import { insertAlbums } from '../db/albums/insert-albums.ts'
import { listAlbumsById } from '../db/albums/list-albums.ts'
import { findProbable } from '../db/albums/match-albums.ts'
import type { Ctx } from '../db/context.ts'
import { joinAlbums } from '../db/imports/existing.ts'

/** The relation of a row to existing albums: the same, a track of it, in the trash, or new but probably the same. */
type Meaning = 'same' | 'on' | 'trash' | 'probably'

/**
 * Adds the valid new rows of a list; existing albums get the fields that they lack. `failed` are the other rows, counted from 1: invalid
 * ones, and those whose album exists or is in an earlier row. `met` are the albums that rows match, or probably match. @throws Invalid for
 * a list over the limit; LimitExceeded
 */
export async function addAlbums(
  ctx: Ctx,
  rows: readonly unknown[],
): Promise<{ albums: AlbumView[]; failed: number[]; met: [row: number, Meaning, id: number][] }> {
  if (rows.length > LIMITS.albumsPerBulkCall) {
    const message = messages.tooManyAlbumsInCall(LIMITS.albumsPerBulkCall)
    throw new Invalid(message, { albums: message })
  }
  const valid = rows.flatMap((row, index) => {
    const album = AlbumInput.safeParse(row).data
    return album ? [[index + 1, album] as const] : []
  })
  const matched = await joinAlbums(
    ctx,
    valid.map(([, album]) => album),
  )
  const fresh = valid.filter((_, index) => !matched[index]?.existing)
  const probable = await findProbable(ctx, fresh)
  const ids = await insertAlbums(
    ctx,
    fresh.map(([, album]) => album),
  )
  const albums = ids.length > 0 ? await listAlbumsById(ctx, ids) : []
  const missing = new Set(albums.map((album) => album.bandcampUrl))
  const added = new Set(fresh.flatMap(([row, album]) => (missing.delete(album.bandcampUrl) ? [row] : [])))
  const met = valid.flatMap(([row], index): [number, Meaning, number][] => {
    const existing = matched[index]?.existing
    const likely = probable.get(row)
    if (!existing) return likely === undefined ? [] : [[row, 'probably', likely]]
    return [[row, existing.isTrashed ? 'trash' : existing.rule === 'track' ? 'on' : 'same', existing.id]]
  })
  return { albums, failed: rows.flatMap((_, index) => (added.has(index + 1) ? [] : [index + 1])), met }
}

/** Ascending numbers as text, with ranges: `2-4,17`. */
export function joinRanges(numbers: readonly number[]): string {
  const ranges: { from: number; to: number }[] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last?.to === number - 1) last.to = number
    else ranges.push({ from: number, to: number })
  }
  return ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(',')
}
