const MINUTE = 60_000

/** What the clock of this device says at a moment: YYYY-MM-DDTHH:MM:SS. */
export const clockOf = (now: number): string =>
  new Date(now - new Date(now).getTimezoneOffset() * MINUTE).toISOString().slice(0, 19)
