import type { Statistics } from '#domain/albums/statistics.ts'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { isChosen, withTag } from '#islands/lib/queries.ts'
import { useTagColor } from '#islands/lib/tag-colors.ts'
import { PlaceMenuLink } from '#islands/ui/place-link.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import { written } from '#islands/ui/written.ts'
import { paid as paidText } from '#locales/albums.ts'
import * as messages from '#locales/filter.ts'

type FiguresProps = { query: CollectionQuery; figures: Statistics }

/** Further totals of an artist's or a label's albums: the years of release, and what was paid. */
export const PlaceFacts = ({ figures: { years, paid } }: Pick<FiguresProps, 'figures'>) => (
  <>
    {years && <li>{messages.years(...years)}</li>}
    {paid && <li>{paidText(paid)}</li>}
  </>
)

/** Their most frequent tags, which narrow them further. */
export function PlaceTags({ query, figures }: FiguresProps) {
  const tagColor = useTagColor()
  const tags = figures.topTags.filter(({ tag }) => !isChosen(query.tags, tag))
  if (tags.length === 0) return null
  return (
    <div className=":uno: [scrollbar-width:none] max-sm:h-touch overflow-x-auto overflow-y-hidden">
      <div className="chips tag-links flex-nowrap">
        {tags.map(({ tag }) => (
          <QueryLink
            key={tag}
            className={`chip ${tagColor(tag)}`}
            title={messages.onlyTagged(tag)}
            {...written}
            query={withTag(query, tag, true)}
          >
            {tag}
          </QueryLink>
        ))}
      </div>
    </div>
  )
}

/** The link to all artists, or to all labels. */
export function PlaceEntries({ query }: Pick<FiguresProps, 'query'>) {
  const kind = query.artist === null ? 'label' : 'artist'
  return <PlaceMenuLink icon={kind === 'artist' ? 'user' : 'record'} place={`${kind}s`} text={messages.allOf[kind]} />
}
