import { useForm } from 'react-hook-form'
import type { MeView } from '#domain/accounts/account.ts'
import type { List } from '#domain/albums/album.ts'
import { FanListsInput, type ImportView } from '#domain/imports/fan-import.ts'
import { parseCollectionQuery } from '#domain/query/collection-query.ts'
import type { ApiError } from '#islands/lib/api-error.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { CheckField } from '#islands/ui/choices.tsx'
import { DialogLink } from '#islands/ui/dialog-link.tsx'
import { schemaResolver } from '#islands/ui/domain-resolver.ts'
import { showFormError } from '#islands/ui/errors/form-errors.ts'
import { FieldError } from '#islands/ui/field.tsx'
import { SubmitButtons } from '#islands/ui/form-dialog.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { fieldsOf, TextField } from '#islands/ui/text-field.tsx'
import * as messages from '#locales/import.ts'
import { Bookmarklet, FromOwnBrowser } from './bookmarklet.tsx'
import { GUESS, usualSeconds } from './import-pace.ts'
import { ListChecks } from './list-checks.tsx'
import { PastImports } from './past-imports.tsx'
import { findRefused } from './refused-import.ts'
import { roughTime } from './rough-time.ts'
import { startImports } from './start-imports.ts'

type ImportFormProps = {
  me: MeView
  imports: ImportView[] | undefined
  loadError: ApiError | undefined
  isStarting: boolean
  setStarting: (isStarting: boolean) => void
}

/** The lists that are ticked at first: the collection, and the wishlist if that is open. */
const openLists = (): List[] =>
  parseCollectionQuery(location.search).list === 'collection' ? ['collection'] : ['collection', 'wishlist']

export function ImportForm({ me, imports, loadError, isStarting, setStarting }: ImportFormProps) {
  const form = useForm({
    resolver: schemaResolver(FanListsInput),
    defaultValues: { username: '', lists: openLists(), importTags: true },
  })
  const { errors } = form.formState
  const refused = findRefused(imports)
  const [lists, importTags] = form.watch(['lists', 'importTags'])

  const start = async (input: FanListsInput) => {
    form.clearErrors('root')
    setStarting(true)
    try {
      await startImports(input)
      closeDialog()
    } catch (error) {
      showFormError(form, error, { title: messages.failed })
      setStarting(false)
    }
  }
  return (
    <form className="contents" noValidate onSubmit={form.handleSubmit(start)}>
      <div className="body stack">
        <TextField
          label={messages.username}
          help={messages.usernameHelp}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={messages.usernamePlaceholder}
          data-autofocus
          {...fieldsOf(form)('username')}
        />
        <ListChecks error={errors.lists?.message} box={() => form.register('lists')} />
        <CheckField label={messages.withTags} {...form.register('importTags')} />
        {lists.length > 0 && <Estimate lists={lists} importTags={importTags ?? true} />}
        {errors.root?.message && <FieldError>{errors.root.message}</FieldError>}
        {me.isLinkOffered && (
          <p className="text-small text-ink-2">
            {messages.offerLink((text) => (
              <DialogLink key="connect" className="text-link max-sm:(-my-3.5 py-3.5)" to="settings-bandcamp">
                {text}
              </DialogLink>
            ))}
          </p>
        )}
        <PastImports
          imports={imports}
          loadError={loadError}
          isBusy={isStarting}
          account={me.id}
          onSync={(input) => void start(input)}
        />
        {refused ? <FromOwnBrowser username={refused.username} /> : <Bookmarklet />}
      </div>
      <footer className="dialog-footer">
        <SubmitButtons
          label={isStarting ? messages.starting : messages.start}
          isOff={isStarting}
          onCancel={closeDialog}
        />
      </footer>
    </form>
  )
}

/** The estimate before the number of albums is known. Several lists are read in parallel. */
function Estimate({ lists, importTags }: { lists: List[]; importTags: boolean }) {
  const albums = lists.reduce((sum, list) => sum + GUESS[list], 0)
  const seconds = Math.max(...lists.map((list) => usualSeconds(list, importTags)))
  return (
    <p className="alert">
      <Icon name="clock" />
      <span>{messages.estimate(lists.includes('wishlist'), albums, roughTime(seconds), importTags)}</span>
    </p>
  )
}
