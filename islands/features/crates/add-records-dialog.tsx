import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { findAlbums } from '#domain/query/name-search.ts'
import { addToCrates, removeFromCrate } from '#islands/data/api/crate-albums-api.ts'
import { searchableOf } from '#islands/data/store/searchable.ts'
import { useAlbums, useCrates, useMembers } from '#islands/data/view/use-records.ts'
import { closeDialog } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import { Cover } from '#islands/ui/cover.tsx'
import { Dialog } from '#islands/ui/dialog.tsx'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { useSlice } from '#islands/ui/use-slice.tsx'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/crate-dialogs.ts'

const NONE: AlbumView[] = []

/** All albums as checkboxes for membership in a crate; each change is saved at once. */
export function AddRecordsDialog({ id, isOpen, crates: rendered }: DialogContentProps) {
  const crates = useCrates(rendered)
  const all = useAlbums()
  const members = useMembers()
  const [text, setText] = useState('')
  const crate = crates.find((one) => one.id === id)
  const inside = useMemo(() => new Set(members?.find(({ crateId }) => crateId === id)?.albumIds), [members, id])
  const [before, setBefore] = useState<ReadonlySet<number> | null>(null)
  useEffect(() => {
    if (members) setBefore((known) => known ?? inside)
  }, [members, inside])

  const wanted = useDeferredValue(text)
  const found = useMemo(
    () =>
      wanted.trim() === ''
        ? (all ?? NONE)
        : findAlbums((all ?? NONE).map(searchableOf), wanted).map(({ item }) => item),
    [all, wanted],
  )
  const { count, more } = useSlice(found.length)
  const turn = (album: AlbumView, isIn: boolean) =>
    crate &&
    attempt(isIn ? messages.addAlbumFailed : messages.removeFailed, () =>
      isIn ? addToCrates([crate.id], [album.id]) : removeFromCrate(crate.id, [album.id]),
    )
  const added = before ? [...inside].filter((one) => !before.has(one)).length : 0
  const footer = (
    <>
      <p className="empty:-mr-2 mr-auto self-center text-ink-2" role="status">
        {added > 0 && messages.albumsAdded(added)}
      </p>
      <Button look="btn-primary" text={messages.done} onClick={closeDialog} />
    </>
  )
  return (
    <Dialog open={isOpen} onClose={closeDialog} title={messages.addAlbumsTo(crate?.name ?? '')} footer={footer}>
      {crate ? (
        <>
          <div className="input sticky top-0 z-1">
            <Icon name="search" />
            <input
              type="search"
              data-autofocus
              placeholder={messages.find}
              aria-label={messages.find}
              autoComplete="off"
              maxLength={200}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </div>
          {all && members ? (
            <ul className="mt-2 min-h-80" aria-label={messages.albums}>
              {found.slice(0, count).map((album) => (
                <Choice key={album.id} album={album} isIn={inside.has(album.id)} onTurn={turn} count={found.length} />
              ))}
              {more}
            </ul>
          ) : (
            <Progress label={messages.albumsLoading} />
          )}
          {all && found.length === 0 && (
            <p className="text-small text-ink-2" role="status">
              {messages.noAlbumsMatch}
            </p>
          )}
        </>
      ) : (
        <p className="text-ink-2">{messages.notFound}</p>
      )}
    </Dialog>
  )
}

type ChoiceProps = {
  album: AlbumView
  isIn: boolean
  onTurn: (album: AlbumView, isIn: boolean) => void
  /** How many there are. */
  count: number
}

const Choice = ({ album, isIn, onTurn, count }: ChoiceProps) => (
  <li aria-setsize={count}>
    <label className="crate crate-link grid-cols-[40px_minmax(0,1fr)_auto] max-sm:grid-cols-[44px_minmax(0,1fr)_auto] max-tiny:grid-cols-[minmax(0,1fr)_auto] h-14">
      <Cover title={album.title} artist={album.artist} coverUrl={album.coverUrl} size={40} />
      <span className="min-w-0">
        <span className="block truncate" {...written}>
          {album.title}
        </span>
        <span className="block truncate text-small text-ink-2 font-normal" {...written}>
          {album.artist}
        </span>
      </span>
      <input
        type="checkbox"
        className="check"
        checked={isIn}
        onChange={({ target }) => onTurn(album, target.checked)}
      />
    </label>
  </li>
)
