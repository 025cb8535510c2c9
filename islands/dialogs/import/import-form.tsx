import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FanImportInput, type ImportView } from '#domain/fan-import.ts'
import { CallFailed, startFanImport } from '../../api.ts'
import { closeDialog } from '../../location.ts'
import { Field, FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { failureText } from '../failure-text.ts'
import { PastImports } from './past-imports.tsx'

type ImportFormProps = {
  imports: ImportView[] | undefined
  loadError: CallFailed | undefined
  onStarted: (id: number) => Promise<void>
}

export function ImportForm({ imports, loadError, onStarted }: ImportFormProps) {
  const form = useForm({
    resolver: standardSchemaResolver(FanImportInput),
    defaultValues: { username: '', type: 'collection', importTags: true },
  })
  const { errors, isSubmitting } = form.formState
  const [problem, setProblem] = useState('')

  const submit = form.handleSubmit(async (input) => {
    setProblem('')
    try {
      await onStarted((await startFanImport(input)).id)
    } catch (error) {
      if (error instanceof CallFailed && error.code === 'import-running' && typeof error.details.id === 'number') {
        return onStarted(error.details.id)
      }
      if (error instanceof CallFailed && error.fields.username) {
        return form.setError('username', { message: error.fields.username })
      }
      setProblem(failureText(error))
      showToast({ kind: 'error', title: 'Import failed', text: failureText(error) })
    }
  })
  return (
    <form noValidate onSubmit={submit}>
      <div className="body stack">
        <Field label="Bandcamp username" help="As in bandcamp.com/username" error={errors.username?.message}>
          {(control) => (
            <input
              className="in"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              data-autofocus
              {...form.register('username')}
              {...control}
            />
          )}
        </Field>
        <fieldset>
          <legend className="lab">What to bring in</legend>
          <div className="row choices">
            <label className="row">
              <input type="radio" className="radio" value="collection" {...form.register('type')} />
              Collection
            </label>
            <label className="row">
              <input type="radio" className="radio" value="wishlist" {...form.register('type')} />
              Wishlist
            </label>
          </div>
        </fieldset>
        <label className="row">
          <input type="checkbox" className="check" {...form.register('importTags')} />
          With tags
        </label>
        <p className="alert">
          <Icon name="clock" />
          <span>
            Wishlists of 500 or more may take minutes. It goes on by itself, also when you close this or the whole page.
          </span>
        </p>
        {problem && <FieldError>{problem}</FieldError>}
        <PastImports imports={imports} loadError={loadError} />
      </div>
      <footer>
        <button type="button" className="btn quiet" onClick={closeDialog}>
          Cancel
        </button>
        <button type="submit" className="btn solid" disabled={isSubmitting}>
          {isSubmitting ? 'Starting…' : 'Import'}
        </button>
      </footer>
    </form>
  )
}
