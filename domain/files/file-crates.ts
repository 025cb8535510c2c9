import { CrateInput } from '../crates/crate.ts'
import type { FileCrateRow } from '../imports/file-import.ts'

/** The crates that rows of a file name, in the order in which they first do. */
export type FileCrates = {
  crates: FileCrateRow[]
  /** The place of a row's album in the crate of a name; nowhere if no crate can be called so. */
  placeIn: (name?: string) => [place: number, position: number][]
}

export function createFileCrates(): FileCrates {
  const crates: FileCrateRow[] = []
  const counts = new Map<string, [place: number, albums: number]>()
  return {
    crates,
    placeIn(name = '') {
      const checked = CrateInput.safeParse({ name })
      if (!checked.success) return []
      const count = counts.get(checked.data.name) ?? [crates.length, 0]
      if (!counts.has(checked.data.name)) {
        counts.set(checked.data.name, count)
        crates.push({ place: count[0], name: checked.data.name })
      }
      const [place, albums] = count
      count[1] += 1
      return [[place, albums]]
    },
  }
}
