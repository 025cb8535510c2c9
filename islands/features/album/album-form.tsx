import { useMemo, useState } from 'react'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { AlbumInput, type AlbumPatch, type AlbumView } from '#domain/albums/album.ts'
import { normalizeBandcampUrl } from '#domain/albums/bandcamp-url.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { createAlbum, updateAlbum } from '#islands/data/api/albums-api.ts'
import { shownQuery } from '#islands/data/view/shown-query.ts'
import { CratePicks, setCratesOfSavedAlbum, useCrateChoice } from '#islands/features/crates/add-to-crate/public.ts'
import { editBack, offerUndo } from '#islands/features/undo/public.ts'
import { closeDialog } from '#islands/lib/location.ts'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { showFieldErrors } from '#islands/ui/errors/form-errors.ts'
import { FormDialog } from '#islands/ui/form-dialog.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { withTyped } from '#islands/ui/tag-field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { UnsavedQuestion, useUnsaved } from '#islands/ui/use-unsaved.tsx'
import * as messages from '#locales/album-form.ts'
import * as queueWords from '#locales/album-page.ts'
import { addByAddress, fillIn } from './add-by-address.ts'
import { AlbumFacts } from './album-facts.tsx'
import { AlbumFields } from './album-fields.tsx'
import { AlbumQueue, QueueFooter } from './album-queue.tsx'
import { AlbumSide } from './album-side.tsx'
import { type AlbumValues, NEW_ALBUM, resolverFor, typedValues, valuesOf } from './album-values.ts'
import { deleteAlbum } from './delete-album.ts'
import { type Fetched, useAddressed } from './known-album.ts'
import { MoreDetails } from './more-details.tsx'
import { problemOf, type SaveProblem, SaveProblemAlert } from './save-problem.tsx'
import { UrlField } from './url-field.tsx'
import { useAlbumQueue } from './use-album-queue.ts'

type AlbumFormProps = Pick<DialogContentProps, 'isOpen' | 'keepForAnswer'> & {
  /** Null for a new album. */
  album: AlbumView | null
  /** Undefined until they are read. */
  albums: readonly AlbumView[] | undefined
  crates: CrateView[]
}

const NO_ALBUMS: readonly AlbumView[] = []

/** The open crate, to which a new album is added. */
const openCrate = ({ crate }: CollectionQuery): number[] => (typeof crate === 'number' ? [crate] : [])

/** A new album is added to the open list. */
const newAlbum = ({ list }: CollectionQuery): AlbumValues => ({
  ...NEW_ALBUM,
  list: list === 'wishlist' ? list : 'collection',
})

const ADDING = { title: messages.addTitle, label: messages.add }
const EDITING = { title: messages.editTitle, label: messages.saveChanges }

type CrateChoice = ReturnType<typeof useCrateChoice>

const idsOf = ({ chosen }: CrateChoice) => chosen.map(({ id }) => id)

/** Creates an album with Bandcamp's facts about its address. */
function create(values: AlbumValues, fetched: Fetched | null): Promise<AlbumView> {
  const input = AlbumInput.parse(typedValues(values))
  return createAlbum({ ...(fetched?.url === input.bandcampUrl && fetched.page.facts), ...input })
}

/** Offers to undo what was saved, which was `base` before. */
function offerBack(base: AlbumView | null, saved: AlbumView, patch: AlbumPatch): void {
  const { id, title } = saved
  const before = base && Object.fromEntries(Object.keys(patch).map((field) => [field, base[field as keyof AlbumView]]))
  offerUndo({ title: base ? messages.updated : messages.added, text: title }, messages.updateFailed, [
    before ? editBack('edit-album', id, before, saved) : { call: 'delete-albums', albumIds: [id] },
  ])
}

type Saving = Pick<AlbumFormProps, 'keepForAnswer'> & {
  base: AlbumView | null
  form: UseFormReturn<AlbumValues, unknown, AlbumPatch>
  fetched: Fetched | null
  choice: CrateChoice
  unsaved: ReturnType<typeof useUnsaved>
}

/** Saves the album, then its crates; `problem` is why the album was not saved. */
function useSaving({ base, form, fetched, choice, unsaved, keepForAnswer }: Saving) {
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  const write = async (patch: AlbumPatch, version: number | undefined) => {
    if (!base) return create(form.getValues(), fetched)
    return Object.keys(patch).length > 0 ? updateAlbum(base.id, { ...patch, version }) : base
  }
  const refuse = (error: unknown) => {
    const found = problemOf(error)
    setProblem(found)
    showFieldErrors(form, error)
    const title = base ? messages.updateFailed : messages.addFailed
    if (found.kind === 'other') showToast({ kind: 'error', title, text: found.message })
  }
  const save = (version = base?.version) =>
    form.handleSubmit(async (patch) => {
      setProblem(null)
      try {
        const saving = write(patch, version)
        unsaved.discard()
        const saved = await keepForAnswer(saving)
        offerBack(base, saved, patch)
        const areCratesNew = base ? choice.isChanged : choice.chosen.length > 0
        if (areCratesNew && choice.isKnown) await setCratesOfSavedAlbum(saved.id, idsOf(choice))
      } catch (error) {
        refuse(error)
      }
    })()
  return { problem, setProblem, save }
}

