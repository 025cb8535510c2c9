import { memo } from 'react'
import { truncate } from '#domain/truncate.ts'
import * as words from '#words/collection/albums.ts'
import { Cover } from '../ui/cover.tsx'
import { TimeAgo } from '../ui/time-ago.tsx'
import { AlbumActions } from './album-actions.tsx'
import type { AlbumItemProps } from './album-item.ts'
import { BandcampLink } from './bandcamp-link.tsx'
import { ArtistLink, TagLinks } from './card-words.tsx'
import { PickBox } from './pick-box.tsx'
import { Rating } from './rating.tsx'
import { useIsPicked } from './selection.ts'
import { usePreview } from './use-preview.tsx'

const NOTES = 100
const TAGS = 9

/** An album as a line of the list view. */
export const AlbumRecord = memo(({ album, crateId, now, eager }: AlbumItemProps) => {
  const isPicked = useIsPicked(album.id)
  const { playButton, player } = usePreview(album)
  return (
    <li id={`album-${album.id}`} tabIndex={-1} className={`rec${isPicked ? ' is-picked' : ''}`}>
      <Cover title={album.title} artist={album.artist} coverUrl={album.coverUrl} size={112} eager={eager}>
        {!player && isPicked === null && playButton}
        {isPicked !== null && <PickBox album={album} isPicked={isPicked} />}
      </Cover>
      <div>
        <h2 className="clip" title={album.title}>
          {album.title}
        </h2>
        <p className="dim clip">
          <ArtistLink album={album} />
        </p>
        {player}
        {album.notes && <p className="notes">{truncate(album.notes, NOTES)}</p>}
        {album.tags.length > 0 && <TagLinks tags={album.tags} most={TAGS} />}
      </div>
      <div className="side">
        <Rating album={album} />
        <span className="t-meta">{words.added(<TimeAgo key="when" date={album.addedAt} now={now} />)}</span>
        {album.trackCount !== null && <span className="t-meta">{words.trackCount(album.trackCount)}</span>}
        <div className="foot">
          <BandcampLink album={album} />
          <AlbumActions album={album} crateId={crateId} />
        </div>
      </div>
    </li>
  )
})
