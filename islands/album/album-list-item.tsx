import { truncate } from '#domain/truncate.ts'
import * as messages from '#locales/album/card.ts'
import { PickBox } from '../selection/pick-box.tsx'
import { Cover } from '../ui/cover.tsx'
import { TimeAgo } from '../ui/time-ago.tsx'
import { AlbumActions } from './album-actions.tsx'
import type { AlbumLayoutProps } from './album-item.ts'
import { BandcampLink } from './bandcamp-link.tsx'
import { ArtistLink, TagLinks } from './card-links.tsx'
import { Rating } from './rating.tsx'

const NOTES = 100
const TAGS = 9

/** An album in the list view. */
export const AlbumListItem = ({ album, crateId, now, eager, isPicked, preview }: AlbumLayoutProps) => (
  <>
    <Cover title={album.title} artist={album.artist} coverUrl={album.coverUrl} size={112} eager={eager}>
      {!preview.player && isPicked === null && preview.playButton}
      {isPicked !== null && <PickBox album={album} isPicked={isPicked} />}
    </Cover>
    <div>
      <h2 className="truncate" title={album.title}>
        {album.title}
      </h2>
      <p className="truncate text-ink-2">
        <ArtistLink album={album} />
      </p>
      {preview.player}
      {album.notes && <p className="notes">{truncate(album.notes, NOTES)}</p>}
      {album.tags.length > 0 && <TagLinks tags={album.tags} most={TAGS} />}
    </div>
    <div className="side">
      <Rating album={album} />
      <span className="text-meta text-ink-3">
        {messages.added(<TimeAgo key="when" date={album.addedAt} now={now} />)}
      </span>
      {album.trackCount !== null && (
        <span className="text-meta text-ink-3">{messages.trackCount(album.trackCount)}</span>
      )}
      <div className="foot">
        <BandcampLink album={album} />
        <AlbumActions album={album} crateId={crateId} />
      </div>
    </div>
  </>
)
