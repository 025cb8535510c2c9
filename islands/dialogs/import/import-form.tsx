import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FanImportInput, type ImportView } from '#domain/fan-import.ts'
import { CallFailed } from '../../api.ts'
import { startFanImport } from '../../calls/imports.ts'
import { closeDialog } from '../../location.ts'
import { Field, FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { failureText } from '../failure-text.ts'
import { GUESS, roughTime, usualSeconds } from './import-pace.ts'
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
  const { errors } = form.formState
  const [isStarting, setStarting] = useState(false)
  const [problem, setProblem] = useState('')
  const [type, importTags] = form.watch(['type', 'importTags'])

  const start = async (input: FanImportInput) => {
    setProblem('')
    setStarting(true)
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
    } finally {
      setStarting(false)
    }
  }
  const sync = ({ username, type, importTags }: ImportView) => {
    if (username && type) void start({ username, type, importTags })
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(start)}>
      <div className="body stack">
        <Field label="Bandcamp username" help="Or your profile’s address" error={errors.username?.message}>
          {(control) => (
            <input
              className="in"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="bandcamp.com/username"
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
        <Estimate type={type === 'wishlist' ? 'wishlist' : 'collection'} importTags={importTags ?? true} />
        {problem && <FieldError>{problem}</FieldError>}
        <PastImports imports={imports} loadError={loadError} isBusy={isStarting} onSync={sync} />
      </div>
      <footer>
        <button type="button" className="btn quiet" onClick={closeDialog}>
          Cancel
        </button>
        <button type="submit" className="btn solid" disabled={isStarting}>
          {isStarting ? 'Starting…' : 'Import'}
        </button>
      </footer>
    </form>
  )
}

/** What to count on before Bandcamp has said how many there are. */
function Estimate({ type, importTags }: { type: 'collection' | 'wishlist'; importTags: boolean }) {
  return (
    <p className="alert">
      <Icon name="clock" />
      <span>
        About {GUESS[type]} albums take {roughTime(usualSeconds(type, importTags))}
        {importTags ? ', most of it for tags. ' : '. '}
        {type === 'wishlist' && 'Wishlists of 500 or more may take minutes. '}
        It goes on by itself, also when you close this or the whole page.
      </span>
    </p>
  )
}
