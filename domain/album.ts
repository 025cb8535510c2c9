import * as z from 'zod/mini'
import * as messages from '#locales/validation/album.ts'
import { normalizeBandcampUrl } from './bandcamp-url.ts'
import { secureUrl } from './cover-url.ts'
import { LIMITS } from './limits.ts'
import { maxLength } from './max-length.ts'
import { Tags } from './tag-input.ts'
import { foldTag } from './tags.ts'
import { wholeText } from './whole-text.ts'

const LISTS = ['collection', 'wishlist'] as const
export const List = z.enum(LISTS, messages.wrongList)
export type List = z.infer<typeof List>

const required = (max: number, missing: string) =>
  z.string(missing).check(
    wholeText,
    z.overwrite((text) => text.replace(/\s+/g, ' ').trim()),
    z.minLength(1, missing),
    maxLength(max),
  )

const WebUrl = z.pipe(
  z.string(messages.wrongUrl).check(z.trim(), maxLength(LIMITS.url)),
  z.transform((text: string, context) => {
    const url = normalizeBandcampUrl(text)
    if (url === null) context.issues.push({ code: 'custom', input: text, message: messages.wrongUrl })
    return url ?? ''
  }),
)

const CoverUrl = z.string(messages.wrongUrl).check(
  wholeText,
  z.trim(),
  z.overwrite(secureUrl),
  maxLength(LIMITS.url),
  z.refine((text) => text === '' || (/^https:\/\//i.test(text) && URL.canParse(text)), messages.wrongUrl),
)

const isDay = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

// Completes a year or a month to its first day.
const firstDayOf = (text: string) => text + '-01-01'.slice(text.length - 'YYYY'.length)

/** A release date as far as it is known: YYYY, YYYY-MM or YYYY-MM-DD; the empty string means none. */
export const ReleaseDate = z.string(messages.wrongReleaseDate).check(
  z.trim(),
  z.refine(
    (text) => text === '' || (/^\d{4}(?:-\d\d){0,2}$/.test(text) && isDay(firstDayOf(text))),
    messages.wrongReleaseDate,
  ),
)

/** One to five stars; `null` and 0 remove the rating. */
export const Rating = z.pipe(
  z.nullable(z.int(messages.wrongRating).check(z.minimum(0, messages.wrongRating), z.maximum(5, messages.wrongRating))),
  z.transform((rating: number | null) => rating || null),
)

const MAX_TRACKS = 9_999
const wrongTrackCount = { error: () => messages.wrongTrackCount(MAX_TRACKS) }

/** The fields of an album that a person can write. Texts are trimmed, URLs normalized; `null` and the empty string mean none. */
export const AlbumInput = z.strictObject({
  title: required(LIMITS.title, messages.titleMissing),
  artist: required(LIMITS.artist, messages.artistMissing),
  bandcampUrl: WebUrl,
  coverUrl: z.nullish(CoverUrl),
  rating: z.optional(Rating),
  notes: z.nullish(z.string().check(wholeText, maxLength(LIMITS.notes))),
  releaseDate: z.nullish(ReleaseDate),
  trackCount: z.nullish(
    z.int(wrongTrackCount).check(z.minimum(0, wrongTrackCount), z.maximum(MAX_TRACKS, wrongTrackCount)),
  ),
  tags: z.optional(Tags),
  bandcampTags: z.optional(Tags),
  userTags: z.optional(Tags),
  list: z.optional(List),
  addedAt: z.nullish(z.iso.datetime({ offset: true, error: messages.wrongMoment })),
  previewTitle: z.nullish(z.string().check(wholeText, z.trim(), maxLength(LIMITS.title))),
})
export type AlbumInput = z.infer<typeof AlbumInput>

/** Changes to an album; `version` is the version they are based on, which detects a stale edit. */
export const AlbumPatch = z.strictObject({ ...z.partial(AlbumInput).shape, version: z.optional(z.int()) })
export type AlbumPatch = z.infer<typeof AlbumPatch>

/**
 * An album in a response. `rating` is null without one; `tags` holds both kinds; `changedAt` (ISO 8601) never repeats within a
 * collection.
 */
export type AlbumView = {
  id: number
  title: string
  artist: string
  bandcampUrl: string
  coverUrl: string | null
  rating: number | null
  notes: string
  releaseDate: string | null
  trackCount: number | null
  tags: string[]
  bandcampTags: string[]
  userTags: string[]
  list: List
  addedAt: string
  changedAt: string
  previewTitle: string | null
  hasPreview: boolean
  version: number
}

/** An album in the trash with the time of its deletion (ISO 8601). */
export type TrashedAlbum = AlbumView & { deletedAt: string }

/** Album ids in a call: positive integers without duplicates. */
export const AlbumIds = z.strictObject({
  albumIds: z.pipe(
    z.array(z.int().check(z.positive()), messages.wrongAlbumIds).check(z.maxLength(LIMITS.albumsPerPerson)),
    z.transform((ids: number[]) => [...new Set(ids)]),
  ),
})

const hasBoth = (some: readonly string[] = [], others: readonly string[] = []) => {
  const folded = new Set(others.map(foldTag))
  return some.some((tag) => folded.has(foldTag(tag)))
}

/** The same change for each of many albums; absent fields stay. Tags are added to the person's and removed from both kinds. */
export const AlbumsChange = z
  .strictObject({
    rating: z.optional(Rating),
    list: z.optional(List),
    addTags: z.optional(Tags),
    removeTags: z.optional(Tags),
  })
  .check(
    z.refine(
      ({ rating, list, addTags, removeTags }) =>
        rating !== undefined || list !== undefined || Boolean(addTags?.length) || Boolean(removeTags?.length),
      { error: messages.nothingToChange, when: ({ issues }) => issues.length === 0 },
    ),
    z.refine(({ addTags, removeTags }) => !hasBoth(addTags, removeTags), {
      error: messages.tagAddedAndRemoved,
      path: ['removeTags'],
    }),
  )
export type AlbumsChange = z.infer<typeof AlbumsChange>

/** One change to many albums. */
export const AlbumsEdit = z.strictObject({ ...AlbumIds.shape, change: AlbumsChange })
