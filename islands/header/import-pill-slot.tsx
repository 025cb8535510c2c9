import { lazy, Suspense } from 'react'
import { isImportOver } from '#domain/import-status.ts'
import { useKnownImports } from '../dialogs/import/use-known-imports.ts'
import { useOpenDialog } from '../location.ts'

const ImportPill = lazy(() => import('./import-pill.tsx').then((module) => ({ default: module.ImportPill })))

/** The place of the pill that shows an import while its dialog is closed. */
export function ImportPillSlot() {
  const running = useKnownImports()?.find((one) => one.kind === 'fan' && !isImportOver(one.status))
  const isDialogOpen = useOpenDialog()?.name === 'import'
  if (!running || isDialogOpen) return null
  return (
    <Suspense>
      <ImportPill import={running} />
    </Suspense>
  )
}
