import { type ComponentType, useEffect, useState } from 'react'
import { filtersNotLoaded } from '#locales/collection/page.ts'
import { pleaseTryAgain } from '#locales/phrases.ts'
import { showToast } from '../ui/toaster.tsx'
import type { FiltersProps } from './filters-props.ts'

const load = () => import('./filter-panel.tsx')

/** Loads the filters in advance; an error is shown when they are needed. */
export const preloadFilters = (): void => void load().catch(() => undefined)

/** The filters, whose code loads when they are first opened. */
export function Filters(props: FiltersProps) {
  const { isOpen, toggle } = props.filters
  const [Panel, setPanel] = useState<ComponentType<FiltersProps> | null>(null)
  const isMissing = isOpen && !Panel
  // biome-ignore lint/correctness/useExhaustiveDependencies: `toggle` closes what is open
  useEffect(() => {
    if (!isMissing) return
    load().then(
      ({ FilterPanel }) => setPanel(() => FilterPanel),
      () => {
        toggle()
        showToast({ kind: 'error', title: filtersNotLoaded, text: pleaseTryAgain })
      },
    )
  }, [isMissing])
  return Panel && <Panel {...props} />
}
