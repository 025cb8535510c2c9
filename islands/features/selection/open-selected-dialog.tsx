import { usePicked } from '#islands/features/list/public.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import { Dialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import * as messages from '#locales/selection.ts'
import { MOST_TABS, openTabs, pagesOf } from './open-in-bandcamp.ts'

export function OpenSelectedDialog({ isOpen }: DialogContentProps) {
  const { urls, missing } = pagesOf(usePicked().albums)
  const open = () => {
    closeDialog()
    void openTabs(urls, missing)
  }
  const footer = (
    <>
      <Button text={messages.no} data-autofocus onClick={closeDialog} />
      <Button look="btn-primary" text={messages.yes} disabled={urls.length === 0} onClick={open} />
    </>
  )
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={messages.openTitle} width={420} footer={footer}>
      <p className="text-ink-2">
        {urls.length === 0 ? messages.noneSelected : messages.opensTabs(Math.min(urls.length, MOST_TABS), urls.length)}
      </p>
      {missing > 0 && <p className="text-ink-2">{messages.withoutAddress(missing)}</p>}
    </Dialog>
  )
}
