import * as z from 'zod/mini'
import * as messages from '#locales/validation.ts'
import { Ago } from '../ago.ts'
import { Id } from '../id-list.ts'
import { LIMITS } from '../limits.ts'

const MAX_TOKEN = 200

/** The token from a person's settings at ListenBrainz. */
export const ListenBrainzInput = z.strictObject({
  // Copying may add a space.
  token: z
    .string(messages.tokenMissing)
    .check(
      z.trim(),
      z.minLength(1, messages.tokenMissing),
      z.maxLength(MAX_TOKEN, messages.wrongToken),
      z.regex(/^[\w-]*$/, messages.wrongToken),
    ),
})
export type ListenBrainzInput = z.infer<typeof ListenBrainzInput>

/** The range of times (in seconds) at which a listen can begin; ListenBrainz has none before October 2002. */
const [FIRST, END] = [1_033_430_400, 2 ** 32]

/** Tracks that were heard, each with its start as seconds ago or as a time in seconds. */
export const ScrobblesInput = z.strictObject({
  scrobbles: z
    .array(
      z.strictObject({
        albumId: Id,
        number: z.int().check(z.positive()),
        startedAt: z.optional(z.int().check(z.gte(FIRST), z.lt(END))),
        ago: Ago,
      }),
    )
    .check(z.minLength(1), z.maxLength(LIMITS.scrobblesPerCall)),
})
export type ScrobblesInput = z.infer<typeof ScrobblesInput>

/** A person's account at ListenBrainz; null without one. `isRefused`: ListenBrainz no longer accepts the token. */
export type ListenBrainzView = { username: string | null; isRefused: boolean }
