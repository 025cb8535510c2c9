import { COLUMNS, VIEWS, type View, viewNamed } from '#domain/collection-query.ts'
import * as messages from '#locales/collection/page.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Menu, MenuCheck } from '../ui/menu.tsx'
import { useColumns, useView } from './use-view.ts'

const ICONS: Record<View, IconName> = { grid: 'layout-grid', list: 'list', compact: 'rows' }

export function ViewSwitch() {
  const [view, setView] = useView()
  return (
    <div className="segmented" role="radiogroup" aria-label={messages.view}>
      {VIEWS.map((one) => (
        <label key={one} className="segment" title={messages.viewNames[one]}>
          <input
            className="sr-only"
            type="radio"
            name="view"
            value={one}
            checked={one === view}
            aria-label={messages.viewNames[one]}
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
        aria-label={messages.view}
        value={view}
        onChange={({ target }) => setView(viewNamed(target.value))}
      >
        {VIEWS.map((one) => (
          <option key={one} className="bg-raise text-ink" value={one}>
            {messages.viewNames[one]}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Which columns the albums have besides; a grid has none. */
export function ColumnsMenu() {
  const [view] = useView()
  const [columns, setColumns] = useColumns()
  if (view === 'grid') return null
  return (
    <Menu label={messages.columns} className="icon-btn" button={<Icon name="columns" size={18} />}>
      {() =>
        COLUMNS.map((column) => (
          <MenuCheck
            key={column}
            isChecked={columns.includes(column)}
            onChange={(isOn) => setColumns(COLUMNS.filter((one) => (one === column ? isOn : columns.includes(one))))}
          >
            {messages.columnNames[column]}
          </MenuCheck>
        ))
      }
    </Menu>
  )
}
