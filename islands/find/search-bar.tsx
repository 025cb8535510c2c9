import { type ComponentType, useRef, useState } from 'react'
import { activeFilterCount, type CollectionQuery, sortOf, sortsOf } from '#domain/collection-query.ts'
import * as messages from '#locales/collection/page.ts'
import { sortNames } from '#locales/find/query.ts'
import { pleaseTryAgain } from '#locales/phrases.ts'
import type { ShownAlbums } from '../collection/use-shown-albums.ts'
import { showQuery } from '../location.ts'
import { Icon } from '../ui/icon.tsx'
import { Select } from '../ui/select.tsx'
import { srOnly } from '../ui/sr-only.tsx'
import { showToast } from '../ui/toaster.tsx'
import type { FilterPanelProps } from './filter-panel.tsx'

const PANEL_ID = 'filters'
const loadPanel = () => import('./filter-panel.tsx')

type SearchBarProps = { query: CollectionQuery; shown: ShownAlbums; seedTags: FilterPanelProps['seedTags'] }

export function SearchBar({ query, shown, seedTags }: SearchBarProps) {
  const search = useRef<HTMLInputElement>(null)
  const [Panel, setPanel] = useState<ComponentType<FilterPanelProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const filters = activeFilterCount(query)

  const find = (q: string) => showQuery({ ...query, q, page: 1 }, { replace: true })
  const toggle = async () => {
    if (isOpen) return setOpen(false)
    try {
      const { FilterPanel } = await loadPanel()
      setPanel(() => FilterPanel)
      setOpen(true)
    } catch {
      showToast({ kind: 'error', title: messages.filtersNotLoaded, text: pleaseTryAgain })
    }
  }

  return (
    <>
      <search className=":uno: max-sm:mb-5 mb-6 flex items-center gap-2">
        <div className="input :uno: min-w-0 flex-1 bg-transparent">
          <Icon name="search" />
          <input
            ref={search}
            className=":uno: [&::-webkit-search-cancel-button]:appearance-none"
            type="search"
            placeholder={messages.searchPlaceholder}
            aria-label={messages.search}
            aria-keyshortcuts="/"
            autoComplete="off"
            maxLength={200}
            value={query.q}
            onChange={({ target }) => find(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || query.q === '') return
              event.preventDefault()
              find('')
            }}
          />
          {query.q !== '' && (
            <button
              type="button"
              className="icon-btn icon-btn-sm"
              aria-label={messages.clearSearch}
              onClick={() => {
                find('')
                search.current?.focus()
              }}
            >
              <Icon name="x" />
            </button>
          )}
        </div>
        <span className=":uno: max-sm:hidden [&_select]:(w-auto bg-transparent) flex-none">
          <Select
            label={messages.sortBy}
            options={sortsOf(query).map((sort) => [sort, sortNames[sort]])}
            value={sortOf(query)}
            onChange={(sort) => showQuery({ ...query, sort, page: 1 })}
          />
        </span>
        <button
          type="button"
          className="btn btn-outline btn-tall :uno: max-sm:(relative size-touch p-0) flex-none"
          aria-expanded={isOpen}
          aria-controls={isOpen ? PANEL_ID : undefined}
          onPointerEnter={() => void loadPanel().catch(() => undefined)}
          onClick={toggle}
        >
          <Icon name="sliders" />
          <span className="max-sm:hidden">{messages.filter}</span>
          <span className="sr-only sm:hidden">{messages.filter}</span>
          {filters > 0 && (
            <span className="badge :uno: max-sm:(absolute -right-1.5 -top-1.5)">
              {messages.filtersAtWork(filters, srOnly)}
            </span>
          )}
        </button>
      </search>
      {Panel && (
        <Panel
          id={PANEL_ID}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          query={query}
          shown={shown}
          seedTags={seedTags}
        />
      )}
    </>
  )
}
