import { useId, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { mergeAlbums as mergedOf, ratingsOf } from '#domain/albums/album-merge.ts'
import { LIMITS } from '#domain/limits.ts'
import { mergeAlbums, setDistinct } from '#islands/data/api/duplicates-api.ts'
import { refresh } from '#islands/data/pull/refresh.ts'
import { offerUndo } from '#islands/features/undo/public.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { Button } from '#islands/ui/button.tsx'
import { RadioGroup } from '#islands/ui/choices.tsx'
import { Cover } from '#islands/ui/cover.tsx'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { Stars } from '#islands/ui/stars.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/duplicates.ts'
import type { Duplicates } from './use-duplicates.ts'

type ChoiceProps = { album: AlbumView; name: string; isChosen: boolean; onChoose: () => void }

const hostOf = (address: string) => URL.parse(address)?.hostname ?? messages.noAddress

/** An album of a group, with a button to choose it as the one to keep. */
function AlbumChoice({ album, name, isChosen, onChoose }: ChoiceProps) {
  const facts = [
    messages.lists[album.list],
    ...(album.trackCount ? [messages.tracks(album.trackCount)] : []),
    messages.added(Date.parse(album.addedAt)),
  ]
  return (
    <label className=":uno: has-[:checked]:[box-shadow:inset_0_0_0_2px_var(--accent)] grid grid-cols-[72px_minmax(0,1fr)] cursor-pointer content-start gap-x-3 media-forced:(border border-[CanvasText]) rounded-control p-3 shadow-line">
      <Cover title={album.title} artist={album.artist} coverUrl={album.coverUrl} size={72} />
      <span className="grid grid-cols-1 content-start gap-1">
        <span className="flex gap-2">
          <b className="min-w-0 flex-1 break-anywhere font-semibold" {...written}>
            {album.title}
          </b>
          <input type="radio" className="radio" name={name} checked={isChosen} onChange={onChoose} />
        </span>
        <span className="break-anywhere text-small text-ink-2" {...written}>
          {album.artist}
        </span>
        {album.rating !== null && <Stars value={album.rating} label={messages.rating} />}
        <span className="text-meta text-ink-3">{facts.join(' · ')}</span>
        <span className="break-anywhere text-meta text-ink-3">{hostOf(album.bandcampUrl)}</span>
      </span>
    </label>
  )
}

/** The fields in which the albums differ, so that a merge unites them. */
const unitedOf = (albums: readonly AlbumView[]) => [
  messages.parts.crates,
  ...(albums.some(({ tags }) => tags.length > 0) ? [messages.parts.tags] : []),
  ...(albums.some(({ notes }) => notes !== '') ? [messages.parts.notes] : []),
]

/** Merges albums into one of them; `problem` says why a merge failed. */
function useMerge(onDone: () => void) {
  const { isBusy, run, hold } = useAction()
  const [problem, setProblem] = useState<string | null>(null)
  // One key for all attempts at the same merge.
  const [attemptOf, setAttemptOf] = useState({ input: '', key: '' })
  const merge = async (kept: AlbumView, others: AlbumView[], rating: number | undefined) => {
    setProblem(null)
    const ids = others.map((album) => album.id)
    const versions = [kept, ...others].map((album) => album.version)
    const input = { keep: kept.id, merge: ids, versions, ...(rating !== undefined && { rating }) }
    const text = JSON.stringify(input)
    const key = attemptOf.input === text ? attemptOf.key : crypto.randomUUID()
    setAttemptOf({ input: text, key })
    const refuse = (error: unknown) => {
      setProblem(textOf(error))
      if (error instanceof ApiError && (error.code === 'stale' || error.status === 404)) return refresh()
    }
    await run(refuse, async () => {
      await mergeAlbums(input, key)
      onDone()
      offerUndo({ title: messages.merged, text: kept.title }, messages.unmergeFailed, [
        { call: 'unmerge', keep: kept.id, merge: ids },
      ])
    })
  }
  return { isBusy, hold, problem, merge }
}

type Props = {
  group: Duplicates
  isOffline: boolean
  /** Called when the group was merged or marked, and is removed. */
  onDone: () => void
}

/** Likely duplicates side by side, with actions to merge them or mark them as different. */
export function DuplicateGroup({ group, isOffline, onDone }: Props) {
  const id = useId()
  const albums = group.albums.slice(0, LIMITS.albumsPerMerge)
  const ratings = ratingsOf(albums)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [chosenRating, setChosenRating] = useState<number | null>(null)
  const { isBusy, hold, problem, merge } = useMerge(onDone)
  const kept = albums.find((album) => album.id === chosenId) ?? albums[0]
  if (!kept) return null
  const others = albums.filter((album) => album !== kept)
  const rating = ratings.length > 1 ? (chosenRating ?? kept.rating ?? ratings[0]) : undefined
  const after = mergedOf(kept, others, rating)
  const isStopped = isBusy || isOffline

  /** Marks all of them as different, or one as different from the others. */
  const keepApart = async (one?: AlbumView) => {
    if (isStopped) return
    const input = { albumIds: albums.map((album) => album.id), ...(one && { apart: one.id }) }
    if (!(await hold(() => attempt(messages.markFailed, () => setDistinct(input))))) return
    onDone()
    offerUndo({ title: messages.markedDistinct, text: (one ?? kept).title }, messages.markFailed, [
      { call: 'set-distinct', input: { ...input, isSame: true } },
    ])
  }
  // In a group of more than two, some may still be the same.
  const hasMore = albums.length > 2
  return (
    <section className="grid gap-3 border-t first:border-t-0 border-line py-5 first:pt-0" aria-labelledby={`${id}-why`}>
      <h2 id={`${id}-why`} className="text-label">
        {group.reasons.map((reason) => messages.reasons[reason]).join(' · ')}
      </h2>
      <div className=":uno: grid lg:grid-cols-[minmax(0,1fr)_minmax(0,248px)] grid-cols-1 gap-x-6 gap-y-5">
        <fieldset>
          <legend className="field-label">{messages.keepWhich}</legend>
          <div className=":uno: grid grid-cols-2 max-sm:grid-cols-1 gap-3">
            {albums.map((album) => (
              <div key={album.id} className="grid grid-rows-[1fr_auto] grid-cols-1">
                <AlbumChoice
                  album={album}
                  name={`${id}-keep`}
                  isChosen={album === kept}
                  onChoose={() => setChosenId(album.id)}
                />
                {hasMore && (
                  <Button
                    look="meta-link"
                    className="mt-1 justify-self-start"
                    text={messages.notSame}
                    aria-disabled={isStopped || undefined}
                    aria-label={messages.notSameLabel(album.title)}
                    onClick={() => keepApart(album)}
                  />
                )}
              </div>
            ))}
          </div>
        </fieldset>
        <div className="grid grid-cols-1 content-start gap-4 lg:pt-6">
          {rating !== undefined && (
            <RadioGroup
              label={messages.rating}
              options={ratings.map((stars) => [stars, messages.stars(stars)])}
              value={rating}
              onChange={setChosenRating}
            />
          )}
          <p className="text-small text-ink-2">
            {messages.keeps(unitedOf(albums), after.list, Date.parse(after.addedAt))}
          </p>
          {problem && (
            <p className="alert alert-danger" role="alert">
              <Icon name="circle-alert" />
              <span>{problem}</span>
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              look="btn-primary"
              text={isBusy ? messages.merging : messages.merge}
              aria-disabled={isStopped || undefined}
              aria-label={isBusy ? undefined : messages.mergeLabel(kept.title)}
              onClick={() => isStopped || merge(kept, others, rating)}
            />
            <Button
              text={hasMore ? messages.noneSame : messages.notSame}
              aria-disabled={isStopped || undefined}
              aria-label={hasMore ? messages.noneSameLabel(kept.title) : messages.notSameLabel(kept.title)}
              onClick={() => keepApart()}
            />
          </div>
        </div>
      </div>
    </section>
  )
}

/** The message of a field is more useful than that of the whole form. */
const textOf = (error: unknown) =>
  error instanceof ApiError ? (Object.values(error.fields)[0] ?? errorText(error)) : errorText(error)
