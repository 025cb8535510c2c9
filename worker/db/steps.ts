import type { Ctx } from './context.ts'

/**
 * Does long work piece by piece, each in a transaction of its own, so that others are served in between; returns the results. Only the last
 * transaction stores the call's `Idempotency-Key`: if the call is interrupted and sent again, it does the rest.
 */
export async function inChunks<Piece, Result>(
  ctx: Ctx,
  pieces: readonly Piece[],
  step: (ctx: Ctx, piece: Piece, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [index, piece] of pieces.entries()) {
    results.push(await step(index < pieces.length - 1 ? notLastStep(ctx) : ctx, piece, index))
  }
  return results
}

/** The context of a transaction that is not the last one of its call. */
export const notLastStep = (ctx: Ctx): Ctx => ({ ...ctx, isLastStep: false })

/** The sum of the results of several steps. */
export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** Groups accounts or crates so that each group has at most so many albums together; a larger one is a group by itself. */
export function groupsOf<One extends { albums: number }>(all: readonly One[], most: number): One[][] {
  const groups: One[][] = []
  let sum = Number.POSITIVE_INFINITY
  for (const one of all) {
    sum += one.albums
    if (sum > most) {
      groups.push([])
      sum = one.albums
    }
    groups.at(-1)?.push(one)
  }
  return groups
}
