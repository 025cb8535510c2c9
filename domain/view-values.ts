import * as z from 'zod/mini'

// Views are schemas that only the server loads, in files `…-view.ts` where pages need something else of theirs; pages import their types.

/** A whole number in an answer. */
export const Int = z.int()

/** How many there are. */
export const Count = z.int().check(z.nonnegative())

/** A moment in an answer, as ISO 8601. */
export const Instant = z.iso.datetime()
