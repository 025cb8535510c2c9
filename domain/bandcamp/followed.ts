import * as z from 'zod/mini'
import { dayOfEpoch } from './dates.ts'
import { fanAlbum, readFanItem } from './fan-items.ts'
import { cleanTags } from './text.ts'
import { id, listOf, number, orNull, text } from './tolerant.ts'

const Details = z.object({
  id,
  type: text,
  title: text,
  bandcamp_url: z.string(),
  art_id: id,
  tralbum_artist: text,
  band: orNull(z.object({ band_id: id, name: text })),
})
const More = z.object({ tags: listOf(z.object({ name: z.string() })), release_date: number })

/** The details of a release under the names that entries of a fan's lists have. */
function asEntry(raw: unknown): unknown {
  const details = Details.safeParse(raw).data
  if (!details) return raw
  const { type, title, bandcamp_url, art_id, tralbum_artist, band } = details
  return {
    ...(raw as object),
    tralbum_id: details.id,
    tralbum_type: type,
    band_id: band?.band_id,
    item_title: title,
    band_name: tralbum_artist ?? band?.name,
    item_url: bandcamp_url,
    item_art_id: art_id,
  }
}

/**
 * Reads a release by an artist whom a fan follows: a story of the fan's feed, which is like an entry of a list, or the details that the
 * mobile endpoint has. Returns its key, the unchecked wish it becomes, and the key of the album that a track is from; null if it is neither.
 */
export function readFollowed(raw: unknown): { key: string; album: unknown; onKey: string | null } | null {
  const item = readFanItem(asEntry(raw), null)
  if (typeof item === 'string') return null
  const { tags, release_date } = More.parse(raw)
  const releaseDate = dayOfEpoch(release_date)
  // Those of somebody else who bought it.
  const { review: _, purchasedAt: __, ...facts } = item.facts
  return {
    key: `${item.tralbumType}${item.tralbumId}`,
    onKey: item.onKey,
    album: {
      ...fanAlbum({ ...item, facts }, 'wishlist'),
      bandcampTags: cleanTags(tags.map(({ name }) => name)),
      ...(releaseDate && { releaseDate }),
    },
  }
}
