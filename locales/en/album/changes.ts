import { albumCount } from '#locales/album-count.ts'
import { besideText, plural } from '#locales/intl.ts'
import { starCount } from '#locales/ui/parts.ts'

export const ratingChanged = 'Rating updated'
export const ratingRemoved = 'Rating removed'
export const ratingUndone = 'Rating undone'
/** `albums` is a title or a count. */
export const rated = (albums: string, stars: number) => `${albums}: ${starCount(stars)}`
export const ratingFailed = 'Couldn’t update the rating'

export const alreadyIn = {
  collection: 'Already in your collection',
  wishlist: 'Already in your wishlist',
} as const
export const movedTo = { collection: 'Moved to your collection', wishlist: 'Moved to your wishlist' } as const
export const byArtist = (title: string, artist: string) => `${title} by ${artist}`
export const moveFailed = (count: number) =>
  plural(count, { one: 'Couldn’t update the album', other: 'Couldn’t update the albums' })

export const tagsChangedTitle = 'Albums updated'
export const tagsChanged = (count: number, added: string[], removed: string[]) =>
  `${albumCount(count)}: ${besideText([...added.map((tag) => `+ ${tag}`), ...removed.map((tag) => `− ${tag}`)])}`
export const tagsFailed = 'Couldn’t update the albums'

export const deleted = 'Albums deleted'
export const deletedText = (count: number) => `Successfully deleted ${albumCount(count)}`
export const notFound = (count: number) =>
  plural(count, { one: 'This album no longer exists', other: 'These albums no longer exist' })
export const deleteFailed = 'Couldn’t delete the albums'
export const restoreFailed = 'Couldn’t restore the albums'
