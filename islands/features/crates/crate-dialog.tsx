import { type ReactNode, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CrateInput, type CrateView } from '#domain/crates/crate.ts'
import { DEFAULT_QUERY, parseCollectionQuery } from '#domain/query/collection-query.ts'
import { MAX_QUERY } from '#domain/query/plain.ts'
import { createCrate, updateCrate } from '#islands/data/api/crate-changes-api.ts'
import { mergeServer } from '#islands/data/store/confirmed.ts'
import { useCrates } from '#islands/data/view/use-records.ts'
import { type Back, editBack, offerUndo } from '#islands/features/undo/public.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { closeDialog, showQuery } from '#islands/lib/location.ts'
import { CheckField } from '#islands/ui/choices.tsx'
import { Dialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { DialogLink } from '#islands/ui/dialog-link.tsx'
import { schemaResolver } from '#islands/ui/domain-resolver.ts'
import { submitOf } from '#islands/ui/errors/form-errors.ts'
import { FormDialog } from '#islands/ui/form-dialog.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { sayNameMissing } from '#islands/ui/say-name-missing.ts'
import { StaleChoice } from '#islands/ui/stale-choice.tsx'
import { fieldsOf, TextArea, TextField } from '#islands/ui/text-field.tsx'
import { useUnsaved } from '#islands/ui/use-unsaved.tsx'
import * as messages from '#locales/crate-dialogs.ts'
import { bringPlaylists } from '#locales/crates.ts'
import type { AlbumsToAdd } from './add-to-crate/add-albums.ts'
import { takeHeld } from './add-to-crate/new-crate-albums.ts'

export function NewCrateDialog({ isOpen, keepForAnswer, me }: DialogContentProps) {
  const [albums] = useState(takeHeld)
  return (
    <CrateForm crate={null} albums={albums} isOpen={isOpen} keepForAnswer={keepForAnswer}>
      {!albums && me.isLinkOffered && (
        <DialogLink className="text-link text-small" to="playlist">
          {bringPlaylists}
        </DialogLink>
      )}
    </CrateForm>
  )
}

export function EditCrateDialog({ id, isOpen, keepForAnswer, crates: rendered }: DialogContentProps) {
  const crates = useCrates(rendered)
  const crate = crates.find((one) => one.id === id)
  if (crate) return <CrateForm crate={crate} isOpen={isOpen} keepForAnswer={keepForAnswer} />
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={messages.editTitle} width={420}>
      <p className="text-ink-2">{messages.notFound}</p>
    </Dialog>
  )
}

type CrateFormProps = Pick<DialogContentProps, 'isOpen' | 'keepForAnswer'> & {
  /** Null to create one. */
  crate: CrateView | null
  /** The first albums of a new crate. */
  albums?: AlbumsToAdd | null
  /** Below the fields. */
  children?: ReactNode
}

const valuesOf = (crate: CrateView | null) => ({
  name: crate?.name ?? '',
  description: crate?.description ?? '',
  isFavorite: crate?.isFavorite ?? false,
  query: crate?.query,
})

/** The current crate, if a change was refused because the form started from an older version. */
const newerCrate = (error: unknown) =>
  error instanceof ApiError && error.code === 'stale' ? (error.details.crate as CrateView) : null

function CrateForm({ crate, albums, isOpen, keepForAnswer, children }: CrateFormProps) {
  const base = useRef(crate?.version)
  const [newer, setNewer] = useState<CrateView | null>(null)
  const form = useForm({ resolver: schemaResolver(CrateInput), defaultValues: valuesOf(crate) })
  const { isDirty } = form.formState
  const fieldOf = fieldsOf(form)
  const unsaved = useUnsaved(isOpen && isDirty)

  const refused = (error: unknown) => {
    const fresh = newerCrate(error)
    setNewer(fresh)
    return fresh ? null : { title: crate ? messages.updateFailed : messages.createFailed }
  }
  const save = submitOf(
    form,
    refused,
    async (input) => {
      setNewer(null)
      const saving = crate
        ? updateCrate(crate.id, { ...input, version: base.current })
        : createCrate({ ...input, albumIds: albums?.albumIds })
      unsaved.discard()
      const { href } = location
      const saved = await keepForAnswer(saving)
      const done = {
        title: crate ? messages.updated : messages.created,
        text: messages.albumsAndCrate(saved.name, albums?.title),
      }
      const back: Back = crate
        ? editBack('edit-crate', crate.id, valuesOf(crate), saved)
        : { call: 'delete-crate', id: saved.id }
      offerUndo(done, messages.updateFailed, [back])
      // If the person has moved on meanwhile, they stay on the new page.
      if (location.href !== href) return
      // After an album was dropped on “New crate…”, the page stays on the list, so that more can be dropped.
      const isOpenCrate = crate !== null && parseCollectionQuery(location.search).crate === crate.id
      if ((isOpenCrate && crate.query !== saved.query) || (!crate && !albums))
        showQuery({ ...DEFAULT_QUERY, crate: saved.id })
    },
    () => sayNameMissing(form.getValues('name')),
  )
  const keepMine = (fresh: CrateView) => {
    base.current = fresh.version
    void save()
  }
  const takeOther = (fresh: CrateView) => {
    base.current = fresh.version
    setNewer(null)
    form.reset(valuesOf(fresh))
    mergeServer({ crates: [fresh] })
  }
  return (
    <FormDialog
      open={isOpen}
      title={crate ? messages.editTitle : messages.createTitle}
      form={form}
      onSubmit={save}
      label={crate ? messages.saveChanges : messages.create}
      unsaved={unsaved}
      question={messages.unsaved}
    >
      {newer && (
        <div className="alert alert-danger" role="alert">
          <Icon name="circle-alert" />
          <div>
            <StaleChoice onMine={() => keepMine(newer)} onOther={() => takeOther(newer)}>
              {messages.changedElsewhere}
            </StaleChoice>
          </div>
        </div>
      )}
      {albums && <p className="text-small text-ink-2">{messages.startsWith(albums.title)}</p>}
      <TextField label={messages.name} data-autofocus {...fieldOf('name')} />
      <TextArea label={messages.description} help={messages.optional} rows={3} {...fieldOf('description')} />
      {crate?.query !== undefined && (
        <TextArea
          label={messages.query}
          help={messages.queryHelp}
          rows={2}
          maxLength={MAX_QUERY}
          {...fieldOf('query')}
        />
      )}
      <CheckField label={messages.addToFavorites} {...form.register('isFavorite')} />
      {children}
    </FormDialog>
  )
}
