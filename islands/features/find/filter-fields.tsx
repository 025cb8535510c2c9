import { type CSSProperties, useId } from 'react'
import { DOWNLOADED } from '#domain/albums/on-disk.ts'
import { ADDED, type CollectionQuery } from '#domain/query/collection-query.ts'
import { SHOWN_LISTS, type Years } from '#domain/query/filters.ts'
import type { TagCount } from '#domain/tags/tags.ts'
import { showQuery } from '#islands/lib/location.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { PickChip } from '#islands/ui/pick-chip.tsx'
import { Select, type SelectProps } from '#islands/ui/select.tsx'
import { addedNames, columnNames, downloadedNames, formatNames } from '#locales/collection.ts'
import * as messages from '#locales/filter.ts'
import { starCount } from '#locales/ui.ts'
import { isStarOn, withStar } from './star-range.ts'
import { TagFilter } from './tag-filter.tsx'
import { type Choices, withYears, yearsOf } from './use-choices.ts'

const LISTS = SHOWN_LISTS.map((list) => [list, messages.listNames[list]] as const)
const ADDED_OPTIONS = ADDED.map((added) => [added, addedNames[added]] as const)
const DOWNLOADS = [
  ['', messages.anyDownload] as const,
  ...DOWNLOADED.map((downloaded) => [downloaded, downloadedNames[downloaded]] as const),
]

type FilterFieldsProps = {
  query: CollectionQuery
  tags: TagCount[]
  choices: Choices
  /** One filter below the other in a scrolling column; the tags, which are many, come last. */
  isColumn?: boolean
}

export function FilterFields({ query, tags, choices, isColumn = false }: FilterFieldsProps) {
  const { years, formats, labels } = choices
  const show = (change: Partial<CollectionQuery>) => showQuery({ ...query, ...change, page: 1 })
  const tagFilter = <TagFilter query={query} tags={tags} isWhole={isColumn} />
  return (
    <>
      {isColumn ? <RatingRange query={query} /> : tagFilter}
      <div className="stack min-w-0 content-start">
        {query.crate === null && !query.smartCrate && (
          <Choice name={messages.albumsFrom} options={LISTS} value={query.list} onChange={(list) => show({ list })} />
        )}
        <Choice
          name={messages.dateAdded}
          options={ADDED_OPTIONS}
          value={query.added}
          onChange={(added) => show({ added, month: null })}
        />
        <Released query={query} years={years} />
        <Choice
          name={messages.downloads}
          options={DOWNLOADS}
          value={query.downloaded ?? ''}
          onChange={(downloaded) => show({ downloaded: downloaded || null })}
        />
        {formats.length > 0 && (
          <Choice
            name={messages.format}
            options={[['', messages.anyFormat], ...formats.map((format) => [format, formatNames[format]] as const)]}
            value={query.format ?? ''}
            onChange={(format) => show({ format: format || null })}
          />
        )}
        {labels.length > 0 && (
          <Choice
            name={columnNames.label}
            options={[['', messages.allOf.label], ...labels.map((label) => [label, label] as const)]}
            value={query.label ?? ''}
            onChange={(label) => show({ label: label || null })}
          />
        )}
      </div>
      {isColumn ? tagFilter : <RatingRange query={query} />}
    </>
  )
}

type ChoiceProps<Value extends string> = { name: string } & Omit<SelectProps<Value>, 'id' | 'label'>

/** A select below its name. */
function Choice<Value extends string>({ name, ...select }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div>
      <h2 className="mb-2 flex text-small">
        <label htmlFor={id}>{name}</label>
      </h2>
      <Select id={id} {...select} />
    </div>
  )
}

const ANY = -1
const toOption = (year: number) => [year, String(year)] as const

/** One year or a range: the second field appears when the first is chosen. */
function Released({ query, years }: { query: CollectionQuery; years: number[] }) {
  const id = useId()
  const chosen = yearsOf(query)
  const isRange = chosen !== null && chosen.from < chosen.to
  const show = (next: Years | null) => showQuery(withYears(query, next))
  return (
    <div>
      <h2 className="mb-2 flex text-small">
        <label htmlFor={id}>{messages.released}</label>
      </h2>
      <div className="[&>.select]:(min-w-0 flex-1) flex items-center gap-2">
        <Select
          id={id}
          options={[[ANY, messages.anyYear] as const, ...years.map(toOption)]}
          value={chosen?.from ?? ANY}
          onChange={(from) => show(from === ANY ? null : { from, to: isRange ? Math.max(from, chosen.to) : from })}
        />
        {chosen && (
          <>
            <span className="text-small text-ink-2" aria-hidden="true">
              {messages.toYear}
            </span>
            <Select
              label={messages.releasedUntil}
              options={years.filter((year) => year >= chosen.from).map(toOption)}
              value={chosen.to}
              onChange={(to) => show({ from: chosen.from, to })}
            />
          </>
        )}
      </div>
    </div>
  )
}

function RatingRange({ query }: { query: CollectionQuery }) {
  const { min, max } = query.rating
  const change = (rating: CollectionQuery['rating']) =>
    showQuery({ ...query, rating, unrated: false, page: 1 }, { replace: true })
  const shared = { min: 0, max: 5, step: 0.5 }
  return (
    <fieldset>
      <legend className="mb-2 text-small font-medium">{messages.rating}</legend>
      <div
        className="slider media-forced:before:([forced-color-adjust:none] bg-[CanvasText])"
        style={{ '--from': min / 5, '--to': max / 5 } as CSSProperties}
      >
        <i className="media-forced:([forced-color-adjust:none] bg-[Highlight])" />
        <input
          type="range"
          {...shared}
          // If both thumbs meet, the one that can still move is on top.
          style={{ zIndex: min > 2.5 ? 1 : undefined }}
          value={min}
          aria-label={messages.lowestRating}
          aria-valuetext={starCount(min)}
          onChange={({ target }) => change({ min: Math.min(Number(target.value), max), max })}
        />
        <input
          type="range"
          {...shared}
          value={max}
          aria-label={messages.highestRating}
          aria-valuetext={starCount(max)}
          onChange={({ target }) => change({ min, max: Math.max(Number(target.value), min) })}
        />
      </div>
      <div className="chips mt-2 chips-loose">
        {[1, 2, 3, 4, 5].map((star) => {
          const isOn = isStarOn(query.rating, star)
          return (
            <button
              key={star}
              type="button"
              className={`chip chip-pick ${isOn ? 'chip-on [--c:var(--ink)]' : ''}`}
              aria-label={starCount(star)}
              aria-pressed={isOn}
              onClick={() => change(withStar(query.rating, star))}
            >
              {star}
              <Icon name="star" size={14} />
            </button>
          )
        })}
        <PickChip
          chosen={query.unrated}
          text={messages.unrated}
          onChange={(unrated) => showQuery({ ...query, unrated, rating: { min: 0, max: 5 }, page: 1 })}
        />
      </div>
    </fieldset>
  )
}
