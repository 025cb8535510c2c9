import type { ImportView } from '#domain/imports/fan-import.ts'
import { createStore } from '#islands/lib/store.ts'

/** The result of an import. */
export type Ending = { kind: 'ok' | 'error' | 'info'; title: string; text?: string }
export type EndedImport = { shown: ImportView; end: Ending }

/** The imports from Bandcamp that have ended while their dialog was closed, until it opens. */
export const endedImports = createStore<readonly EndedImport[]>([])

/** The ids of imports whose result the dialog has shown. */
export const shownEnds = new Set<number>()
