import { downloadExport, exportAlbums } from '#islands/data/api/exports-api.ts'
import { isDemo } from '#islands/lib/demo-mode.ts'
import { openDialog } from '#islands/lib/location.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/mail.ts'

const tell = async (save: () => Promise<void>): Promise<boolean> => {
  if (isDemo) {
    openDialog('files')
    return false
  }
  return attempt(messages.exportFailed, async () => {
    await save()
    showToast({ kind: 'ok', title: messages.started, text: messages.startedText })
  })
}

/** Downloads an export. */
export const runExport = (path: string) => tell(() => downloadExport(path))

/** Downloads the selected albums as a CSV file. */
export const exportSelected = (ids: number[]) => tell(() => exportAlbums(ids))
