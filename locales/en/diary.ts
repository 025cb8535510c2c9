export { albumCount as addedIn, andMore } from '#locales/ui.ts'

import {
  besideText,
  counted,
  dayText,
  isolated,
  listText,
  monthText,
  numberText,
  plural,
  shortDayText,
  weekdayText,
} from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { saveChanges, showMore, unsavedChanges as unsaved } from '#locales/phrases.ts'

export const heard = 'I heard it'
export const added = 'Added to your diary'
export const addFailed = 'Couldn’t add it to your diary'
export const removed = 'Deleted from your diary'
export const removeFailed = 'Couldn’t delete it from your diary'
export const changeFailed = 'Couldn’t change your diary'

export const loading = 'Loading your diary'
export const entries = (count: number) => counted(count, { one: 'entry', other: 'entries' })
export const entriesIn = (count: number, year: number) => `${entries(count)} in ${year}`
/** For what a device has of the diary, read at a time (ms). */
export const kept = (time: number) =>
  `You’re offline. This is what this device has of your diary, as of ${shortDayText(time)}. Changes are sent later.`
export const more = 'More'
export const emptyTitle = 'Nothing heard yet'
export const emptyText =
  'Press “I heard it” on an album when you have listened to it. It stands here on its day, with a rating and a note if you like.'
export const month = (month: string) => monthText(month)
export const day = (day: string) => dayText(Date.parse(day))
export const shortDay = (day: string) => shortDayText(Date.parse(day.slice(0, 10)))
export const weekdayOf = (day: string) => weekdayText(Date.parse(day))
export const titleBy = (title: string, artist: string) => `${isolated(title)} by ${isolated(artist)}`
/** A day of the calendar, with the titles of what was heard. */
export const dayWith = (day: string, titles: readonly string[]) => `${dayText(Date.parse(day))}: ${listText(titles)}`
export const edit = (title: string) => `Edit the entry of ${isolated(title)}`
export const editTitle = 'Edit entry'
/** The field of day and time. */
export const at = 'When'
export const rating = 'Rating'
export const note = 'Note'
export const ratingOf = (title: string) => `Rating of ${isolated(title)} on that day`
export const noteOf = (title: string) => `Note on ${isolated(title)}`
export const addNote = (title: string) => `Add a note on ${isolated(title)}`
export const notePlaceholder = 'What was it like?'
export const deleteEntry = 'Delete'
export const wrongTime = 'Choose a day and a time'
export const notHeardYet = 'Choose a time that has passed'
export const year = (year: number) => `Your ${year}`
export const exportCsv = 'Export CSV'
export const exportJson = 'Export JSON'

// The page of a year.
export { numberText as number } from '#locales/intl.ts'
export const yearTotals = (listens: number, albums: number) =>
  besideText([counted(listens, { one: 'listen', other: 'listens' }), albumCount(albums)])
/** Each below its number. */
export const figures = {
  listens: (count: number) => plural(count, { one: 'listen', other: 'listens' }),
  albums: (count: number) => plural(count, { one: 'album heard', other: 'albums heard' }),
  firstHeard: 'for the first time',
  bought: 'added to the collection',
}
export const mostHeard = 'Most heard'
export const mostHeardNote = (year: number) => `By the entries of ${year} in the diary.`
export const times = (count: number) => `${numberText(count)}×`
export const firstHeard = 'Heard for the first time'
export const firstHeardNote = 'Albums that were not in your diary before.'
export const bestRated = (year: number) => `Best of what came out in ${year}`
export const bestRatedNote = (year: number) => `By the rating of ${year}: the last one given until its end.`
export const bought = 'Added to the collection'
export const boughtNote = 'Counted by the day you bought them, or the day you added them if that is unknown.'
const aboutSum = (sum: string) => `about ${sum}`
/** A sum of what is known, such as “Paid €54.00 for 6 of 20 albums”. */
export const paidFor = ({ text, isExact }: { text: string; isExact: boolean }, count: number, total: number) =>
  `Paid ${isExact ? text : aboutSum(text)} for ${numberText(count)} of ${albumCount(total)}`
export const labels = 'Labels'
export const tags = 'Tags'
export const emptyYear = (year: number) => `Nothing in ${year} yet`
export const emptyYearText =
  'Mark albums as heard, or add them to your collection, and this page fills by itself: with what you heard first and most, what you liked best, and what you bought.'
export const toDiary = 'Diary'
export const years = 'Years'
export const print = 'Print'
