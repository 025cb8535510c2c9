import { type FormEvent, useState } from 'react'
import { useHalfStars } from '#islands/data/settings.ts'
import { usePicked } from '#islands/features/list/public.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { Dialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { PickChip } from '#islands/ui/pick-chip.tsx'
import { Stars } from '#islands/ui/stars.tsx'
import { SubmitButtons } from '#islands/ui/submit-buttons.tsx'
import * as messages from '#locales/selection/dialogs.ts'
import { rateAlbums } from './change-selected.ts'

/** Sets or removes the rating of the selected albums. */
export function RateSelectedDialog({ isOpen, keepForAnswer }: DialogContentProps) {
  const { ids } = usePicked()
  const halves = useHalfStars()
  const [stars, setStars] = useState<number | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (stars === null) return
    closeDialog()
    void keepForAnswer(rateAlbums(ids, stars))
  }
  const footer = (
    <SubmitButtons
      label={stars === 0 ? messages.removeRatings : messages.rate(ids.length)}
      isOff={stars === null || ids.length === 0}
      onCancel={closeDialog}
    />
  )
  return (
    <Dialog
      open={isOpen}
      onClose={closeDialog}
      title={messages.rateTitle}
      width={420}
      footer={footer}
      onSubmit={submit}
    >
      <div className=":uno: flex flex-wrap items-center justify-between gap-2">
        <Stars value={stars ?? 0} halves={halves} onChange={setStars} label={messages.rating} size="l" />
        <PickChip chosen={stars === 0} onChange={(isNone) => setStars(isNone ? 0 : null)}>
          {messages.noRating}
        </PickChip>
      </div>
    </Dialog>
  )
}
