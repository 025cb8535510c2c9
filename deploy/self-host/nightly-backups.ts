const DAY = 86_400_000
const DAYS_KEPT = 30
const NAME = /^gatefold-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)(?:\.records-\d+)?\.sql\.gz$/

/** The name of a backup that is begun now. */
export const backupName = (now: Date): string =>
  `gatefold-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.sql.gz`

const timeOf = (name: string): number => {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`)
}

/** When the newest of the files was begun that are backups; undefined if none is. */
export function newestBackup(files: readonly string[]): number | undefined {
  const times = files.map(timeOf).filter((time) => !Number.isNaN(time))
  return times.length > 0 ? Math.max(...times) : undefined
}

/** The backups among the files of a folder that are older than 30 days. Files with other names are not touched. */
export const oldBackups = (files: readonly string[], now: Date): string[] =>
  files.filter((name) => timeOf(name) < now.getTime() - DAYS_KEPT * DAY)
