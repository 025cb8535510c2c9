import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import type { OnDisk } from '#domain/albums/folder-names.ts'
import { onDiskOf, partOf } from '#domain/albums/on-disk.ts'
import { LIMITS } from '#domain/limits.ts'
import { markDownloaded } from '#islands/features/list/public.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import { Cover } from '#islands/ui/cover.tsx'
import { Dialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { FoldButton } from '#islands/ui/folded.tsx'
import { useSlice } from '#islands/ui/use-slice.tsx'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/downloads.ts'
import { ChooseAlbum } from './choose-album.tsx'
import { type Comparison, corrected } from './compare.ts'
import { MissingTracks } from './missing-tracks.tsx'
import { countStates, withMarks } from './states.ts'
import { TakeOut } from './take-out.tsx'

type FoundAlbumsProps = Pick<DialogContentProps, 'isOpen' | 'keepForAnswer'> & {
  albums: readonly AlbumView[]
  comparison: Comparison
  /** Whether the folder has more files than are compared. */
  isCut: boolean
  onChange: (comparison: Comparison) => void
  onBack: () => void
}

/** The matches, to correct and then mark as downloaded. */
export function FoundAlbums({ isOpen, keepForAnswer, albums, comparison, isCut, onChange, onBack }: FoundAlbumsProps) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  // What an album is being chosen for.
  const [open, setOpen] = useState<OnDisk | null>(null)
  const [isFolded, setFolded] = useState(comparison.found.size > 0)
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => said.current?.focus(), [])

  const { found, unmatched } = comparison
  const matched = albums.filter(({ id }) => found.has(id))
  const parts = new Map(
    matched.flatMap((album) => {
      const part = partOf(album, found.get(album.id)?.tracks ?? null)
      return part === null ? [] : [[album.id, part] as const]
    }),
  )
  // A file that is gone takes no mark away.
  const fresh = matched.filter((album) => {
    const state = onDiskOf(album)
    return state !== 'whole' && (state === 'missing' || (parts.get(album.id) ?? null) !== album.downloadedTracks)
  })
  const chosen = fresh.filter(({ id }) => !left.has(id))
  const marked = withMarks(albums, chosen, parts)
  const shown = useSlice(fresh.length)
  const others = useSlice(isFolded ? 0 : unmatched.length)

  const mark = (event: FormEvent) => {
    event.preventDefault()
    closeDialog()
    void keepForAnswer(markDownloaded(chosen, true, parts))
  }
  const turn = (id: number) =>
    setLeft(left.has(id) ? new Set([...left].filter((one) => one !== id)) : new Set([...left, id]))
  const nameOf = (there: OnDisk | undefined) => ({
    name: there?.path ?? '',
    albums,
    isOpen: there !== undefined && open === there,
    onOpen: () => setOpen(open === there ? null : (there ?? null)),
    onChoose: (id: number) => {
      setOpen(null)
      if (there) onChange(corrected(comparison, there, id))
    },
  })
  const footer = (
    <>
      <Button look="btn-ghost" text={messages.otherFolder} onClick={onBack} />
      <Button
        look="btn-primary"
        type="submit"
        text={messages.markCount(chosen.length)}
        disabled={chosen.length === 0}
      />
    </>
  )
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={messages.compareTitle} footer={footer} onSubmit={mark}>
      <p ref={said} className="text-small text-ink-2 outline-0" role="status" tabIndex={-1}>
        {messages.outcome(found.size + unmatched.length, matched.length, matched.length - fresh.length)}
      </p>
      <p className="text-small text-ink-2">{messages.onDisk(...countStates(marked))}</p>
      {isCut && <p className="hint">{messages.tooManyFiles(LIMITS.filesCompared)}</p>}
      {fresh.length > 0 && (
        <ul className="mt-2" aria-label={messages.foundAlbums}>
          {fresh.slice(0, shown.count).map((album) => (
            <li key={album.id} className=":uno: border-t first:border-t-0 border-line py-2" aria-setsize={fresh.length}>
              <label className=":uno: grid grid-cols-[40px_minmax(0,1fr)_auto] cursor-pointer items-center gap-3">
                <Cover title={album.title} artist={album.artist} coverUrl={album.coverUrl} size={40} />
                <span className="min-w-0">
                  <span className="block truncate" {...written}>
                    {album.title}
                  </span>
                  <span className="block truncate text-small text-ink-2" {...written}>
                    {album.artist}
                  </span>
                  <span className="block text-meta text-ink-3">{extentOf(album, found.get(album.id))}</span>
                </span>
                <input
                  type="checkbox"
                  className="check"
                  checked={!left.has(album.id)}
                  onChange={() => turn(album.id)}
                />
              </label>
              <Name {...nameOf(found.get(album.id))} action={messages.otherAlbum} />
              {parts.has(album.id) && <MissingTracks album={album} files={found.get(album.id)?.tracks ?? []} />}
            </li>
          ))}
          {shown.more}
        </ul>
      )}
      {unmatched.length > 0 && (
        <section className="mt-4">
          <h3>
            <FoldButton
              className="max-sm:min-h-touch text-label"
              isFolded={isFolded}
              text={messages.withoutAlbum(unmatched.length)}
              onFold={setFolded}
            />
          </h3>
          {!isFolded && (
            <ul aria-label={messages.namesWithoutAlbum}>
              {unmatched.slice(0, others.count).map((there, index) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have the same name
                  key={`${index}${there.path}`}
                  className=":uno: border-t first:border-t-0 border-line py-1"
                  aria-setsize={unmatched.length}
                >
                  <Name {...nameOf(there)} action={messages.chooseAlbum} />
                </li>
              ))}
              {others.more}
            </ul>
          )}
        </section>
      )}
      <TakeOut albums={marked} />
    </Dialog>
  )
}

const MEGABYTE = 1_000_000

/** How much of an album is there, as far as that is known. */
const extentOf = (album: AlbumView, there: OnDisk | undefined) =>
  [
    there?.tracks && messages.partOnDisk(there.tracks.length, partOf(album, there.tracks) && album.trackCount),
    there?.bytes && messages.megabytes(Math.max(1, Math.round(there.bytes / MEGABYTE))),
  ]
    .filter(Boolean)
    .join(' · ')

type NameProps = {
  name: string
  action: string
  albums: readonly AlbumView[]
  isOpen: boolean
  onOpen: () => void
  onChoose: (id: number) => void
}

/** A name in the folder, with a button to choose its album. */
const Name = ({ name, action, albums, isOpen, onOpen, onChoose }: NameProps) => (
  <>
    <div className=":uno: flex items-center justify-between gap-3">
      <span className="min-w-0 break-anywhere text-meta text-ink-3" {...written}>
        {name}
      </span>
      <Button
        look="meta-link"
        className="flex-none"
        text={action}
        aria-expanded={isOpen}
        aria-label={messages.of(action, name)}
        onClick={onOpen}
      />
    </div>
    {isOpen && <ChooseAlbum name={name} albums={albums} onChoose={onChoose} />}
  </>
)
