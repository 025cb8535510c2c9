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
import { closeFile } from './reader-thread.ts'

// A finished import need not be shown again, unless failed rows can still be downloaded.
function closeFinished() {
  const job = currentJob()
  if (job.stage === 'rejected' || (job.stage === 'finished' && job.failures.length === 0)) closeFile()
}

export function FilesDialog({ name, isOpen, crates: rendered }: DialogContentProps) {
  const { data: crates = rendered } = useCrates(rendered)
  const { data: albums } = useAlbums()
  const { data: imports } = useImports(true)
  const hasJob = useFileJob().stage !== 'none'
  const isOneUnfinished = imports?.some(({ kind, status }) => kind === 'file' && !isImportOver(status)) ?? false
  useEffect(() => closeFinished, [])
  return (
    <TabbedDialog
      isOpen={isOpen}
      title={messages.title}
      first={hasJob || isOneUnfinished || name === 'files-import' ? 1 : 0}
      tabs={[
        { name: messages.exportTab, content: <ExportPanel crates={crates} albumCount={albums?.length} /> },
        { name: messages.importTab, content: <ImportPanel crates={crates} /> },
      ]}
    />
  )
}
