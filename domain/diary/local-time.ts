const DAY_SECONDS = 86_400

/** Creates a function that formats a moment (Unix seconds) as local time in a time zone: YYYY-MM-DDTHH:MM:SS; UTC for an unknown zone. */
export function createLocalTime(zone: string): (seconds: number) => string {
  const format = formatOf(zone)
  const days = new Map<number, number | null>()
  // The zone's offset from UTC, in seconds.
  const aheadAt = (seconds: number) => {
    const parts = new Map(format.formatToParts(seconds * 1_000).map(({ type, value }) => [type, Number(value)]))
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
    const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
    return Math.round(local / 1_000 - Math.floor(seconds))
  }
  const ahead = (seconds: number) => {
    const day = Math.floor(seconds / DAY_SECONDS)
    let known = days.get(day)
    if (known === undefined) {
      const [start, end] = [aheadAt(day * DAY_SECONDS), aheadAt((day + 1) * DAY_SECONDS)]
      // The offset only changes on a few days a year, so it is cached.
      known = start === end ? start : null
      days.set(day, known)
    }
    return known ?? aheadAt(seconds)
  }
  return (seconds) => new Date((Math.floor(seconds) + ahead(seconds)) * 1_000).toISOString().slice(0, 19)
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const [number, two] = ['numeric', '2-digit'] as const
  const clock = { year: number, month: two, day: two, hour: two, minute: two, second: two, hourCycle: 'h23' } as const
  try {
    return new Intl.DateTimeFormat('en', { ...clock, timeZone: zone })
  } catch {
    return new Intl.DateTimeFormat('en', { ...clock, timeZone: 'UTC' })
  }
}
