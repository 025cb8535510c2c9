import { clockText } from '#domain/diary/clock-text.ts'

/** What the clock of this device says at a moment: YYYY-MM-DDTHH:MM:SS. */
export const clockOf = (moment: number): string => clockText(new Date(moment), -new Date(moment).getTimezoneOffset())

/** The moments that were noted on this page, each by a clock that nobody sets. */
const noted = new Map<number, number>()

/** This moment by the clock of this device, which may be wrong: `agoOf` tells how long ago it was. */
export function noteMoment(): number {
  const now = Date.now()
  noted.set(now, performance.now())
  return now
}

/** How many seconds ago a moment was. The one clock may have been set since, the other stands while the device sleeps. */
export function agoOf(moment: number): number {
  const since = performance.now() - (noted.get(moment) ?? performance.now())
  return Math.round(Math.max(Date.now() - moment, since, 0) / 1_000)
}
