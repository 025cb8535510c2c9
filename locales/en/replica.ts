import { counted, numberText } from '#locales/intl.ts'

export const freshAlbums = (count: number) => counted(count, { one: 'new album', other: 'new albums' })
export const arriving = (count: number, all: number | null) =>
  all === null || all < count
    ? `Loading albums: ${numberText(count)}`
    : `Loading albums: ${numberText(count)} of ${numberText(all)}`

export const keep = 'Works offline on this device'
export const keepText =
  'A copy of your albums and crates opens at once and uses less of the network. Logging out removes it. Turn this off on a device that others use.'
export const keptFromNow = 'Your albums are kept here from the next time you open Gatefold.'
export const remove = 'Remove from this device'
export const removed = 'Removed from this device'
export const removedText = 'Your albums and crates are no longer kept here. Your account still has them.'
