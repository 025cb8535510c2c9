import * as words from '#words/exports.ts'
import { downloadExport, exportAlbums } from '../calls/exports.ts'
import { attempt } from '../try-again.ts'
import { showToast } from '../ui/toaster.tsx'

const tell = (save: () => Promise<void>): Promise<boolean> =>
  attempt(words.notExported, async () => {
    await save()
    showToast({ kind: 'ok', title: words.started, text: words.startedText })
  })

/** Has the browser download an export. */
export const runExport = (path: string) => tell(() => downloadExport(path))

/** Saves the selected albums as a CSV file. */
export const exportSelected = (ids: number[]) => tell(() => exportAlbums(ids))
