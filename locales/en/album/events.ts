import { counted, numberText } from '#locales/intl.ts'

/** What happened to an album; the two texts are empty where there is nothing to say. */
export const events = {
  added: () => 'Added',
  rated: (before: string, after: string) =>
    after === '' ? 'Rating removed' : before === '' ? `Rated ${after}` : `Rated ${after} instead of ${before}`,
  moved: (_: string, after: string) => (after === 'wishlist' ? 'Moved to your wishlist' : 'Moved to your collection'),
  price: (before: string, after: string) => `Price changed from ${before} to ${after}`,
  out: () => 'Released',
  gone: () => 'No longer at Bandcamp',
  back: () => 'Back at Bandcamp',
}

export const allChanges = 'All changes'
export const loading = 'Loading the changes'
export const noChanges = 'No changes yet'
export const goneOn = (day: string) => `No longer at Bandcamp on ${day}`

export const since = 'Since last time'
/** The most that are told are those of one answer. `day` reads "Tuesday", or "May 3, 2026" if that is longer ago. */
export const sinceCount = (count: number, most: number, day: string) =>
  count < most
    ? `${counted(count, { one: 'change', other: 'changes' })} since ${day}`
    : `${numberText(most)}+ changes since ${day}`
export const nothingSince = 'Nothing has changed since last time.'
export const foundSince = (day: string) => `Found since ${day}`
export const dismiss = 'Dismiss'
