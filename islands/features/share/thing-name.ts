import type { SharedThing } from '#domain/shares/share.ts'
import { name as calendar } from '#locales/calendar.ts'
import { lists, yearTitle } from '#locales/share.ts'

/** The name of a shared crate, list or year, or of the calendar; null for a search, and for a crate that was deleted. */
export function thingName(of: SharedThing): string | null {
  if (of.kind === 'year') return yearTitle(of.year)
  if (of.kind === 'calendar') return calendar
  if (of.kind === 'list') return lists[of.list]
  return of.kind === 'crate' ? of.name : null
}
