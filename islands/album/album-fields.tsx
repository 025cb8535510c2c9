import { useFormContext } from 'react-hook-form'
import type { AlbumView } from '#domain/album.ts'
import { LIMITS } from '#domain/limits.ts'
import * as messages from '#locales/album/form.ts'
import { Field } from '../ui/field.tsx'
import type { AlbumValues } from './album-values.ts'
import type { Metadata } from './bandcamp-api.ts'
import { TagField } from './tag-field.tsx'
import { UrlField } from './url-field.tsx'

type AlbumFieldsProps = {
  isNew: boolean
  onMany: (urls: string[]) => void
  onFetched: (url: string, page: Metadata) => void
  albums: readonly AlbumView[]
  typedTag: string
  onTypedTag: (typed: string) => void
}

/** The error of a list, or of one of its items. */
const firstMessage = (error: unknown): string | undefined => {
  if (Array.isArray(error)) return error.map(firstMessage).find(Boolean)
  return error instanceof Object && 'message' in error && typeof error.message === 'string' ? error.message : undefined
}

export function AlbumFields({ isNew, onMany, onFetched, albums, typedTag, onTypedTag }: AlbumFieldsProps) {
  const { register, watch, setValue, formState } = useFormContext<AlbumValues>()
  const { errors } = formState
  const [tags, notes] = watch(['tags', 'notes'])
  return (
    <>
      <UrlField onMany={isNew ? onMany : undefined} onFetched={onFetched} />
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
      <Field
        label={messages.notes}
        help={messages.notesLength(notes.length, LIMITS.notes)}
        error={errors.notes?.message}
      >
        {(control) => <textarea className="input" rows={4} {...register('notes')} {...control} />}
      </Field>
    </>
  )
}
