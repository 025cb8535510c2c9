import { listText, numberText, plural } from '#locales/intl.ts'

export const title = 'Add albums'

const lists = { collection: 'your collection', wishlist: 'your wishlist' }
export const into = (list: keyof typeof lists, crates: string[]) =>
  crates.length === 0
    ? `Into ${lists[list]}, one after the other.`
    : `Into ${lists[list]} and the ${plural(crates.length, { one: 'crate', other: 'crates' })} ${listText(crates)}, one after the other.`

export const areIn = (done: number, count: number) => `${numberText(done)} of ${numberText(count)} are in`
// The same, after the number of those that are in, which stands before it in large figures.
export const ofAreIn = (count: number) => `of ${numberText(count)} are in`
export const progress = 'Albums'

export const albumBy = (album: string, artist: string) => `${album} – ${artist}`
export const states = { waiting: 'Waiting', reading: 'Reading…', added: 'Added' }
export const thereAlready = 'There already'
export const inTrash = 'In the trash'

// `album` is only heard, and begins with a space.
export const tryAgain = <Node>(album: Node) => ['Try again', album]
export const restoreIt = <Node>(album: Node) => ['Restore it', album]
export const openIt = <Node>(album: Node) => ['Open it', album]
export const restoreFailed = 'Failed to restore album'

export const stop = 'Stop'
export const addAnother = 'Add another'
export const done = 'Done'
export const close = 'Close'
export const goOn = (count: number) => `Go on with ${numberText(count)}`
export const tryAllAgain = 'Try all again'

export const leaveTitle = 'Leave without the rest?'
export const stay = 'Stay'
export const leave = 'Leave'
export const notAdded = (count: number) =>
  `${numberText(count)} of the addresses ${plural(count, { one: 'has', other: 'have' })} not been added yet.`
