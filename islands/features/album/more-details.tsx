import { useEffect, useEffectEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { AlbumView } from '#domain/albums/album.ts'
import { FoldButton } from '#islands/ui/folded.tsx'
import { fieldsOf, TextField } from '#islands/ui/text-field.tsx'
import * as messages from '#locales/album-form.ts'
import { type AlbumValues, numberOrNull } from './album-values.ts'
import { CopyFields } from './copy-fields.tsx'
import { NotesField } from './notes-field.tsx'

const FOLDED: readonly string[] = [
  'notes',
  'releaseDate',
  'trackCount',
  'coverUrl',
  'paid',
  'paidCurrency',
] satisfies (keyof AlbumValues)[]

/** Rarely used fields of a new album. The section unfolds by itself if one of them is invalid. */
export function MoreDetails({ albums }: { albums: readonly AlbumView[] }) {
  const form = useFormContext<AlbumValues>()
  const { setFocus, formState } = form
  const { errors } = formState
  const fieldOf = fieldsOf(form)
  const [isOpen, setOpen] = useState(false)
  const wrong = Object.keys(errors) as (keyof AlbumValues)[]
  const [first] = wrong.filter((name) => FOLDED.includes(name))
  if (first && !isOpen) setOpen(true)
  // The form could not focus a field that was folded.
  const focusWrong = useEffectEvent(() => {
    if (first && wrong.every((name) => FOLDED.includes(name))) setFocus(first)
  })
  useEffect(() => {
    if (isOpen) focusWrong()
  }, [isOpen])
  return (
    <div>
      <FoldButton
        className="max-sm:min-h-touch text-label text-ink-2"
        isFolded={!isOpen}
        text={messages.moreDetails}
        onFold={() => setOpen(!isOpen)}
      />
      <div className="stack mt-3" hidden={!isOpen}>
        <NotesField />
        <div className="two">
          <TextField
            label={messages.released}
            placeholder={messages.releasedPlaceholder}
            maxLength={10}
            {...fieldOf('releaseDate')}
          />
          <TextField
            label={messages.tracks}
            inputMode="numeric"
            {...fieldOf('trackCount', { setValueAs: numberOrNull })}
          />
        </div>
        <TextField label={messages.coverUrl} type="url" {...fieldOf('coverUrl')} />
        <CopyFields albums={albums} />
      </div>
    </div>
  )
}
