import { counted, listText, numberText, plural } from '#locales/intl.ts'

export { close, done } from '#locales/phrases.ts'

export const title = 'Add albums'

export const whichList = 'Where to add them'
const lists = { collection: 'your collection', wishlist: 'your wishlist' }
export const destination = (list: keyof typeof lists, crates: string[]) =>
  crates.length === 0
    ? `Adding to ${lists[list]}, one at a time.`
    : `Adding to ${lists[list]} and the ${plural(crates.length, { one: 'crate', other: 'crates' })} ${listText(crates)}, one at a time.`

export const addedOf = (done: number, count: number) => `${numberText(done)} of ${numberText(count)} added`
// The same, without the first number, which is shown larger.
export const ofAdded = (count: number) => `of ${numberText(count)} added`
export const progress = 'Albums'

export const albumBy = (album: string, artist: string) => `${album} – ${artist}`
export const states = { waiting: 'Waiting', reading: 'Reading…', added: 'Added' }
export const alreadyAdded = 'Already added'
export const inTrash = 'In the trash'
export const isOn = (album: string) => `On “${album}”, which you have`
export const isProbably = (album: string) => `You probably have it: “${album}”`

// `album` is for screen readers and starts with a space.
export const tryAgain = <Node>(album: Node) => ['Try again', album]
export const restore = <Node>(album: Node) => ['Restore', album]
export const open = <Node>(album: Node) => ['Open', album]
export const addAnyway = <Node>(album: Node) => ['Add anyway', album]
export const restoreFailed = 'Couldn’t restore the album'

export const stop = 'Stop'
export const addAnother = 'Add another'
export const addAll = (count: number) => `Add ${numberText(count)} albums`
export const continueLabel = (count: number) => `Continue with ${numberText(count)}`
export const tryAllAgain = 'Try all again'

export const leaveTitle = 'Leave before all are added?'
export const stay = 'Stay'
export const leave = 'Leave'
export const notYetAdded = (count: number) =>
  `${counted(count, { one: 'address has', other: 'addresses have' })} not been added yet.`
