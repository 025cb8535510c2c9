import type { ReactNode } from 'react'
import { type CollectionQuery, DEFAULT_QUERY } from '#domain/collection-query.ts'
import type { Statistics } from '#domain/statistics.ts'
import { tagColor } from '#domain/tag-color.ts'
import * as messages from '#locales/collection/statistics.ts'
import { compactText, monthText, numberText } from '#locales/intl.ts'
import { starCount } from '#locales/ui/parts.ts'
import { isChosen, onlyUnrated, withTag } from '../find/queries.ts'
import { QueryLink } from '../ui/query-link.tsx'

const HIGHEST = 56

// Each bar is an `svg`, whose size needs no style attribute; the Content Security Policy forbids those.

type Bar = {
  /** The text below the bar, and its full name. */
  label: string
  name: string
  count: number
  isActive: boolean
  /** The filters that a click sets, or resets if the bar is active. */
  filters: Partial<CollectionQuery>
}

type ChartBoxProps = {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A chart in a cell of the statistics. */
const ChartBox = ({ title, aside, className = 'mb-3', children }: ChartBoxProps) => (
  <div className=":uno: h-150px max-sm:(h-auto border-l-0 px-0 py-3) min-w-0 border-l first:border-l-0 max-[1199.9px]:([&:nth-child(n+3)]:border-t odd:border-l-0 even:pr-0 odd:pl-0) border-line px-4 first:pl-0 pb-3.5 pt-4 @container">
    <div className={`${className} flex justify-between gap-2 text-meta`}>
      <h2 className="text-meta text-ink-3 font-medium">{title}</h2>
      {aside}
    </div>
    {children}
  </div>
)

// A column is at least 24 px wide; where there is no room for all, the latest stay.
const COLUMNS =
  ':uno: h-92px flex items-end max-sm:[&>:nth-last-child(n+8)]:hidden [&>li]:(h-full max-w-12 min-w-6 flex-1) [@container(width<288px)]:[&>:nth-last-child(n+12)]:hidden [@container(width<264px)]:[&>:nth-last-child(n+11)]:hidden [@container(width<240px)]:[&>:nth-last-child(n+10)]:hidden [@container(width<216px)]:[&>:nth-last-child(n+9)]:hidden [@container(width<192px)]:[&>:nth-last-child(n+8)]:hidden [@container(width<168px)]:[&>:nth-last-child(n+7)]:hidden [@container(width<144px)]:[&>:nth-last-child(n+6)]:hidden'
const COLUMN =
  ':uno: relative h-full flex flex-col justify-end text-center text-chart aria-[current]:(text-ink font-semibold)'
const BAR =
  ':uno: mx-0.5 mb-1 block min-h-0.5 group-hover:bg-ink-2 group-aria-[current]:bg-ink-2 media-forced:[forced-color-adjust:none]'

type ColumnsProps = {
  title: string
  aside?: ReactNode
  query: CollectionQuery
  bars: Bar[]
  isHot: (bar: Bar, index: number) => boolean
  counted?: boolean
}

/** Vertical bars, each a link to the albums it counts. `counted` shows every count above its bar, not only that of a hot bar. */
function Columns({ title, aside, query, bars, isHot, counted = false }: ColumnsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <ChartBox title={title} aside={aside}>
      <ol className={COLUMNS}>
        {bars.map((bar, index) => {
          const hot = isHot(bar, index)
          const text = messages.bar(bar.name, bar.count)
          const inside: ReactNode = (
            <>
              <span className="sr-only">{text}</span>
              <span className="contents" aria-hidden="true">
                {(counted || hot) && compactText(bar.count)}
                <svg
                  className={`${BAR} ${hot ? 'bg-accent' : 'bg-line-2 media-forced:bg-[CanvasText]'}`}
                  height={Math.round((bar.count / most) * HIGHEST)}
                  aria-hidden="true"
                />
                {bar.label}
              </span>
            </>
          )
          const color = hot ? 'text-ink' : 'text-ink-3'
          return (
            <li key={bar.name}>
              {bar.count > 0 || bar.isActive ? (
                <QueryLink
                  className={`group ${COLUMN} ${color}`}
                  query={{ ...query, ...bar.filters, page: 1 }}
                  title={text}
                  aria-current={bar.isActive ? 'true' : undefined}
                >
                  {inside}
                </QueryLink>
              ) : (
                <span className={`${COLUMN} ${color}`} title={text}>
                  {inside}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </ChartBox>
  )
}

type Ratings = Statistics['ratings']
type ChartProps<Figures> = { query: CollectionQuery; figures: Figures }

/** How many albums have how many stars, and how many none. */
export function Ratings({ query, figures: { ratings, unrated } }: ChartProps<{ ratings: Ratings; unrated: number }>) {
  const most = Math.max(...ratings)
  const rated = ratings.map((count, index): Bar => {
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
  const none: Bar = {
    label: messages.noStars,
    name: messages.unratedBar,
    count: unrated,
    isActive: query.unrated,
    filters: { rating: DEFAULT_QUERY.rating, unrated: !query.unrated },
  }
  return (
    <Columns
      title={messages.ratings}
      aside={
        unrated > 0 &&
        !query.unrated && (
          <QueryLink className="text-link max-sm:(-my-3.5 py-3.5) text-ink-2" query={onlyUnrated(query)}>
            {messages.rateThem(unrated)}
          </QueryLink>
        )
      }
      query={query}
      bars={[none, ...rated]}
      isHot={(bar) => bar !== none && bar.count > 0 && bar.count === most}
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

type TopProps = {
  className: string
  name: string
  count: number
  most: number
  query: CollectionQuery
  isActive: boolean
}

/** A line of a list of the most frequent: a link to the albums it counts. */
const Top = ({ className, name, count, most, query, isActive }: TopProps) => (
  <QueryLink
    className={`${className} :uno: grid h-6 max-sm:h-touch items-center gap-2 text-meta aria-[current]:text-ink hover:text-ink text-ink-2`}
    query={query}
    aria-current={isActive ? 'true' : undefined}
  >
    <span className="truncate">{name}</span>
    <svg
      className=":uno: media-forced:([forced-color-adjust:none] bg-[CanvasText]) h-1 bg-[var(--c,var(--line-2))]"
      width={`${(count / most) * 100}%`}
      aria-hidden="true"
    />
    <span className=":uno: min-w-26px text-right text-ink-3">{numberText(count)}</span>
  </QueryLink>
)

/** The labels with the most albums, and what all albums cost; nothing where Bandcamp has said neither. */
export function Labels({
  query,
  labels,
  worth,
}: {
  query: CollectionQuery
  labels: Statistics['topLabels']
  worth: Statistics['worth']
}) {
  const most = labels[0]?.count ?? 1
  if (labels.length === 0 && worth === null) return null
  return (
    <div className=":uno: [contain:inline-size] col-span-full border-t border-line py-3.5">
      <div className="flex flex-wrap justify-between gap-x-4 text-meta text-ink-3">
        {labels.length > 0 && <h2 className="text-meta text-ink-3 font-medium">{messages.topLabels}</h2>}
        {worth && <p>{messages.atTodaysPrices(worth.amount, worth.currency)}</p>}
      </div>
      {labels.length > 0 && (
        <ul className=":uno: grid grid-cols-4 max-[1199.9px]:grid-cols-2 max-sm:grid-cols-1 mt-2 gap-x-8">
          {labels.map(({ label, count }) => {
            const isActive = query.label === label
            return (
              <li key={label} className="min-w-0">
                <Top
                  className="grid-cols-[minmax(0,2fr)_minmax(8px,1fr)_auto]"
                  name={label}
                  count={count}
                  most={most}
                  query={{ ...query, label: isActive ? null : label, page: 1 }}
                  isActive={isActive}
                />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

export function TopTags({ query, figures }: ChartProps<Statistics['topTags']>) {
  const most = figures[0]?.count ?? 1
  return (
    <ChartBox title={messages.topTags} className="mb-2">
      <ul>
        {figures.map(({ tag, count }) => {
          const isActive = isChosen(query.tags, tag)
          return (
            <li key={tag} className={tagColor(tag)}>
              <Top
                className="grid-cols-[64px_minmax(8px,1fr)_auto]"
                name={tag}
                count={count}
                most={most}
                query={withTag(query, tag, !isActive)}
                isActive={isActive}
              />
            </li>
          )
        })}
      </ul>
    </ChartBox>
  )
}
