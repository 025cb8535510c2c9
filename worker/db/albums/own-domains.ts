import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { album } from '../schema.ts'

/**
 * The address, band and item of the person's album with this address, or else of one on its host; null if there is none. The person may
 * have entered them, so they prove nothing about the host.
 */
export async function findOwnDomainItem({ db, userId }: Ctx, url: string) {
  // In text order, the addresses of a host lie between `https://host/` and `https://host0`.
  const { origin } = new URL(url)
  const [row] = await db
    .select({ bandcampUrl: album.bandcampUrl, bandId: album.bandId, sourceKey: album.sourceKey })
    .from(album)
    .where(
      and(
        eq(album.userId, userId),
        isNull(album.deletedAt),
        sql`${album.bandcampUrl} >= ${`${origin}/`} AND ${album.bandcampUrl} < ${`${origin}0`}`,
        isNotNull(album.bandId),
        sql`${album.sourceKey} GLOB '[at][0-9]*'`,
      ),
    )
    .orderBy(sql`${album.bandcampUrl} <> ${url}`)
    .limit(1)
  return row ?? null
}
