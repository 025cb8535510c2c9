export const unreachable = 'Gatefold could not be reached. Check your connection and try again.'
/** The name of the saved file where the server gives none. */
export const albumsFile = 'Gatefold albums.csv'

export const started = 'Export started'
export const startedText = 'Your file download should begin shortly.'
export const notExported = 'Failed to export data'
