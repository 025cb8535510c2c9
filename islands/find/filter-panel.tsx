import { type ComponentType, useEffect, useState } from 'react'
import type { CollectionQuery } from '#domain/collection-query.ts'
import { filters } from '#locales/find/filter.ts'
import type { ShownAlbums } from '../collection/use-shown-albums.ts'
import { FilterFields } from './filter-fields.tsx'
import type { FilterSheetProps } from './filter-sheet.tsx'
import { useTagCounts } from './use-tag-counts.ts'
import { useYears } from './use-years.ts'

export type FilterPanelProps = {
  id: string
  isOpen: boolean
  onClose: () => void
  query: CollectionQuery
  shown: ShownAlbums
  seedTags: { tag: string; count: number }[]
}

const PHONE = '(width < 600px)'

function useIsPhone() {
  const [isPhone, setPhone] = useState(() => matchMedia(PHONE).matches)
  useEffect(() => {
    const media = matchMedia(PHONE)
    const onChange = () => setPhone(media.matches)
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  }, [])
  return isPhone
}

/** The filters below the search field, or in a sheet on a phone. */
export function FilterPanel({ id, isOpen, onClose, query, shown, seedTags }: FilterPanelProps) {
  const isPhone = useIsPhone()
  const tags = useTagCounts(isOpen, query, shown.hits, seedTags)
  const years = useYears(isOpen, query)
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps> | null>(null)
  useEffect(() => {
    if (!isPhone) return
    let isGone = false
    import('./filter-sheet.tsx').then(
      ({ FilterSheet }) => !isGone && setSheet(() => FilterSheet),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isPhone])

  if (isPhone && Sheet) {
    return <Sheet isOpen={isOpen} onClose={onClose} query={query} shown={shown} tags={tags} years={years} />
  }
  if (!isOpen || isPhone) return null
  return (
    <section
      className=":uno: grid max-md:([&>:first-child]:col-span-full grid-cols-2) grid-cols-[1.7fr_1fr_1fr] -mt-1 mb-5 gap-8 border-b border-line pb-6 pt-1"
      id={id}
      aria-label={filters}
    >
      <FilterFields query={query} tags={tags} years={years} />
    </section>
  )
}
