import type { Part } from './find-parts.ts'

/** Chooses one of the parts that were found. */
export type Pick = (parts: readonly Part[]) => number
/** The first of them. */
export const first: Pick = () => 0
/** The one with this number, or so many after it. */
export const numbered =
  (number: number | null, by = 0): Pick =>
  (parts) =>
    parts.findIndex((part) => part.number === number) + by
