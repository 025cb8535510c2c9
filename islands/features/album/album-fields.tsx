import { useFormContext } from 'react-hook-form'
import type { AlbumView } from '#domain/albums/album.ts'
import { TagField } from '#islands/ui/tag-field.tsx'
import { fieldsOf, TextField } from '#islands/ui/text-field.tsx'
import * as messages from '#locales/album-form.ts'
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
  const form = useFormContext<AlbumValues>()
  const { watch, setValue, formState } = form
  const { errors } = formState
  const fieldOf = fieldsOf(form)
  const tags = watch('tags')
  return (
    <>
      <div className="two">
        <TextField label={messages.title} data-autofocus={!isNew || undefined} {...fieldOf('title')} />
        <TextField label={messages.artist} {...fieldOf('artist')} />
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
