import { albumCount } from '#locales/album-count.ts'
import { counted, numberText, plural, shortDayText } from '#locales/intl.ts'

export const complete = 'Import complete'
export const completeText = (list: 'collection' | 'wishlist') =>
  list === 'wishlist'
    ? 'Successfully imported wishlist from Bandcamp'
    : 'Successfully imported collection from Bandcamp'
/** Where the same list was imported before, at `time` (ms). */
export const newSince = (albums: number, time: number) => `${albumCount(albums)} new since ${shortDayText(time)}`
export const nothingNew = 'Nothing new: everything is already here.'
const areInTrash = (albums: number) => counted(albums, { one: 'album is', other: 'albums are' })
/** Where an import added no albums, but met some in the trash. */
export const onlyTrashed = (albums: number) =>
  plural(albums, {
    one: 'Nothing new: 1 album is in the trash. Bring it back?',
    other: `Nothing new: ${numberText(albums)} are in the trash. Bring them back?`,
  })
/** Behind what else an import has done. */
export const trashedToo = (albums: number) => `${areInTrash(albums)} in the trash.`
export const bringBack = 'Bring them back'
export const bringBackMany = (albums: number) => `Bring back ${numberText(albums)} from the trash`
export const broughtBack = 'Back from the trash'
export const bringBackFailed = 'Couldn’t restore the albums'
/** Where an import added no albums, but read the tags of some that were there. */
export const onlyTags = (albums: number) => `No new albums. Tags of ${albumCount(albums)} were read.`
export const emptyList = 'Nothing to import'
export const emptyListText = (list: 'collection' | 'wishlist') =>
  list === 'wishlist' ? 'This fan’s wishlist is empty.' : 'This fan’s collection is empty.'
export const seeThem = 'See them'
export const seeOnWall = 'See the wall'
/** Leads to how the person's own browser saves the lists. */
export const ownBrowser = 'Use your browser'
export const partly = 'Not all albums came in'
/** Imports the rest of a list that has ended early. */
export const goOn = 'Go on'
export const failed = 'Import failed'
export const cancelled = 'Import cancelled'
export const cancelledText = (added: number) =>
  added === 0 ? 'Nothing was imported yet.' : `${albumCount(added)} imported before that.`
