import * as messages from '#locales/exports.ts'
import { isDemo } from '../demo-mode.ts'
import { attempt } from '../errors/attempt.ts'
import { openDialog } from '../location.ts'
import { showToast } from '../ui/toaster.tsx'
import { downloadExport, exportAlbums } from './exports-api.ts'

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
