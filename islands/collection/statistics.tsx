import { useState } from 'react'
import type { CollectionQuery } from '#domain/collection-query.ts'
import type { Statistics as Figures } from '#domain/statistics.ts'
import * as messages from '#locales/collection/statistics.ts'
import { decimalText, numberText } from '#locales/intl.ts'
import { Icon } from '../ui/icon.tsx'
import { Decades, Months, Ratings, TopTags } from './charts.tsx'

/** Figures and charts of the albums shown. On a phone a button opens the charts. */
export function Statistics({ query, figures }: { query: CollectionQuery; figures: Figures }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={`stats${isOpen ? ' is-open' : ''}`} aria-label={messages.statistics}>
      <div>
        <div className="total">
          <h2>{messages.albums}</h2>
          <span className={`t-num${figures.totalAlbums > 9_999 ? ' is-long' : ''}`}>
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
        <button type="button" className="stats-more icon-btn" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className="sr-only">{messages.charts}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chart'} size={20} />
        </button>
      </div>
      <Ratings query={query} figures={figures.ratings} />
      <Months query={query} figures={figures.months} />
      <TopTags query={query} figures={figures.topTags} />
      <Decades query={query} figures={figures.decades} />
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
