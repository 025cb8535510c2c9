import { useRef, useState } from 'react'
import type { CrateView } from '#domain/crates/crate.ts'
import { activeFilterCount, type CollectionQuery, sortOf } from '#domain/query/collection-query.ts'
import { MAX_QUERY } from '#domain/query/plain.ts'
import { chooseSort, type Filters } from '#islands/features/list/public.ts'
import { lazyCode, useCode } from '#islands/lib/lazy.ts'
import { showQuery } from '#islands/lib/location.ts'
import { isNarrowed, isOfBoth, sortOptions } from '#islands/lib/queries.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { Select } from '#islands/ui/select.tsx'
import { srOnly } from '#islands/ui/sr-only.tsx'
import * as messages from '#locales/collection.ts'
import { preloadFilters } from './filters.tsx'
import type { AssistRef } from './query-assist.tsx'

// Until this has loaded, the field searches for plain text.
const ASSIST = lazyCode(() => import('./query-assist.tsx'))

type SearchBarProps = {
  query: CollectionQuery
  crates: readonly CrateView[]
  filters: Filters
}

/** Search, sort and filters in a line that sticks below the header. */
export function SearchBar({ query, crates, filters: { isOpen, toggle } }: SearchBarProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [isUsed, setUsed] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const assist: AssistRef = useRef(null)
  const text = typed ?? query.q
  const find = (q: string) =>
    assist.current ? assist.current.find(q) : showQuery({ ...query, q, page: 1 }, { replace: true })
  const active = activeFilterCount(query) + Number(isOfBoth(query))
  const code = useCode(isUsed || isNarrowed(query) ? ASSIST : undefined)

  return (
    <div className=":uno: [@media(height<480px)]:relative sticky [@media(height<480px)]:top-0 top-[calc(var(--h-header)+var(--h-connection,0px))] z-3 -mx-2 mb-3 border-b border-line bg-bg px-2">
      <search className=":uno: relative h-52px min-w-0 flex flex-1 items-center gap-2">
        <div className="input :uno: min-w-0 flex-1 bg-transparent">
          <Icon name="search" />
          <input
            ref={setInput}
            id="search"
            role="combobox"
            aria-expanded="false"
            aria-autocomplete="list"
            placeholder={messages.searchPlaceholder}
            aria-label={messages.search}
            aria-keyshortcuts="/"
            autoComplete="off"
            dir="auto"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={MAX_QUERY}
            value={text}
            onFocus={() => setUsed(true)}
            onChange={({ target }) => find(target.value)}
            onKeyDown={(event) => {
              assist.current?.onKey(event)
              if (event.key !== 'Escape' || text === '' || event.defaultPrevented) return
              event.preventDefault()
              find('')
            }}
          />
          {text !== '' && (
            <button
              type="button"
              className="icon-btn icon-btn-sm"
              aria-label={messages.clearSearch}
              onClick={() => {
                find('')
                input?.focus()
              }}
            >
              <Icon name="x" />
            </button>
          )}
        </div>
        <span className=":uno: max-sm:hidden [&_select]:(w-auto bg-transparent) flex-none">
          <Select
            label={messages.sortBy}
            options={sortOptions(query)}
            value={sortOf(query)}
            onChange={(choice) => chooseSort(query, choice)}
          />
        </span>
        <button
          type="button"
          className="btn btn-outline btn-tall :uno: max-sm:(relative size-touch p-0) flex-none"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'filters' : undefined}
          onPointerEnter={preloadFilters}
          onClick={toggle}
        >
          <Icon name="sliders" />
          <span className="max-md:sr-only">{messages.filter}</span>
          {active > 0 && (
            <span key={active} className="badge :uno: max-sm:(absolute -right-1 -top-1)">
              {messages.filtersAtWork(active, srOnly)}
            </span>
          )}
        </button>
        {input && code && (
          <code.QueryAssist input={input} text={text} onText={setTyped} query={query} crates={crates} assist={assist} />
        )}
      </search>
    </div>
  )
}
