/** The formats of a file to import. */
export const FILE_FORMATS = ['csv', 'json'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** What an import does with an album that exists already: nothing, or fill its empty fields. */
export const FILE_MODES = ['skip', 'fill'] as const
export type FileMode = (typeof FILE_MODES)[number]
