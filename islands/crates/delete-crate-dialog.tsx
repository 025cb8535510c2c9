import { useState } from 'react'
import { parseCollectionQuery } from '#domain/collection-query.ts'
import { afterCrateDeleted } from '#domain/crate-list.ts'
import * as messages from '#locales/crates/dialogs.ts'
import type { DialogContentProps } from '../dialogs/dialog-content.ts'
import { attempt } from '../errors/attempt.ts'
import { closeDialog, showQuery } from '../location.ts'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toaster.tsx'
import { deleteCrate, remakeCrate } from './crate-changes-api.ts'
import { readMembers, useCrates } from './crates-api.ts'

export function DeleteCrateDialog({ id, isOpen, crates: rendered }: DialogContentProps) {
  const { data: crates = rendered } = useCrates(rendered)
  const found = crates.find((one) => one.id === id)
  const [crate, setCrate] = useState(found)
  if (found && !crate) setCrate(found)
  const [isBusy, setBusy] = useState(false)

  const confirm = async () => {
    if (!crate) return
    setBusy(true)
    const order = crates.map((one) => one.id)
    const isDone = await attempt(messages.deleteFailed, async () => {
      const held = (await readMembers()).find(({ crateId }) => crateId === crate.id)?.albumIds ?? []
      await deleteCrate(crate.id)
      showQuery(afterCrateDeleted(parseCollectionQuery(location.search), crate.id), { replace: true })
      const undo = () => void attempt(messages.createFailed, () => remakeCrate(crate, held, order))
      showToast({
        kind: 'ok',
        title: messages.deleted,
        text: crate.name,
        action: { label: messages.undo, onAction: undo },
      })
    })
    if (!isDone) closeDialog()
  }
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={closeDialog}
      onConfirm={confirm}
      title={messages.deleteTitle}
      busy={isBusy || !crate}
    >
      {!crate && messages.notFound}
      {crate && crate.albumCount === 0 && messages.empty(crate.name)}
      {crate && crate.albumCount > 0 && messages.deleteQuestion(crate.name, crate.albumCount)}
    </ConfirmDialog>
  )
}
