import * as z from 'zod/mini'

/** What a call says in place of a moment that is now, or `ago` seconds ago: clocks of devices are wrong, so the server says what is now. */
export const NOW = 'now'

export const Ago = z.optional(z.int().check(z.nonnegative()))

/** The moment so many seconds ago. */
export const momentAgo = (now: Date, ago = 0): Date => new Date(Math.max(0, now.getTime() - ago * 1_000))

/** The values of an album with the moments that are said to be now. */
export const withMoments = <Values extends { verdictAt?: unknown; downloadedAt?: unknown }>(
  values: Values,
  at: Date,
): Values => ({
  ...values,
  ...(values.verdictAt === NOW && { verdictAt: at.toISOString() }),
  ...(values.downloadedAt === NOW && { downloadedAt: at.toISOString() }),
})
