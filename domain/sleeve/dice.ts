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
