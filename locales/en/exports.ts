export { exportStarted as started, exportStartedText as startedText } from '#locales/common.ts'

export const unreachable = 'Gatefold could not be reached. Check your connection and try again.'
/** The name of the saved file where the server gives none. */
export const albumsFile = 'Gatefold albums.csv'

export const notExported = 'Failed to export data'
