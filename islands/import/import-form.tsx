import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FanImportInput, type ImportView } from '#domain/fan-import.ts'
import * as messages from '#locales/import/import.ts'
import { ApiError } from '../api.ts'
import { showFormError } from '../errors/form-errors.ts'
import { closeDialog } from '../location.ts'
import { Field, FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Bookmarklet } from './bookmarklet.tsx'
import { startFanImport } from './change-imports-api.ts'
import { GUESS, usualSeconds } from './import-pace.ts'
import { PastImports } from './past-imports.tsx'
import { roughTime } from './rough-time.ts'

type ImportFormProps = {
  imports: ImportView[] | undefined
  loadError: ApiError | undefined
  onStarted: (id: number) => Promise<void>
}

export function ImportForm({ imports, loadError, onStarted }: ImportFormProps) {
  const form = useForm({
    resolver: standardSchemaResolver(FanImportInput),
    defaultValues: { username: '', type: 'collection', importTags: true },
  })
  const { errors } = form.formState
  const [isStarting, setStarting] = useState(false)
  const [type, importTags] = form.watch(['type', 'importTags'])

  const start = async (input: FanImportInput) => {
    form.clearErrors('root')
    setStarting(true)
    try {
      await onStarted((await startFanImport(input)).id)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'import-running' && typeof error.details.id === 'number') {
        return onStarted(error.details.id)
      }
      showFormError(form, error, { title: messages.failed })
    } finally {
      setStarting(false)
    }
  }
  const sync = ({ username, type, importTags }: ImportView) => {
    if (username && type) void start({ username, type, importTags })
  }
  return (
    <form className="contents" noValidate onSubmit={form.handleSubmit(start)}>
      <div className="body stack">
        <Field label={messages.username} help={messages.usernameHelp} error={errors.username?.message}>
          {(control) => (
            <input
              className="input"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={messages.usernamePlaceholder}
              data-autofocus
              {...form.register('username')}
              {...control}
            />
          )}
        </Field>
        <fieldset>
          <legend className="field-label">{messages.whatToImport}</legend>
          <div className="flex flex-wrap items-center gap-2">
            <label className="mr-4 flex items-center gap-2">
              <input type="radio" className="radio" value="collection" {...form.register('type')} />
              {messages.collection}
            </label>
            <label className="mr-4 flex items-center gap-2">
              <input type="radio" className="radio" value="wishlist" {...form.register('type')} />
              {messages.wishlist}
            </label>
          </div>
        </fieldset>
        <label className="flex items-center gap-2">
          <input type="checkbox" className="check" {...form.register('importTags')} />
          {messages.withTags}
        </label>
        <Estimate type={type === 'wishlist' ? 'wishlist' : 'collection'} importTags={importTags ?? true} />
        {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
        <PastImports imports={imports} loadError={loadError} isBusy={isStarting} onSync={sync} />
        <Bookmarklet />
      </div>
      <footer className="dialog-footer">
        <button type="button" className="btn btn-ghost" onClick={closeDialog}>
          {messages.cancel}
        </button>
        <button type="submit" className="btn btn-primary" disabled={isStarting}>
          {isStarting ? messages.starting : messages.start}
        </button>
      </footer>
    </form>
  )
}

/** The estimate before the number of albums is known. */
function Estimate({ type, importTags }: { type: 'collection' | 'wishlist'; importTags: boolean }) {
  return (
    <p className="alert">
      <Icon name="clock" />
      <span>{messages.estimate(type, GUESS[type], roughTime(usualSeconds(type, importTags)), importTags)}</span>
    </p>
  )
}
