import type { CollectionQuery } from '#domain/collection-query.ts'
import { albumCountText } from '#domain/crate-list.ts'
import { monthText, numberText } from '#words/intl.ts'
import { showQuery } from '../location.ts'
import { RemovableChip } from '../ui/chip.tsx'
import { isNarrowed, withoutFilters, withTag } from './queries.ts'
import type { ShownAlbums } from './use-shown-albums.ts'
import { ADDED_WORDS, ratingWords } from './words.ts'

/** Each filter at work beside tags: what it is called, and the query without it. */
function filtersOf(query: CollectionQuery): [label: string, without: Partial<CollectionQuery>][] {
  const { min, max } = query.rating
  const all: [boolean, string, Partial<CollectionQuery>][] = [
    [query.artist !== null, `By ${query.artist}`, { artist: null }],
    [query.added !== 'allTime', ADDED_WORDS[query.added], { added: 'allTime' }],
    [query.month !== null, `Added in ${monthText(query.month ?? '')}`, { month: null }],
    [query.year !== null, `Released ${query.year}`, { year: null }],
    [query.decade !== null, `Released in the ${query.decade}s`, { decade: null }],
    [min !== 0 || max !== 5, `${ratingWords(query.rating)} stars`, { rating: { min: 0, max: 5 } }],
    [query.unrated, 'Unrated', { unrated: false }],
    [query.untagged, 'Untagged', { untagged: false }],
  ]
  return all.filter(([isAtWork]) => isAtWork).map(([, label, without]) => [label, without])
}

/** How many albums are shown, always told to who cannot see them; with it each filter that is at work, to be taken away. */
export function ActiveFilters({ query, shown }: { query: CollectionQuery; shown: ShownAlbums }) {
  const narrowed = isNarrowed(query)
  const total = albumCountText(shown.total)
  return (
    <div className={narrowed ? 'active' : undefined}>
      <p className={narrowed ? 'dim' : 'sr'} role="status">
        {shown.state === 'ready' && (narrowed ? `${numberText(shown.count)} of ${total}` : total)}
      </p>
      {query.tags.map((tag) => (
        <RemovableChip key={tag} tag={tag} label={tag} onRemove={() => showQuery(withTag(query, tag, false))} />
      ))}
      {filtersOf(query).map(([label, without]) => (
        <RemovableChip key={label} label={label} onRemove={() => showQuery({ ...query, ...without, page: 1 })} />
      ))}
      {narrowed && (
        <button type="button" className="text t-small push" onClick={() => showQuery(withoutFilters(query))}>
          Clear all filters
        </button>
      )}
    </div>
  )
}
