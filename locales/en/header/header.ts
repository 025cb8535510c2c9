export { errorTitle as error } from '#locales/common.ts'

export const crates = 'Crates'
export const importFromBandcamp = 'Import from Bandcamp'
export const importExport = 'Import/Export'
export const addAlbum = 'Add album'
export const settings = 'Settings'

export const userMenu = 'User menu'
/** In place of a name, where none was given. */
export const user = 'User'
export const keys = 'Keyboard shortcuts'
export const logOut = 'Log out'
export const notLoggedOut = 'There was a problem logging you out.'
