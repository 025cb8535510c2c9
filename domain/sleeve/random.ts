/**
 * A 32-bit hash of a text: FNV-1a over the code points of its lower-case NFC form, then an avalanche. Spellings that differ only in case
 * or composition have the same hash.
 */
export function hash(text: string): number {
  let bits = 0x811c9dc5
  for (const char of text.toLowerCase().normalize('NFC'))
    bits = Math.imul(bits ^ (char.codePointAt(0) ?? 0), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d)
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b)
  return (bits ^ (bits >>> 16)) >>> 0
}

export type Dice = {
  /** At least 0, below 1. */
  roll: () => number
  /** At least `low`, below `high`. */
  between: (low: number, high: number) => number
  /** An integer from `low` to `high`, both inclusive. */
  whole: (low: number, high: number) => number
  pick: <T>(list: readonly [T, ...T[]]) => T
}

/** A deterministic random source for a seed (mulberry32). */
export function dice(seed: number): Dice {
  let state = seed
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + roll() * (high - low)
  return {
    roll,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (list) => list[Math.floor(roll() * list.length)] ?? list[0],
  }
}
