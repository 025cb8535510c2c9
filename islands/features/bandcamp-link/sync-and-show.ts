import { startLinkImport } from '#islands/data/api/bandcamp-link-api.ts'
import { showStarted } from '#islands/features/import/public.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { openDialog } from '#islands/lib/location.ts'

/** Shows an import and its progress. */
export function showImport(id: number): void {
  showStarted([id])
  openDialog('import')
}

/** Syncs the Bandcamp link and shows the import, or another one that is already running. @throws ApiError */
export async function syncAndShow(): Promise<void> {
  try {
    showImport(await startLinkImport())
  } catch (error) {
    const other = error instanceof ApiError && error.code === 'import-running' ? error.details.id : undefined
    if (typeof other !== 'number') throw error
    showImport(other)
  }
}
