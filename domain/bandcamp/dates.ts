const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const TIME = '(?:(\\d{2}):(\\d{2}):(\\d{2}))?'
const DAY_FIRST = new RegExp(`^(?:[a-z]{3}, )?(\\d{1,2}) ([a-z]{3})[a-z]* (\\d{4})(?: ${TIME})?(?: |$)`, 'i')
const ISO = new RegExp(`^(\\d{4})-(\\d{2})-(\\d{2})(?:T${TIME}.*)?$`)

/** Parses Bandcamp's timestamps ("07 May 2026 00:00:00 GMT", always UTC) to ISO 8601; null for anything else. */
export function readMoment(text: string | null): string | null {
  const value = text?.trim() ?? ''
  const dayFirst = DAY_FIRST.exec(value)
  if (dayFirst) {
    const [, day, month, year, ...time] = dayFirst
    return moment(Number(year), monthOf(month), Number(day), time)
  }
  const iso = ISO.exec(value)
  if (!iso) return null
  const [, year, month, day, ...time] = iso
  return moment(Number(year), Number(month) - 1, Number(day), time)
}

/** The day (YYYY-MM-DD) of a timestamp. */
export function readDay(text: string | null): string | null {
  return readMoment(text)?.slice(0, 10) ?? null
}

/** The day (YYYY-MM-DD) of a Unix time in seconds. */
export function dayOfEpoch(seconds: number | null): string | null {
  if (seconds === null || !(seconds > -5e9 && seconds < 1e11)) return null
  return new Date(seconds * 1000).toISOString().slice(0, 10)
}

/** The seconds of a duration like `P00H02M58S` or `PT2M58S`; null if invalid or zero. */
export function readDuration(text: string | null): number | null {
  const parts = /^PT?(?:(\d{1,4})H)?(?:(\d{1,4})M)?(?:(\d{1,6})(?:\.\d+)?S)?$/.exec(text?.trim() ?? '')
  if (!parts) return null
  const [hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0))
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0) || null
}

/** The moments of a list, newest first: one that is not known is just before the one above, else just after the first below that is. */
export function inListOrder(moments: readonly (string | null)[]): (string | null)[] {
  const first = moments.findIndex((moment) => moment !== null)
  if (first < 0) return [...moments]
  let time = Date.parse(moments[first] ?? '') + first + 1
  return moments.map((moment) => {
    time = moment === null ? time - 1 : Date.parse(moment)
    return new Date(time).toISOString()
  })
}

function monthOf(name: string | undefined): number {
  return MONTHS.indexOf(name?.toLowerCase() ?? '')
}

function moment(year: number, month: number, day: number, time: (string | undefined)[]): string | null {
  const [hours = 0, minutes = 0, seconds = 0] = time.map((part) => Number(part ?? 0))
  const date = new Date(Date.UTC(year, month, day, hours, minutes, seconds))
  const real = year >= 1000 && date.getUTCMonth() === month && date.getUTCDate() === day
  return real ? date.toISOString() : null
}
