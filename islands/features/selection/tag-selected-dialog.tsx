import { useMemo, useState } from 'react'
import { countTags } from '#domain/albums/statistics.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { usePicked } from '#islands/features/list/public.ts'
import { closeDialog } from '#islands/lib/location.ts'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { FormDialog } from '#islands/ui/form-dialog.tsx'
import { PickChip } from '#islands/ui/pick-chip.tsx'
import { TagField, withTyped } from '#islands/ui/tag-field.tsx'
import * as messages from '#locales/selection.ts'
import { tagAlbums } from './change-selected.ts'

const NO_ALBUMS: never[] = []
const MAX_SHOWN = 60

/** Adds and removes tags of the selected albums. */
export function TagSelectedDialog({ isOpen, keepForAnswer }: DialogContentProps) {
  const all = useAlbums() ?? NO_ALBUMS
  const { ids, albums } = usePicked()
  const [tags, setTags] = useState<string[]>([])
  const [typed, setTyped] = useState('')
  const [gone, setGone] = useState<string[]>([])
  const present = useMemo(() => countTags(albums).slice(0, MAX_SHOWN), [albums])
  const addTags = withTyped(tags, typed)

  const submit = () => {
    closeDialog()
    void keepForAnswer(
      tagAlbums(
        albums.map(({ id }) => id),
        addTags,
        gone,
      ),
    )
  }
  const isNothing = albums.length === 0 || (addTags.length === 0 && gone.length === 0)
  return (
    <FormDialog
      open={isOpen}
      title={messages.tagsTitle}
      width={520}
      onSubmit={submit}
      label={messages.changeTags(ids.length)}
      isOff={isNothing}
    >
      <TagField label={messages.tagsToAdd} tags={tags} onTags={setTags} typed={typed} onTyped={setTyped} albums={all} />
      {present.length > 0 && (
        <fieldset>
          <legend className="field-label">{messages.tagsToRemove}</legend>
          <div className="chips chips-loose">
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
    </FormDialog>
  )
}
