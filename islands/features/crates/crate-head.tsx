import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CrateView } from '#domain/crates/crate.ts'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { startExport } from '#islands/features/export/public.ts'
import type { ShownAlbums } from '#islands/features/list/public.ts'
import { Statistics } from '#islands/features/statistics/public.ts'
import { Cover } from '#islands/ui/cover.tsx'
import { DialogButton } from '#islands/ui/dialog-button.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import { albumCount } from '#locales/album-count.ts'
import * as messages from '#locales/crates/crate-head.ts'
import { exportCsv } from '#locales/crates/crates.ts'
import { decimalText } from '#locales/intl.ts'
import { BackLink } from './back-link.tsx'
import { toggleFavorite } from './favorite.ts'
import { useCounted } from './smart-contents.ts'

type CrateHeadProps = { query: CollectionQuery; crate: CrateView; shown: ShownAlbums; controls: ReactNode }

/** What stands above the albums of an open crate. Its statistics are there when they are asked for. */
export function CrateHead({ query, crate: open, shown, controls }: CrateHeadProps) {
  const [isOpen, setOpen] = useState(false)
  const figures = shown.statistics
  const isSmart = query.smartCrate !== undefined
  const counted = useCounted(open)
  // Until it is counted, a smart crate is what it shows.
  const crate = counted ?? { ...open, albumCount: shown.count, previewCovers: shown.albums.slice(0, 4) }
  const hasFigures = crate.albumCount > 0
  return (
    <>
      <header className="opened :uno: grid grid-cols-[120px_minmax(0,1fr)] max-sm:(grid-cols-1 mb-0) mb-2 min-h-30 gap-5">
        <Mosaic covers={crate.previewCovers} />
        <div className=":uno: min-w-0 flex flex-wrap max-sm:content-start content-between items-center gap-x-2">
          <span className="max-sm:hidden">
            <BackLink query={query} isIcon={false} />
          </span>
          <span className="sm:hidden">
            <BackLink query={query} />
          </span>
          <h1
            className=":uno: sm:(order-1 -mt-1 w-full) min-w-0 max-sm:(flex-1 pl-1 leading-11) truncate text-title-2"
            title={crate.name}
          >
            {isSmart && <Icon name="search" className="mr-2 text-ink-3" />}
            {crate.name}
          </h1>
          {controls}
          {crate.description && (
            <div className=":uno: order-2 sm:-mt-1 w-full">
              <CrateDescription key={crate.id} text={crate.description} />
            </div>
          )}
          <div className=":uno: order-3 w-full flex items-center gap-2">
            <p className="whitespace-nowrap">
              {albumCount(crate.albumCount)}
              {figures.avgRating !== null && (
                <span className=":uno: max-md:hidden text-ink-2">
                  {messages.average(decimalText(figures.avgRating))}
                </span>
              )}
            </p>
            <span className=":uno: max-sm:-mr-2.5 ml-auto flex items-center sm:gap-1">
              {!isSmart && (
                <DialogButton
                  className="btn btn-outline :uno: h-8 max-sm:(h-touch min-w-touch p-0 shadow-none)"
                  name="add-records"
                  id={crate.id}
                  label={messages.addRecords}
                >
                  <Icon name="plus" />
                  <span className="max-sm:hidden">{messages.addRecords}</span>
                </DialogButton>
              )}
              <Favorite crate={crate} />
              <DialogButton className="icon-btn" name="edit-crate" id={crate.id} label={messages.edit}>
                <Icon name="pencil" />
              </DialogButton>
              <a
                className="icon-btn"
                href={`/api/export/crates/${crate.id}`}
                download
                aria-label={exportCsv}
                title={exportCsv}
                onClick={startExport}
              >
                <Icon name="arrow-down-to-line" />
              </a>
              {hasFigures && (
                <IconButton
                  icon="chart"
                  className=":uno: max-[359.9px]:hidden"
                  label={messages.statistics}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(!isOpen)}
                />
              )}
              <DialogButton
                className="icon-btn"
                name="delete-crate"
                id={crate.id}
                label={messages.deleteCrate(crate.name)}
              >
                <Icon name="trash" />
              </DialogButton>
            </span>
          </div>
        </div>
      </header>
      {hasFigures && isOpen && <Statistics query={query} figures={figures} />}
    </>
  )
}

/** The first sleeves of a crate. One fills it; from two on there are four places. */
function Mosaic({ covers }: { covers: CrateView['previewCovers'] }) {
  const empty = covers.length === 1 ? 0 : 4 - covers.length
  return (
    <div
      className=":uno: grid [&>:only-child]:col-span-full grid-cols-2 max-sm:hidden size-30 content-start gap-0.5"
      aria-hidden="true"
    >
      {covers.map((sleeve, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a position in the mosaic, not an album
        <Cover key={index} {...sleeve} size={covers.length === 1 ? 120 : 59} eager />
      ))}
      {Array.from({ length: empty }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a position in the mosaic, not an album
        <span key={`empty-${index}`} className="cover" />
      ))}
    </div>
  )
}

function Favorite({ crate }: { crate: CrateView }) {
  const { isBusy, hold } = useAction()
  return (
    <button
      type="button"
      className="btn btn-ghost :uno: h-8 max-sm:(h-touch min-w-touch) [&[aria-pressed=true]:not(:hover)]:bg-transparent"
      aria-pressed={crate.isFavorite}
      aria-disabled={isBusy || undefined}
      onClick={() => hold(() => toggleFavorite(crate.id))}
    >
      <Icon name={crate.isFavorite ? 'heart-solid' : 'heart'} className={crate.isFavorite ? 'text-accent' : ''} />
      <span className="max-sm:sr-only">{messages.favorite}</span>
    </button>
  )
}

/** A crate's description: its first lines, and a button that shows all of it. */
function CrateDescription({ text }: { text: string }) {
  const about = useRef<HTMLParagraphElement>(null)
  const [isLong, setLong] = useState(false)
  const [isWhole, setWhole] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useEffect(() => {
    const { current } = about
    if (!current || isWhole) return
    const observer = new ResizeObserver(() => setLong(current.scrollHeight > current.clientHeight))
    observer.observe(current)
    return () => observer.disconnect()
  }, [isWhole, text])

  return (
    <div className={isWhole ? undefined : 'flex items-center gap-2'}>
      <p
        ref={about}
        className={`about min-w-0 max-w-96ch text-ink-2 whitespace-pre-line [overflow-wrap:anywhere] ${isWhole ? '' : 'media-script:line-clamp-1'}`}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className="meta-link -my-3 flex-none whitespace-nowrap"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? messages.showLess : messages.showAll}
        </button>
      )}
    </div>
  )
}
