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
  key: string | number
  /** What stands below it, and what it stands for. */
  label: string
  name: string
  count: number
  /** What is shown once it is pressed; pressing the one that is at work takes the filter away. */
  query: CollectionQuery
  isAtWork: boolean
}

type ColumnsProps = { title: string; bars: Bar[]; isHot: (bar: Bar, index: number) => boolean; counted?: boolean }

/** Upright bars, each a link to what it counts. `counted` puts every figure above its bar, else the hot one's alone. */
function Columns({ title, bars, isHot, counted = false }: ColumnsProps) {
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
              <span className="sr">{text}</span>
              <span aria-hidden="true">
                {(counted || hot) && compactText(bar.count)}
                <i style={{ height: `${Math.round((bar.count / most) * HIGHEST)}px` }} />
                {bar.label}
              </span>
            </>
          )
          const look = hot ? 'hot' : undefined
          return (
            <li key={bar.key}>
              {bar.count > 0 || bar.isAtWork ? (
                <QueryLink
                  className={look}
                  query={bar.query}
                  title={text}
                  aria-current={bar.isAtWork ? 'true' : undefined}
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
    const isAtWork = query.rating.min === stars && query.rating.max === stars
    const rating = isAtWork ? DEFAULT_QUERY.rating : { min: stars, max: stars }
    return {
      key: stars,
      label: String(stars),
      name: starCount(stars),
      count,
      isAtWork,
      query: { ...query, rating, unrated: false, page: 1 },
    }
  })
  return <Columns title={messages.ratings} bars={bars} isHot={({ count }) => count > 0 && count === most} counted />
}

export function Months({ query, figures }: ChartProps<Statistics['months']>) {
  const bars = figures.map(({ month, count }): Bar => {
    const isAtWork = query.month === month
    const name = monthText(month)
    return {
      key: month,
      label: name.charAt(0),
      name,
      count,
      isAtWork,
      query: { ...query, month: isAtWork ? null : month, added: 'allTime', page: 1 },
    }
  })
  return <Columns title={messages.addedPerMonth} bars={bars} isHot={(_, index) => index === bars.length - 1} />
}

export function Decades({ query, figures }: ChartProps<Statistics['decades']>) {
  const most = Math.max(...figures.map(({ count }) => count))
  const bars = figures.map(({ decade, count }): Bar => {
    const isAtWork = query.decade === decade
    return {
      key: decade,
      label: messages.shortDecade(decade),
      name: messages.decade(decade),
      count,
      isAtWork,
      query: { ...query, decade: isAtWork ? null : decade, year: null, page: 1 },
    }
  })
  return <Columns title={messages.released} bars={bars} isHot={({ count }) => count === most} />
}

export function TopTags({ query, figures }: ChartProps<Statistics['topTags']>) {
  const most = figures[0]?.count ?? 1
  return (
    <div className="chart">
      <h2>{messages.topTags}</h2>
      <ul className="bars">
        {figures.map(({ tag, count }) => {
          const isAtWork = isChosen(query.tags, tag)
          return (
            <li key={tag} className={tagColor(tag)}>
              <QueryLink query={withTag(query, tag, !isAtWork)} aria-current={isAtWork ? 'true' : undefined}>
                <span className="clip">{tag}</span>
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
