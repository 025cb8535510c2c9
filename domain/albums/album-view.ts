import * as z from 'zod/mini'
import { Id } from '../id-list.ts'
import { Count, Instant, Int } from '../view-values.ts'
import { EVENT_KINDS } from './album-event.ts'
import { ALBUM_KEYS, type AlbumKey, type AlbumValues, albumField, type FactKey } from './album-fields.ts'
import type { BandcampTrack } from './bandcamp-facts.ts'

const VALUES = {
  text: z.string(),
  integer: Int,
  real: z.number(),
  boolean: z.boolean(),
  moment: Instant,
  tags: z.array(z.string()),
  set: z.array(z.string()),
}

function viewSchema(key: AlbumKey): z.ZodMiniType {
  const { type, values, empty, owner } = albumField(key)
  const one = values && z.enum(values as [string])
  const value = one ? (type === 'set' ? z.array(one) : one) : VALUES[type]
  if (owner === 'bandcamp') return z.optional(value)
  return empty === null ? z.nullable(value) : value
}

/** The schema of each field of an album in an answer. */
const fields = Object.fromEntries(ALBUM_KEYS.map((key) => [key, viewSchema(key)])) as {
  [Key in AlbumKey]: Key extends FactKey
    ? z.ZodMiniOptional<z.ZodMiniType<NonNullable<AlbumValues[Key]>>>
    : z.ZodMiniType<AlbumValues[Key]>
}

/**
 * An album in a response. `rating` is null without one; `tags` holds both kinds; `changedAt` (ISO 8601) never repeats within a collection.
 * `trackText` makes the album found by its tracks (`trackTextOf`); it is left out if none are known.
 */
export const AlbumView = z.strictObject({
  id: Id,
  ...fields,
  tags: z.array(z.string()),
  changedAt: Instant,
  hasPreview: z.boolean(),
  version: Int,
  trackText: z.optional(z.string()),
})
export type AlbumView = z.infer<typeof AlbumView>

/** A track of an album. `artist` is left out if it is the album's, `duration` (seconds) if it is unknown. */
export const TrackView = z.strictObject({
  number: Count,
  title: z.string(),
  artist: z.optional(z.string()),
  duration: z.optional(z.number()),
  streamable: z.boolean(),
  id: z.optional(Id),
}) satisfies z.ZodMiniType<BandcampTrack>
export type TrackView = z.infer<typeof TrackView>

/** An album with all its data; `ratedAt` and `movedAt` (ISO 8601) are when it was last rated and moved between the lists. */
export const AlbumDetails = z.strictObject({
  ...AlbumView.shape,
  tracks: z.array(TrackView),
  ratedAt: z.optional(Instant),
  movedAt: z.optional(Instant),
})
export type AlbumDetails = z.infer<typeof AlbumDetails>

/**
 * What happened to an album, at a moment (ISO 8601). `before` and `after` are null or a rating, a list, a number of tracks, or a price in
 * minor units with its currency, such as `700 EUR`.
 */
export const AlbumEvent = z.strictObject({
  at: Instant,
  kind: z.enum(EVENT_KINDS),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type AlbumEvent = z.infer<typeof AlbumEvent>

/** The same with the album, for events of several albums. */
export const TitledEvent = z.strictObject({
  ...AlbumEvent.shape,
  albumId: Id,
  title: z.string(),
  artist: z.string(),
  coverUrl: z.nullable(z.string()),
})
export type TitledEvent = z.infer<typeof TitledEvent>
