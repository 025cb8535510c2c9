import type { ReactNode } from 'react'
import type { Sort } from '#domain/query/collection-query.ts'
import { type Column, COLUMNS as OPTIONAL } from '#domain/query/columns.ts'
import { PickBox } from '#islands/features/list/public.ts'
import { createStore } from '#islands/lib/store.ts'
import { textScale } from '#islands/lib/text-scale.ts'
import { Cover } from '#islands/ui/cover.tsx'
import { srOnly } from '#islands/ui/sr-only.tsx'
import { Stars } from '#islands/ui/stars.tsx'
import { TimeAgo } from '#islands/ui/time-ago.tsx'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/collection.ts'
import { AlbumActions } from './album-actions.tsx'
import type { AlbumLayoutProps } from './album-item.ts'
import { AlbumLink } from './album-link.tsx'
import { BandcampLink } from './bandcamp-link.tsx'
import { PlaceLink, TagLinks } from './card-links.tsx'
import { columnLine, columnText } from './column-text.ts'
import { fittingTags } from './fitting-tags.ts'
import { Rating } from './rating.tsx'
import { GotIt, WishMark } from './wish.tsx'

export type CompactColumn = {
  name: keyof typeof messages.compactColumns
  /** The sort of the column's header, and the opposite order, if there is one. */
  sort?: Sort
  back?: Sort
  /** The classes that hide its header. */
  hidden?: string
  cell: (props: CellProps) => ReactNode
}

const SMALL_STARS = ':uno: max-sm:hidden [&>*]:before:size-4'

/** The widths at which the person's columns have no room and are in the artist's line. */
const FOLDED = '[@container_(width<1080px)]:hidden'

const optional = (name: Column, sort: Sort): CompactColumn => ({
  name,
  sort,
  hidden: FOLDED,
  cell: ({ album, isAtRest }) => (
    <OptionalCell text={columnText(album, name)}>
      {name === 'label' && !isAtRest && <PlaceLink place="label" album={album} />}
    </OptionalCell>
  ),
})

/** The columns of the compact view in their order; the shortcut `compact-row` has their widths. */
export const COLUMNS: CompactColumn[] = [
  {
    name: 'cover',
    cell: ({ album, eager, isPicked, preview, isAtRest }) => (
      <>
        <Cover title={album.title} artist={album.artist} coverUrl={album.coverUrl} size={36} eager={eager}>
          <WishMark album={album} />
          {isPicked !== null && <PickBox album={album} isPicked={isPicked} />}
        </Cover>
        {isPicked === null && (isAtRest ? preview.toggle : preview.playButton)}
      </>
    ),
  },
  {
    name: 'title',
    sort: 'title',
    cell: ({ album, isPicked }) => (
      <div>
        <h2 className="truncate text-record-row :uno: sm:(-my-1 py-1)" title={album.title} {...written}>
          <AlbumLink album={album} className={isPicked === null ? 'row-link' : ''}>
            {album.title}
          </AlbumLink>
        </h2>
        {/* On a phone the whole row opens the album. */}
        <p className="truncate :uno: sm:hidden text-ink-2 leading-4" {...written}>
          {album.artist}
        </p>
      </div>
    ),
  },
  {
    name: 'artist',
    sort: 'artist',
    hidden: 'max-sm:hidden',
    cell: ({ album, columns, isAtRest }) => (
      <span className="truncate :uno: max-sm:hidden text-ink-2">
        <span>{isAtRest ? album.artist : <PlaceLink album={album} />}</span>
        <FoldedColumns text={columnLine(album, columns)} />
      </span>
    ),
  },
  optional('year', 'released'),
  optional('price', 'price'),
  optional('label', 'label'),
  {
    name: 'tags',
    hidden: 'max-md:hidden',
    cell: ({ album: { tags }, isAtRest }) => <CompactTags tags={tags} isAtRest={isAtRest} />,
  },
  {
    name: 'rating',
    sort: 'rating-high',
    back: 'rating-low',
    cell: ({ album, isAtRest }) => (
      <>
        {isAtRest ? (
          <Stars className={SMALL_STARS} value={album.rating ?? 0} label={messages.ratingOf(album.title)} />
        ) : (
          <Rating className={SMALL_STARS} album={album} />
        )}
        {album.rating !== null && (
          <span key={album.rating} className="sm:hidden text-ink-2">
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
  },
  {
    name: 'added',
    sort: 'recent',
    hidden: 'max-md:hidden',
    cell: ({ album, now }) => (
      <TimeAgo className="max-md:hidden whitespace-nowrap text-ink-3" date={album.addedAt} now={now} />
    ),
  },
  {
    name: 'actions',
    cell: ({ album, crateId, isAtRest }) => (
      <span className=":uno: relative z-1 max-sm:(col-start-4 -mr-3 [&>:not(.keep,.menu)]:hidden) flex [&>*]:flex-none justify-end">
        {!isAtRest && (
          <>
            <BandcampLink className="icon-btn icon-btn-sm" album={album} isIcon />
            <GotIt album={album} isIcon />
            <AlbumActions album={album} crateId={crateId} />
          </>
        )}
      </span>
    ),
  },
]

const OPTIONAL_NAMES: readonly string[] = OPTIONAL

/** Those that are shown when a person has chosen some of the optional ones. */
export const shownOf = (columns: readonly string[]) =>
  COLUMNS.filter(({ name }) => !OPTIONAL_NAMES.includes(name) || columns.includes(name))

type CellProps = AlbumLayoutProps & {
  /** Without pointer and focus, on devices with a mouse, the row is plain text. */
  isAtRest: boolean
}

/** The width of the tags column in px of the usual text size; until it is known, that of a small screen. */
const tagRoom = createStore(140)

/** Observes the width of the tags column, which equals that of its header. */
export function watchTagRoom(head: HTMLElement) {
  const observer = new ResizeObserver(() => head.clientWidth > 0 && tagRoom.set(head.clientWidth / textScale()))
  observer.observe(head)
  return () => observer.disconnect()
}

/** As many whole tags as fit. */
function CompactTags({ tags, isAtRest }: { tags: readonly string[]; isAtRest: boolean }) {
  const shown = fittingTags(tags, tagRoom.use())
  return (
    <TagLinks
      className=":uno: max-md:hidden [&>a]:min-w-8 h-6 flex-nowrap items-center overflow-hidden"
      tags={tags}
      shown={shown}
      isText={isAtRest}
    />
  )
}

/** All tags after the artist, where the row has no column for them. */
const FoldedColumns = ({ text }: { text: string }) =>
  text && <span className=":uno: ml-1 [@container_(width>=1080px)]:hidden text-ink-3">{`· ${text}`}</span>

/** If there is no room for the column, the line below the title has the same content. */
const OptionalCell = ({ text, children }: { text: string; children: ReactNode }) => (
  <span className={`${FOLDED} truncate text-ink-2`} title={children ? undefined : text}>
    {children || text}
  </span>
)
