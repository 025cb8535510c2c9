import { type FormEvent, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { AlbumInput, type AlbumPatch, type AlbumView } from '#domain/album.ts'
import type { CrateView } from '#domain/crate.ts'
import { CallFailed, createAlbum, setCratesOfAlbum, updateAlbum } from '../../api.ts'
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { failureText } from '../failure-text.ts'
import { useUnsaved } from '../use-unsaved.ts'
import { AlbumFields } from './album-fields.tsx'
import { resolverFor } from './album-resolver.ts'
import { AlbumSide } from './album-side.tsx'
import { type AlbumValues, NEW_ALBUM, valuesOf } from './album-values.ts'
import { CratePicks } from './crate-picks.tsx'
import { ConfirmDeleteAlbum } from './delete-album-dialog.tsx'
import { problemOf, type SaveProblem, SaveProblemAlert } from './save-problem.tsx'
import { withTyped } from './tag-field.tsx'
import { useAlbumCrates } from './use-album-crates.ts'

type AlbumFormProps = {
  /** The album to change; null for a new one. */
  album: AlbumView | null
  albums: readonly AlbumView[]
  crates: CrateView[]
  isOpen: boolean
}

export function AlbumForm({ album, albums, crates, isOpen }: AlbumFormProps) {
  const [base, setBase] = useState(album)
  const start = base && valuesOf(base)
  const form = useForm<AlbumValues, unknown, AlbumPatch>({
    defaultValues: start ?? NEW_ALBUM,
    resolver: resolverFor(start),
  })
  const { isDirty, isSubmitting } = form.formState
  const [typedTag, setTypedTag] = useState('')
  const picks = useAlbumCrates(album?.id ?? null)
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const unsaved = useUnsaved(isOpen && (isDirty || typedTag !== '' || picks.isChanged))

  const write = async (patch: AlbumPatch, version: number | undefined) => {
    if (!base) return createAlbum(AlbumInput.parse(form.getValues()))
    return Object.keys(patch).length > 0 ? updateAlbum(base.id, { ...patch, version }) : base
  }
  const setCrates = async (saved: AlbumView) => {
    const isDue = base ? picks.isChanged : picks.chosen?.length
    if (!isDue || !picks.chosen) return
    await setCratesOfAlbum(saved.id, picks.chosen).catch((error) =>
      showToast({ kind: 'error', title: 'Error adding to crate', text: failureText(error) }),
    )
  }
  const refuse = (error: unknown) => {
    const found = problemOf(error)
    setProblem(found)
    if (error instanceof CallFailed) {
      for (const [path, message] of Object.entries(error.fields)) {
        const name = path.split('.')[0] ?? ''
        if (name in NEW_ALBUM) form.setError(name as keyof AlbumValues, { message })
      }
    }
    if (found.kind === 'other') {
      const title = base ? 'Failed to update album' : 'Failed to add album'
      showToast({ kind: 'error', title, text: found.message })
    }
  }
  const save = (version = base?.version) =>
    form.handleSubmit(async (patch) => {
      setProblem(null)
      try {
        const saved = await write(patch, version)
        unsaved.discard()
        showToast({ kind: 'ok', title: base ? 'Album updated' : 'Album added', text: saved.title })
        await setCrates(saved)
      } catch (error) {
        refuse(error)
      }
    })()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typedTag.trim() !== '')
      form.setValue('tags', withTyped(form.getValues('tags'), typedTag), { shouldDirty: true })
    setTypedTag('')
    void save()
  }
  const takeOther = (fresh: AlbumView) => {
    setBase(fresh)
    setProblem(null)
    form.reset(valuesOf(fresh))
  }

  const footer = (
    <>
      {base && (
        <button
          type="button"
          className="btn danger-quiet first"
          aria-label="Delete album"
          onClick={() => setDeleting(true)}
        >
          <Icon name="trash" />
          <span className="only-wide">Delete album</span>
        </button>
      )}
      <button type="button" className="btn quiet" onClick={unsaved.close}>
        Cancel
      </button>
      <button type="submit" className="btn solid" disabled={isSubmitting}>
        {isSubmitting ? 'Saving…' : base ? 'Save changes' : 'Add album'}
      </button>
    </>
  )
  return (
    <FormProvider {...form}>
      <Dialog
        open={isOpen}
        onClose={unsaved.close}
        title={base ? 'Edit Album' : 'Add New Album'}
        width={808}
        footer={footer}
        onSubmit={submit}
      >
        <div className="edit">
          <AlbumSide />
          <div className="stack">
            {problem && (
              <SaveProblemAlert problem={problem} onMine={(version) => void save(version)} onOther={takeOther} />
            )}
            <AlbumFields isNew={!base} albums={albums} typedTag={typedTag} onTypedTag={setTypedTag} />
            <CratePicks crates={crates} picks={picks} />
          </div>
        </div>
        <ConfirmDialog
          open={unsaved.isAsking}
          onClose={unsaved.stay}
          onConfirm={unsaved.discard}
          title="Leave without saving?"
          no="Keep writing"
          yes="Discard"
        >
          What you changed here has not been saved.
        </ConfirmDialog>
        <ConfirmDeleteAlbum
          album={base ?? undefined}
          open={isDeleting}
          onClose={() => setDeleting(false)}
          onDeleted={unsaved.discard}
        />
      </Dialog>
    </FormProvider>
  )
}
