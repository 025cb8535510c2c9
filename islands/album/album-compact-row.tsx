import { Fragment, type ReactNode } from 'react'
import { type Column, COLUMNS as OPTIONAL } from '#domain/collection-query.ts'
import * as messages from '#locales/album/card.ts'
import { PickBox } from '../selection/pick-box.tsx'
import { Cover } from '../ui/cover.tsx'
import { srOnly } from '../ui/sr-only.tsx'
import { TimeAgo } from '../ui/time-ago.tsx'
import { AlbumActions } from './album-actions.tsx'
import type { AlbumLayoutProps } from './album-item.ts'
import { BandcampLink } from './bandcamp-link.tsx'
import { ArtistLink, TagLinks } from './card-links.tsx'
import { columnLine, columnText } from './columns.ts'
import { Rating } from './rating.tsx'

const TAGS = 3

/** The columns of the compact view in their order; the shortcut `compact-row` has their widths. */
const COLUMNS = ['cover', 'title', ...OPTIONAL, 'tags', 'rating', 'added', 'actions'] as const

type Name = (typeof COLUMNS)[number]

const isOptional = (name: Name): name is Column => OPTIONAL.some((column) => column === name)
const shownOf = (columns: readonly Column[]) => COLUMNS.filter((name) => !isOptional(name) || columns.includes(name))

const cellsOf = ({
  album,
  crateId,
  now,
  eager,
  isPicked,
  preview,
  columns,
}: AlbumLayoutProps): Record<Exclude<Name, Column>, ReactNode> => ({
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
      <p className="truncate :uno: max-sm:(-mb-1.5 -mt-5.5 flex) text-ink-2 leading-4">
        <ArtistLink album={album} />
        <FoldedColumns text={columnLine(album, columns)} />
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
  return shownOf(props.columns).map((name) =>
    isOptional(name) ? (
      <OptionalCell key={name} text={columnText(props.album, name)} />
    ) : (
      <Fragment key={name}>{cells[name]}</Fragment>
    ),
  )
}

/** All of them in the line of the artist, where the row has no room for them. */
const FoldedColumns = ({ text }: { text: string }) =>
  text && (
    <span className=":uno: ml-1 min-[1440px]:hidden max-sm:(min-w-0 flex-1 truncate pt-5.5) text-ink-3">{`· ${text}`}</span>
  )

/** Where there is no room for it, the line below the title says the same. */
const OptionalCell = ({ text }: { text: string }) => (
  <span className="max-[1439.9px]:hidden truncate text-ink-2" title={text}>
    {text}
  </span>
)

const CLASSES: Partial<Record<Name, string>> = { tags: 'max-md:hidden', added: 'max-md:hidden' }

export const CompactHead = ({ columns }: { columns: readonly Column[] }) => (
  <div
    className="compact-row :uno: max-sm:hidden h-8 border-b-0 hover:bg-transparent text-meta text-ink-3"
    aria-hidden="true"
  >
    {shownOf(columns).map((name) => (
      <span key={name} className={isOptional(name) ? 'max-[1439.9px]:hidden' : CLASSES[name]}>
        {messages.columns[name]}
      </span>
    ))}
  </div>
)
