/** The largest seed of a shuffled order; 0 is the order without one. */
export const MAX_SEED = 999_999

/**
 * The numbers of `shuffleRank`. Cubing is a permutation below the prime, which is less than 2^26: no product exceeds 2^53, so that JavaScript and
 * SQLite compute the same.
 */
export const SHUFFLE = { prime: 67_108_859, idStep: 48_705_439, seedStep: 67 } as const

/** Where an id comes in the shuffled order of a seed; `worker/db/albums/collection-page.ts` computes the same. */
export function shuffleRank(id: number, seed: number): number {
  const { prime, idStep, seedStep } = SHUFFLE
  const place = ((id % prime) * idStep + seed * seedStep) % prime
  return (((place * place) % prime) * place) % prime
}
