export const IMPORT_STATUSES = ['running', 'waiting', 'complete', 'failed', 'cancelled'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** Why an import failed, where asking again cannot help. */
export const IMPORT_ERRORS = ['no-such-fan'] as const
export type ImportError = (typeof IMPORT_ERRORS)[number]

/** Whether an import has come to its end, good or bad. */
export const isImportOver = (status: ImportStatus): boolean => status !== 'running' && status !== 'waiting'
