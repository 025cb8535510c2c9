import type { FileImportView } from '#domain/imports/file-import.ts'
import { isImportOver } from '#domain/imports/import-status.ts'
import { cancelImport } from '#islands/data/api/change-imports-api.ts'
import { getFileImport } from '#islands/data/api/files-api.ts'
import { listImports } from '#islands/data/api/imports-api.ts'
import { type Plan, planOf } from './plan.ts'

export type Resumable = { view: FileImportView; plan: Plan }

/** The unfinished import of the file with this hash, if there is one. */
export async function findResumable(hash: string): Promise<Resumable | null> {
  for (const one of await listImports()) {
    const plan = isImportOver(one.status) ? null : planOf(one, hash)
    if (!plan) continue
    const view = await getFileImport(one.id)
    // Only the closed tab knew the name of the new crate.
    if (plan.kind !== 'new-crate' || view.crateChunks.length > 0) return { view, plan }
    await cancelImport(one.id)
  }
  return null
}

/** How many rows have been processed. */
export const rowsIn = ({ added, updated, existing, failed }: FileImportView): number =>
  added + updated + existing + failed
