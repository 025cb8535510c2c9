import { Fragment, type ReactNode } from 'react'
import { type CollectionQuery, type Sort, sortOf } from '#domain/query/collection-query.ts'
import { type Column, COLUMNS as OPTIONAL } from '#domain/query/view-preferences.ts'
import { PickBox } from '#islands/features/list/public.ts'
import { Cover } from '#islands/ui/cover.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import { srOnly } from '#islands/ui/sr-only.tsx'
import { TimeAgo } from '#islands/ui/time-ago.tsx'
import * as messages from '#locales/album/card.ts'
import { sortNames } from '#locales/find/query.ts'
import { AlbumActions } from './album-actions.tsx'
import type { AlbumLayoutProps } from './album-item.ts'
import { AlbumLink } from './album-link.tsx'
import { BandcampLink } from './bandcamp-link.tsx'
import { PlaceLink, TagLinks } from './card-links.tsx'
import { columnLine, columnText } from './column-text.ts'
import { Rating } from './rating.tsx'
import { GotIt, WishMark } from './wish.tsx'

const TAGS = 3

type SortedBy = {
  text: string
  sort: Sort
  /** The other way round, if there is one. */
  back?: Sort
}

type CompactColumn = {
  name: keyof typeof messages.columns
  /** What its head sorts by. */
  sorts?: SortedBy[]
  /** Where its head is hidden. */
  hidden?: string
  cell: (props: AlbumLayoutProps) => ReactNode
}

/** Where the person's columns have no room and are in the line of the artist. */
const FOLDED = '[@container_(width<1080px)]:hidden [@container_(width>=1440px)]:hidden'

const optional = (name: Column, sort: Sort): CompactColumn => ({
  name,
  sorts: [{ text: messages.columns[name], sort }],
  hidden: FOLDED,
  cell: ({ album }) => (
    <OptionalCell text={columnText(album, name)}>
      {name === 'label' && <PlaceLink place="label" album={album} />}
    </OptionalCell>
  ),
})

