import { useState } from 'react'
import { albumCountText } from '#domain/crate-list.ts'
import type { ImportView } from '#domain/fan-import.ts'
import type { UndoReport } from '#domain/file-import.ts'
import { numberText } from '#words/intl.ts'
import { undoImport } from '../../calls/imports.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { failureText } from '../failure-text.ts'
import { mayFillCrates } from '../files/plan.ts'

function undoneText({ removed, reverted, crates, kept }: UndoReport): string {
  const done = [
    removed > 0 && `${albumCountText(removed)} taken out`,
    reverted > 0 && `${albumCountText(reverted)} put back`,
    crates > 0 && `${numberText(crates)} ${crates === 1 ? 'crate' : 'crates'} removed`,
  ].filter((part) => part !== false)
  const words = done.length > 0 ? done : ['Nothing was left to take out']
  if (kept > 0) words.push(`${numberText(kept)} kept because you changed them`)
  return words.join(', ')
}

const whatGoes = ({ added, updated }: ImportView) => {
  if (added + updated === 0) return 'What it put into crates will be taken out of them.'
  if (added === 0) return 'What it filled in will be empty again.'
  const albums = added === 1 ? 'The album' : `The ${albumCountText(added)}`
  return `${albums} it added will go${updated > 0 ? ', and what it filled in will be empty again' : ''}.`
}

/** Takes back what an import did, once the person has said so. */
export function UndoImport({ past }: { past: ImportView }) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isUndone, setUndone] = useState(past.undoneAt !== null)
  if (past.added + past.updated === 0 && !mayFillCrates(past)) return null
  const undo = async () => {
    setBusy(true)
    try {
      const done = await undoImport(past.id)
      showToast({ kind: 'ok', title: 'Import undone', text: undoneText(done) })
      setUndone(true)
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
        {whatGoes(past)} What you have rated, tagged, written about or put in a crate since stays.
      </ConfirmDialog>
    </>
  )
}
