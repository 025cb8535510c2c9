import { type SQL, sql } from 'drizzle-orm'
import type { Ctx, SystemCtx } from '../context.ts'
import { inList } from '../database.ts'

/** The statement that reads which albums of a gift list guests give, and which of them the list still shows: those found by `where`. */
export const claimedAlbums = ({ db }: SystemCtx, { id, isGiftList }: { id: number; isGiftList: boolean }, where: SQL) =>
  db.all<{ albumId: number; title: string; artist: string; isShown: number }>(sql`
    SELECT c.album_id AS albumId, given.title, given.artist,
      EXISTS (SELECT 1 FROM album WHERE album.id = c.album_id AND ${where}) AS isShown
    FROM share_claim c JOIN album given ON given.id = c.album_id
    WHERE c.share_id = ${id} AND ${isGiftList ? 1 : 0} ORDER BY c.at, c.album_id`)

/** A mark on an album that moved to another album. */
export type MovedClaim = [shareId: number, albumId: number, at: number]

/** The marks on albums, as stored for a merge. The `+` makes SQLite look up the albums. */
export const claimsOf = ({ userId }: Ctx, ids: readonly number[]): SQL => sql`
  (SELECT json_group_array(json_array(share_id, album_id, at)) FROM share_claim WHERE +user_id = ${userId} AND album_id IN ${inList(ids)})`

/**
 * The statement that moves the marks on merged albums to the kept one. In a share with several marks on these albums, only the first one
 * can be kept; the other guest sees that the album is no longer on the list.
 */
export const moveClaims = ({ db, userId }: Ctx, keep: number, merged: readonly number[], guard: SQL) =>
  db.run(sql`
    UPDATE OR IGNORE share_claim SET album_id = ${keep}
    WHERE +user_id = ${userId} AND album_id IN ${inList(merged)} AND ${guard} AND NOT EXISTS (
      SELECT 1 FROM share_claim o WHERE o.share_id = share_claim.share_id AND o.album_id IN ${inList([keep, ...merged])}
        AND (o.album_id = ${keep} OR (o.at, o.album_id) < (share_claim.at, share_claim.album_id)))`)

/** The statement that moves them back, if they still exist. */
export const moveClaimsBack = ({ db, userId }: Ctx, keep: number, claims: readonly MovedClaim[], guard: SQL) =>
  db.run(sql`
    UPDATE OR IGNORE share_claim SET album_id = n.value->>1 FROM json_each(${JSON.stringify(claims)}) n
    WHERE share_claim.share_id = n.value->>0 AND share_claim.at = n.value->>2 AND +user_id = ${userId} AND album_id = ${keep} AND ${guard}`)

/** The same for merged albums that come back from the trash. */
export const restoreClaims = ({ db, userId }: Ctx, ids: readonly number[]) =>
  db.run(sql`
    UPDATE OR IGNORE share_claim SET album_id = n.value->>1
    FROM album_alias x JOIN journal j ON j.user_id = x.user_id AND j.kind = 'merge' AND j.entry = cast(x.merged_id AS text),
      json_each(j.rest, '$.claims') n
    WHERE x.user_id = ${userId} AND x.album_id IN (SELECT album_id FROM album_alias WHERE user_id = ${userId} AND merged_id IN ${inList(ids)})
      AND n.value->>1 IN ${inList(ids)} AND share_claim.share_id = n.value->>0 AND share_claim.at = n.value->>2
      AND +share_claim.user_id = ${userId} AND share_claim.album_id = x.album_id`)
