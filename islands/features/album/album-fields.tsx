import { useFormContext } from 'react-hook-form'
import type { AlbumView } from '#domain/albums/album.ts'
import { Field } from '#islands/ui/field.tsx'
import { TagField } from '#islands/ui/tag-field.tsx'
import * as messages from '#locales/album/form.ts'
import type { AlbumValues } from './album-values.ts'
import { CopyFields } from './copy-fields.tsx'
import { NotesField } from './notes-field.tsx'

type AlbumFieldsProps = {
  isNew: boolean
  albums: readonly AlbumView[]
  typedTag: string
  onTypedTag: (typed: string) => void
}

/** The error of a list, or of one of its items. */
const firstMessage = (error: unknown): string | undefined => {
  if (Array.isArray(error)) return error.map(firstMessage).find(Boolean)
  return error instanceof Object && 'message' in error && typeof error.message === 'string' ? error.message : undefined
}

export function AlbumFields({ isNew, albums, typedTag, onTypedTag }: AlbumFieldsProps) {
  const { register, watch, setValue, formState } = useFormContext<AlbumValues>()
  const { errors } = formState
  const tags = watch('tags')
  return (
    <>
      <div className="two">
        <Field label={messages.title} error={errors.title?.message}>
          {(control) => (
            <input
              className="input"
              autoComplete="off"
              data-autofocus={!isNew || undefined}
              {...register('title')}
              {...control}
            />
          )}
        </Field>
        <Field label={messages.artist} error={errors.artist?.message}>
          {(control) => <input className="input" autoComplete="off" {...register('artist')} {...control} />}
        </Field>
      </div>
      <TagField
        tags={tags}
        onTags={(next) => setValue('tags', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
        typed={typedTag}
        onTyped={onTypedTag}
        albums={albums}
        error={firstMessage(errors.tags)}
      />
      {!isNew && <NotesField />}
      {!isNew && <CopyFields albums={albums} />}
    </>
  )
}
