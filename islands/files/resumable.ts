import type { FileImportView } from '#domain/file-import.ts'
import { isImportOver } from '#domain/import-status.ts'
import { cancelImport } from '../import/change-imports-api.ts'
import { listImports } from '../import/imports-api.ts'
import { getFileImport } from './files-api.ts'
import { type Plan, planOf } from './plan.ts'

export type Resumable = { view: FileImportView; plan: Plan }

/** The import of this very file that was broken off, if there is one. */
export async function findResumable(hash: string): Promise<Resumable | null> {
  for (const one of await listImports()) {
    const plan = isImportOver(one.status) ? null : planOf(one, hash)
    if (!plan) continue
    const view = await getFileImport(one.id)
    // The crate to be made is known by its name alone, and that went with the tab.
    if (plan.kind !== 'new-crate' || view.crateChunks.length > 0) return { view, plan }
    await cancelImport(one.id)
  }
  return null
}

/** How many rows of a file are in. */
export const rowsIn = ({ added, updated, existing, failed }: FileImportView): number =>
  added + updated + existing + failed
