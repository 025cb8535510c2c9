import { starsGiven } from '#locales/album/card.ts'
import { PickBox } from '../selection/pick-box.tsx'
import { Cover } from '../ui/cover.tsx'
import { srOnly } from '../ui/sr-only.tsx'
import { TimeAgo } from '../ui/time-ago.tsx'
import { AlbumActions } from './album-actions.tsx'
import type { AlbumLayoutProps } from './album-item.ts'
import { BandcampLink } from './bandcamp-link.tsx'
import { ArtistLink, TagLinks } from './card-links.tsx'
import { Rating } from './rating.tsx'

const TAGS = 3

/** An album as a row of the compact view. */
export const AlbumCompactRow = ({ album, crateId, now, eager, isPicked, preview }: AlbumLayoutProps) => (
  <>
    <Cover title={album.title} artist={album.artist} coverUrl={album.coverUrl} size={36} eager={eager}>
      {isPicked !== null && <PickBox album={album} isPicked={isPicked} />}
    </Cover>
    {isPicked === null && preview.toggle}
    <div>
      <h2 className="clip" title={album.title}>
        {album.title}
      </h2>
      <p className="by clip">
        <ArtistLink album={album} />
      </p>
    </div>
    {album.rating !== null && (
      <span className="only-phone given">
        {starsGiven(
          album.rating,
          <span key="sign" aria-hidden="true">
            {' ★'}
          </span>,
          srOnly,
        )}
      </span>
    )}
    <TagLinks tags={album.tags} most={TAGS} />
    <Rating album={album} />
    <TimeAgo className="dimmer when" date={album.addedAt} now={now} />
    <span className="foot">
      <BandcampLink album={album} isIcon />
      <AlbumActions album={album} crateId={crateId} />
    </span>
  </>
)
