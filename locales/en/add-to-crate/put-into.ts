import { albumCount } from '#locales/album-count.ts'
import { counted, plural } from '#locales/intl.ts'

/** `crates` are names or a count. */
export const alreadyIn = (crates: string) => `Already in ${crates}`
export const added = (count: number) => plural(count, { one: 'Album added to crate', other: 'Albums added to crate' })
/** `albums` is a title or a count. */
export const albumsAndCrates = (albums: string, crates: string) => `${albums} · ${crates}`
export const someAndCrates = (count: number, crates: string) =>
  `${albumCount(count)}, the others were already there · ${crates}`
export const crateNames = (names: readonly string[]) => names.join(', ')
/** Replaces the names of four or more crates. */
export const crateCount = (count: number) => counted(count, { one: 'crate', other: 'crates' })
export const moved = 'Albums moved'
export const movedText = (count: number, crateCount: number) =>
  `Successfully moved ${albumCount(count)} to the ${plural(crateCount, { one: 'crate', other: 'crates' })}`
export const moveFailed = 'Failed to move albums'
export const moveFailedText = 'There was an error moving the selected albums to the crate'
export const addFailed = (count: number) =>
  plural(count, { one: 'Error adding to crate', other: 'Failed to add albums' })
export const updateFailed = 'Error updating crate'
