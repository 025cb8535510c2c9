import { useCrates } from '#islands/data/view/use-records.ts'
import { CrateList } from '#islands/features/crates/crate-list.tsx'
import { useUncrated } from '#islands/features/crates/use-in-no-crate.ts'
import { closeDialog, useQuery } from '#islands/lib/location.ts'
import { DialogHeader, DialogShell } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { DialogLink } from '#islands/ui/dialog-link.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/crate-dialogs.ts'

/** The crates in a drawer, if the page has no room for them. */
export function CratesDrawer({ isOpen, crates: rendered }: DialogContentProps) {
  const crates = useCrates(rendered)
  const openId = useQuery('').crate
  const uncrated = useUncrated(undefined)
  return (
    <DialogShell open={isOpen} onClose={closeDialog} width="side">
      <DialogHeader title={messages.drawerTitle} onClose={closeDialog}>
        <DialogLink className="icon-btn" to="new-crate" aria-label={messages.newCrate}>
          <Icon name="plus" size={18} />
        </DialogLink>
      </DialogHeader>
      <div className="rail body">
        <CrateList crates={crates} openId={openId} uncrated={uncrated} />
      </div>
    </DialogShell>
  )
}
