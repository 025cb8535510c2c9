import * as messages from '#locales/ui.ts'

/** A waiting time in words, rounded up: seconds below a minute, then minutes, then hours. */
export function waitText(seconds: number): string {
  if (seconds < 60) return messages.seconds(Math.max(1, Math.ceil(seconds)))
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? messages.minutes(minutes) : messages.hours(Math.ceil(minutes / 60))
}
