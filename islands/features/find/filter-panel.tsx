import { useMemo } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { countTags } from '#domain/albums/statistics.ts'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import type { TagCount } from '#domain/tags/tags.ts'
import { lazyCode, useCode } from '#islands/lib/lazy.ts'
import { isChosen } from '#islands/lib/queries.ts'
import { createMediaHook } from '#islands/ui/media.ts'
import { useDebounced } from '#islands/ui/use-debounced.ts'
import { filters as label } from '#locales/filter.ts'
import { FilterFields } from './filter-fields.tsx'
import type { FiltersProps } from './filters-props.ts'
import { useChoices } from './use-choices.ts'

const SHEET = lazyCode(() => import('./filter-sheet.tsx'))
const useIsPhone = createMediaHook('(width < 37.5rem)')

const COLUMN =
  ':uno: [grid-area:1/2] [scrollbar-width:thin] max-[1399.9px]:hidden sticky top-[calc(var(--h-header)+var(--h-connection,0px)+var(--h-bar)+16px)] max-h-[calc(100dvh-var(--h-header)-var(--h-connection,0px)-var(--h-bar)-var(--h-dock,0px)-32px)] [mask-image:linear-gradient(#000_calc(100%-24px),transparent)] grid gap-6 overflow-y-auto overscroll-contain border-l border-line pb-6 pl-6 pr-1 pt-1'
const PANEL =
  ':uno: grid max-md:([&>:first-child]:col-span-full [&>.stack]:contents grid-cols-2 gap-y-5) grid-cols-[1.7fr_1fr_1fr] -mt-1 mb-5 gap-8 border-b border-line pb-6 pt-1'

/** The filters beside the albums, below the search field, or in a sheet on a phone. */
export function FilterPanel({ filters: { isOpen, isColumn, toggle }, query, shown, seedTags }: FiltersProps) {
  const isPhone = useIsPhone()
  // While the user types, the list updates at once and the tags after a pause.
  const hits = useDebounced(shown.hits, 100)
  const tags = useTagCounts(isOpen, query, hits, seedTags)
  const choices = useChoices(isOpen, query)
  const sheet = useCode(isPhone ? SHEET : undefined)

  if (sheet)
    return (
      <sheet.FilterSheet isOpen={isOpen} onClose={toggle} query={query} shown={shown} tags={tags} choices={choices} />
    )
  if (!isOpen || isPhone) return null
  return (
    <section className={isColumn ? COLUMN : PANEL} id="filters" aria-label={label}>
      <FilterFields query={query} tags={tags} choices={choices} isColumn={isColumn} />
    </section>
  )
}

/** The tags of the albums shown, most used first. Chosen tags come first, so that they can always be removed. */
function useTagCounts(
  isOpen: boolean,
  query: CollectionQuery,
  hits: AlbumView[] | null,
  seedTags: TagCount[],
): TagCount[] {
  const counted = useMemo(() => (isOpen && hits ? countTags(hits) : seedTags), [isOpen, hits, seedTags])
  return useMemo(() => {
    const shown = counted.map(({ tag }) => tag)
    const missing = query.tags.filter((tag) => !isChosen(shown, tag))
    return [...missing.map((tag) => counted.find((one) => isChosen([tag], one.tag)) ?? { tag, count: 0 }), ...counted]
  }, [counted, query.tags])
}
