import { VIEWS, type View } from '#domain/collection-query.ts'
import { view as viewLabel, viewNames } from '#locales/collection/page.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { useView } from './use-view.ts'

const ICONS: Record<View, IconName> = { grid: 'layout-grid', list: 'list', compact: 'rows' }

export function ViewSwitch() {
  const [view, setView] = useView()
  return (
    <div className="segmented" role="radiogroup" aria-label={viewLabel}>
      {VIEWS.map((one) => (
        <label key={one} className="segment" title={viewNames[one]}>
          <input
            className="sr-only"
            type="radio"
            name="view"
            value={one}
            checked={one === view}
            aria-label={viewNames[one]}
            onChange={() => setView(one)}
          />
          <Icon name={ICONS[one]} size={18} />
        </label>
      ))}
    </div>
  )
}

/** The view switch on a phone: an icon below a transparent native select. */
export function ViewMenu() {
  const [view, setView] = useView()
  return (
    <span className="icon-btn :uno: relative has-[:focus-visible]:(outline-2 outline-accent outline-solid)">
      <Icon name={ICONS[view]} size={20} />
      <select
        className=":uno: absolute inset-0 w-full cursor-pointer opacity-0"
        aria-label={viewLabel}
        value={view}
        onChange={({ target }) => setView(VIEWS.find((one) => one === target.value) ?? 'grid')}
      >
        {VIEWS.map((one) => (
          <option key={one} className="bg-raise text-ink" value={one}>
            {viewNames[one]}
          </option>
        ))}
      </select>
    </span>
  )
}
