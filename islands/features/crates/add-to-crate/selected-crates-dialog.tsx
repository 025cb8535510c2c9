import { useState } from 'react'
import type { CrateView } from '#domain/crates/crate.ts'
import { cratesToFill } from '#domain/crates/crate-lists.ts'
import { useCrates } from '#islands/data/view/use-records.ts'
import { usePicked } from '#islands/features/list/public.ts'
import { closeDialog, useQuery } from '#islands/lib/location.ts'
import { CheckField } from '#islands/ui/choices.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { FormDialog } from '#islands/ui/form-dialog.tsx'
import * as addMessages from '#locales/crate-dialogs.ts'
import * as messages from '#locales/selection.ts'
import { albumCount } from '#locales/ui.ts'
import { addAlbumsToCrates, moveAlbumsToCrates } from './add-albums.ts'
import { CrateChooser } from './crate-chooser.tsx'
import { useCrateChoice } from './use-crate-choice.ts'

const addLabel = (added: CrateView[]) => {
  const [only] = added
  if (added.length > 1) return addMessages.addToSeveral(added.length)
  return only ? addMessages.addToOne(only.name) : addMessages.addToNone
}

const moveLabel = ([first, ...others]: CrateView[]) =>
  !first
    ? messages.moveToNone
    : others.length > 0
      ? messages.moveToSeveral(others.length + 1)
      : messages.moveToOne(first.name)

/** The crates to add the selected albums to; crates that contain all of them are checked. Albums of the open crate can be moved instead. */
export function CrateSelectedDialog({ isOpen, keepForAnswer, crates: rendered }: DialogContentProps) {
  const crates = useCrates(rendered)
  const { ids } = usePicked()
  const choice = useCrateChoice(crates, ids, { canRemove: false })
  const [isMove, setMove] = useState(false)
  const openId = useQuery('').crate
  const open = cratesToFill(crates).find(({ id }) => id === openId)
  const from = isMove ? open : undefined
  const { added } = choice

  const submit = () => {
    if (added.length === 0) return
    closeDialog()
    void keepForAnswer(
      from
        ? moveAlbumsToCrates(from, added, ids)
        : addAlbumsToCrates(added, { albumIds: ids, title: albumCount(ids.length) }),
    )
  }
  return (
    <FormDialog
      open={isOpen}
      title={messages.crateTitle}
      layout=""
      onSubmit={submit}
      label={<span className="truncate">{from ? moveLabel(added) : addLabel(added)}</span>}
      isOff={added.length === 0 || ids.length === 0}
    >
      <p className="text-small text-ink-2">
        {ids.length === 0 ? messages.noneSelected : messages.albumsSelected(ids.length)}
      </p>
      <CrateChooser crates={crates} choice={choice} />
      {open && (
        <CheckField
          label={<span className="min-w-0">{messages.removeFrom(open.name)}</span>}
          className="mt-3 gap-2"
          checked={isMove}
          onChange={({ target }) => setMove(target.checked)}
        />
      )}
    </FormDialog>
  )
}
