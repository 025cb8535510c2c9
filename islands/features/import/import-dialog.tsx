import { useEffect, useState } from 'react'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { isImportOver } from '#domain/imports/import-status.ts'
import { useImports } from '#islands/data/api/imports-api.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { DialogHeader, DialogShell } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import * as messages from '#locales/import.ts'
import { endedImports, shownEnds } from './ended-imports.ts'
import { ImportForm } from './import-form.tsx'
import { ImportProgress } from './import-progress.tsx'
import { takeStarted } from './start-imports.ts'

const NONE: number[] = []
const isRunning = ({ kind, status }: ImportView) => kind !== 'file' && !isImportOver(status)

/** Shows the running imports, or the results of those started here, or the form for new ones. */
export function ImportDialog({ isOpen, me }: DialogContentProps) {
  const { data: imports, error, mutate } = useImports(true)
  const [followed, setFollowed] = useState(takeStarted)
  // The form closes the dialog when they have started, so their results are announced elsewhere.
  const [isStarting, setStarting] = useState(false)
  // From now on the dialog announces the results.
  useEffect(() => endedImports.set([]), [])
  const running = imports?.filter(isRunning).map(({ id }) => id) ?? NONE
  if (running.length > 0 && followed.length === 0 && !isStarting) setFollowed(running)
  const shown = imports?.filter(({ id }) => followed.includes(id)).toReversed() ?? []
  useEffect(() => {
    if (isOpen) for (const { id, status } of shown) if (isImportOver(status)) shownEnds.add(id)
  })
  return (
    <DialogShell open={isOpen} onClose={closeDialog}>
      <DialogHeader title={messages.title} onClose={closeDialog} />
      {shown.length > 0 ? (
        <ImportProgress
          imports={shown}
          isLinkOffered={me.isLinkOffered}
          onChanged={() => mutate()}
          onAgain={() => setFollowed(NONE)}
        />
      ) : (
        <ImportForm {...{ me, imports, isStarting, setStarting }} loadError={error} />
      )}
    </DialogShell>
  )
}
