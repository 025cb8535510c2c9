import { useState } from 'react'
import type { ImportView } from '#domain/imports/fan-import.ts'
import type { UndoPreview } from '#domain/imports/import-view.ts'
import { previewUndo, undoImport } from '#islands/data/api/change-imports-api.ts'
import { Button } from '#islands/ui/button.tsx'
import { ConfirmDialog } from '#islands/ui/dialog.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/past-imports.ts'

/** Whether an import may have put albums into crates that it did not add. */
const mayFillCrates = ({ file }: ImportView): boolean => file !== null && file.target !== 'albums'

/** Undoes an import after a confirmation. */
export function UndoImport({ past }: { past: ImportView }) {
  const [preview, setPreview] = useState<UndoPreview | null>(null)
  const { isBusy, run } = useAction()
  const [isUndone, setUndone] = useState(past.undoneAt !== null)
  if (past.added + past.updated === 0 && !mayFillCrates(past)) return null
  const ask = () => run(messages.undoFailed, async () => setPreview(await previewUndo(past.id)))
  const undo = async () => {
    await run(messages.undoFailed, async () => {
      const done = await undoImport(past.id)
      showToast({ kind: 'ok', title: messages.undoneTitle, text: messages.undoneText(done) })
      setUndone(true)
    })
    setPreview(null)
  }
  return (
    <>
      {isUndone ? (
        <span className="text-ink-3">{messages.undone}</span>
      ) : (
        <Button look="meta-link" className="[.counts+&]:mt-2" text={messages.undo} onClick={ask} />
      )}
      <ConfirmDialog
        open={preview !== null}
        onClose={() => setPreview(null)}
        onConfirm={undo}
        title={messages.undoQuestion}
        no={messages.undoNo}
        yes={messages.undoYes}
        busy={isBusy}
      >
        {preview && messages.undoText(preview, past.updated)}
      </ConfirmDialog>
    </>
  )
}
