import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CrateInput } from '#domain/crates/crate.ts'
import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { crateQueryText } from '#domain/query/crate-query-text.ts'
import { createCrate } from '#islands/data/api/crate-changes-api.ts'
import { shownQuery } from '#islands/data/view/shown-query.ts'
import { useCrates } from '#islands/data/view/use-records.ts'
import { closeDialog, showQuery } from '#islands/lib/location.ts'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { schemaResolver } from '#islands/ui/domain-resolver.ts'
import { submitOf } from '#islands/ui/errors/form-errors.ts'
import { FieldError } from '#islands/ui/field.tsx'
import { FormDialog } from '#islands/ui/form-dialog.tsx'
import { sayNameMissing } from '#islands/ui/say-name-missing.ts'
import { fieldsOf, TextField } from '#islands/ui/text-field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/crate-dialogs.ts'

/** Asks for the name of a smart crate with the page's query. */
export function NewSmartCrateDialog({ isOpen, keepForAnswer, crates: rendered }: DialogContentProps) {
  const crates = useCrates(rendered)
  const [query] = useState(() => crateQueryText(shownQuery(), crates))
  const form = useForm({ resolver: schemaResolver(CrateInput), defaultValues: { name: '', query } })
  const problem = form.formState.errors.query?.message
  const save = submitOf(
    form,
    { title: messages.createSmartFailed },
    async (input) => {
      const saving = createCrate(input)
      closeDialog()
      const { href } = location
      const saved = await keepForAnswer(saving)
      showToast({ kind: 'ok', title: messages.smartCreated, text: saved.name })
      // If the person has moved on meanwhile, they stay on the new page.
      if (location.href === href) showQuery({ ...DEFAULT_QUERY, crate: saved.id })
    },
    () => sayNameMissing(form.getValues('name')),
  )
  return (
    <FormDialog
      open={isOpen}
      title={messages.newTitle}
      form={form}
      onSubmit={save}
      label={messages.createSmart}
      isOff={query === ''}
    >
      {query === '' ? (
        <p className="text-ink-2">{messages.nothingToSave}</p>
      ) : (
        <>
          <TextField label={messages.name} data-autofocus {...fieldsOf(form)('name')} />
          <div className="text-small">
            <p className="text-ink-2">{messages.about}</p>
            <p className="[overflow-wrap:anywhere] mt-1 font-medium">{query}</p>
          </div>
          {problem && <FieldError>{problem}</FieldError>}
        </>
      )}
    </FormDialog>
  )
}
