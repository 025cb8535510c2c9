import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BandcampTrack } from '#domain/albums/bandcamp-facts.ts'
import { isItem } from '#domain/albums/item-key.ts'
import { trackTextOf } from '#domain/albums/track-text.ts'
import { insertTracks } from '../albums/tracks.ts'
import { write } from '../budgets.ts'
import { isOneOf } from '../changes/rows.ts'
import { setStatement } from '../changes/statements.ts'
import type { Ctx } from '../context.ts'
import { album, albumTrack } from '../schema.ts'

const ownedAlbum = (userId: string) =>
  and(eq(album.userId, userId), eq(album.list, 'collection'), isNull(album.deletedAt))

/** The Bandcamp item of an album in the person's collection; null if the album is not in it, or the item is unknown. */
export async function findOwnedItem({ db, userId }: Ctx, albumId: number) {
  const [row] = await db
    .select({ key: album.sourceKey, artist: album.artist })
    .from(album)
    .where(and(ownedAlbum(userId), eq(album.id, albumId)))
  const { key = null, artist = '' } = row ?? {}
  return isItem(key) ? { key, artist } : null
}

/** Whether a track with this id at Bandcamp is on an album in the person's collection. */
export async function isOwnTrack({ db, userId }: Ctx, trackId: number): Promise<boolean> {
  const [row] = await db
    .select({ albumId: album.id })
    .from(albumTrack)
    .innerJoin(album, eq(album.id, albumTrack.albumId))
    .where(and(eq(albumTrack.userId, userId), eq(albumTrack.trackId, trackId), ownedAlbum(userId)))
    .limit(1)
  return row !== undefined
}

/**
 * Replaces the tracks of the person's album by those that its owner can play; whether everybody can play a track is kept. @throws
 * LimitExceeded
 */
export async function replaceTracks(ctx: Ctx, albumId: number, tracks: readonly BandcampTrack[]): Promise<void> {
  const { db, userId } = ctx
  const known = await db
    .select({ number: albumTrack.number, isStreamable: albumTrack.isStreamable })
    .from(albumTrack)
    .where(and(eq(albumTrack.userId, userId), eq(albumTrack.albumId, albumId)))
  const streamable = new Set(known.flatMap(({ number, isStreamable }) => (isStreamable ? [number] : [])))
  const isThere = sql`EXISTS (SELECT 1 FROM album WHERE id = ${albumId} AND user_id = ${userId})`
  const rows = tracks.map((track) => ({ ...track, streamable: streamable.has(track.number) }))
  await write(
    ctx,
    [
      db.delete(albumTrack).where(and(eq(albumTrack.userId, userId), eq(albumTrack.albumId, albumId))),
      ...insertTracks(ctx, sql`${albumId}`, rows, isThere),
      setStatement(ctx, { trackText: trackTextOf(rows) }, isOneOf(userId, [albumId]), 'revision'),
    ],
    ['bytes'],
  )
}
