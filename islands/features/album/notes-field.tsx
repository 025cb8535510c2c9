import { useFormContext } from 'react-hook-form'
import { LIMITS } from '#domain/limits.ts'
import { fieldsOf, TextArea } from '#islands/ui/text-field.tsx'
import * as messages from '#locales/album-form.ts'
import type { AlbumValues } from './album-values.ts'

export function NotesField() {
  const form = useFormContext<AlbumValues>()
  const help = messages.notesLength(form.watch('notes').length, LIMITS.notes)
  return <TextArea label={messages.notes} help={help} rows={4} {...fieldsOf(form)('notes')} />
}
