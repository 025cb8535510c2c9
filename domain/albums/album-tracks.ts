import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { maxLength } from '../text/max-length.ts'
import { wholeText } from '../text/whole-text.ts'
import { FACT_LIMITS } from './bandcamp-facts.ts'

const upTo = (most: number) =>
  z.int(messages.wrongTracks).check(z.nonnegative(messages.wrongTracks), z.maximum(most, messages.wrongTracks))
const text = (most: number) => z.string(messages.wrongTracks).check(wholeText, maxLength(most))

/** The tracks of an album, as its answers have them. */
export const Tracks = z
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