export function AlbumForm({ album, albums: read, crates, isOpen, keepForAnswer }: AlbumFormProps) {
  const albums = read ?? NO_ALBUMS
  const [base, setBase] = useState(album)
  const texts = base ? EDITING : ADDING
  const start = base && valuesOf(base)
  const [place] = useState(() => shownQuery())
  const form = useForm<AlbumValues, unknown, AlbumPatch>({
    defaultValues: start ?? newAlbum(place),
    resolver: resolverFor(start),
  })
  const { isDirty, dirtyFields, isSubmitting } = form.formState
  const [typedTag, setTypedTag] = useState('')
  const albumIds = useMemo(() => (album ? [album.id] : []), [album])
  const choice = useCrateChoice(crates, albumIds, { canRemove: true, initial: album ? [] : openCrate(place) })
  const queue = useAlbumQueue((url, isOther) =>
    addByAddress(url, {
      list: form.getValues('list'),
      crateIds: idsOf(choice),
      albums,
      merged: merged ?? [],
      isOther,
    }),
  )
  const isQueue = queue.items.length > 0
  const { fetched, setFetched, merged, known } = useAddressed(base, albums, form.watch('bandcampUrl'), isQueue)
  const isThere = known !== undefined && known.is !== 'probably'
  // Typing the address of an existing album is not worth a question.
  const isOnlyAddress = isThere && Object.keys(dirtyFields).join() === 'bandcampUrl'
  const isOnlyList = isQueue && Object.keys(dirtyFields).join() === 'list'
  const isWritten = (isDirty && !isOnlyAddress && !isOnlyList) || typedTag !== '' || (choice.isChanged && !isQueue)
  const unsaved = useUnsaved(isOpen && (isWritten || queue.left > 0))

  const { problem, setProblem, save } = useSaving({ base, form, fetched, choice, unsaved, keepForAnswer })

  const submit = () => {
    if (typedTag.trim() !== '')
      form.setValue('tags', withTyped(form.getValues('tags'), typedTag), { shouldDirty: true })
    setTypedTag('')
    void save()
  }
  const remove = () => {
    unsaved.discard()
    if (base) void keepForAnswer(deleteAlbum(base))
  }
  const fill = async () => {
    if (!known || !fetched?.url) return
    await fillIn(fetched.url, fetched.page, known.album)
    unsaved.discard()
    closeDialog()
    showToast({ kind: 'ok', title: messages.updated, text: known.album.title })
  }
  const takeOther = (fresh: AlbumView) => {
    setBase(fresh)
    setProblem(null)
    form.reset(valuesOf(fresh))
  }

  const urlField = (
    <UrlField
      onMany={base ? undefined : queue.list}
      of={base}
      known={known}
      isLookedUp={read !== undefined}
      onFetched={(url, page) => setFetched({ url: normalizeBandcampUrl(url), page })}
      onFillIn={fill}
    />
  )
  const names = choice.chosen.map((crate) => crate.name)
  return (
    <FormProvider {...form}>
      <FormDialog
        open={isOpen}
        onClose={unsaved.close}
        title={isQueue ? queueWords.title : texts.title}
        width={isQueue ? 520 : 808}
        layout=""
        footer={isQueue && <QueueFooter queue={queue} onClose={unsaved.close} />}
        onSubmit={submit}
        label={texts.label}
        isOff={isSubmitting || isThere}
        more={base && <DeleteButton onDelete={remove} />}
      >
        {isQueue ? (
          <AlbumQueue queue={queue} into={queueWords.destination(form.watch('list'), names)} />
        ) : (
          <>
            {!base && <div className="mb-5">{urlField}</div>}
            <div className=":uno: grid grid-cols-[208px_minmax(0,1fr)] max-sm:(grid-cols-1 gap-4) items-start gap-8">
              <AlbumSide isNew={!base} />
              <div className="stack">
                {problem && (
                  <SaveProblemAlert problem={problem} onMine={(version) => void save(version)} onOther={takeOther} />
                )}
                {base && urlField}
                <AlbumFields isNew={!base} albums={albums} typedTag={typedTag} onTypedTag={setTypedTag} />
                <CratePicks crates={crates} choice={choice} />
                {!base && <MoreDetails albums={albums} />}
              </div>
            </div>
            {base && <AlbumFacts album={base} />}
          </>
        )}
        <UnsavedQuestion
          unsaved={unsaved}
          {...(isQueue && { title: queueWords.leaveTitle, no: queueWords.stay, yes: queueWords.leave })}
        >
          {isQueue && queue.left > 0 ? queueWords.notYetAdded(queue.left) : messages.unsaved}
        </UnsavedQuestion>
      </FormDialog>
    </FormProvider>
  )
}

const DeleteButton = ({ onDelete }: { onDelete: () => void }) => (
  <button
    type="button"
    className="btn btn-danger-ghost :uno: -ml-2.5 mr-auto max-sm:(min-w-touch flex-initial)"
    aria-label={messages.deleteAlbum}
    onClick={onDelete}
  >
    <Icon name="trash" />
    <span className="max-sm:hidden">{messages.deleteAlbum}</span>
  </button>
)
