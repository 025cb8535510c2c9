import * as words from '#locales/import/import.ts'

/** "about 3 minutes". */
export function roughTime(seconds: number): string {
  if (seconds < 15) return words.fewSeconds
  if (seconds < 45) return words.underAMinute
  const minutes = Math.round(seconds / 60)
  return minutes < 55 ? words.aboutMinutes(minutes) : words.aboutHours(Math.round(minutes / 60))
}
