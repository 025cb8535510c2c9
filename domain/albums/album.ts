import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { Ago } from '../ago.ts'
import { EditName } from '../changes/edit-name.ts'
import { DrawnId, idList } from '../id-list.ts'
import { LIMITS } from '../limits.ts'
import { Tags } from '../tags/tag-input.ts'
import { foldTag } from '../tags/tags.ts'
import { maxLength } from '../text/max-length.ts'
import { wholeText } from '../text/whole-text.ts'
import { List, MomentOrNow, Rating, TrackCount, withPaidWhole } from './album-field-schemas.ts'
import { ALBUM_KEYS, OWN_KEYS, schemasOf } from './album-fields.ts'
import { FACT_LIMITS } from './bandcamp-facts.ts'

export { List } from './album-field-schemas.ts'
export type { AlbumDetails, AlbumView, TrackView } from './album-view.ts'

const upTo = (most: number) =>
  z.int(messages.wrongTracks).check(z.nonnegative(messages.wrongTracks), z.maximum(most, messages.wrongTracks))
const text = (most: number) => z.string(messages.wrongTracks).check(wholeText, maxLength(most))

/** The tracks of an album, as its answers have them. */
const Tracks = z
  .array(
    z.strictObject(
      {
        number: upTo(FACT_LIMITS.trackNumber),
        title: text(FACT_LIMITS.trackTitle),
        artist: z.optional(text(FACT_LIMITS.trackArtist)),
        duration: z.optional(upTo(FACT_LIMITS.trackDuration)),
        streamable: z.boolean(messages.wrongTracks),
      },
      messages.wrongTracks,
    ),
    messages.wrongTracks,
  )
  .check(maxLength(FACT_LIMITS.tracks, messages.tooManyTracks))

/**
 * The fields of a new album. Those that only Bandcamp knows come from its pages and from files. Texts are trimmed, URLs normalized; `null`
 * and the empty string mean none.
 */
export const AlbumInput = z.strictObject({ ...schemasOf(ALBUM_KEYS), tags: z.optional(Tags) }).check(withPaidWhole())
export type AlbumInput = z.infer<typeof AlbumInput>

/** A new album with its tracks, and with its id if a device has drawn one. */
export const NewAlbum = z
  .strictObject({ ...AlbumInput.shape, id: z.optional(DrawnId), tracks: z.optional(Tracks) })
  .check(withPaidWhole())
export type NewAlbum = z.infer<typeof NewAlbum>

/**
 * Changes to an album by its owner; `version` is the version they are based on, which detects a stale edit; `ago` is how many seconds ago
 * the moments given as now were.
 */
export const AlbumPatch = z
  .strictObject({
    ...z.partial(z.strictObject({ ...schemasOf(OWN_KEYS), tags: z.optional(Tags) })).shape,
    verdictAt: MomentOrNow,
    downloadedAt: MomentOrNow,
    version: z.optional(z.int()),
    ago: Ago,
  })
  .check(withPaidWhole({ isChange: true }))
export type AlbumPatch = z.infer<typeof AlbumPatch>

/** Album ids in a call. */
export const AlbumIds = z.strictObject({
  albumIds: idList(messages.wrongAlbumIds, z.maxLength(LIMITS.albumsPerPerson)),
})

const hasBoth = (some: readonly string[] = [], others: readonly string[] = []) => {
  const folded = new Set(others.map(foldTag))
  return some.some((tag) => folded.has(foldTag(tag)))
}

/**
 * The same change for each of many albums; absent fields stay. Tags are added to the person's and removed from both kinds; those that were
 * removed from Bandcamp's come back as `addBandcampTags`.
 */
export const AlbumsChange = z
  .strictObject({
    rating: z.optional(Rating),
    list: z.optional(List),
    downloadedAt: MomentOrNow,
    downloadedTracks: TrackCount,
    addTags: z.optional(Tags),
    addBandcampTags: z.optional(Tags),
    removeTags: z.optional(Tags),
  })
  .check(
    z.refine(
      ({ rating, list, downloadedAt, downloadedTracks, ...tags }) =>
        [rating, list, downloadedAt, downloadedTracks].some((value) => value !== undefined) ||
        Object.values(tags).some((some) => some?.length),
      { error: messages.nothingToChange, when: ({ issues }) => issues.length === 0 },
    ),
    z.refine(
      ({ addTags = [], addBandcampTags = [], removeTags }) => !hasBoth([...addTags, ...addBandcampTags], removeTags),
      {
        error: messages.tagAddedAndRemoved,
        path: ['removeTags'],
      },
    ),
  )
export type AlbumsChange = z.infer<typeof AlbumsChange>

/** One change to many albums, with the name under which it is stored for undo, and how many seconds ago the moments given as now were. */
export const AlbumsEdit = z.strictObject({
  ...AlbumIds.shape,
  change: AlbumsChange,
  edit: z.optional(EditName),
  ago: Ago,
})
