/** Where an import comes from: a public list at Bandcamp, the person's Bandcamp link, or a file. The first two run on the server. */
export const IMPORT_KINDS = ['fan', 'link', 'file'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** The statuses of an import; `waiting` is a pause that Bandcamp imposed. */
export const IMPORT_STATUSES = ['running', 'waiting', 'complete', 'failed', 'cancelled'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/**
 * Why an import failed or is incomplete, if retrying is not enough: there is no such fan, Bandcamp blocks the server, the fan hides the
 * list, or a complete import got fewer albums than Bandcamp counts (`list-short`).
 */
export const IMPORT_ERRORS = ['no-such-fan', 'turned-away', 'list-hidden', 'list-short'] as const
export type ImportError = (typeof IMPORT_ERRORS)[number]

/** The statuses of an import that has not ended. */
export const ACTIVE_STATUSES = ['running', 'waiting'] as const satisfies readonly ImportStatus[]

/** Whether an import has ended, in success or not. */
export const isImportOver = (status: ImportStatus): boolean => status !== 'running' && status !== 'waiting'

/**
 * Where the albums of an import go: to the collection or the wishlist, those of a file also with the file's crates (`collection`), without
 * them (`albums`) or into one crate (`crate`).
 */
export const IMPORT_TARGETS = ['collection', 'wishlist', 'albums', 'crate'] as const
export type ImportTarget = (typeof IMPORT_TARGETS)[number]
