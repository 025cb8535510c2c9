import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CrateInput } from '#domain/crates/crate.ts'
import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { crateQueryText } from '#domain/query/crate-query-text.ts'
import { createCrate } from '#islands/data/api/crate-changes-api.ts'
import { shownQuery } from '#islands/data/view/shown-query.ts'
import { useCrates } from '#islands/data/view/use-records.ts'
import { closeDialog, showQuery } from '#islands/lib/location.ts'
import { Dialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { showFormError } from '#islands/ui/errors/form-errors.ts'
import { FieldError } from '#islands/ui/field.tsx'
import { sayNameMissing } from '#islands/ui/say-name-missing.ts'
import { SubmitButtons } from '#islands/ui/submit-buttons.tsx'
import { fieldsOf, TextField } from '#islands/ui/text-field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/crates/smart.ts'

/** Asks for the name of a smart crate that shows what the page does. */
export function NewSmartCrateDialog({ isOpen, keepForAnswer, crates: rendered }: DialogContentProps) {
  const crates = useCrates(rendered)
  const [query] = useState(() => crateQueryText(shownQuery(), crates))
  const form = useForm({ resolver: standardSchemaResolver(CrateInput), defaultValues: { name: '', query } })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(
    async (input) => {
      const saving = createCrate(input)
      closeDialog()
      const { href } = location
      try {
        const saved = await keepForAnswer(saving)
        showToast({ kind: 'ok', title: messages.created, text: saved.name })
        // Who has gone on meanwhile stays there.
        if (location.href === href) showQuery({ ...DEFAULT_QUERY, crate: saved.id })
      } catch (error) {
        showFormError(form, error, { title: messages.createFailed })
      }
    },
    () => sayNameMissing(form.getValues('name')),
  )
  const footer = <SubmitButtons label={messages.create} isOff={query === '' || isSubmitting} onCancel={closeDialog} />
  const problem = errors.query?.message ?? errors.root?.message
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={messages.newTitle} width={420} footer={footer} onSubmit={save}>
      {query === '' ? (
        <p className="text-ink-2">{messages.nothingToSave}</p>
      ) : (
        <div className="stack">
          <TextField label={messages.name} data-autofocus {...fieldsOf(form)('name')} />
          <div className="text-small">
            <p className="text-ink-2">{messages.about}</p>
            <p className="[overflow-wrap:anywhere] mt-1 font-medium">{query}</p>
          </div>
          {problem && <FieldError>{problem}</FieldError>}
        </div>
      )}
    </Dialog>
  )
}
