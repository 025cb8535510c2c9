import type { Statistics } from '#domain/albums/statistics.ts'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import type { Charts, PageHeadProps } from '#islands/features/list/public.ts'
import { ChartsButton } from '#islands/features/statistics/public.ts'
import { isChosen, withTag } from '#islands/lib/queries.ts'
import { useTagColor } from '#islands/lib/tag-colors.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { PlaceLink } from '#islands/ui/place-link.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import * as messages from '#locales/collection/artists.ts'
import { paid as paidText } from '#locales/collection/statistics.ts'

type PlaceHeadProps = Omit<PageHeadProps, 'totals'> & { query: CollectionQuery; figures: Statistics; charts: Charts }

/** What stands above the albums of an artist or a label. */
export function PlaceHead({ query, figures, charts, back, title, controls }: PlaceHeadProps) {
  const tagColor = useTagColor()
  const kind = query.artist === null ? 'label' : 'artist'
  const { totalAlbums, avgRating, years, topTags, paid } = figures
  const texts = [
    messages.albumCount(totalAlbums),
    query.list !== 'wishlist' && avgRating !== null && messages.average(avgRating),
    years && messages.years(...years),
    paid && paidText(paid),
  ].filter(Boolean)
  const tags = topTags.filter(({ tag }) => !isChosen(query.tags, tag))
  return (
    <header className=":uno: max-sm:mb-1 flex flex-wrap items-center gap-x-2" data-place={kind}>
      {back}
      <h1
        className=":uno: max-sm:(order-1 w-full flex-none pl-0) min-w-0 flex-1 truncate pl-2 text-title-2"
        title={title}
      >
        {title}
      </h1>
      <PlaceLink className="btn btn-ghost" place={`${kind}s`}>
        <Icon name={kind === 'artist' ? 'user' : 'record'} />
        {messages.allOf[kind]}
      </PlaceLink>
      {controls}
      <div className=":uno: order-1 h-10 max-sm:h-touch min-w-0 w-full flex items-center gap-1">
        <div className=":uno: [scrollbar-width:none] max-sm:h-touch min-w-0 flex items-center gap-3 overflow-x-auto overflow-y-hidden">
          <ul
            className=":uno: [&>li+li]:before:(mx-1.5 text-ink-3 content-['·']) flex flex-none items-center whitespace-nowrap text-small text-ink-2"
            aria-label={messages.figures}
          >
            {texts.map((text) => (
              <li key={String(text)}>{text}</li>
            ))}
          </ul>
          {tags.length > 0 && (
            <div className="chips tag-links flex-none flex-nowrap">
              {tags.map(({ tag }) => (
                <QueryLink
                  key={tag}
                  className={`chip ${tagColor(tag)}`}
                  title={messages.onlyTagged(tag)}
                  query={withTag(query, tag, true)}
                >
                  {tag}
                </QueryLink>
              ))}
            </div>
          )}
        </div>
        <ChartsButton className="max-sm:(-mr-2.5 ml-auto) flex-none" charts={charts} />
      </div>
    </header>
  )
}
