import type { ReactNode } from 'react'
import { type CollectionQuery, DEFAULT_QUERY } from '#domain/collection-query.ts'
import type { Statistics } from '#domain/statistics.ts'
import { tagColor } from '#domain/tag-color.ts'
import * as messages from '#locales/collection/statistics.ts'
import { compactText, monthText, numberText } from '#locales/intl.ts'
import { starCount } from '#locales/ui/parts.ts'
import { isChosen, withTag } from '../find/queries.ts'
import { QueryLink } from '../ui/query-link.tsx'

const HIGHEST = 56

type Bar = {
  /** The text below the bar, and its full name. */
  label: string
  name: string
  count: number
  isActive: boolean
  /** The filters that a click sets, or resets if the bar is active. */
  filters: Partial<CollectionQuery>
}

type ColumnsProps = {
  title: string
  query: CollectionQuery
  bars: Bar[]
  isHot: (bar: Bar, index: number) => boolean
  counted?: boolean
}

/** Vertical bars, each a link to the albums it counts. `counted` shows every count above its bar, not only that of a hot bar. */
function Columns({ title, query, bars, isHot, counted = false }: ColumnsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <div className="chart">
      <h2>{title}</h2>
      <ol className="cols">
        {bars.map((bar, index) => {
          const hot = isHot(bar, index)
          const text = messages.bar(bar.name, bar.count)
          const inside: ReactNode = (
            <>
              <span className="sr-only">{text}</span>
              <span aria-hidden="true">
                {(counted || hot) && compactText(bar.count)}
                <i style={{ height: `${Math.round((bar.count / most) * HIGHEST)}px` }} />
                {bar.label}
              </span>
            </>
          )
          const look = hot ? 'hot' : undefined
          return (
            <li key={bar.name}>
              {bar.count > 0 || bar.isActive ? (
                <QueryLink
                  className={look}
                  query={{ ...query, ...bar.filters, page: 1 }}
                  title={text}
                  aria-current={bar.isActive ? 'true' : undefined}
                >
                  {inside}
                </QueryLink>
              ) : (
                <span className={look} title={text}>
                  {inside}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

type ChartProps<Figures> = { query: CollectionQuery; figures: Figures }

export function Ratings({ query, figures }: ChartProps<Statistics['ratings']>) {
  const most = Math.max(...figures)
  const bars = figures.map((count, index): Bar => {
    const stars = index + 1
    const isActive = query.rating.min === stars && query.rating.max === stars
    const rating = isActive ? DEFAULT_QUERY.rating : { min: stars, max: stars }
    return {
      label: String(stars),
      name: starCount(stars),
      count,
      isActive,
      filters: { rating, unrated: false },
    }
  })
  return (
    <Columns
      title={messages.ratings}
      query={query}
      bars={bars}
      isHot={({ count }) => count > 0 && count === most}
      counted
    />
  )
}

export function Months({ query, figures }: ChartProps<Statistics['months']>) {
  const bars = figures.map(({ month, count }): Bar => {
    const isActive = query.month === month
    const name = monthText(month)
    return {
      label: name.charAt(0),
      name,
      count,
      isActive,
      filters: { month: isActive ? null : month, added: 'allTime' },
    }
  })
  return (
    <Columns title={messages.addedPerMonth} query={query} bars={bars} isHot={(_, index) => index === bars.length - 1} />
  )
}

export function Decades({ query, figures }: ChartProps<Statistics['decades']>) {
  const most = Math.max(...figures.map(({ count }) => count))
  const bars = figures.map(({ decade, count }): Bar => {
    const isActive = query.decade === decade
    return {
      label: messages.shortDecade(decade),
      name: messages.decade(decade),
      count,
      isActive,
      filters: { decade: isActive ? null : decade, year: null },
    }
  })
  return <Columns title={messages.released} query={query} bars={bars} isHot={({ count }) => count === most} />
}

export function TopTags({ query, figures }: ChartProps<Statistics['topTags']>) {
  const most = figures[0]?.count ?? 1
  return (
    <div className="chart">
      <h2>{messages.topTags}</h2>
      <ul className="bars">
        {figures.map(({ tag, count }) => {
          const isActive = isChosen(query.tags, tag)
          return (
            <li key={tag} className={tagColor(tag)}>
              <QueryLink query={withTag(query, tag, !isActive)} aria-current={isActive ? 'true' : undefined}>
                <span className="truncate">{tag}</span>
                <i style={{ width: `${(count / most) * 100}%` }} />
                <span>{numberText(count)}</span>
              </QueryLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
