import { lazyCode, useCode } from '#islands/lib/lazy.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { filtersNotLoaded } from '#locales/collection.ts'
import { pleaseTryAgain } from '#locales/phrases.ts'
import type { FiltersProps } from './filters-props.ts'

const PANEL = lazyCode(() => import('./filter-panel.tsx'))

/** Loads the filters in advance; an error is shown when they are needed. */
export const preloadFilters = PANEL.preload

/** The filters, whose code loads when they are first opened. */
export function Filters(props: FiltersProps) {
  const { isOpen, toggle } = props.filters
  const code = useCode(isOpen || PANEL.ready() ? PANEL : undefined, () => {
    toggle()
    showToast({ kind: 'error', title: filtersNotLoaded, text: pleaseTryAgain })
  })
  return code && <code.FilterPanel {...props} />
}
