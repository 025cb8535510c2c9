import { useFormContext } from 'react-hook-form'
import { LIMITS } from '#domain/limits.ts'
import { Field } from '#islands/ui/field.tsx'
import * as messages from '#locales/album/form.ts'
import type { AlbumValues } from './album-values.ts'

export function NotesField() {
  const { register, watch, formState } = useFormContext<AlbumValues>()
  return (
    <Field
      label={messages.notes}
      help={messages.notesLength(watch('notes').length, LIMITS.notes)}
      error={formState.errors.notes?.message}
    >
      {(control) => <textarea className="input" rows={4} {...register('notes')} {...control} />}
    </Field>
  )
}
