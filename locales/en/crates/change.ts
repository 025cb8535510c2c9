export const added = 'Album added to crate'
export const removed = 'Album removed from crate'
/** `album` is a title, which may be empty. */
export const albumAndCrates = (album: string, crates: readonly string[]) =>
  [album, crates.join(', ')].filter(Boolean).join(' · ')
export const addFailed = 'Error adding to crate'
export const updateFailed = 'Error updating crate'
