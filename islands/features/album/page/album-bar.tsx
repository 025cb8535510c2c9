import type { ReactNode } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { moveAlbums } from '#islands/features/list/public.ts'
import { DialogButton } from '#islands/ui/dialog-button.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { StepButton } from '#islands/ui/step-button.tsx'
import * as messages from '#locales/album-page.ts'
import * as card from '#locales/collection.ts'
import { DeleteButton } from '../delete-button.tsx'
import type { Neighbors } from './use-neighbors.ts'

type AlbumBarProps = {
  album: AlbumView
  neighbors: Neighbors
  onGo: (id: number) => void
  /** Content on the left: the position of the album in its list, or a link back. */
  start?: ReactNode
  /** The button that closes the album. */
  end?: ReactNode
}

/** The controls of an open album. */
export function AlbumBar({ album, neighbors, onGo, start, end }: AlbumBarProps) {
  const { id, title, artist, list } = album
  const { previous, next, place, count } = neighbors
  const to = list === 'wishlist' ? 'collection' : 'wishlist'
  return (
    <>
      {start}
      <span className=":uno: max-[379.9px]:(invisible w-0) mr-auto whitespace-nowrap text-meta text-ink-3">
        {place !== null && messages.position(place + 1, count)}
      </span>
      <p className="sr-only" role="status">
        {messages.byArtist(title, artist)}
      </p>
      <StepButton
        icon="chevron-left"
        size={18}
        label={messages.previous}
        isEnd={previous === null}
        onClick={() => previous && onGo(previous.id)}
      />
      <StepButton
        icon="chevron-right"
        size={18}
        label={messages.next}
        isEnd={next === null}
        onClick={() => next && onGo(next.id)}
      />
      <IconButton
        icon={to === 'collection' ? 'library' : 'heart'}
        size={18}
        label={card.moveTo[to](title)}
        onClick={() => void moveAlbums([album], to)}
      />
      <DialogButton className="icon-btn" name="edit" id={id} label={card.edit(title)}>
        <Icon name="pencil" size={18} />
      </DialogButton>
      <DeleteButton album={album} size={18} />
      {end}
    </>
  )
}
