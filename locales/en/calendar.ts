import { isolated } from '#locales/intl.ts'

export const name = 'Release calendar'
export const lead =
  'Your wishes and preorders in your calendar, each on the day it comes out. Anyone with the link can see them.'
/** How to subscribe in each program. What stands there are the names in its menus. */
export const ways = [
  'Google Calendar: Other calendars → From URL',
  'Apple: Calendar → New Calendar Subscription',
  'Outlook: Add calendar → Subscribe from web',
]
export const shows = { fridays: 'Bandcamp Fridays', reminders: 'Reminders at 9 on the day' }
export const hints = {
  fridays: 'The first Friday of each month. Bandcamp says which of them count.',
  reminders: 'Google Calendar leaves them out.',
}
export const open = 'Open in calendar app'
/** The event of an album that is out; `names` are its title and artist. */
export const out = (names: string) => `Out: ${isolated(names)}`
export const friday = 'Bandcamp Friday?'
export const fridayText = 'Most first Fridays are Bandcamp Fridays. See https://isitbandcampfriday.com'
