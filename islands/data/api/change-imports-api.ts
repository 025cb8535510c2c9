import { mutate } from 'swr'
import type { FanImportInput, ImportView } from '#domain/imports/fan-import.ts'
import type { UndoPreview, UndoReport } from '#domain/imports/import-view.ts'
import { byId, client, unwrap } from '../client.ts'
import { refresh } from '../pull/refresh.ts'
import { IMPORTS } from './imports-api.ts'

export const startFanImport = (input: FanImportInput) => unwrap(client.imports.fan.$post({ json: input }))
export const cancelImport = (id: number): Promise<ImportView> => unwrap(client.imports[':id'].$delete(byId(id)))

/** Brings back the albums that imports have met in the trash. */
export async function restoreMet(ids: readonly number[]): Promise<void> {
  for (const id of ids) await unwrap(client.imports[':id'].restore.$post(byId(id)))
  await Promise.all([refresh(), mutate(IMPORTS)])
}

/** What undoing an import would remove. */
export const previewUndo = (id: number): Promise<UndoPreview> => unwrap(client.imports[':id'].undo.$get(byId(id)))

/** Removes what an import added, except what was changed since. */
export async function undoImport(id: number): Promise<UndoReport> {
  const report = await unwrap(client.imports[':id'].undo.$post(byId(id)))
  await Promise.all([refresh(), mutate(IMPORTS)])
  return report
}
