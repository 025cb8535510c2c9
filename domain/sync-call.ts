/**
 * The form of the answers. Whoever asks names it, so that a page of an earlier build, which does not understand the answer, gets none.
 */
export const SYNC_FORM = '3'

/** The call for everything. */
export const EVERYTHING = `/api/sync?form=${SYNC_FORM}`
