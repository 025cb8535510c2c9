import { lazy, Suspense } from 'react'
import { isImportOver } from '#domain/import-status.ts'
import { useFileJob } from '../files/file-job.ts'
import { useKnownImports } from '../import/use-known-imports.ts'
import { useOpenDialog } from '../location.ts'

const ImportPill = lazy(() => import('./import-pill.tsx').then((module) => ({ default: module.ImportPill })))
const FilePill = lazy(() => import('./file-pill.tsx').then((module) => ({ default: module.FilePill })))

/** Shows imports as pills while their dialogs are closed. */
export function ImportPillSlot() {
  const open = useKnownImports()?.filter((one) => !isImportOver(one.status))
  const [first, ...others] = open?.filter((one) => one.kind === 'fan') ?? []
  const job = useFileJob()
  const dialog = useOpenDialog()?.name
  const hasFile = job.stage !== 'none' || open?.some((one) => one.kind === 'file')
  return (
    <Suspense>
      {first && dialog !== 'import' && <ImportPill imports={[first, ...others]} />}
      {hasFile && dialog !== 'files' && <FilePill job={job} />}
    </Suspense>
  )
}
