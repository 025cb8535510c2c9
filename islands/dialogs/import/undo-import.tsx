import { useState } from 'react'
import { albumCountText } from '#domain/crate-list.ts'
import type { ImportView } from '#domain/fan-import.ts'
import { undoImport } from '../../calls/imports.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { failureText } from '../failure-text.ts'

const undoneText = ({ removed, kept }: { removed: number; kept: number }) => {
  const words = removed > 0 ? `${albumCountText(removed)} taken out` : 'Nothing was left to take out'
  return kept > 0 ? `${words}, ${kept.toLocaleString('en')} kept because you changed them` : words
}

/** Takes back what an import added, once the person has said so. */
export function UndoImport({ past, onUndone }: { past: ImportView; onUndone: () => Promise<unknown> }) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isUndone, setUndone] = useState(false)
  const undo = async () => {
    setBusy(true)
    try {
      const done = await undoImport(past.id)
      showToast({ kind: 'ok', title: 'Import undone', text: undoneText(done) })
      setUndone(true)
      await onUndone()
    } catch (error) {
      showToast({ kind: 'error', title: 'The import could not be undone', text: failureText(error) })
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }
  return (
    <>
      {isUndone ? (
        <span className="dimmer">Undone</span>
      ) : (
        <button type="button" className="link" onClick={() => setAsking(true)}>
          Undo this import…
        </button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={undo}
        title="Undo this import?"
        no="Keep them"
        yes="Undo import"
        busy={isBusy}
      >
        {past.added === 1 ? 'The album' : `The ${albumCountText(past.added)}`} it added will go. What you have rated,
        tagged, written about or put in a crate since stays.
      </ConfirmDialog>
    </>
  )
}
