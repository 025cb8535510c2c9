import { DEMO_SHARED } from '#domain/sync/device-names.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import { Dialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { NewTabLink } from '#islands/ui/new-tab-link.tsx'
import * as messages from '#locales/landing.ts'

/** Shown by the demo instead of a dialog that needs an account. */
export const DemoDialog = ({ isOpen }: DialogContentProps) => (
  <Dialog
    open={isOpen}
    onClose={closeDialog}
    title={messages.dialogTitle}
    width={420}
    footer={
      <>
        <Button text={messages.stay} onClick={closeDialog} />
        <a className="btn btn-primary" href="/?auth=register" data-autofocus>
          {messages.createYours}
        </a>
      </>
    }
  >
    <p className="text-ink-2">{messages.dialogText}</p>
    <p className="mt-3">
      <NewTabLink href={DEMO_SHARED} rel="noopener" text={messages.seeShared} />
    </p>
  </Dialog>
)
