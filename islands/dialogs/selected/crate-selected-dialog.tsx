import { type FormEvent, useState } from 'react'
import type { CrateView } from '#domain/crate.ts'
import { albumCount } from '#words/album-count.ts'
import * as words from '#words/dialogs/selected.ts'
import { useCrates } from '../../calls/crates.ts'
import { usePicked } from '../../collection/use-picked.ts'
import { moveToCrates } from '../../crates/move-to.ts'
import { putIntoCrates } from '../../crates/put-into.ts'
import { closeDialog, useQuery } from '../../location.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { addLabel } from '../album/album-crates-dialog.tsx'
import { CrateChooser } from '../album/crate-chooser.tsx'
import { useCrateChoice } from '../album/use-crate-choice.ts'
import type { DialogContentProps } from '../dialog-content.ts'

const moveLabel = ([first, ...others]: CrateView[]) =>
  !first ? words.moveToNone : others.length > 0 ? words.moveToSeveral(others.length + 1) : words.moveToOne(first.name)

/** The crates that all that is selected goes into; those that hold it all already are ticked. What is in the open crate can leave it. */
export function CrateSelectedDialog({ isOpen, crates: rendered }: DialogContentProps) {
  const { data: crates = rendered } = useCrates(rendered)
  const { ids } = usePicked()
  const choice = useCrateChoice(crates, ids, false)
  const [isMove, setMove] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const openId = useQuery('').crate
  const open = crates.find(({ id }) => id === openId)
  const from = isMove ? open : undefined
  const { added } = choice

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (added.length === 0) return
    setBusy(true)
    const isDone = from
      ? await moveToCrates(from, added, ids)
      : await putIntoCrates(added, { albumIds: ids, title: albumCount(ids.length) })
    setBusy(false)
    if (isDone) closeDialog()
  }
  const footer = (
    <>
      <button type="button" className="btn quiet" onClick={closeDialog}>
        {words.cancel}
      </button>
      <button type="submit" className="btn solid" disabled={added.length === 0 || ids.length === 0 || isBusy}>
        <span className="clip">{from ? moveLabel(added) : addLabel(added)}</span>
      </button>
    </>
  )
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={words.crateTitle} width={420} footer={footer} onSubmit={submit}>
      <p className="dim t-small">{ids.length === 0 ? words.noneSelected : words.selected(ids.length)}</p>
      <CrateChooser crates={crates} choice={choice} />
      {open && (
        <label className="row mt-3">
          <input
            type="checkbox"
            className="check"
            checked={isMove}
            onChange={({ target }) => setMove(target.checked)}
          />
          <span className="min-w-0">{words.takeOutOf(open.name)}</span>
        </label>
      )}
    </Dialog>
  )
}
