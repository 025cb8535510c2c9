import { unratedOf } from '#domain/albums/ratings.ts'
import type { Statistics } from '#domain/albums/statistics.ts'
import { type CollectionQuery, DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { isChosen, onlyUnrated, withTag } from '#islands/lib/queries.ts'
import { useTagColor } from '#islands/lib/tag-colors.ts'
import { PlaceLink } from '#islands/ui/place-link.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/albums.ts'
import { ratedBetween } from '#locales/collection.ts'
import { monthText, numberText } from '#locales/intl.ts'
import { ChartBox } from './chart-box.tsx'
import { type Bar, ColumnChart } from './column-chart.tsx'

type Ratings = Pick<Statistics, 'ratings' | 'halfStars'> & { unrated: number }
type ChartProps<Figures> = { query: CollectionQuery; figures: Figures }

/** The charts of the albums shown. Wishes are not rated. */
export const Charts = ({ query, figures }: ChartProps<Statistics>) => (
  <section
    className={`${query.list === 'wishlist' ? 'grid-cols-3' : 'grid-cols-[196px_1.35fr_1.1fr_0.95fr]'} :uno: mb-4 grid border-y border-line max-[1199.9px]:grid-cols-2 max-sm:grid-cols-1`}
    data-charts
    aria-label={messages.statistics}
  >
    {query.list !== 'wishlist' && <Ratings query={query} figures={{ ...figures, unrated: unratedOf(figures) }} />}
    <Months query={query} figures={figures.months} />
    <TopTags query={query} figures={figures.topTags} />
    <Decades query={query} figures={figures.decades} />
    <Labels query={query} figures={figures} />
  </section>
)

/** How many albums have how many stars, half ones with the next whole ones, and how many none. */
function Ratings({ query, figures: { ratings, halfStars, unrated } }: ChartProps<Ratings>) {
  const most = Math.max(...ratings)
  const rated = ratings.map((count, index): Bar => {
    const stars = index + 1
    const counted = { min: halfStars > 0 ? stars - 0.5 : stars, max: stars }
    const isActive = query.rating.min >= stars - 0.5 && query.rating.max === stars
    const rating = isActive ? DEFAULT_QUERY.rating : counted
    return {
      label: String(stars),
      name: ratedBetween(counted.min, counted.max),
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
    <ColumnChart
      title={messages.ratings}
      aside={
        unrated > 0 &&
        !query.unrated && (
          <PlaceLink className="text-link max-sm:(-my-3.5 py-3.5) text-ink-2" place="desk" query={onlyUnrated(query)}>
            {messages.rateThem(unrated)}
          </PlaceLink>
        )
      }
      query={query}
      bars={[none, ...rated]}
      isHot={(bar) => bar !== none && bar.count > 0 && bar.count === most}
      counted
    />
  )
}

function Months({ query, figures }: ChartProps<Statistics['months']>) {
  const bars = figures.map(({ month, count }): Bar => {
    const isActive = query.month === month
    return {
      label: messages.shortMonth(month),
      name: monthText(month),
      count,
      isActive,
      filters: { month: isActive ? null : month, added: 'allTime' },
    }
  })
  return (
    <ColumnChart
      title={messages.addedPerMonth}
      query={query}
      bars={bars}
      isHot={(_, index) => index === bars.length - 1}
    />
  )
}

function Decades({ query, figures }: ChartProps<Statistics['decades']>) {
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
  return <ColumnChart title={messages.released} query={query} bars={bars} isHot={({ count }) => count === most} />
}

type TopProps = {
  className: string
  name: string
  count: number
  most: number
  query: CollectionQuery
  isActive: boolean
}

/** An entry in a list of the most frequent: a link to the albums it counts. */
const Top = ({ className, name, count, most, query, isActive }: TopProps) => (
  <QueryLink
    className={`${className} :uno: grid h-6 max-sm:h-touch items-center gap-2 text-meta aria-[current]:text-ink hover:text-ink text-ink-2`}
    query={query}
    aria-current={isActive ? 'true' : undefined}
  >
    <span className="truncate" {...written}>
      {name}
    </span>
    <svg
      className=":uno: media-forced:([forced-color-adjust:none] bg-[CanvasText]) h-1 bg-[var(--c,var(--line-2))]"
      width={`${(count / most) * 100}%`}
      aria-hidden="true"
    />
    <span className=":uno: min-w-26px text-right text-ink-3">{numberText(count)}</span>
  </QueryLink>
)

const PAID_YEARS = 8

/**
 * The labels with the most albums, the price of all albums, and what was paid in the last years. It keeps its room when none is known, so
 * that the albums below do not move while they are filtered.
 */
function Labels({
  query,
  figures: { topLabels: labels, worth, paid },
}: ChartProps<Pick<Statistics, 'topLabels' | 'worth' | 'paid'>>) {
  const most = labels[0]?.count ?? 1
  return (
    <div className=":uno: [contain:inline-size] col-span-full border-t border-line py-3.5">
      <div className="flex flex-wrap gap-x-4 text-meta text-ink-3">
        <h2 className="mr-auto text-meta text-ink-3 font-medium">{messages.topLabels}</h2>
        {worth && <p>{messages.atTodaysPrices(worth.amount, worth.currency)}</p>}
        {paid && <p>{messages.paidByYear(paid, paid.years.slice(0, PAID_YEARS))}</p>}
      </div>
      <div className=":uno: mt-2 max-[1199.9px]:min-h-12 min-h-6">
        {labels.length === 0 && <p className="text-meta text-ink-3">{messages.noLabels}</p>}
        <ul className=":uno: grid grid-cols-4 max-[1199.9px]:grid-cols-2 max-sm:grid-cols-1 gap-x-8">
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
      </div>
    </div>
  )
}

function TopTags({ query, figures }: ChartProps<Statistics['topTags']>) {
  const tagColor = useTagColor()
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
