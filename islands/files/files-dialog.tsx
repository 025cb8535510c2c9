import { useEffect } from 'react'
import { isImportOver } from '#domain/import-status.ts'
import * as messages from '#locales/files.ts'
import { useAlbums } from '../album/albums-api.ts'
import { useCrates } from '../crates/crates-api.ts'
import type { DialogContentProps } from '../dialogs/dialog-content.ts'
import { useImports } from '../import/imports-api.ts'
import { TabbedDialog } from '../ui/tabbed-dialog.tsx'
import { ExportPanel } from './export-panel.tsx'
import { currentJob, useFileJob } from './file-job.ts'
import { ImportPanel } from './import-panel.tsx'
import { forgetFile } from './reader-thread.ts'

// What ended well has nothing more to say the next time; faulty rows can still be saved then.
function forgetWhatIsDone() {
  const job = currentJob()
  if (job.stage === 'refused' || (job.stage === 'over' && job.failures.length === 0)) forgetFile()
}

export function FilesDialog({ isOpen, crates: rendered }: DialogContentProps) {
  const { data: crates = rendered } = useCrates(rendered)
  const { data: albums } = useAlbums()
  const { data: imports } = useImports(true)
  const hasJob = useFileJob().stage !== 'none'
  const isOneUnfinished = imports?.some(({ kind, status }) => kind === 'file' && !isImportOver(status)) ?? false
  useEffect(() => forgetWhatIsDone, [])
  return (
    <TabbedDialog
      isOpen={isOpen}
      title={messages.title}
      first={hasJob || isOneUnfinished ? 1 : 0}
      tabs={[
        { name: messages.exportTab, content: <ExportPanel crates={crates} albumCount={albums?.length} /> },
        { name: messages.importTab, content: <ImportPanel crates={crates} /> },
      ]}
    />
  )
}
