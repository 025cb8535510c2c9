import { type FormEvent, useState } from 'react'
import type { CrateView } from '#domain/crate.ts'
import { useAlbums } from '../../calls/albums.ts'
import { setCratesOfAlbum, useCrates } from '../../calls/crates.ts'
import { closeDialog } from '../../location.ts'
import { CrateFan } from '../../ui/crate-fan.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Progress } from '../../ui/progress.tsx'
import { showToast } from '../../ui/toaster.tsx'
import type { DialogContentProps } from '../dialog-content.ts'
import { failureText } from '../failure-text.ts'
import { NewCrateRow } from './new-crate-row.tsx'
import { useAlbumCrates } from './use-album-crates.ts'

const addLabel = (added: CrateView[]) => {
  const [only] = added
  return added.length > 1 ? `Add to ${added.length} crates` : `Add to ${only?.name ?? 'crate'}`
}

/** Which crates an album is in; ticked ones hold it. */
export function AlbumCratesDialog({ id, isOpen, crates: rendered }: DialogContentProps) {
  const { data: albums } = useAlbums()
  const { data: crates = rendered } = useCrates(rendered)
  const picks = useAlbumCrates(id ?? 0)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState('')
  const title = albums?.find((one) => one.id === id)?.title
  const added = crates.filter((crate) => picks.chosen?.includes(crate.id) && !picks.start?.includes(crate.id))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (id === null || !picks.chosen || !picks.isChanged) return
    setSaving(true)
    setProblem('')
    try {
      await setCratesOfAlbum(id, picks.chosen)
      closeDialog()
      const names = added.map((crate) => crate.name).join(', ')
      showToast({
        kind: 'ok',
        title: names ? 'Album added to crate' : 'Album removed from crate',
        text: [title, names].filter(Boolean).join(' · '),
      })
    } catch (error) {
      setProblem(failureText(error))
      showToast({ kind: 'error', title: 'Error adding to crate', text: failureText(error) })
    } finally {
      setSaving(false)
    }
  }
  const footer = (
    <>
      <button type="button" className="btn quiet" onClick={closeDialog}>
        Cancel
      </button>
      <button type="submit" className="btn solid" disabled={!picks.isChanged || isSaving}>
        <span className="clip">{added.length > 0 || !picks.isChanged ? addLabel(added) : 'Take out'}</span>
      </button>
    </>
  )
  return (
    <Dialog open={isOpen} onClose={closeDialog} title="Add to Crate" width={420} footer={footer} onSubmit={submit}>
      <p className="dim t-small">{title ? `“${title}” can be in many crates.` : 'An album can be in many crates.'}</p>
      {picks.hasFailed && (
        <p className="row">
          The crates could not be loaded.
          <button type="button" className="text" onClick={picks.load}>
            Try again
          </button>
        </p>
      )}
      {!picks.chosen && !picks.hasFailed && <Progress label="Loading the crates" />}
      {picks.chosen && (
        <ul className="crate-checks">
          {crates.map((crate) => {
            const isIn = picks.chosen?.includes(crate.id) ?? false
            return (
              <li key={crate.id}>
                <label className="crate">
                  <CrateFan sleeves={crate.front} />
                  <span className="clip">{crate.name}</span>
                  <span>
                    <input
                      type="checkbox"
                      className="check"
                      checked={isIn}
                      onChange={(event) => picks.choose(crate.id, event.target.checked)}
                    />
                  </span>
                </label>
              </li>
            )
          })}
          <NewCrateRow onMade={(crate) => picks.choose(crate.id, true)} />
        </ul>
      )}
      {problem && <FieldError>{problem}</FieldError>}
    </Dialog>
  )
}
