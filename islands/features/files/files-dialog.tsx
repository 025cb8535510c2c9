import { useEffect } from 'react'
import { isImportOver } from '#domain/imports/import-status.ts'
import { useImports } from '#islands/data/api/imports-api.ts'
import { useAlbums, useCrates } from '#islands/data/view/use-records.ts'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { TabbedDialog } from '#islands/ui/tabbed-dialog.tsx'
import * as messages from '#locales/files.ts'
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
  const crates = useCrates(rendered)
  const albums = useAlbums()
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
