import { useState } from 'react'
import { DEFAULT_QUERY, parseCollectionQuery } from '#domain/collection-query.ts'
import { albumCountText } from '#domain/crate-list.ts'
import { deleteCrate, useCrates } from '../../calls/crates.ts'
import { closeDialog, showQuery } from '../../location.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toaster.tsx'
import type { DialogContentProps } from '../dialog-content.ts'
import { failureText } from '../failure-text.ts'

export function DeleteCrateDialog({ id, isOpen, crates: rendered }: DialogContentProps) {
  const { data: crates = rendered } = useCrates(rendered)
  const [crate] = useState(() => crates.find((one) => one.id === id))
  const [isBusy, setBusy] = useState(false)

  const confirm = async () => {
    if (!crate) return
    setBusy(true)
    try {
      await deleteCrate(crate.id)
      const isShown = parseCollectionQuery(location.search).crate === crate.id
      if (isShown) showQuery(DEFAULT_QUERY, { replace: true })
      else closeDialog()
      showToast({ kind: 'ok', title: 'Crate deleted', text: crate.name })
    } catch (error) {
      closeDialog()
      showToast({ kind: 'error', title: 'Error deleting crate', text: failureText(error) })
    }
  }
  const stays = crate?.albumCount === 1 ? 'stays' : 'stay'
  return (
    <ConfirmDialog open={isOpen} onClose={closeDialog} onConfirm={confirm} title="Delete Crate" busy={isBusy || !crate}>
      {!crate && 'This crate is not there any more.'}
      {crate && crate.albumCount === 0 && `“${crate.name}” is empty.`}
      {crate && crate.albumCount > 0 && (
        <>
          “{crate.name}” goes. Its {albumCountText(crate.albumCount)} {stays} in your collection.
        </>
      )}
    </ConfirmDialog>
  )
}
