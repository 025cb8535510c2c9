import { plural } from '#locales/intl.ts'

export const notInCrate = 'Not in this crate'
export const removed = (count: number) =>
  plural(count, { one: 'Album removed from crate', other: 'Albums removed from crate' })
/** `albums` is a title or a count; `crate` is undefined if it no longer exists. */
export const albumsAndCrate = (albums: string, crate: string | undefined) => [albums, crate].filter(Boolean).join(' · ')
export const updateFailed = 'Couldn’t update the crate'
export const undoFailed = 'Couldn’t put the albums back'
