import type { ReactNode } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { heldAlbum, PickBox, useIsHeld } from '#islands/features/list/public.ts'
import { Cover } from '#islands/ui/cover.tsx'
import { DialogButton } from '#islands/ui/dialog-button.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { TimeAgo } from '#islands/ui/time-ago.tsx'
import { written } from '#islands/ui/written.ts'
import { addAnAlbum as addAlbum, closeCard } from '#locales/collection.ts'
import { AddTag } from './add-buttons.tsx'
import { AlbumActions } from './album-actions.tsx'
import type { AlbumLayoutProps } from './album-item.ts'
import { AlbumLink } from './album-link.tsx'
import { BandcampLink } from './bandcamp-link.tsx'
import { PlaceLink, TagLinks } from './card-links.tsx'
import { NotePart } from './note-part.tsx'
import { Rating } from './rating.tsx'
import { GotIt, WishFacts, WishMark } from './wish.tsx'

const NOTES = 80

type AlbumCoverProps = Pick<AlbumLayoutProps, 'album' | 'eager' | 'isPicked' | 'preview'> & {
  size: number
  phoneWidth?: string
  children?: ReactNode
}

/** The cover of an album, with what is on it in the grid and the list. */
export const AlbumCover = ({ album, isPicked, preview, children, ...look }: AlbumCoverProps) => (
  <Cover title={album.title} artist={album.artist} coverUrl={album.coverUrl} {...look}>
    <AlbumLink album={album} />
    <WishMark album={album} />
    {children}
    {preview.toggle ?? (isPicked === null && preview.playButton)}
    {isPicked !== null && <PickBox album={album} isPicked={isPicked} />}
  </Cover>
)

export const AlbumCard = ({ album, crateId, now, eager, isPicked, preview }: AlbumLayoutProps) => (
  <>
    <AlbumCover {...{ album, eager, isPicked, preview }} size={296} phoneWidth="50vw">
      <WishFacts album={album} now={now} />
    </AlbumCover>
    <h2 className="card-title" title={album.title} {...written}>
      <AlbumLink album={album} className="title-link">
        {album.title}
      </AlbumLink>
    </h2>
    <p className="card-artist truncate">
      <PlaceLink album={album} />
    </p>
    <div className="card-rating">
      <Rating album={album} />
      <TimeAgo
        className="on-point truncate :uno: max-sm:hidden media-no-hover:hidden min-w-0 text-meta text-ink-3"
        date={album.addedAt}
        now={now}
      />
    </div>
    <CardMore album={album} playButton={isPicked === null && preview.playButton}>
      <TagLinks className="card-tags" tags={album.tags} most={3}>
        <AddTag album={album} />
      </TagLinks>
      <NotePart album={album} className="card-notes" most={NOTES} />
      <div className="card-footer">
        <BandcampLink className="meta-link :uno: mr-auto min-w-0" album={album} />
        <GotIt album={album} />
        <AlbumActions album={album} crateId={crateId} />
      </div>
    </CardMore>
  </>
)

/** Content over the lower part of the cover while the pointer or focus is on it. Without a pointer, a long press opens it. */
function CardMore({ album, playButton, children }: { album: AlbumView; playButton: ReactNode; children: ReactNode }) {
  const isOpen = useIsHeld(album.id)
  return (
    <div className="card-more" data-open={isOpen || undefined}>
      {isOpen && (
        <IconButton
          icon="x"
          className="card-close"
          label={closeCard(album.title)}
          onClick={() => heldAlbum.set(null)}
        />
      )}
      <div className="card-panel">{children}</div>
      {isOpen && playButton}
    </div>
  )
}

/** The last card of the grid, which adds an album. It fills the rest of the last row, and is left out if that is full. */
export const AddCard = () => (
  <li className="card :uno: 2xl:[&:nth-child(5n+1)]:hidden max-md:hidden md:max-xl:[&:nth-child(3n+1)]:hidden xl:max-2xl:[&:nth-child(4n+1)]:hidden">
    <DialogButton
      className="cover :uno: after:[box-shadow:none] grid w-full place-content-center justify-items-center gap-2 border border-line-2 border-dashed bg-transparent hover:(bg-over text-ink) text-label text-ink-2"
      name="add"
    >
      <Icon name="plus" size={24} />
      <span>{addAlbum}</span>
    </DialogButton>
  </li>
)
