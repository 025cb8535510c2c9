import { albumCount } from '#locales/album-count.ts'
import { shortDayText } from '#locales/intl.ts'

export const complete = 'Import complete'
export const completeText = (list: 'collection' | 'wishlist') =>
  list === 'wishlist'
    ? 'Successfully imported wishlist from Bandcamp'
    : 'Successfully imported collection from Bandcamp'
/** Where the same list was imported before, at `time` (ms). */
export const newSince = (albums: number, time: number) => `${albumCount(albums)} new since ${shortDayText(time)}`
export const nothingNew = 'Nothing new: everything is already here.'
/** Where an import added no albums, but read the tags of some that were there. */
export const onlyTags = (albums: number) => `No new albums. Tags of ${albumCount(albums)} were read.`
export const emptyList = 'Nothing to import'
export const emptyListText = (list: 'collection' | 'wishlist') =>
  list === 'wishlist' ? 'This fan’s wishlist is empty.' : 'This fan’s collection is empty.'
export const seeThem = 'See them'
export const seeOnWall = 'See the wall'
export const failed = 'Import failed'
export const cancelled = 'Import cancelled'
export const cancelledText = (added: number) =>
  added === 0 ? 'Nothing was imported yet.' : `${albumCount(added)} imported before that.`
