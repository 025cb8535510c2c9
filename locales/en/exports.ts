export { exportStarted as started, exportStartedText as startedText } from '#locales/phrases.ts'

export const unreachable = 'Gatefold could not be reached. Check your connection and try again.'
export const exportFailed = 'Failed to export data'

// File names, without the date and extension.
export const albumsFileName = 'Gatefold albums'
/** The name of a saved file that the server gives no name. */
export const albumsFile = 'Gatefold albums.csv'
export const selectionFileName = 'Gatefold selection'
export const collectionFileName = 'Gatefold collection'
export const diaryFileName = 'Gatefold diary'
export const unnamedCrate = 'Crate'
