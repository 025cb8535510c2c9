import { isolated, numberText } from '#locales/intl.ts'

export const commands = 'Find anything'
export const crates = 'Crates'
export const importFromBandcamp = 'Import from Bandcamp'
export const importExport = 'Import/Export'
export const settings = 'Settings'

export const userMenu = 'User menu'
/** Replaces a missing name. */
export const user = 'User'
export const keys = 'Keyboard shortcuts'
export const logOut = 'Log out'
export const logOutFailed = 'Couldn’t log you out'
export const logOutOffline =
  'Gatefold can’t be reached, so your session goes on. Stay logged in here, or have this device forget its copy of your albums now.'
export const forgetCopy = 'Forget the copy'

// What the menu of Add brings in.
export const addLink = 'A link'
export const addFromBandcamp = 'From Bandcamp'
export const addFile = 'A file'

// The tab bar of a phone, which also uses `crates`. Each label has a fifth of its width.
export const tabBar = 'Main'
export const collection = 'Collection'
export const add = 'Add'
export const wishlist = 'Wishlist'
export const you = 'You'

/** Before the text of the pill, for screen readers. */
export const fileImport = 'File import:'
// One or two words: the pill is narrow. A long name is cut.
export const unfinished = 'Unfinished'
export const reading = 'Reading'
export const finish = (file: string) => `Finish importing ${isolated(file)}`
export const interrupted = 'Interrupted'
export const imported = 'Import successful'
export const waiting = 'Waiting'
export const rows = (done: number, all: number) => `${numberText(done)} of ${numberText(all)}`

export const fileProgressSrOnly = (percent: number) => `Importing a file, ${numberText(percent)}% done`
