import { useRef } from 'react'
import { type CollectionQuery, sortOf } from '#domain/query/collection-query.ts'
import type { TagCount } from '#domain/tags/tags.ts'
import { chooseSort, type ShownAlbums } from '#islands/features/list/public.ts'
import { showQuery } from '#islands/lib/location.ts'
import { cleared, isNarrowed, isOfBoth, sortOptions } from '#islands/lib/queries.ts'
import { Button } from '#islands/ui/button.tsx'
import { SelectField } from '#islands/ui/choices.tsx'
import { Dialog } from '#islands/ui/dialog.tsx'
import * as messages from '#locales/filter.ts'
import { FilterFields } from './filter-fields.tsx'
import type { Choices } from './use-choices.ts'

type FilterSheetProps = {
  isOpen: boolean
  onClose: () => void
  query: CollectionQuery
  shown: ShownAlbums
  tags: TagCount[]
  choices: Choices
}

export function FilterSheet({ isOpen, onClose, query, shown, tags, choices }: FilterSheetProps) {
  const show = useRef<HTMLButtonElement>(null)
  const clear = () => {
    // The clear button disappears, so the focus moves to another one.
    show.current?.focus()
    showQuery(cleared(query))
  }
  const buttons = (
    <>
      {(isNarrowed(query) || isOfBoth(query)) && <Button text={messages.clear} onClick={clear} />}
      <Button ref={show} look="btn-primary" text={messages.show(shown.count)} onClick={onClose} />
    </>
  )
  return (
    <Dialog open={isOpen} onClose={onClose} title={messages.filters} footer={buttons}>
      <div className="grid grid-cols-1 gap-5">
        <SelectField
          label={messages.sort}
          options={sortOptions(query)}
          value={sortOf(query)}
          onChange={(choice) => chooseSort(query, choice)}
        />
        <FilterFields query={query} tags={tags} choices={choices} />
      </div>
    </Dialog>
  )
}
