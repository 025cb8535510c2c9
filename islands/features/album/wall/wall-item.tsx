import { memo } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { PickBox, useIsPicked, usePointed } from '#islands/features/list/public.ts'
import { usePreview } from '#islands/features/player/public.ts'
import { Cover } from '#islands/ui/cover.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { written } from '#islands/ui/written.ts'
import { noteOn, tagsOf } from '#locales/album-page.ts'
import { AlbumActions } from '../album-actions.tsx'
import { AlbumLink } from '../album-link.tsx'
import { BandcampLink } from '../bandcamp-link.tsx'
import { PlaceLink } from '../card-links.tsx'
import { openPopover } from '../page/popover-store.ts'
import { Rating } from '../rating.tsx'
import { GotIt, isWish, WishMark } from '../wish.tsx'

type WallItemProps = {
  album: AlbumView
  crateId: number | null
  isLarge: boolean
  eager: boolean
  /** The index of the album, the number of albums, and its position in px; without them the grid places it. */
  place?: number
  count?: number
  top?: number
  left?: number
  width?: number
}

/** Opens the tags or the note of an album beside it. */
const EditButton = ({ album: { id, title }, part }: { album: AlbumView; part: 'tags' | 'note' }) => (
  <IconButton
    icon={part === 'tags' ? 'tag' : 'note'}
    className="icon-btn-sm"
    label={(part === 'tags' ? tagsOf : noteOn)(title)}
    aria-haspopup="dialog"
    data-part={part}
    onClick={({ currentTarget }) => openPopover(part, id, currentTarget)}
  />
)

/** An album on the wall: its cover, title and artist. Stars and actions appear with the pointer or focus. */
export const WallItem = memo(({ album, crateId, isLarge, eager, place, count, top, left, width }: WallItemProps) => {
  const { id, title, artist, coverUrl } = album
  const isPicked = useIsPicked(id)
  const preview = usePreview(album)
  const [isPointedAt, pointing] = usePointed()
  const isActive = isPointedAt && isPicked === null
  return (
    <li
      id={`album-${id}`}
      data-album={id}
      data-picked={isPicked || undefined}
      tabIndex={-1}
      aria-posinset={place}
      aria-setsize={count}
      className={`wall-item ${width === undefined ? 'relative' : 'absolute'}`}
      style={width === undefined ? undefined : { top, left, width }}
      {...pointing}
    >
      <Cover title={title} artist={artist} coverUrl={coverUrl} size={isLarge ? 199 : 150} eager={eager}>
        {isPicked !== null ? <PickBox album={album} isPicked={isPicked} /> : <AlbumLink album={album} />}
        <WishMark album={album} />
        {isActive ? (
          <div className="wall-actions" data-small={!isLarge || undefined}>
            {/* It stands below the cover, where it may be cut. */}
            <p
              className="line-clamp-2 :uno: px-1 text-small font-semibold leading-18px"
              aria-hidden="true"
              {...written}
            >
              {title}
            </p>
            <div className="wall-row">
              <EditButton album={album} part="tags" />
              <EditButton album={album} part="note" />
              <AlbumActions album={album} crateId={crateId} />
            </div>
            <div className="wall-row">
              {preview.playButton}
              {isWish(album) ? (
                <>
                  <GotIt album={album} />
                  <BandcampLink className="meta-link" album={album} />
                </>
              ) : (
                <Rating album={album} />
              )}
            </div>
          </div>
        ) : (
          preview.toggle
        )}
      </Cover>
      <h2 className="wall-title" title={title} {...written}>
        <AlbumLink album={album} className="wall-link">
          {title}
        </AlbumLink>
      </h2>
      {/* On a phone both lines open the album. */}
      <p className="truncate :uno: sm:(-mb-2 [&_a]:pt-0 pb-2) text-meta text-ink-2">
        <span className="sm:hidden" {...written}>
          {artist}
        </span>
        <span className="row-artist">
          <PlaceLink album={album} />
        </span>
      </p>
    </li>
  )
})
