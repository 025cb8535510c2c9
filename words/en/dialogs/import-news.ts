import { albumCount } from '#words/album-count.ts'

export const complete = 'Import complete'
export const completeText = (list: 'collection' | 'wishlist') =>
  list === 'wishlist'
    ? 'Successfully imported wishlist from Bandcamp'
    : 'Successfully imported collection from Bandcamp'
export const seeThem = 'See them'
export const failed = 'Import failed'
export const cancelled = 'Import cancelled'
/** What a cancelled import leaves behind. */
export const cancelledText = (added: number) =>
  added === 0 ? 'Nothing had come in yet.' : `${albumCount(added)} came in before that.`
