import { albumCount } from '#locales/album-count.ts'
import { counted, numberText, plural } from '#locales/intl.ts'

export { cancel } from '#locales/phrases.ts'

// Marking albums by hand.
export const markDownloaded = 'Mark downloaded'
export const downloaded = 'Downloaded'
/** `albums` is a title. */
export const markAlbum = (title: string) => `Mark downloaded: ${title}`
export const unmarkAlbum = (title: string) => `Downloaded: mark ${title} as not downloaded`
export const markSelected = 'Mark as downloaded'
export const unmarkSelected = 'Mark as not downloaded'
export const marked = 'Marked as downloaded'
export const unmarked = 'Marked as not downloaded'
export const markFailed = (count: number) =>
  plural(count, { one: 'Failed to update album', other: 'Failed to update albums' })
/** In the history of an album. */
export const downloadedOn = (day: string) => `Downloaded ${day}`
