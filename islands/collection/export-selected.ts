import { exportAlbums } from '../calls/exports.ts'
import { attempt } from '../try-again.ts'
import { showToast } from '../ui/toaster.tsx'

/** Saves the selected albums as a CSV file. */
export const exportSelected = (ids: number[]): Promise<boolean> =>
  attempt('Failed to export data', async () => {
    await exportAlbums(ids)
    showToast({ kind: 'ok', title: 'Export started', text: 'Your file download should begin shortly.' })
  })
