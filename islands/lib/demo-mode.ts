import { COLLECTION, DEMO } from '#domain/sync/device-names.ts'

/** Whether this page is the demo, which needs no account and keeps everything in its tab. */
export const isDemo = /^\/demo\b/.test(globalThis.location?.pathname)

/** The path of the collection on this page. */
export const HOME = isDemo ? DEMO : COLLECTION
