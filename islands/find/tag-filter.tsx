import { useState } from 'react'
import type { CollectionQuery } from '#domain/collection-query.ts'
import { foldTag } from '#domain/tags.ts'
import * as messages from '#locales/find/filter.ts'
import { showQuery } from '../location.ts'
import { PickChip } from '../ui/chip.tsx'
import { isChosen, withTag } from './queries.ts'
import type { TagCount } from './use-tag-counts.ts'

const MAX_SHOWN = 100

/** The tags to filter by, with a field to search them. */
export function TagFilter({ query, tags }: { query: CollectionQuery; tags: TagCount[] }) {
  const [typed, setTyped] = useState('')
  const wanted = foldTag(typed)
  const found = wanted === '' ? tags : tags.filter(({ tag }) => foldTag(tag).includes(wanted))
  return (
    <fieldset>
      <legend>
        {messages.tags} <span className="text-ink-3">{messages.tagsNote}</span>
      </legend>
      <input
        type="search"
        className="find-tag input"
        placeholder={messages.findTag}
        aria-label={messages.findTag}
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          const [first] = found
          if (event.key === 'Enter' && wanted !== '' && first) {
            showQuery(withTag(query, first.tag, true))
            setTyped('')
          }
          if (event.key === 'Escape' && typed !== '') {
            event.preventDefault()
            event.stopPropagation()
            setTyped('')
          }
        }}
      />
      <div className="many chips chips-loose">
        <PickChip
          chosen={query.untagged}
          onChange={(untagged) => showQuery({ ...query, untagged, tags: untagged ? [] : query.tags, page: 1 })}
        >
          {messages.untagged}
        </PickChip>
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
