import { type ReactNode, useState } from 'react'
import type { CollectionQuery } from '#domain/collection-query.ts'
import type { CrateView } from '#domain/crate.ts'
import type { Statistics as Figures } from '#domain/statistics.ts'
import { albumCount } from '#locales/album-count.ts'
import * as messages from '#locales/crates/crate-head.ts'
import { exportCsv } from '#locales/crates/crates.ts'
import { decimalText } from '#locales/intl.ts'
import { Statistics } from '../collection/statistics.tsx'
import { ColumnsMenu, ViewMenu, ViewSwitch } from '../collection/view-switch.tsx'
import { startExport } from '../files/start-export.ts'
import { withoutFilters } from '../find/queries.ts'
import { SelectButton } from '../selection/select-button.tsx'
import { Cover } from '../ui/cover.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { NothingYet } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { QueryLink } from '../ui/query-link.tsx'
import { CrateDescription } from './crate-description.tsx'
import { toggleFavorite } from './favorite.ts'

const outside = (query: CollectionQuery): CollectionQuery => ({ ...withoutFilters(query), crate: null })

/** The way out; `children` stand at the other end. */
export function BackBar({ query, children }: { query: CollectionQuery; children?: ReactNode }) {
  return (
    <div className="-ml-2.5 -mt-2 flex items-center gap-2">
      <QueryLink className="btn btn-ghost" query={outside(query)}>
        <Icon name="arrow-left" />
        {messages.back}
      </QueryLink>
      {children}
    </div>
  )
}

type CrateHeadProps = { query: CollectionQuery; crate: CrateView; figures: Figures }

/** What stands above the albums of an open crate. Its statistics are there when they are asked for. */
export function CrateHead({ query, crate, figures }: CrateHeadProps) {
  const [isOpen, setOpen] = useState(false)
  const hasFigures = crate.albumCount > 0
  const end = hasFigures && isOpen ? 'pb-6' : 'mb-8 border-b border-line pb-8 max-sm:pb-4'
  return (
    <>
      <BackBar query={query}>
        <span className=":uno: ml-auto max-sm:hidden flex items-center gap-2">
          <SelectButton />
          <ColumnsMenu />
          <ViewSwitch />
        </span>
        <span className=":uno: ml-auto sm:hidden flex items-center gap-2">
          <SelectButton isIcon />
          <ColumnsMenu />
          <ViewMenu />
        </span>
      </BackBar>
      <header
        className={`opened mt-4 grid grid-cols-[232px_minmax(0,1fr)] items-end gap-8 max-md:(grid-cols-[152px_minmax(0,1fr)] gap-6) max-sm:(grid-cols-1 mt-2 gap-4) ${end}`}
      >
        <Mosaic front={crate.front} />
        <div>
          <p className="text-small text-ink-3">{messages.crate}</p>
          <h1 className=":uno: [overflow-wrap:anywhere] mb-2.5 mt-1.5 text-[clamp(36px,4.4vw,56px)] font-semibold leading-none tracking-[-.035em]">
            {crate.name}
          </h1>
          {crate.description && <CrateDescription key={crate.id} text={crate.description} />}
          <div className="mt-4 flex flex-wrap items-center gap-2">
            <span>{albumCount(crate.albumCount)}</span>
            {figures.avgRating !== null && (
              <>
                <span className="text-ink-3" aria-hidden="true">
                  {'·'}
                </span>
                <span className="text-ink-2">{messages.average(decimalText(figures.avgRating))}</span>
              </>
            )}
            <span className=":uno: max-sm:(-mx-2.5 basis-full) ml-auto flex flex-wrap items-center gap-1">
              <Favorite crate={crate} />
              <DialogButton
                className="btn btn-ghost max-sm:min-w-touch"
                name="edit-crate"
                id={crate.id}
                label={messages.edit}
              >
                <Icon name="pencil" />
                <span className="max-sm:hidden">{messages.edit}</span>
              </DialogButton>
              <a
                className="btn btn-ghost max-sm:min-w-touch"
                href={`/api/export/crates/${crate.id}`}
                download
                aria-label={exportCsv}
                onClick={startExport}
              >
                <Icon name="arrow-down-to-line" />
                <span className="max-sm:hidden">{exportCsv}</span>
              </a>
              {hasFigures && (
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={messages.statistics}
                  title={messages.statistics}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(!isOpen)}
                >
                  <Icon name="chart" />
                </button>
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

function Mosaic({ front }: { front: CrateView['front'] }) {
  // One sleeve fills it; from two on there are four places.
  const empty = front.length === 1 ? 0 : 4 - front.length
  return (
    <div
      className=":uno: grid [&>:only-child]:(col-span-full max-sm:col-span-2) grid-cols-2 max-sm:grid-cols-4 gap-0.5"
      aria-hidden="true"
    >
      {front.map((sleeve, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the mosaic, not a record
        <Cover key={index} {...sleeve} size={front.length === 1 ? 232 : 115} eager />
      ))}
      {Array.from({ length: empty }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the mosaic, not a record
        <span key={`empty-${index}`} className="cover" />
      ))}
    </div>
  )
}

function Favorite({ crate }: { crate: CrateView }) {
  const [isBusy, setBusy] = useState(false)
  const toggle = async () => {
    setBusy(true)
    await toggleFavorite(crate.id)
    setBusy(false)
  }
  return (
    <button
      type="button"
      className="btn btn-ghost :uno: max-sm:min-w-touch [&[aria-pressed=true]:not(:hover)]:bg-transparent"
      aria-pressed={crate.isFavorite}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && toggle()}
    >
      <Icon name={crate.isFavorite ? 'heart-solid' : 'heart'} className={crate.isFavorite ? 'text-accent' : ''} />
      {messages.favorite}
    </button>
  )
}

export function CrateIsGone({ query }: { query: CollectionQuery }) {
  return (
    <NothingYet level="h1" title={messages.notFoundTitle} text={messages.notFoundText}>
      <QueryLink className="btn btn-outline" query={outside(query)}>
        <Icon name="arrow-left" />
        {messages.back}
      </QueryLink>
    </NothingYet>
  )
}
