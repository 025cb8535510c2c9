import { memo, useRef } from 'react'
import { truncate } from '#domain/truncate.ts'
import { Chips } from '../ui/chip.tsx'
import { Cover } from '../ui/cover.tsx'
import { Icon } from '../ui/icon.tsx'
import { TimeAgo } from '../ui/time-ago.tsx'
import { AlbumActions } from './album-actions.tsx'
import type { AlbumItemProps } from './album-item.ts'
import { BandcampLink } from './bandcamp-link.tsx'
import { DialogButton } from './dialog-button.tsx'
import { Rating } from './rating.tsx'
import { useAlbumDrag } from './use-album-drag.ts'
import { usePreview } from './use-preview.tsx'

const NOTES = 80

export const AlbumCard = memo(({ album, now, eager }: AlbumItemProps) => {
  const card = useRef<HTMLLIElement>(null)
  const isLifted = useAlbumDrag(card, album)
  const { playButton, player } = usePreview(album)
  return (
    <li ref={card} id={`album-${album.id}`} className={`card${isLifted ? ' is-lifted' : ''}`}>
      <Cover title={album.title} artist={album.artist} coverUrl={album.coverUrl} size={296} eager={eager}>
        {player ?? playButton}
      </Cover>
      <h2 className="clip" title={album.title}>
        {album.title}
      </h2>
      <p className="by clip">{album.artist}</p>
      <div className="rate">
        <Rating album={album} />
        <TimeAgo date={album.addedAt} now={now} />
      </div>
      <Chips tags={album.tags} most={3} />
      <p className="notes">{truncate(album.notes, NOTES)}</p>
      <div className="foot">
        <BandcampLink album={album} />
        <AlbumActions album={album} />
      </div>
    </li>
  )
})

/** A free place on the shelf. */
export const AddCard = () => (
  <li className="card add only-wide">
    <DialogButton className="cover" name="add">
      <Icon name="plus" size={24} />
      <span>Add an album</span>
    </DialogButton>
  </li>
)
