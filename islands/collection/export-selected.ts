import * as words from '#words/collection/selected.ts'
import { exportAlbums } from '../calls/exports.ts'
import { attempt } from '../try-again.ts'
import { showToast } from '../ui/toaster.tsx'

/** Saves the selected albums as a CSV file. */
export const exportSelected = (ids: number[]): Promise<boolean> =>
  attempt(words.notExported, async () => {
    await exportAlbums(ids)
    showToast({ kind: 'ok', title: words.exportStarted, text: words.exportStartedText })
  })
