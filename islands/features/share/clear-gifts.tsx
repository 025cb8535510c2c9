import { useState } from 'react'
import { clearGifts } from '#islands/data/api/shares-api.ts'
import { Button } from '#islands/ui/button.tsx'
import { ConfirmDialog } from '#islands/ui/dialog.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/share.ts'

/** Removes the marks of guests in a gift list, without telling its owner whether there were any. */
export function ClearGifts({ id }: { id: number }) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, run } = useAction()
  const clear = async () => {
    await run(messages.clearGiftsFailed, async () => {
      await clearGifts(id)
      showToast({ kind: 'ok', title: messages.giftsCleared })
    })
    setAsking(false)
  }
  return (
    <>
      <Button
        look="btn-danger-ghost"
        className="-ml-2.5 mt-2"
        text={messages.clearGifts}
        onClick={() => setAsking(true)}
      />
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
