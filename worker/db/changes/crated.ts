import { type SQL, sql } from 'drizzle-orm'

/** The statement that corrects which albums are in a crate; a `RETURNING` can follow it. */
export function correctCrated(where: SQL): SQL {
  const isCrated = sql`EXISTS (SELECT 1 FROM crate_album WHERE album_id = album.id)`
  return sql`UPDATE album SET is_crated = ${isCrated} WHERE ${where} AND is_crated <> ${isCrated}`
}
