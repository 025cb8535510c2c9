/** The largest seed of a shuffled order, which has six digits in an address; 0 is the order without one. */
export const MAX_SEED = 999_999

/**
 * The numbers of `shuffleRank`. Cubing is a permutation below the prime, which is less than 2^26: no product exceeds 2^53, so that
 * JavaScript and SQLite compute the same.
 */
export const PRIME = 67_108_859
export const ID_STEP = 48_705_439
export const SEED_STEP = 67

/** Where an id comes in the shuffled order of a seed; `worker/db/albums/collection-page.ts` computes the same. */
export function shuffleRank(id: number, seed: number): number {
  const place = ((id % PRIME) * ID_STEP + seed * SEED_STEP) % PRIME
  return (((place * place) % PRIME) * place) % PRIME
}
