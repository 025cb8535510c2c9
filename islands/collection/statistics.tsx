import { useState } from 'react'
import type { CollectionQuery } from '#domain/collection-query.ts'
import type { Statistics as Figures } from '#domain/statistics.ts'
import * as messages from '#locales/collection/statistics.ts'
import { decimalText, numberText } from '#locales/intl.ts'
import { Icon } from '../ui/icon.tsx'
import { Decades, Labels, Months, Ratings, TopTags } from './charts.tsx'

/** Figures and charts of the albums shown. On a phone a button opens the charts. */
export function Statistics({ query, figures }: { query: CollectionQuery; figures: Figures }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      className={`${isOpen ? '' : 'max-sm:[&>:nth-child(n+2)]:hidden'} :uno: mb-6 grid grid-cols-[minmax(max-content,1.2fr)_152px_1.35fr_1.1fr_0.95fr] border-y border-line min-[1440px]:grid-cols-[minmax(max-content,1.1fr)_152px_322px_1fr_0.9fr] max-[1199.9px]:grid-cols-2 max-sm:(mb-2 block border-b-0 py-2.5)`}
      aria-label={messages.statistics}
    >
      <div className=":uno: max-[1199.9px]:(col-span-full h-108px pr-0) h-150px max-sm:(h-auto p-0) min-w-0 flex items-end gap-5 pb-3.5 pr-4 pt-4">
        <div className=":uno: flex flex-col self-stretch justify-between">
          <h2 className=":uno: mb-3 text-meta text-ink-3 font-medium">{messages.albums}</h2>
          {/* A number of more than five digits leaves room for the facts. */}
          <span
            className={
              figures.totalAlbums > 9_999 ? ':uno: text-32px font-medium leading-11 tracking-[-.04em]' : 'text-figure'
            }
          >
            {numberText(figures.totalAlbums)}
          </span>
        </div>
        <dl className="facts">
          <Fact name={messages.tracks} value={numberText(figures.totalTracks)} />
          <Fact name={messages.tags} value={numberText(figures.totalTags)} />
          <Fact
            name={messages.average}
            value={figures.avgRating === null ? messages.noAverage : decimalText(figures.avgRating)}
          />
        </dl>
        <button type="button" className="icon-btn sm:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className="sr-only">{messages.charts}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chart'} size={20} />
        </button>
      </div>
      <Ratings query={query} figures={figures.ratings} />
      <Months query={query} figures={figures.months} />
      <TopTags query={query} figures={figures.topTags} />
      <Decades query={query} figures={figures.decades} />
      <Labels query={query} labels={figures.topLabels} worth={figures.worth} />
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
