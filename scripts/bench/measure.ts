/** The middle one of some numbers; 0 of none. */
export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The median milliseconds of each candidate. Candidates run alternately, so that other load on the machine affects all of them. */
export async function sideBySide(
  candidates: Record<string, () => unknown>,
  { runs = 15, warmUp = 3 } = {},
): Promise<Record<string, number>> {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(candidates).map((name) => [name, []]))
  for (let run = -warmUp; run < runs; run += 1) {
    for (const [name, work] of Object.entries(candidates)) {
      const started = performance.now()
      await work()
      if (run >= 0) times[name]?.push(performance.now() - started)
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, taken]) => [name, median(taken)]))
}
