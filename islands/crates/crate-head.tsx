import { type ReactNode, useState } from 'react'
import type { CollectionQuery } from '#domain/collection-query.ts'
import type { CrateView } from '#domain/crate.ts'
import type { Statistics as Figures } from '#domain/statistics.ts'
import { albumCount } from '#locales/album-count.ts'
import * as messages from '#locales/crates/crate-head.ts'
import { exportCsv } from '#locales/crates/crates.ts'
import { decimalText } from '#locales/intl.ts'
import { Statistics } from '../collection/statistics.tsx'
import { ViewMenu, ViewSwitch } from '../collection/view-switch.tsx'
import { startExport } from '../files/start-export.ts'
import { withoutFilters } from '../find/queries.ts'
import { SelectButton } from '../selection/select-button.tsx'
import { Cover } from '../ui/cover.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { QueryLink } from '../ui/query-link.tsx'
import { CrateDescription } from './crate-description.tsx'
import { toggleFavorite } from './favorite.ts'

const outside = (query: CollectionQuery): CollectionQuery => ({ ...withoutFilters(query), crate: null })

/** The way out; `children` stand at the other end. */
export function BackBar({ query, children }: { query: CollectionQuery; children?: ReactNode }) {
  return (
    <div className="row crate-bar">
      <QueryLink className="btn quiet" query={outside(query)}>
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
  return (
    <>
      <BackBar query={query}>
        <span className="row push only-wide">
          <SelectButton />
          <ViewSwitch />
        </span>
        <span className="row push only-phone">
          <SelectButton isIcon />
          <ViewMenu />
        </span>
      </BackBar>
      <header className="opened">
        <Mosaic front={crate.front} />
        <div>
          <p className="dimmer t-small">{messages.crate}</p>
          <h1>{crate.name}</h1>
          {crate.description && <CrateDescription key={crate.id} text={crate.description} />}
          <div className="row sums">
            <span>{albumCount(crate.albumCount)}</span>
            {figures.avgRating !== null && (
              <>
                <span className="dimmer" aria-hidden="true">
                  {'·'}
                </span>
                <span className="dim">{messages.average(decimalText(figures.avgRating))}</span>
              </>
            )}
            <span className="acts push">
              <Favorite crate={crate} />
              <DialogButton className="btn quiet" name="edit-crate" id={crate.id} label={messages.edit}>
                <Icon name="pencil" />
                <span className="only-wide">{messages.edit}</span>
              </DialogButton>
              <a
                className="btn quiet"
                href={`/api/export/crates/${crate.id}`}
                download
                aria-label={exportCsv}
                onClick={startExport}
              >
                <Icon name="arrow-down-to-line" />
                <span className="only-wide">{exportCsv}</span>
              </a>
              {hasFigures && (
                <button
                  type="button"
                  className="ib"
                  aria-label={messages.statistics}
                  title={messages.statistics}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(!isOpen)}
                >
                  <Icon name="chart" />
                </button>
              )}
              <DialogButton className="ib" name="delete-crate" id={crate.id} label={messages.deleteCrate(crate.name)}>
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
    <div className="mosaic" aria-hidden="true">
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
      className="btn quiet favorite"
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
    <div className="empty">
      <div className="rack" aria-hidden="true">
        <span className="place" />
        <span className="place" />
        <span className="place" />
      </div>
      <h1 className="t-2">{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <div className="row">
        <QueryLink className="btn line" query={outside(query)}>
          <Icon name="arrow-left" />
          {messages.back}
        </QueryLink>
      </div>
    </div>
  )
}
