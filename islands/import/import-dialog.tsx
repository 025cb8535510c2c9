import { useState } from 'react'
import { isImportOver } from '#domain/import-status.ts'
import * as messages from '#locales/import/import.ts'
import type { DialogContentProps } from '../dialogs/dialog-content.ts'
import { closeDialog } from '../location.ts'
import { DialogHeader, DialogShell } from '../ui/dialog.tsx'
import { ImportForm } from './import-form.tsx'
import { ImportProgress } from './import-progress.tsx'
import { useImports } from './imports-api.ts'

/** Shows the running import, or the result of the one started here, or the form for a new one. */
export function ImportDialog({ isOpen }: DialogContentProps) {
  const { data: imports, error, mutate } = useImports(true)
  const [followed, setFollowed] = useState<number | null>(null)
  const running = imports?.find((one) => one.kind === 'fan' && !isImportOver(one.status))
  if (running && followed === null) setFollowed(running.id)
  const shown = imports?.find((one) => one.id === followed)

  const follow = async (id: number) => {
    await mutate()
    setFollowed(id)
  }
  return (
    <DialogShell open={isOpen} onClose={closeDialog}>
      <DialogHeader title={messages.title} onClose={closeDialog} />
      {shown ? (
        <ImportProgress shown={shown} onChanged={() => mutate()} onAgain={() => setFollowed(null)} />
      ) : (
        <ImportForm imports={imports} loadError={error} onStarted={follow} />
      )}
    </DialogShell>
  )
}
