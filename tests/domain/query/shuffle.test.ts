import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ID_STEP, MAX_SEED, PRIME, SEED_STEP, shuffleRank } from '#domain/query/shuffle.ts'

const anySeed = fc.integer({ min: 0, max: MAX_SEED })
const orderOf = (ids: readonly number[], seed: number) =>
  ids.toSorted((a, b) => shuffleRank(a, seed) - shuffleRank(b, seed))

it('computes ranks without rounding', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), anySeed, (id, seed) => {
      const prime = BigInt(PRIME)
      const place = ((BigInt(id) % prime) * BigInt(ID_STEP) + BigInt(seed * SEED_STEP)) % prime
      expect(BigInt(shuffleRank(id, seed))).toBe(place ** 3n % prime)
    }),
  )
})

it('gives all ids of a collection different ranks', () => {
  fc.assert(
    fc.property(fc.nat({ max: PRIME - 2_000 }), anySeed, (first, seed) => {
      expect(new Set(Array.from({ length: 1_000 }, (_, index) => shuffleRank(first + index, seed))).size).toBe(1_000)
    }),
    { numRuns: 20 },
  )
})

it('puts each id first about equally often', () => {
  const ids = Array.from({ length: 10 }, (_, index) => 1_000 + index)
  const first = new Map(ids.map((id) => [id, 0]))
  for (let seed = 1; seed <= 10_000; seed += 1) {
    const [id = 0] = orderOf(ids, seed * 97)
    first.set(id, (first.get(id) ?? 0) + 1)
  }
  for (const count of first.values()) expect(Math.abs(count - 1_000)).toBeLessThan(200)
})

it('keeps the order of the others when an album is added or deleted', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 2, maxLength: 50 }), anySeed, (ids, seed) => {
      const [gone, ...others] = ids
      expect(orderOf(ids, seed).filter((id) => id !== gone)).toEqual(orderOf(others, seed))
    }),
  )
})
