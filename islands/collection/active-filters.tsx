import type { CollectionQuery } from '#domain/collection-query.ts'
import { albumCountText } from '#domain/crate-list.ts'
import { showQuery } from '../location.ts'
import { RemovableChip } from '../ui/chip.tsx'
import { isNarrowed, withoutFilters, withTag } from './queries.ts'
import type { ShownAlbums } from './use-shown-albums.ts'
import { ADDED_WORDS, ratingWords } from './words.ts'

/** How many albums are shown, always told to who cannot see them; with it each filter that is at work, to be taken away. */
export function ActiveFilters({ query, shown }: { query: CollectionQuery; shown: ShownAlbums }) {
  const narrowed = isNarrowed(query)
  const { min, max } = query.rating
  const total = albumCountText(shown.total)
  return (
    <div className={narrowed ? 'active' : undefined}>
      <p className={narrowed ? 'dim' : 'sr'} role="status">
        {shown.state === 'ready' && (narrowed ? `${shown.count.toLocaleString('en')} of ${total}` : total)}
      </p>
      {query.tags.map((tag) => (
        <RemovableChip key={tag} tag={tag} label={tag} onRemove={() => showQuery(withTag(query, tag, false))} />
      ))}
      {query.added !== 'allTime' && (
        <RemovableChip
          label={ADDED_WORDS[query.added]}
          onRemove={() => showQuery({ ...query, added: 'allTime', page: 1 })}
        />
      )}
      {(min !== 0 || max !== 5) && (
        <RemovableChip
          label={`${ratingWords(query.rating)} stars`}
          onRemove={() => showQuery({ ...query, rating: { min: 0, max: 5 }, page: 1 })}
        />
      )}
      {narrowed && (
        <button type="button" className="text t-small push" onClick={() => showQuery(withoutFilters(query))}>
          Clear all filters
        </button>
      )}
    </div>
  )
}
