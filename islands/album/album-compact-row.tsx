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

/** The columns of the compact view in their order; the shortcut `compact-row` has their widths. */
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
      <h2 className="truncate text-record-row" title={album.title}>
        {album.title}
      </h2>
      <p className="truncate :uno: max-sm:(-mb-1.5 -mt-5.5) text-ink-2 leading-4">
        <ArtistLink album={album} />
      </p>
    </div>
  ),
  tags: (
    <TagLinks className=":uno: max-md:hidden [&>a]:min-w-8 flex-nowrap overflow-hidden" tags={album.tags} most={TAGS} />
  ),
  rating: (
    <>
      <Rating className=":uno: max-sm:hidden [&>label]:before:size-4" album={album} />
      {album.rating !== null && (
        <span className="sm:hidden text-ink-2">
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
  added: <TimeAgo className="max-md:hidden text-ink-3" date={album.addedAt} now={now} />,
  actions: (
    <span className=":uno: max-sm:(col-start-4 -mr-3 [&>:not(.keep,.menu)]:hidden) flex justify-end">
      <BandcampLink className="icon-btn icon-btn-sm" album={album} isIcon />
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
  <div
    className="compact-row :uno: max-sm:hidden h-8 border-b-0 hover:bg-transparent text-meta text-ink-3"
    aria-hidden="true"
  >
    {COLUMNS.map((name) => (
      <span key={name} className={name === 'tags' || name === 'added' ? 'max-md:hidden' : undefined}>
        {messages.columns[name]}
      </span>
    ))}
  </div>
)
