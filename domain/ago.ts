import * as z from 'zod/mini'

/** Stands for a moment in a call: now, or `ago` seconds ago. Clocks of devices may be wrong, so the server computes the time. */
export const NOW = 'now'

export const Ago = z.optional(z.int().check(z.nonnegative()))

/** The moment so many seconds ago. */
export const momentAgo = (now: Date, ago = 0): Date => new Date(Math.max(0, now.getTime() - ago * 1_000))

/** The values of an album, with the moment inserted where a call says now. */
export const withMoments = <Values extends { verdictAt?: unknown; downloadedAt?: unknown }>(
  values: Values,
  at: Date,
): Values => ({
  ...values,
  ...(values.verdictAt === NOW && { verdictAt: at.toISOString() }),
  ...(values.downloadedAt === NOW && { downloadedAt: at.toISOString() }),
})
