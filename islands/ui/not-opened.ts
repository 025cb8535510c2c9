import { whoAnswers } from '#islands/lib/ask-server.ts'
import type { DialogAddress } from '#islands/lib/dialog-names.ts'
import { closeDialog, openDialog } from '#islands/lib/location.ts'
import { tryAgain } from '#locales/phrases.ts'
import * as messages from '#locales/ui.ts'
import { showToast } from './toaster.tsx'

/** Whether the server responds. */
export const isServerReached = async (): Promise<boolean> => (await whoAnswers()) === 'server'

/** Reloads the page if the server can be reached; then it never returns. */
export async function reloadOnline(): Promise<void> {
  if (!(await isServerReached())) return
  location.reload()
  await new Promise(() => {})
}

/** Closes a dialog that could not be loaded, shows an error and offers to try again. */
export function sayNotOpened(name: DialogAddress, id?: number | null): void {
  closeDialog()
  void showToast({
    kind: 'error',
    title: messages.openFailedTitle,
    text: navigator.onLine ? messages.openFailed : messages.openFailedOffline,
    action: { label: tryAgain, onAction: () => openDialog(name, id ?? undefined) },
  })
}
