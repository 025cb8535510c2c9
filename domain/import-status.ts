export const IMPORT_STATUSES = ['running', 'waiting', 'complete', 'failed', 'cancelled'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** Whether an import has come to its end, good or bad. */
export const isImportOver = (status: ImportStatus): boolean => status !== 'running' && status !== 'waiting'
