import { type CSSProperties, useId } from 'react'
import { ADDED, type CollectionQuery } from '#domain/collection-query.ts'
import { showQuery } from '../location.ts'
import { PickChip } from '../ui/chip.tsx'
import { isChosen, withTag } from './queries.ts'
import { Select } from './select.tsx'
import type { TagCount } from './use-tag-counts.ts'
import { ADDED_WORDS, ratingWords } from './words.ts'

/** Tags, date and rating. */
export function FilterFields({ query, tags }: { query: CollectionQuery; tags: TagCount[] }) {
  return (
    <>
      <fieldset>
        <legend>
          Tags <span className="dimmer">every chosen tag must match</span>
        </legend>
        <div className="chips loose many">
          {tags.map(({ tag, count }) => (
            <PickChip
              key={tag}
              tag={tag}
              count={count}
              chosen={isChosen(query.tags, tag)}
              onChange={(chosen) => showQuery(withTag(query, tag, chosen))}
            />
          ))}
          {tags.length === 0 && <p className="t-small dimmer">No tags here yet.</p>}
        </div>
      </fieldset>
      <DateAdded query={query} />
      <RatingRange query={query} />
    </>
  )
}

function DateAdded({ query }: { query: CollectionQuery }) {
  const id = useId()
  return (
    <div>
      <h3>
        <label htmlFor={id}>Date added</label>
      </h3>
      <Select
        id={id}
        options={ADDED.map((added) => [added, ADDED_WORDS[added]])}
        value={query.added}
        onChange={(added) => showQuery({ ...query, added, page: 1 })}
      />
    </div>
  )
}

function RatingRange({ query }: { query: CollectionQuery }) {
  const { min, max } = query.rating
  const change = (rating: CollectionQuery['rating']) => showQuery({ ...query, rating, page: 1 }, { replace: true })
  const shared = { min: 0, max: 5, step: 0.5 }
  return (
    <fieldset>
      <legend>
        Rating <span className="push dim">{ratingWords(query.rating)}</span>
      </legend>
      <div className="slider" style={{ '--from': min / 5, '--to': max / 5 } as CSSProperties}>
        <i />
        <input
          type="range"
          {...shared}
          // Where both meet, the one that still has room to move lies on top.
          style={{ zIndex: min > 2.5 ? 1 : undefined }}
          value={min}
          aria-label="Lowest rating"
          aria-valuetext={`${min} stars`}
          onChange={({ target }) => change({ min: Math.min(Number(target.value), max), max })}
        />
        <input
          type="range"
          {...shared}
          value={max}
          aria-label="Highest rating"
          aria-valuetext={`${max} stars`}
          onChange={({ target }) => change({ min, max: Math.max(Number(target.value), min) })}
        />
      </div>
      <div className="row t-meta" aria-hidden="true">
        <span>0</span>
        <span className="push">5</span>
      </div>
    </fieldset>
  )
}
