/**
 * The version of the answers' format. The caller names it, so that a page of an earlier build is refused instead of misreading the answer.
 */
export const SYNC_FORM = '1'

/** The call for everything. */
export const EVERYTHING = `/api/sync?form=${SYNC_FORM}`
