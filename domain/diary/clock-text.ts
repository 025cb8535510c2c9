const MINUTE_MS = 60_000

/** The local time at a moment, for a clock that is some minutes ahead of UTC: YYYY-MM-DDTHH:MM:SS. */
export const clockText = (moment: Date, utcOffset = 0): string =>
  new Date(moment.getTime() + utcOffset * MINUTE_MS).toISOString().slice(0, 19)
