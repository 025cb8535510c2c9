import { lazy, Suspense } from 'react'
import { isImportOver } from '#domain/import-status.ts'
import { useFileJob } from '../files/file-job.ts'
import { useKnownImports } from '../import/use-known-imports.ts'
import { useOpenDialog } from '../location.ts'

const ImportPill = lazy(() => import('./import-pill.tsx').then((module) => ({ default: module.ImportPill })))
const FilePill = lazy(() => import('./file-pill.tsx').then((module) => ({ default: module.FilePill })))

/** Shows an import as a pill while its dialog is closed. */
export function ImportPillSlot() {
  const open = useKnownImports()?.filter((one) => !isImportOver(one.status))
  const fromFan = open?.find((one) => one.kind === 'fan')
  const job = useFileJob()
  const dialog = useOpenDialog()?.name
  const hasFile = job.stage !== 'none' || open?.some((one) => one.kind === 'file')
  return (
    <Suspense>
      {fromFan && dialog !== 'import' && <ImportPill import={fromFan} />}
      {hasFile && dialog !== 'files' && <FilePill job={job} />}
    </Suspense>
  )
}
