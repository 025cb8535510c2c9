const MINUTE_MS = 60_000

/** What a clock that is so many minutes ahead of UTC says at a moment: YYYY-MM-DDTHH:MM:SS. */
export const clockText = (moment: Date, utcOffset = 0): string =>
  new Date(moment.getTime() + utcOffset * MINUTE_MS).toISOString().slice(0, 19)
