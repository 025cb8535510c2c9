import { useMemo, useState } from 'react'
import { type Column, columnsIn } from '#domain/query/columns.ts'
import { useSetting } from '#islands/data/settings.ts'
import { createMediaHook } from '#islands/ui/media.ts'

/** The columns that the person added to the list and compact views. */
export function useColumns(): [readonly Column[], (columns: readonly Column[]) => void] {
  const [text, keep] = useSetting('columns')
  return [useMemo(() => columnsIn(text), [text]), (next) => keep(next.join('.'))]
}

/** Whether the covers on the wall are larger than usual. */
export function useLargeCovers(): [boolean, (isLarge: boolean) => void] {
  const [covers, keep] = useSetting('covers')
  return [covers === 'm', (isLarge) => keep(isLarge ? 'm' : '')]
}

/** Whether the grid has pages; without them it scrolls. */
export function useHasPages(): [boolean, (hasPages: boolean) => void] {
  const [pages, keep] = useSetting('pages')
  return [pages !== 'none', (hasPages) => keep(hasPages ? '' : 'none')]
}

export type Charts = { isOpen: boolean; toggle: () => void }

/** Whether the charts are shown: from opening to closing them. */
export function useCharts(): Charts {
  const [charts, keep] = useSetting('charts')
  const isOpen = charts === 'open'
  return { isOpen, toggle: () => keep(isOpen ? 'closed' : 'open') }
}

const useHasRoom = createMediaHook('(width >= 87.5rem)')

export type Filters = {
  isOpen: boolean
  /** The filters are beside the albums. Until the width is known, classes hide the column if it has no room. */
  isColumn: boolean
  toggle: () => void
}

/** Whether the filters are shown: if there is room beside the albums, as chosen last; otherwise until they are closed. */
export function useFilters(): Filters {
  const [filters, keep] = useSetting('filters')
  const isKept = filters === 'open'
  const [isOpen, setOpen] = useState(false)
  const hasRoom = useHasRoom()
  return {
    isOpen: hasRoom === false ? isOpen : isKept,
    isColumn: hasRoom !== false && isKept,
    toggle: () => (hasRoom === false ? setOpen(!isOpen) : keep(isKept ? 'closed' : 'open')),
  }
}
