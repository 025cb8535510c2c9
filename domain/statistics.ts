import type { AlbumView } from './album.ts'
import { releaseDecade } from './release.ts'
import { foldTag } from './tags.ts'

/**
 * The statistics of a set of albums. Months are `YYYY-MM`; `avgRating` has one decimal, null without ratings; `decades` counts albums
 * with a release date by first year (2010), oldest first.
 */
export type Statistics = {
  totalAlbums: number
  totalTracks: number
  totalTags: number
  avgRating: number | null
  ratings: [number, number, number, number, number]
  months: { month: string; count: number }[]
  decades: { decade: number; count: number }[]
  topTags: { tag: string; count: number }[]
}

/** The last `count` months up to `now`, as `YYYY-MM` in UTC, oldest first. */
export function lastMonths(now: Date, count = 12): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index), 1)).toISOString().slice(0, 7),
  )
}

/** The number of albums per tag, most frequent first, under the first spelling. */
export function countTags(albums: readonly Pick<AlbumView, 'tags'>[]): { tag: string; count: number }[] {
  const counts = new Map<string, { tag: string; count: number }>()
  for (const { tags } of albums) {
    for (const tag of tags) {
      const key = foldTag(tag)
      const known = counts.get(key)
      if (known) known.count += 1
      else counts.set(key, { tag, count: 1 })
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'en'))
}

/** The statistics over `albums`, with months up to `now`. */
export function statisticsOf(
  albums: readonly Pick<AlbumView, 'tags' | 'rating' | 'trackCount' | 'addedAt' | 'releaseDate'>[],
  now: Date,
): Statistics {
  const ratings: Statistics['ratings'] = [0, 0, 0, 0, 0]
  const months = new Map(lastMonths(now).map((month) => [month, 0]))
  const decades = new Map<number, number>()
  let tracks = 0
  let stars = 0
  let rated = 0
  for (const album of albums) {
    tracks += album.trackCount ?? 0
    if (album.rating) {
      rated += 1
      stars += album.rating
      ratings[album.rating - 1] = (ratings[album.rating - 1] ?? 0) + 1
    }
    const month = album.addedAt.slice(0, 7)
    const known = months.get(month)
    if (known !== undefined) months.set(month, known + 1)
    const decade = releaseDecade(album)
    if (decade !== null) decades.set(decade, (decades.get(decade) ?? 0) + 1)
  }
  const tags = countTags(albums)
  return {
    totalAlbums: albums.length,
    totalTracks: tracks,
    totalTags: tags.length,
    avgRating: rated ? Math.round((stars * 10) / rated) / 10 : null,
    ratings,
    months: [...months].map(([month, count]) => ({ month, count })),
    decades: [...decades].sort(([a], [b]) => a - b).map(([decade, count]) => ({ decade, count })),
    topTags: tags.slice(0, 4),
  }
}
