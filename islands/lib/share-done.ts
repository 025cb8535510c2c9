/** What is done before the end is never shown as all. */
export const ALMOST = 0.99

/** How much is done of all, from 0 to `ALMOST`. */
export const shareDone = (done: number, all: number): number => Math.min(ALMOST, done / Math.max(1, all))

/** The last quarter that a share has passed, in percent: screen readers are told no more often. */
export const quarterOf = (share: number): number => Math.floor(share * 4) * 25
