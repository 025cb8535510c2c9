import type { ReactNode } from 'react'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { QueryLink } from '#islands/ui/query-link.tsx'
import * as messages from '#locales/albums.ts'
import { compactText } from '#locales/intl.ts'
import { ChartBox } from './chart-box.tsx'

/** The height of the highest bar, in px. */
const HIGHEST = 56

// Each bar is an `svg`, whose size needs no style attribute; the Content Security Policy forbids those.

export type Bar = {
  /** The text below the bar, and its full name. */
  label: string
  name: string
  count: number
  isActive: boolean
  /** The filters that a click sets, or resets if the bar is active. */
  filters: Partial<CollectionQuery>
}

// A column is at least 24 px wide; where there is no room for all, the latest stay.
const COLUMNS =
  ':uno: h-92px flex items-end max-sm:[&>:nth-last-child(n+8)]:hidden [&>li]:(h-full max-w-14 min-w-6 flex-1) [@container(width<288px)]:[&>:nth-last-child(n+12)]:hidden [@container(width<264px)]:[&>:nth-last-child(n+11)]:hidden [@container(width<240px)]:[&>:nth-last-child(n+10)]:hidden [@container(width<216px)]:[&>:nth-last-child(n+9)]:hidden [@container(width<192px)]:[&>:nth-last-child(n+8)]:hidden [@container(width<168px)]:[&>:nth-last-child(n+7)]:hidden [@container(width<144px)]:[&>:nth-last-child(n+6)]:hidden'
const COLUMN =
  ':uno: relative h-full flex flex-col justify-end text-center text-chart aria-[current]:(text-ink font-semibold)'
const BAR =
  ':uno: mx-0.5 mb-1 block min-h-0.5 group-hover:bg-ink-2 group-aria-[current]:bg-ink-2 media-forced:[forced-color-adjust:none]'

type ColumnChartProps = {
  title: string
  aside?: ReactNode
  query: CollectionQuery
  bars: Bar[]
  isHot: (bar: Bar, index: number) => boolean
  counted?: boolean
}

/** Vertical bars, each a link to the albums it counts. `counted` shows every count above its bar, not only that of a hot bar. */
export function ColumnChart({ title, aside, query, bars, isHot, counted = false }: ColumnChartProps) {
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
                {(counted || hot) && <span>{compactText(bar.count)}</span>}
                <svg
                  className={`${BAR} ${hot ? 'bg-accent' : 'bg-line-2 media-forced:bg-[CanvasText]'}`}
                  height={Math.round((bar.count / most) * HIGHEST)}
                  aria-hidden="true"
                />
                <span>{bar.label}</span>
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
