import { createCallQueue } from '#islands/data/queue/turns.ts'

/** Sends edits of notes and tags one at a time: one that overtook an earlier one would be overwritten by it. */
export const enqueueEdit = createCallQueue()
