import { albumCount } from '#locales/album-count.ts'
import { besideText, counted, dayText, monthText, numberText, shortDayText } from '#locales/intl.ts'

export { saveChanges, showMore, unsavedChanges as unsaved } from '#locales/phrases.ts'
export { share } from '#locales/share/dialog.ts'

export const heard = 'I heard it'
/** The label of a button; it begins with the visible text. */
export const heardAlbum = (title: string) => `I heard it: add ${title} to your diary`
export const added = 'Added to your diary'
export const addFailed = 'Couldn’t add it to your diary'
export const removed = 'Deleted from your diary'
export const removeFailed = 'Couldn’t delete it from your diary'
export const changeFailed = 'Couldn’t change your diary'

export const loading = 'Loading your diary'
export const entries = (count: number) => counted(count, { one: 'entry', other: 'entries' })
export const emptyTitle = 'Nothing heard yet'
export const emptyText = (key: string) =>
  `Press ${key} on an album, or its “I heard it” button, when you have listened to it. The day, a rating and a note of that day can be changed here.`
export const month = (month: string) => monthText(month)
export const day = (day: string) => dayText(Date.parse(day))
export const shortDay = (day: string) => shortDayText(Date.parse(day.slice(0, 10)))
export const edit = (title: string) => `Edit the entry of ${title}`
export const editTitle = 'Edit entry'
export const at = 'When'
export const rating = 'Rating'
export const note = 'Note'
export const deleteEntry = 'Delete'
export const wrongTime = 'Choose a day and a time'
export const notHeardYet = 'Choose a time that has passed'
export const year = (year: number) => `Your ${year}`
export const exportCsv = 'Export CSV'
export const exportJson = 'Export JSON'

// The page of a year.
export const yearTotals = (listens: number, albums: number) =>
  besideText([counted(listens, { one: 'listen', other: 'listens' }), albumCount(albums)])
export const mostHeard = 'Most heard'
export const times = (count: number) => `${numberText(count)}×`
export const firstHeard = 'Heard for the first time'
export const bestRated = (year: number) => `Best of what came out in ${year}`
export const bought = 'Added to the collection'
/** A sum of what is known, such as “Paid €54.00 for 6 of 20 albums”. */
export const paidFor = (sum: string, count: number, total: number) =>
  `Paid ${sum} for ${numberText(count)} of ${albumCount(total)}`
export const labels = 'Labels'
export const tags = 'Tags'
export const andMore = (count: number) => `and ${numberText(count)} more`
export const emptyYear = (year: number) => `Nothing in ${year} yet`
export const emptyYearText =
  'Mark albums as heard, or add them to your collection, and this page fills by itself: with what you heard first and most, what you liked best, and what you bought.'
export const toDiary = 'Diary'
export const years = 'Years'
export const print = 'Print'
