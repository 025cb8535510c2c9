import { Fragment, type ReactNode } from 'react'
import * as messages from '#locales/album/card.ts'
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

/** The columns of the compact view in their order; `album-rows.css` has their widths. */
const COLUMNS = ['cover', 'title', 'tags', 'rating', 'added', 'actions'] as const

type Cells = Record<(typeof COLUMNS)[number], ReactNode>

const cellsOf = ({ album, crateId, now, eager, isPicked, preview }: AlbumLayoutProps): Cells => ({
  cover: (
    <>
      <Cover title={album.title} artist={album.artist} coverUrl={album.coverUrl} size={36} eager={eager}>
        {isPicked !== null && <PickBox album={album} isPicked={isPicked} />}
      </Cover>
      {isPicked === null && preview.toggle}
    </>
  ),
  title: (
    <div>
      <h2 className="truncate" title={album.title}>
        {album.title}
      </h2>
      <p className="by truncate">
        <ArtistLink album={album} />
      </p>
    </div>
  ),
  tags: <TagLinks tags={album.tags} most={TAGS} />,
  rating: (
    <>
      <Rating album={album} />
      {album.rating !== null && (
        <span className="given sm:hidden">
          {messages.starsGiven(
            album.rating,
            <span key="sign" aria-hidden="true">
              {' ★'}
            </span>,
            srOnly,
          )}
        </span>
      )}
    </>
  ),
  added: <TimeAgo className="when text-ink-3" date={album.addedAt} now={now} />,
  actions: (
    <span className="foot">
      <BandcampLink album={album} isIcon />
      <AlbumActions album={album} crateId={crateId} />
    </span>
  ),
})

/** An album as a row of the compact view. */
export function AlbumCompactRow(props: AlbumLayoutProps) {
  const cells = cellsOf(props)
  return COLUMNS.map((name) => <Fragment key={name}>{cells[name]}</Fragment>)
}

export const CompactHead = () => (
  <div className="compact-row head" aria-hidden="true">
    {COLUMNS.map((name) => (
      <span key={name} className={`head-${name}`}>
        {messages.columns[name]}
      </span>
    ))}
  </div>
)
