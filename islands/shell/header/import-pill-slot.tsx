import { isImportOver } from '#domain/imports/import-status.ts'
import { useFileJob } from '#islands/features/files/file-job.ts'
import { useKnownImports } from '#islands/features/import/use-known-imports.ts'
import { lazyCode, useCode } from '#islands/lib/lazy.ts'
import { useOpenDialog } from '#islands/lib/location.ts'

const IMPORT_PILL = lazyCode(() => import('./import-pill.tsx'))
const FILE_PILL = lazyCode(() => import('./file-pill.tsx'))

/** Shows imports as pills while their dialogs are closed. */
export function ImportPillSlot() {
  const open = useKnownImports()?.filter((one) => !isImportOver(one.status))
  const [first, ...others] = open?.filter((one) => one.kind !== 'file') ?? []
  const job = useFileJob()
  const dialog = useOpenDialog()?.name
  const hasFile = job.stage !== 'none' || open?.some((one) => one.kind === 'file')
  const ofImport = useCode(first && dialog !== 'import' ? IMPORT_PILL : undefined)
  const ofFile = useCode(hasFile && dialog !== 'files' ? FILE_PILL : undefined)
  return (
    <>
      {first && ofImport && <ofImport.ImportPill imports={[first, ...others]} />}
      {ofFile && <ofFile.FilePill job={job} />}
    </>
  )
}
