export const ADDED = ['last7days', 'last30days', 'last90days', 'thisYear', 'allTime'] as const
export type Added = (typeof ADDED)[number]

const DAY = 86_400_000

/** The first moment (ms) of a period, or null for all time. `thisYear` starts on January 1 in UTC. */
export function addedSince(added: Added, now: Date): number | null {
  if (added === 'allTime') return null
  if (added === 'thisYear') return Date.UTC(now.getUTCFullYear(), 0, 1)
  return now.getTime() - { last7days: 7, last30days: 30, last90days: 90 }[added] * DAY
}

/** The first moment (ms) of a month `YYYY-MM` in UTC, and the first moment after it. */
export function monthSpan(month: string): { from: number; to: number } {
  const from = new Date(`${month}-01T00:00:00Z`)
  return { from: from.getTime(), to: new Date(from).setUTCMonth(from.getUTCMonth() + 1) }
}
