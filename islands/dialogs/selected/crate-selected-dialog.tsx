import { type FormEvent, useState } from 'react'
import { albumCountText } from '#domain/crate-list.ts'
import { useCrates } from '../../calls/crates.ts'
import { usePicked } from '../../collection/use-picked.ts'
import { putIntoCrate } from '../../crates/add-to-crate.ts'
import { closeDialog } from '../../location.ts'
import { CrateFan } from '../../ui/crate-fan.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { NewCrateRow } from '../album/new-crate-row.tsx'
import type { DialogContentProps } from '../dialog-content.ts'

/** The crate that all that is selected goes into. */
export function CrateSelectedDialog({ isOpen, crates: rendered }: DialogContentProps) {
  const { data: crates = rendered } = useCrates(rendered)
  const { ids } = usePicked()
  const [chosen, setChosen] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const crate = crates.find(({ id }) => id === chosen)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!crate) return
    setBusy(true)
    const isDone = await putIntoCrate(crate, { albumIds: ids, title: albumCountText(ids.length) })
    setBusy(false)
    if (isDone) closeDialog()
  }
  const footer = (
    <>
      <button type="button" className="btn quiet" onClick={closeDialog}>
        Cancel
      </button>
      <button type="submit" className="btn solid" disabled={!crate || ids.length === 0 || isBusy}>
        <span className="clip">Add to {crate?.name ?? 'crate'}</span>
      </button>
    </>
  )
  return (
    <Dialog open={isOpen} onClose={closeDialog} title="Add to Crate" width={420} footer={footer} onSubmit={submit}>
      <p className="dim t-small">
        {ids.length === 0 ? 'No album is selected.' : `${albumCountText(ids.length)} selected`}
      </p>
      <ul className="crate-checks">
        {crates.map(({ id, name, front }) => (
          <li key={id}>
            <label className="crate">
              <CrateFan sleeves={front} />
              <span className="clip">{name}</span>
              <span>
                <input
                  type="radio"
                  className="radio"
                  name="crate"
                  checked={id === chosen}
                  onChange={() => setChosen(id)}
                />
              </span>
            </label>
          </li>
        ))}
        <NewCrateRow onMade={(made) => setChosen(made.id)} />
      </ul>
    </Dialog>
  )
}
