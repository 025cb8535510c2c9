import * as messages from '#locales/crates/dialogs.ts'
import type { DialogContentProps } from '../dialogs/dialog-content.ts'
import { closeDialog, useQuery } from '../location.ts'
import { TodaysRecord } from '../today/todays-record.tsx'
import { DialogHeader, DialogShell } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { CrateList } from './crate-list.tsx'
import { useCrates, useMembers } from './crates-api.ts'
import { useUncrated } from './use-in-no-crate.ts'

/** The crates where the page has no room for them. */
export function CratesDrawer({ isOpen, me, crates: rendered }: DialogContentProps) {
  const { data: crates = rendered } = useCrates(rendered)
  const openId = useQuery('').crate
  useMembers()
  const uncrated = useUncrated(undefined)
  return (
    <DialogShell open={isOpen} onClose={closeDialog} width="side">
      <DialogHeader title={messages.drawerTitle} onClose={closeDialog}>
        <a className="icon-btn" href="#new-crate" aria-label={messages.newCrate} aria-haspopup="dialog">
          <Icon name="plus" size={18} />
        </a>
      </DialogHeader>
      <div className="rail body">
        <CrateList crates={crates} openId={openId} uncrated={uncrated} />
        <TodaysRecord person={me.id} />
      </div>
    </DialogShell>
  )
}
