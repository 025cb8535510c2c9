import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { Id, idList } from '../id-list.ts'
import { LIMITS } from '../limits.ts'
import { distinctTags, divideTags, foldTag } from '../tags/tags.ts'
import type { AlbumView } from './album.ts'
import { Rating } from './album-field-schemas.ts'
import { ALBUM_FIELDS, type OwnKey } from './album-fields.ts'
import { distinctFormats } from './formats.ts'

export type { AlbumAlias, KnownDuplicates } from './known-duplicates.ts'

const MOST = LIMITS.albumsPerMerge - 1

const merging = {
  keep: Id,
  merge: idList(messages.wrongMerge(MOST), z.minLength(1, messages.wrongMerge(MOST)), z.maxLength(MOST)),
}
type Merging = { keep: number; merge: number[] }
const isOfOthers = z.refine<Merging>(({ keep, merge }) => !merge.includes(keep), {
  error: messages.wrongMerge(MOST),
  path: ['merge'],
})

/**
 * Albums to merge into the one to keep. `rating` is required if their ratings differ; `versions` are those that the person saw, first of
 * the album to keep, then of the others in order.
 */
export const MergeInput = z
  .strictObject({
    ...merging,
    rating: z.optional(Rating),
    versions: z.optional(z.array(z.int(), messages.wrongVersions).check(z.maxLength(MOST + 1, messages.wrongVersions))),
  })
  .check(
    isOfOthers,
    z.refine(({ merge, versions }) => versions === undefined || versions.length === merge.length + 1, {
      error: messages.wrongVersions,
      path: ['versions'],
    }),
  )
export type MergeInput = z.infer<typeof MergeInput>

/** A merge to undo. */
export const UnmergeInput = z.strictObject(merging).check(isOfOthers)
export type UnmergeInput = z.infer<typeof UnmergeInput>

/** Albums that look alike but are different: all of them, or only `apart` from the others. `isSame` reverts that. */
export const DistinctInput = z
  .strictObject({
    albumIds: idList(
      messages.wrongAlike(LIMITS.albumsPerMerge),
      z.maxLength(LIMITS.albumsPerMerge, messages.wrongAlike(LIMITS.albumsPerMerge)),
      z.refine((ids) => new Set(ids).size >= 2, messages.wrongAlike(LIMITS.albumsPerMerge)),
    ),
    apart: z.optional(Id),
    isSame: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ albumIds, apart }) => apart === undefined || albumIds.includes(apart), {
      error: messages.wrongApart,
      path: ['apart'],
    }),
  )
export type DistinctInput = z.infer<typeof DistinctInput>

/** The pairs of albums that are not the same, the lower id first. */
export function distinctPairs({ albumIds, apart }: DistinctInput): [number, number][] {
  const sorted = albumIds.toSorted((a, b) => a - b)
  const pairs = sorted.flatMap((one, index) => sorted.slice(index + 1).map((other): [number, number] => [one, other]))
  return apart === undefined ? pairs : pairs.filter((pair) => pair.includes(apart))
}

/** The person's fields that stay those of the kept album. */
type Kept = 'title' | 'artist' | 'bandcampUrl' | 'coverUrl' | 'releaseDate' | 'trackCount' | 'previewTitle'

/** What a merge unites: all others, so a new one does not compile until `mergeAlbums` says how. */
type Merged = Pick<AlbumView, Exclude<OwnKey, Kept>>

/** The different ratings of albums, the highest first. */
export const ratingsOf = (albums: readonly Pick<AlbumView, 'rating'>[]): number[] =>
  [...new Set(albums.flatMap(({ rating }) => rating ?? []))].sort((a, b) => b - a)

const earliest = (moments: readonly string[]): string =>
  moments.reduce((first, moment) => (Date.parse(moment) < Date.parse(first) ? moment : first))

/**
 * The fields of an album after others were merged into it: the tags, formats and different notes of all, the earliest dates, the collection
 * if one of them is in it, and the first verdict and price. `rating` decides between different ratings. The others' Bandcamp tags are added
 * as far as there is room.
 */
export function mergeAlbums(keep: Merged, others: readonly Merged[], rating?: number | null): Merged {
  const all = [keep, ...others]
  const notes = new Map(all.flatMap((album) => (album.notes.trim() ? [[album.notes.trim(), album.notes]] : [])))
  const own = distinctTags(all.flatMap(({ userTags }) => userTags))
  const known = divideTags([...keep.bandcampTags, ...own], keep.bandcampTags)
  const room = Math.max(0, LIMITS.tagsPerAlbum - known.bandcampTags.length - known.userTags.length)
  const taken = new Set([...known.bandcampTags, ...known.userTags].map(foldTag))
  const more = ALBUM_FIELDS.bandcampTags
    .merge(
      [],
      others.flatMap(({ bandcampTags }) => bandcampTags),
    )
    .filter((tag) => !taken.has(foldTag(tag)))
    .slice(0, room)
  const { verdict, verdictAt } = all.find((album) => album.verdict !== null) ?? keep
  const { paid, paidCurrency } = all.find((album) => album.paid !== null) ?? keep
  const downloads = all.flatMap(({ downloadedAt }) => downloadedAt ?? [])
  const parts = all.flatMap(({ downloadedTracks }) => downloadedTracks ?? [])
  const isWhole = ({ downloadedAt, downloadedTracks }: Merged) => downloadedAt !== null && downloadedTracks === null
  return {
    rating: rating === undefined ? (ratingsOf(all)[0] ?? null) : rating,
    notes: notes.size > 1 ? [...notes.keys()].join('\n\n') : ([...notes.values()][0] ?? keep.notes),
    bandcampTags: [...keep.bandcampTags, ...more],
    userTags: known.userTags,
    list: all.some(({ list }) => list === 'collection') ? 'collection' : 'wishlist',
    addedAt: earliest(all.map(({ addedAt }) => addedAt)),
    verdict,
    verdictAt,
    paid,
    paidCurrency,
    formats: distinctFormats(all.flatMap(({ formats }) => formats)),
    downloadedAt: downloads.length > 0 ? earliest(downloads) : null,
    downloadedTracks: parts.length === 0 || all.some(isWhole) ? null : Math.max(...parts),
  }
}
