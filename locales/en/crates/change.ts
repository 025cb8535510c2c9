import { besideText } from '#locales/intl.ts'

export const added = 'Album added to crate'
export const removed = 'Album removed from crate'
/** `album` is a title, which may be empty. */
export const albumAndCrates = (album: string, crates: readonly string[]) =>
  [album, besideText(crates)].filter(Boolean).join(' · ')
export const addFailed = 'Couldn’t add the album to the crate'
export const updateFailed = 'Couldn’t update the crate'
