import { type FormEvent, useMemo, useState } from 'react'
import { albumCountText } from '#domain/crate-list.ts'
import { countTags } from '#domain/statistics.ts'
import { editAlbums, useAlbums } from '../../calls/albums.ts'
import { usePicked } from '../../collection/use-picked.ts'
import { closeDialog } from '../../location.ts'
import { attempt } from '../../try-again.ts'
import { PickChip } from '../../ui/chip.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { TagField, withTyped } from '../album/tag-field.tsx'
import type { DialogContentProps } from '../dialog-content.ts'

const NO_ALBUMS: never[] = []
const MOST_SHOWN = 60

/** Tags to give to all that is selected, and tags to take from it. */
export function TagSelectedDialog({ isOpen }: DialogContentProps) {
  const { data: all = NO_ALBUMS } = useAlbums()
  const { ids, albums } = usePicked()
  const [tags, setTags] = useState<string[]>([])
  const [typed, setTyped] = useState('')
  const [gone, setGone] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const present = useMemo(() => countTags(albums).slice(0, MOST_SHOWN), [albums])
  const addTags = withTyped(tags, typed)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const change = {
      ...(addTags.length > 0 && { addTags }),
      ...(gone.length > 0 && { removeTags: gone }),
    }
    setBusy(true)
    await attempt('Failed to update albums', async () => {
      await editAlbums(ids, change)
      closeDialog()
      const words = [...addTags.map((tag) => `+ ${tag}`), ...gone.map((tag) => `− ${tag}`)].join(', ')
      showToast({ kind: 'ok', title: 'Albums updated', text: `${albumCountText(ids.length)}: ${words}` })
    })
    setBusy(false)
  }
  const isNothing = ids.length === 0 || (addTags.length === 0 && gone.length === 0)
  const footer = (
    <>
      <button type="button" className="btn quiet" onClick={closeDialog}>
        Cancel
      </button>
      <button type="submit" className="btn solid" disabled={isNothing || isBusy}>
        Change {albumCountText(ids.length)}
      </button>
    </>
  )
  return (
    <Dialog open={isOpen} onClose={closeDialog} title="Tags" footer={footer} onSubmit={submit}>
      <div className="stack">
        <TagField label="Tags to add" tags={tags} onTags={setTags} typed={typed} onTyped={setTyped} albums={all} />
        {present.length > 0 && (
          <fieldset className="field">
            <legend className="lab">Tags to remove</legend>
            <div className="chips loose">
              {present.map(({ tag, count }) => (
                <PickChip
                  key={tag}
                  tag={tag}
                  count={count}
                  chosen={gone.includes(tag)}
                  onChange={(chosen) => setGone(chosen ? [...gone, tag] : gone.filter((other) => other !== tag))}
                />
              ))}
            </div>
          </fieldset>
        )}
      </div>
    </Dialog>
  )
}