/** The columns of the compact view in their order; the shortcut `compact-row` has their widths. */
const COLUMNS: CompactColumn[] = [
  {
    name: 'cover',
    cell: ({ album, eager, isPicked, preview }) => (
      <>
        <Cover title={album.title} artist={album.artist} coverUrl={album.coverUrl} size={36} eager={eager}>
          <WishMark album={album} />
          {isPicked !== null && <PickBox album={album} isPicked={isPicked} />}
        </Cover>
        {isPicked === null && preview.playButton}
      </>
    ),
  },
  {
    name: 'title',
    sorts: [
      { text: messages.columns.title, sort: 'title' },
      { text: messages.columns.artist, sort: 'artist' },
    ],
    cell: ({ album, isPicked, columns }) => (
      <div>
        <h2 className="truncate text-record-row :uno: sm:(-mt-1.5 pt-1.5)" title={album.title}>
          <AlbumLink album={album} className={isPicked === null ? 'row-link' : ''}>
            {album.title}
          </AlbumLink>
        </h2>
        {/* On a phone the whole row opens the album. */}
        <p className="truncate :uno: sm:(-mb-2 pb-2) text-ink-2 leading-4">
          <span className="sm:hidden">{album.artist}</span>
          <span className="row-artist">
            <PlaceLink album={album} />
          </span>
          <FoldedColumns text={columnLine(album, columns)} />
        </p>
      </div>
    ),
  },
  optional('year', 'released'),
  optional('price', 'price'),
  optional('label', 'label'),
  {
    name: 'tags',
    hidden: 'max-md:hidden',
    cell: ({ album }) => (
      <TagLinks
        className=":uno: max-md:hidden [&>a]:min-w-8 flex-nowrap overflow-hidden"
        tags={album.tags}
        most={TAGS}
      />
    ),
  },
  {
    name: 'rating',
    sorts: [{ text: messages.columns.rating, sort: 'rating-high', back: 'rating-low' }],
    cell: ({ album }) => (
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
  },
  {
    name: 'added',
    sorts: [{ text: messages.columns.added, sort: 'recent' }],
    hidden: 'max-md:hidden',
    cell: ({ album, now }) => <TimeAgo className="max-md:hidden text-ink-3" date={album.addedAt} now={now} />,
  },
  {
    name: 'actions',
    cell: ({ album, crateId }) => (
      <span className=":uno: relative z-1 max-sm:(col-start-4 -mr-3 [&>:not(.keep,.menu)]:hidden) flex [&>*]:flex-none justify-end">
        <BandcampLink className="icon-btn icon-btn-sm" album={album} isIcon />
        <GotIt album={album} isIcon />
        <AlbumActions album={album} crateId={crateId} />
      </span>
    ),
  },
]

const OPTIONAL_NAMES: readonly string[] = OPTIONAL
const shownOf = (columns: readonly string[]) =>
  COLUMNS.filter(({ name }) => !OPTIONAL_NAMES.includes(name) || columns.includes(name))

/** An album as a row of the compact view. */
export const AlbumCompactRow = (props: AlbumLayoutProps) =>
  shownOf(props.columns).map(({ name, cell }) => <Fragment key={name}>{cell(props)}</Fragment>)

/** All of them in the line of the artist, where the row has no room for them. */
const FoldedColumns = ({ text }: { text: string }) =>
  text && <span className=":uno: ml-1 [@container_(1080px<=width<1440px)]:hidden text-ink-3">{`· ${text}`}</span>

/** Where there is no room for it, the line below the title says the same. */
const OptionalCell = ({ text, children }: { text: string; children: ReactNode }) => (
  <span className={`${FOLDED} truncate text-ink-2`} title={children ? undefined : text}>
    {children || text}
  </span>
)

type CompactHeadProps = { columns: readonly Column[]; query: CollectionQuery }

/** The names of the columns, which sort by them. Where two albums stand side by side, the second column has them for the eye. */
export const CompactHead = (props: CompactHeadProps) => (
  <div className=":uno: grid [@container_(width>=1440px)]:grid-cols-2 max-sm:hidden gap-x-12">
    <fieldset>
      <legend className="sr-only">{messages.sortBy}</legend>
      <HeadRow {...props} />
    </fieldset>
    <div className=":uno: [@container_(width<1440px)]:hidden" aria-hidden="true" inert>
      <HeadRow {...props} />
    </div>
  </div>
)

const HeadRow = ({ columns, query }: CompactHeadProps) => (
  <div className="compact-row :uno: h-8 border-b-0 hover:bg-transparent text-meta text-ink-3">
    {shownOf(columns).map(({ name, sorts, hidden = '' }) => (
      <span key={name} className={`${hidden} :uno: flex items-center gap-3`}>
        {sorts ? sorts.map((sort) => <SortLink key={sort.sort} by={sort} query={query} />) : messages.columns[name]}
        {name === 'title' && (
          <span className=":uno: [@container_(width<840px)]:hidden [@container_(width>=1080px)]:hidden flex gap-3">
            {COLUMNS.filter(({ name }) => OPTIONAL_NAMES.includes(name) && columns.some((one) => one === name)).map(
              ({ sorts = [] }) => sorts.map((sort) => <SortLink key={sort.sort} by={sort} query={query} />),
            )}
          </span>
        )}
      </span>
    ))}
  </div>
)

function SortLink({ by: { text, sort, back }, query }: { by: SortedBy; query: CollectionQuery }) {
  const current = sortOf(query)
  const isBack = current === back
  const isCurrent = current === sort || isBack
  const next = current === sort && back ? back : sort
  return (
    <QueryLink
      className=":uno: min-h-6 inline-flex items-center gap-0.5 aria-[current]:(text-ink font-semibold) hover:text-ink"
      query={{ ...query, sort: next, page: 1 }}
      aria-current={isCurrent ? 'true' : undefined}
      title={sortNames[next]}
    >
      {text}
      {isCurrent && back && <Icon name={isBack ? 'chevron-up' : 'chevron-down'} size={12} />}
    </QueryLink>
  )
}
