import { useMemo, useState } from 'react'
import { byLast, type ListensPage, type ListenView } from '#domain/diary/listen.ts'
import { useListens } from '#islands/data/api/listens-api.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { AlbumLink } from '#islands/features/album/public.ts'
import { startExport } from '#islands/features/export/public.ts'
import { Cover } from '#islands/ui/cover.tsx'
import { NothingYet } from '#islands/ui/empty.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { PlaceTitle } from '#islands/ui/place-title.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { Stars } from '#islands/ui/stars.tsx'
import * as messages from '#locales/diary.ts'
import { places } from '#locales/places.ts'
import { ListenDialog } from './listen-dialog.tsx'

const MONTH = 7
const DAY = 10
const CLOCK = [11, 16] as const

/** What was heard, the last first, by month and day. */
export function DiaryPage({ seed, now }: { seed?: ListensPage; now: string }) {
  const { listens, hasMore, isLoading, error, showMore, retry } = useListens(seed)
  const albums = useAlbums()
  // Those of an album that was deleted meanwhile are in the trash with it.
  const shown = useMemo(() => {
    const ids = albums && new Set(albums.map(({ id }) => id))
    return listens?.filter(({ albumId }) => ids?.has(albumId) ?? true).sort(byLast)
  }, [listens, albums])
  const year = Number(now.slice(0, 4))
  return (
    <>
      <div className=":uno: flex flex-wrap items-start justify-between gap-x-4">
        <PlaceTitle
          title={places.diary.name}
          detail={shown?.length && !hasMore ? messages.entries(shown.length) : undefined}
        />
        <div className=":uno: mb-3 flex items-center gap-2">
          <a className="btn btn-outline" href={`/app/year/${year}`}>
            {messages.year(year)}
          </a>
          <ExportLink kind="csv" label={messages.exportCsv} />
          <ExportLink kind="json" label={messages.exportJson} />
        </div>
      </div>
      {shown && shown.length > 0 && <Months listens={shown} />}
      {error ? (
        <LoadProblem error={error} onRetry={retry} />
      ) : shown === undefined ? (
        <Progress label={messages.loading} />
      ) : shown.length === 0 && !hasMore ? (
        <NothingYet title={messages.emptyTitle} text={messages.emptyText('h')} />
      ) : (
        hasMore && (
          <button
            type="button"
            className="meta-link"
            aria-disabled={isLoading || undefined}
            onClick={() => isLoading || showMore()}
          >
            {messages.showMore}
          </button>
        )
      )}
    </>
  )
}

const ExportLink = ({ kind, label }: { kind: 'csv' | 'json'; label: string }) => (
  <a
    className="icon-btn"
    href={`/api/export/diary.${kind}`}
    download
    aria-label={label}
    title={label}
    onClick={startExport}
  >
    <Icon name={kind === 'csv' ? 'spreadsheet' : 'json'} />
  </a>
)

const by = (listens: readonly ListenView[], length: number) => [
  ...Map.groupBy(listens, ({ at }) => at.slice(0, length)),
]

function Months({ listens }: { listens: ListenView[] }) {
  const [edited, setEdited] = useState<ListenView | null>(null)
  const [isOpen, setOpen] = useState(false)
  const edit = (listen: ListenView) => {
    setEdited(listen)
    setOpen(true)
  }
  return (
    <>
      {by(listens, MONTH).map(([month, ofMonth]) => (
        <section key={month} className=":uno: mb-8 max-w-192">
          <h2 className=":uno: border-b border-line-2 pb-1 text-section">{messages.month(month)}</h2>
          {by(ofMonth, DAY).map(([day, ofDay]) => (
            <section key={day}>
              <h3 className=":uno: pt-3 text-small text-ink-2">
                <time dateTime={day}>{messages.day(day)}</time>
              </h3>
              <ul>
                {ofDay.map((listen) => (
                  <Row key={listen.id} listen={listen} onEdit={() => edit(listen)} />
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
      {edited && (
        <ListenDialog
          key={edited.id}
          listen={edited}
          isOpen={isOpen}
          onOpen={() => edit(edited)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function Row({ listen, onEdit }: { listen: ListenView; onEdit: () => void }) {
  const { albumId, at, title, artist, coverUrl, rating, note } = listen
  return (
    <li className=":uno: relative grid grid-cols-[40px_minmax(0,1fr)_auto_auto] min-h-14 items-center gap-x-3 border-b border-line py-1">
      <Cover title={title} artist={artist} coverUrl={coverUrl} size={40} />
      <span className="min-w-0">
        <AlbumLink
          album={{ id: albumId }}
          className=":uno: max-sm:before:(absolute inset-0 content-empty) block truncate hover:underline decoration-1 underline-offset-3"
        >
          {title}
        </AlbumLink>
        <span className="block truncate text-small text-ink-2">{artist}</span>
      </span>
      <span className=":uno: flex max-sm:(flex-col items-end gap-0) items-center gap-3">
        {rating !== null && <Stars value={rating} label={messages.rating} />}
        <time className="text-meta text-ink-3" dateTime={at}>
          {at.slice(...CLOCK)}
        </time>
      </span>
      <IconButton
        icon="pencil"
        className="relative z-1"
        label={messages.edit(title)}
        aria-haspopup="dialog"
        onClick={onEdit}
      />
      {note && (
        <p className=":uno: col-span-2 col-start-2 whitespace-pre-line break-anywhere pb-1 text-small text-ink-2">
          {note}
        </p>
      )}
    </li>
  )
}
