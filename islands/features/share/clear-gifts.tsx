import { useState } from 'react'
import { clearGifts } from '#islands/data/api/shares-api.ts'
import { ConfirmDialog } from '#islands/ui/dialog.tsx'
import { showError } from '#islands/ui/errors/show-error.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/share/dialog.ts'

/** Clears what guests have marked in a gift list, without telling its owner whether there was anything. */
export function ClearGifts({ id }: { id: number }) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const clear = async () => {
    setBusy(true)
    try {
      await clearGifts(id)
      showToast({ kind: 'ok', title: messages.giftsCleared })
    } catch (error) {
      showError(messages.clearGiftsFailed, error)
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }
  return (
    <>
      <button type="button" className="btn btn-danger-ghost -ml-2.5 mt-2" onClick={() => setAsking(true)}>
        {messages.clearGifts}
      </button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void clear()}
        title={messages.clearGiftsQuestion}
        no={messages.cancel}
        yes={messages.clearGifts}
        busy={isBusy}
      >
        {messages.clearGiftsText}
      </ConfirmDialog>
    </>
  )
}
