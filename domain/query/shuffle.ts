/** The largest seed of a random order, so that addresses need six digits; 0 is the order without a seed. */
export const MAX_SEED = 999_999

/**
 * The constants of `shuffleRank`. Cubing is a permutation below the prime, which is less than 2^26, so no product exceeds 2^53 and
 * JavaScript and SQLite compute the same.
 */
export const PRIME = 67_108_859
export const ID_STEP = 48_705_439
export const SEED_STEP = 67

/** The rank of an id in the random order of a seed; `worker/db/albums/find-albums.ts` computes the same. */
export function shuffleRank(id: number, seed: number): number {
  const place = ((id % PRIME) * ID_STEP + seed * SEED_STEP) % PRIME
  return (((place * place) % PRIME) * place) % PRIME
}
