import { useState } from 'react'
import { useHalfStars } from '#islands/data/settings.ts'
import { usePicked } from '#islands/features/list/public.ts'
import { closeDialog } from '#islands/lib/location.ts'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { FormDialog } from '#islands/ui/form-dialog.tsx'
import { PickChip } from '#islands/ui/pick-chip.tsx'
import { Stars } from '#islands/ui/stars.tsx'
import * as messages from '#locales/selection.ts'
import { rateAlbums } from './change-selected.ts'

/** Sets or removes the rating of the selected albums. */
export function RateSelectedDialog({ isOpen, keepForAnswer }: DialogContentProps) {
  const { ids } = usePicked()
  const halves = useHalfStars()
  const [stars, setStars] = useState<number | null>(null)
  const submit = () => {
    if (stars === null) return
    closeDialog()
    void keepForAnswer(rateAlbums(ids, stars))
  }
  return (
    <FormDialog
      open={isOpen}
      title={messages.rateTitle}
      onSubmit={submit}
      label={stars === 0 ? messages.removeRatings : messages.rateAlbums(ids.length)}
      isOff={stars === null || ids.length === 0}
    >
      <div className=":uno: flex flex-wrap items-center justify-between gap-2">
        <Stars value={stars ?? 0} halves={halves} onChange={setStars} label={messages.rating} size="l" />
        <PickChip chosen={stars === 0} text={messages.noRating} onChange={(isNone) => setStars(isNone ? 0 : null)} />
      </div>
    </FormDialog>
  )
}
