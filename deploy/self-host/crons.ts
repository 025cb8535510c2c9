const MINUTE = 60_000
const DAY_MINUTES = 1_440

const FORM = /^(\*|\*\/\d+|\d+) (\*|\*\/\d+|\d+) \* \* \*$/

const allows = (field: string, value: number): boolean =>
  field === '*' || (field.startsWith('*/') ? value % Number(field.slice(2)) === 0 : value === Number(field))

/** The first time after `after`, in milliseconds, at which a job is due. Knows minutes and hours, in UTC: `17 4 * * *`. */
export function nextTime(cron: string, after: number): number {
  const [, minutes, hours] = FORM.exec(cron) ?? []
  const first = Math.floor(after / MINUTE) + 1
  for (let minute = first; minutes && hours && minute <= first + DAY_MINUTES; minute += 1) {
    const time = new Date(minute * MINUTE)
    if (allows(minutes, time.getUTCMinutes()) && allows(hours, time.getUTCHours())) return time.getTime()
  }
  throw new Error(`The server knows no times like "${cron}".`)
}

/** When each job ran last, in milliseconds. */
export type LastRuns = Record<string, number>

/**
 * The jobs that are due. One that was missed while the server was off is due once. One that never ran is not: the time begins with the
 * first start.
 */
export const dueJobs = (crons: readonly string[], last: LastRuns, now: number): string[] =>
  crons.filter((cron) => nextTime(cron, last[cron] ?? now) <= now)
