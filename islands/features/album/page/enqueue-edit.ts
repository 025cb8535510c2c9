import { createCallQueue } from '#islands/data/queue/turns.ts'

/** Sends the notes and tags of open albums one at a time: an edit that overtook the one before it would be undone by that. */
export const enqueueEdit = createCallQueue()
