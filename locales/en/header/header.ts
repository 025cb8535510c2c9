export { errorTitle as error } from '#locales/phrases.ts'

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
export const logOutFailed = 'There was a problem logging you out.'

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
