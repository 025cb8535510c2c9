import { memo, useRef } from 'react'
import { Chips } from '../ui/chip.tsx'
import { Cover } from '../ui/cover.tsx'
import { TimeAgo } from '../ui/time-ago.tsx'
import { AlbumActions } from './album-actions.tsx'
import type { AlbumItemProps } from './album-item.ts'
import { BandcampLink } from './bandcamp-link.tsx'
import { Rating } from './rating.tsx'
import { useAlbumDrag } from './use-album-drag.ts'

const TAGS = 3

/** An album as a row of the compact view. */
export const AlbumRow = memo(({ album, now, eager }: AlbumItemProps) => {
  const row = useRef<HTMLLIElement>(null)
  const isLifted = useAlbumDrag(row, album)
  return (
    <li ref={row} id={`album-${album.id}`} className={`led${isLifted ? ' is-lifted' : ''}`}>
      <Cover title={album.title} artist={album.artist} coverUrl={album.coverUrl} size={36} eager={eager} />
      <div>
        <h2 className="clip" title={album.title}>
          {album.title}
        </h2>
        <p className="by clip">{album.artist}</p>
      </div>
      <Chips tags={album.tags} most={TAGS} />
      <Rating album={album} />
      <TimeAgo className="dimmer when" date={album.addedAt} now={now} />
      <span className="foot">
        <BandcampLink album={album} isIcon />
        <AlbumActions album={album} />
      </span>
    </li>
  )
})
