import { type CollectionQuery, sortOf, sortsOf } from '#domain/collection-query.ts'
import { albumCountText } from '#domain/crate-list.ts'
import { showQuery } from '../location.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FilterFields } from './filter-fields.tsx'
import { withoutFilters } from './queries.ts'
import { Select } from './select.tsx'
import type { ShownAlbums } from './use-shown-albums.ts'
import type { TagCount } from './use-tag-counts.ts'
import { SORT_WORDS } from './words.ts'

export type FilterSheetProps = {
  isOpen: boolean
  onClose: () => void
  query: CollectionQuery
  shown: ShownAlbums
  tags: TagCount[]
  years: number[]
}

export function FilterSheet({ isOpen, onClose, query, shown, tags, years }: FilterSheetProps) {
  const buttons = (
    <>
      <button type="button" className="btn line" onClick={() => showQuery(withoutFilters(query))}>
        Clear all filters
      </button>
      <button type="button" className="btn solid" onClick={onClose}>
        Show {albumCountText(shown.count)}
      </button>
    </>
  )
  return (
    <Dialog open={isOpen} onClose={onClose} title="Filters" footer={buttons}>
      <div className="filters">
        <Field label="Sort">
          {({ id }) => (
            <Select
              id={id}
              options={sortsOf(query).map((sort) => [sort, SORT_WORDS[sort]])}
              value={sortOf(query)}
              onChange={(sort) => showQuery({ ...query, sort, page: 1 })}
            />
          )}
        </Field>
        <FilterFields query={query} tags={tags} years={years} />
      </div>
    </Dialog>
  )
}
