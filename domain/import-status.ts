/** The statuses of an import; `waiting` is a pause that Bandcamp imposed. */
export const IMPORT_STATUSES = ['running', 'waiting', 'complete', 'failed', 'cancelled'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** Why an import failed, where retrying cannot help. */
export const IMPORT_ERRORS = ['no-such-fan'] as const
export type ImportError = (typeof IMPORT_ERRORS)[number]

/** The statuses of an import that has not ended. */
export const ACTIVE_STATUSES = ['running', 'waiting'] as const satisfies readonly ImportStatus[]

/** Whether an import has ended, in success or not. */
export const isImportOver = (status: ImportStatus): boolean => status !== 'running' && status !== 'waiting'
