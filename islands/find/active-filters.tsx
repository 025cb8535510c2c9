import type { CollectionQuery } from '#domain/collection-query.ts'
import { albumCount } from '#locales/album-count.ts'
import * as messages from '#locales/collection/page.ts'
import { addedNames } from '#locales/find/query.ts'
import { monthText } from '#locales/intl.ts'
import type { ShownAlbums } from '../collection/use-shown-albums.ts'
import { showQuery } from '../location.ts'
import { RemovableChip } from '../ui/chip.tsx'
import { isNarrowed, withoutFilters, withTag } from './queries.ts'

/** Each filter at work beside tags: what it is called, and the query without it. */
function filtersOf(query: CollectionQuery): [label: string, without: Partial<CollectionQuery>][] {
  const { min, max } = query.rating
  const all: [boolean, string, Partial<CollectionQuery>][] = [
    [query.artist !== null, messages.byArtist(query.artist ?? ''), { artist: null }],
    [query.added !== 'allTime', addedNames[query.added], { added: 'allTime' }],
    [query.month !== null, messages.addedIn(monthText(query.month ?? '')), { month: null }],
    [query.year !== null, messages.releasedIn(query.year ?? 0), { year: null }],
    [query.decade !== null, messages.releasedInDecade(query.decade ?? 0), { decade: null }],
    [min !== 0 || max !== 5, messages.ratedBetween(min, max), { rating: { min: 0, max: 5 } }],
    [query.unrated, messages.unrated, { unrated: false }],
    [query.untagged, messages.untagged, { untagged: false }],
  ]
  return all.filter(([isAtWork]) => isAtWork).map(([, label, without]) => [label, without])
}

/** How many albums are shown, always told to who cannot see them; with it each filter that is at work, to be taken away. */
export function ActiveFilters({ query, shown }: { query: CollectionQuery; shown: ShownAlbums }) {
  const narrowed = isNarrowed(query)
  return (
    <div className={narrowed ? 'active' : undefined}>
      <p className={narrowed ? 'dim' : 'sr'} role="status">
        {shown.state === 'ready' && (narrowed ? messages.shownOf(shown.count, shown.total) : albumCount(shown.total))}
      </p>
      {query.tags.map((tag) => (
        <RemovableChip key={tag} tag={tag} label={tag} onRemove={() => showQuery(withTag(query, tag, false))} />
      ))}
      {filtersOf(query).map(([label, without]) => (
        <RemovableChip key={label} label={label} onRemove={() => showQuery({ ...query, ...without, page: 1 })} />
      ))}
      {narrowed && (
        <button type="button" className="text t-small push" onClick={() => showQuery(withoutFilters(query))}>
          {messages.clearFilters}
        </button>
      )}
    </div>
  )
}
