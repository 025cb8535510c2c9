import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { byLast, type DiarySeed, type ListenView, type ListenYears } from '#domain/diary/listen.ts'
import { DIARY_YEAR, toYear } from '#domain/diary/year.ts'
import { useDiary, yearOf } from '#islands/data/api/listens-api.ts'
import { pageAccount } from '#islands/data/store/device.ts'
import { useAlbums } from '#islands/data/view/use-records.ts'
import { startExport } from '#islands/features/export/public.ts'
import { isDemo } from '#islands/lib/demo-mode.ts'
import { onMove, placePath, showPlace } from '#islands/lib/location.ts'
import { Button } from '#islands/ui/button.tsx'
import { NothingYet, ToCollection } from '#islands/ui/empty.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { Menu, MenuLink } from '#islands/ui/menu.tsx'
import { PlaceTitle } from '#islands/ui/place-title.tsx'
import { onPlainClick } from '#islands/ui/query-link.tsx'
import * as messages from '#locales/diary.ts'
import { places } from '#locales/places.ts'
import { ListenDialog } from './listen-dialog.tsx'
import { Month, MonthSkeleton } from './month.tsx'

const MONTH = 7
const yearPath = (year: number) => `/app/year/${year}`

/** Makes the service worker store the page of a year, so that it also opens offline. */
async function keepYear(year: number) {
  const path = yearPath(year)
  if (pageAccount() && navigator.serviceWorker?.controller && !(await caches.match(path))) await fetch(path)
}

/** The year of the diary that the address names; null for the last one. */
const useAskedYear = (rendered: number | null) =>
  useSyncExternalStore(
    onMove,
    () => toYear(new URLSearchParams(location.search).get(DIARY_YEAR) ?? ''),
    () => rendered,
  )

/** A year of the diary: each month as a calendar of covers, beside its entries. */
export function DiaryPage({ seed, now }: { seed?: DiarySeed; now: string }) {
  const asked = useAskedYear(seed?.year ?? null)
  const diary = useDiary(seed, asked, Number(now.slice(0, 4)))
  const { year, listens, isLoaded, hasMore, isLoading, error, keptAt, showMore, retry } = diary
  useEffect(() => void keepYear(year).catch(() => undefined), [year])
  const albums = useAlbums()
  // Entries of an album that was deleted meanwhile are in the trash with it.
  const known = useMemo(() => {
    const ids = albums && new Set(albums.map(({ id }) => id))
    return listens?.filter(({ albumId }) => ids?.has(albumId) ?? true).sort(byLast)
  }, [listens, albums])
  const shown = useMemo(() => known?.filter((listen) => yearOf(listen) === year) ?? [], [known, year])
  const years = yearsOf(diary.years ?? [], known ?? [], year)
  const count = isLoaded && !hasMore && !keptAt ? shown.length : (years.find((one) => one.year === year)?.listens ?? 0)
  const isEmpty = isLoaded && !hasMore && shown.length === 0
  const isOnly = years.length === 1
  return (
    <>
      <PlaceTitle title={places.diary.name} detail={count > 0 ? messages.entriesIn(count, year) : undefined}>
        {!isDemo && !(isEmpty && isOnly) && (
          <a className="btn btn-outline" href={yearPath(year)}>
            {messages.year(year)}
          </a>
        )}
        <Menu label={messages.more} className="icon-btn" button={<Icon name="ellipsis" size={18} />}>
          <MenuLink
            icon="spreadsheet"
            href="/api/export/diary.csv"
            download
            text={messages.exportCsv}
            onClick={startExport}
          />
          <MenuLink
            icon="json"
            href="/api/export/diary.json"
            download
            text={messages.exportJson}
            onClick={startExport}
          />
        </Menu>
      </PlaceTitle>
      {!isOnly && <Years years={years} year={year} />}
      {keptAt !== null && shown.length > 0 && (
        <p className="alert mb-4" role="status">
          <Icon name="info" />
          <span>{messages.kept(keptAt)}</span>
        </p>
      )}
      {shown.length > 0 && <Months key={year} listens={shown} hasMore={hasMore} now={now} />}
      {error && (keptAt === null || shown.length === 0) ? (
        <LoadProblem error={error} onRetry={retry} />
      ) : !isLoaded && shown.length === 0 ? (
        <MonthSkeleton label={messages.loading} />
      ) : isEmpty && !error ? (
        <NothingYet title={isOnly ? messages.emptyTitle : messages.emptyYear(year)} text={messages.emptyText}>
          <ToCollection />
        </NothingYet>
      ) : (
        hasMore && <More isLoading={isLoading} onMore={showMore} />
      )}
    </>
  )
}

/** The years with entries, including unsent ones, and the year shown. */
function yearsOf(years: ListenYears, listens: readonly ListenView[], year: number): ListenYears {
  const known = new Map(years.map((one) => [one.year, one]))
  for (const one of [...listens.map(yearOf), year]) if (!known.has(one)) known.set(one, { year: one, listens: 0 })
  return [...known.values()].sort((a, b) => b.year - a.year)
}

const Years = ({ years, year }: { years: ListenYears; year: number }) => (
  <nav className=":uno: mb-6 flex overflow-x-auto border-b border-line" aria-label={messages.years}>
    {years.map((one) => {
      const search = `?${DIARY_YEAR}=${one.year}`
      return (
        <a
          key={one.year}
          className=":uno: aria-[current]:(after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:bg-accent text-ink after:content-empty) relative first:after:left-0! max-sm:min-h-touch flex flex-none items-baseline gap-2 px-3 py-2 first:pl-0 text-label hover:text-ink text-ink-2"
          href={placePath('diary', search)}
          aria-current={one.year === year ? 'page' : undefined}
          onClick={onPlainClick(() => showPlace('diary', { search }))}
        >
          {one.year}
        </a>
      )
    })}
  </nav>
)

/** Loads more entries when this scrolls into view. */
function More({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  const load = useEffectEvent(() => isLoading || onMore())
  useEffect(() => {
    const { current } = button
    if (!current || isLoading) return
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && load(), { rootMargin: '600px' })
    observer.observe(current)
    return () => observer.disconnect()
  }, [isLoading])
  return (
    <Button
      ref={button}
      look="meta-link"
      text={messages.showMore}
      aria-disabled={isLoading || undefined}
      onClick={load}
    />
  )
}

type MonthsProps = { listens: ListenView[]; hasMore: boolean; now: string }

function Months({ listens, hasMore, now }: MonthsProps) {
  const [edited, setEdited] = useState<ListenView | null>(null)
  const [isOpen, setOpen] = useState(false)
  const months = [...Map.groupBy(listens, ({ at }) => at.slice(0, MONTH))]
  const edit = (listen: ListenView) => {
    setEdited(listen)
    setOpen(true)
  }
  return (
    <>
      {months.map(([month, ofMonth]) => (
        <Month
          key={month}
          month={month}
          listens={ofMonth}
          isWhole={!hasMore || month !== months.at(-1)?.[0]}
          today={now.slice(0, 10)}
          onEdit={edit}
        />
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
