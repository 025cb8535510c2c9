import { TimeAgo } from '#islands/ui/time-ago.tsx'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/collection.ts'
import { AddNote, AddTag } from './add-buttons.tsx'
import { AlbumActions } from './album-actions.tsx'
import { AlbumCover } from './album-card.tsx'
import type { AlbumLayoutProps } from './album-item.ts'
import { AlbumLink } from './album-link.tsx'
import { BandcampLink } from './bandcamp-link.tsx'
import { PlaceLink, TagLinks } from './card-links.tsx'
import { columnLine } from './column-text.ts'
import { NotePart } from './note-part.tsx'
import { Rating } from './rating.tsx'
import { GotIt, WishFacts } from './wish.tsx'

const NOTES = 100
const TAGS = 9

/** The person's columns as one line. The label comes last, as a link to its albums. */
function ColumnTexts({ album, columns }: Pick<AlbumLayoutProps, 'album' | 'columns'>) {
  const hasLabel = album.label && columns.includes('label')
  const others = columnLine(
    album,
    columns.filter((column) => column !== 'label'),
  )
  return (
    <>
      {others && <span>{others + (hasLabel ? ' · ' : '')}</span>}
      {hasLabel && (
        <>
          {/* A phone has no room for another target between the artist and the tags. */}
          <span className="sm:hidden" {...written}>
            {album.label}
          </span>
          <PlaceLink place="label" className="max-sm:hidden py-1.5 hover:underline" album={album} />
        </>
      )}
    </>
  )
}

/** An album in the list view. */
export const AlbumListItem = ({ album, crateId, now, eager, isPicked, preview, columns }: AlbumLayoutProps) => (
  <>
    <AlbumCover {...{ album, eager, isPicked, preview }} size={112} />
    <div>
      <h2 className="text-record-list" title={album.title} {...written}>
        <AlbumLink album={album} className="title-link">
          {album.title}
        </AlbumLink>
      </h2>
      <p className="truncate :uno: max-sm:(-mb-1.5 -mt-5.5) text-ink-2">
        <PlaceLink album={album} />
      </p>
      <WishFacts album={album} now={now} className="text-small font-medium" isPriceBelow={columns.includes('price')} />
      {columns.length > 0 && (
        <p className=":uno: mt-0.5 empty:hidden break-anywhere text-meta text-ink-3">
          <ColumnTexts album={album} columns={columns} />
        </p>
      )}
      {album.notes && (
        <NotePart album={album} className=":uno: mt-2 max-w-60ch break-anywhere text-small text-ink-2" most={NOTES} />
      )}
      <TagLinks
        className=":uno: mt-2.5 max-sm:[&>button]:hidden max-sm:media-unforced:gap-y-4.5"
        tags={album.tags}
        most={TAGS}
      >
        <AddTag album={album} />
        {!album.notes && <AddNote album={album} />}
      </TagLinks>
    </div>
    <div className=":uno: max-sm:(grid col-span-full grid-cols-[minmax(0,1fr)_auto] items-center justify-items-end text-right) flex flex-col items-end">
      <Rating
        className=":uno: max-[359.9px]:col-span-full min-[360px]:max-sm:(row-start-1 row-end-[span_2]) -mr-1 max-sm:justify-self-start"
        album={album}
      />
      <span className=":uno: max-sm:(col-start-2 max-w-126px) text-meta text-ink-3">
        {messages.added(<TimeAgo key="when" date={album.addedAt} now={now} />)}
      </span>
      {album.trackCount !== null && (
        <span className=":uno: max-sm:col-start-2 text-meta text-ink-3">{messages.trackCount(album.trackCount)}</span>
      )}
      {/* On a phone the album, one tap away, has the others. */}
      <div className="on-point :uno: max-sm:(col-span-full -mr-3 mt-0 [&>.icon-btn:not([data-part])]:hidden justify-self-stretch) -mr-1.5 mt-auto flex flex-wrap items-center justify-end gap-y-0.5">
        <BandcampLink className="meta-link :uno: max-sm:(mr-auto min-w-touch) mr-2" album={album} />
        <GotIt album={album} />
        <AlbumActions album={album} crateId={crateId} />
      </div>
    </div>
  </>
)
