import { useState } from 'react'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { findByName } from '#domain/query/name-search.ts'
import type { TagCount } from '#domain/tags/tags.ts'
import { showQuery } from '#islands/lib/location.ts'
import { isChosen, withTag } from '#islands/lib/queries.ts'
import { FindInput } from '#islands/ui/find-input.tsx'
import { PickChip } from '#islands/ui/pick-chip.tsx'
import { PlaceLink } from '#islands/ui/place-link.tsx'
import * as messages from '#locales/filter.ts'

const MAX_SHOWN = 100

type TagFilterProps = {
  query: CollectionQuery
  tags: TagCount[]
  /** Whether the tags scroll with their surroundings. */
  isWhole: boolean
}

/** The tags to filter by, with a search field. */
export function TagFilter({ query, tags, isWhole }: TagFilterProps) {
  const [typed, setTyped] = useState('')
  const found = findByName(tags, typed, ({ tag }) => tag)
  return (
    <fieldset>
      <legend className=":uno: mb-2 w-full flex gap-1 text-small font-medium">
        {messages.tags} <span className="text-ink-3 font-normal">{messages.tagsNote}</span>
      </legend>
      <div className="mb-2 flex items-center gap-3">
        <FindInput
          className={`input h-8 ${isWhole ? '' : 'max-w-60'}`}
          label={messages.findTag}
          autoCapitalize="none"
          value={typed}
          onText={setTyped}
          onKeyDown={({ key }) => {
            const [first] = found
            if (key !== 'Enter' || typed.trim() === '' || !first) return
            showQuery(withTag(query, first.tag, true))
            setTyped('')
          }}
        />
        <PlaceLink className="meta-link flex-none" place="tags">
          {messages.manageTags}
        </PlaceLink>
      </div>
      <div
        className={`chips chips-loose ${isWhole ? '' : ':uno: [scrollbar-width:thin] -m-1 max-h-43 max-sm:max-h-39 overflow-y-auto p-1'}`}
      >
        <PickChip
          chosen={query.untagged}
          text={messages.untagged}
          onChange={(untagged) => showQuery({ ...query, untagged, tags: untagged ? [] : query.tags, page: 1 })}
        />
        {found.slice(0, MAX_SHOWN).map(({ tag, count }) => (
          <PickChip
            key={tag}
            tag={tag}
            count={count}
            chosen={isChosen(query.tags, tag)}
            onChange={(chosen) => showQuery(withTag(query, tag, chosen))}
          />
        ))}
        {found.length === 0 && (
          <p className="text-small text-ink-3">{tags.length === 0 ? messages.noTags : messages.noTagFound}</p>
        )}
      </div>
    </fieldset>
  )
}
