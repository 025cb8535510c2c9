import * as messages from '#locales/demo.ts'
import type { DialogContentProps } from '../dialogs/dialog-content.ts'
import { closeDialog } from '../location.ts'
import { Dialog } from '../ui/dialog.tsx'

/** Shown by the demo instead of a dialog that needs an account. */
export const DemoDialog = ({ isOpen }: DialogContentProps) => (
  <Dialog
    open={isOpen}
    onClose={closeDialog}
    title={messages.dialogTitle}
    width={420}
    footer={
      <>
        <button type="button" className="btn btn-outline" onClick={closeDialog}>
          {messages.stay}
        </button>
        <a className="btn btn-primary" href="/?auth=register" data-autofocus>
          {messages.createAccount}
        </a>
      </>
    }
  >
    <p className="text-ink-2">{messages.dialogText}</p>
  </Dialog>
)
