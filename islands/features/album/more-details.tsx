import { useEffect, useEffectEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { AlbumView } from '#domain/albums/album.ts'
import { Field } from '#islands/ui/field.tsx'
import { FoldButton } from '#islands/ui/folded.tsx'
import * as messages from '#locales/album/form.ts'
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

/** What is rarely typed for a new album. It unfolds by itself where something in it is wrong. */
export function MoreDetails({ albums }: { albums: readonly AlbumView[] }) {
  const { register, setFocus, formState } = useFormContext<AlbumValues>()
  const { errors } = formState
  const [isOpen, setOpen] = useState(false)
  const wrong = Object.keys(errors) as (keyof AlbumValues)[]
  const [first] = wrong.filter((name) => FOLDED.includes(name))
  if (first && !isOpen) setOpen(true)
  // The form could not focus it while it was folded.
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
        onFold={() => setOpen(!isOpen)}
      >
        {messages.moreDetails}
      </FoldButton>
      <div className="stack mt-3" hidden={!isOpen}>
        <NotesField />
        <div className="two">
          <Field label={messages.released} error={errors.releaseDate?.message}>
            {(control) => (
              <input
                className="input"
                placeholder={messages.releasedPlaceholder}
                autoComplete="off"
                maxLength={10}
                {...register('releaseDate')}
                {...control}
              />
            )}
          </Field>
          <Field label={messages.tracks} error={errors.trackCount?.message}>
            {(control) => (
              <input
                className="input"
                inputMode="numeric"
                autoComplete="off"
                {...register('trackCount', { setValueAs: numberOrNull })}
                {...control}
              />
            )}
          </Field>
        </div>
        <Field label={messages.coverUrl} error={errors.coverUrl?.message}>
          {(control) => (
            <input className="input" type="url" autoComplete="off" {...register('coverUrl')} {...control} />
          )}
        </Field>
        <CopyFields albums={albums} />
      </div>
    </div>
  )
}
