import * as messages from '#locales/import.ts'

/** "about 3 minutes". */
export function roughTime(seconds: number): string {
  if (seconds < 15) return messages.fewSeconds
  if (seconds < 45) return messages.underAMinute
  const minutes = Math.round(seconds / 60)
  return minutes < 55 ? messages.aboutMinutes(minutes) : messages.aboutHours(Math.round(minutes / 60))
}
