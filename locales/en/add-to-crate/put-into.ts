import { albumCount } from '#locales/album-count.ts'
import { besideText, counted, plural } from '#locales/intl.ts'

/** `crates` are names or a count. */
export const alreadyIn = (crates: string) => `Already in ${crates}`
export const added = (count: number) => plural(count, { one: 'Album added to crate', other: 'Albums added to crate' })
/** `albums` is a title or a count. */
export const albumsAndCrates = (albums: string, crates: string) => `${albums} · ${crates}`
export const someAndCrates = (count: number, crates: string) =>
  `${albumCount(count)}, the others were already there · ${crates}`
export const crateNames = (names: readonly string[]) => besideText(names)
/** Replaces the names of four or more crates. */
export const crateCount = (count: number) => counted(count, { one: 'crate', other: 'crates' })
export const moved = 'Albums moved'
export const movedText = (count: number, crateCount: number) =>
  `Successfully moved ${albumCount(count)} to the ${plural(crateCount, { one: 'crate', other: 'crates' })}`
export const moveFailed = 'Couldn’t move the albums'
export const addFailed = (count: number) =>
  plural(count, { one: 'Couldn’t add the album to the crate', other: 'Couldn’t add the albums to the crate' })
export const updateFailed = 'Couldn’t update the crate'
