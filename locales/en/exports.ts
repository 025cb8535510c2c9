export { exportStarted as started, exportStartedText as startedText } from '#locales/phrases.ts'

export const unreachable = 'Couldn’t reach Gatefold. Check your connection and try again.'
export const exportFailed = 'Couldn’t export your albums'

// File names, without the date and extension.
export const albumsFileName = 'Gatefold albums'
/** The name of a saved file that the server gives no name. */
export const albumsFile = 'Gatefold albums.csv'
export const selectionFileName = 'Gatefold selection'
export const collectionFileName = 'Gatefold collection'
export const diaryFileName = 'Gatefold diary'
export const unnamedCrate = 'Crate'
