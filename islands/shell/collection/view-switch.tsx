import { COLUMNS, VIEWS, type View, viewNamed } from '#domain/query/view-preferences.ts'
import { showView } from '#islands/features/album/show-view.ts'
import { preloadViews } from '#islands/features/album/view-code.ts'
import { useColumns, useLargeCovers, useView } from '#islands/features/list/use-view.ts'
import { PlayAll } from '#islands/features/player/play-all.tsx'
import { SelectButton } from '#islands/features/selection/select-button.tsx'
import { Icon, type IconName } from '#islands/ui/icon.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { Menu, MenuCheck } from '#islands/ui/menu.tsx'
import * as messages from '#locales/collection/page.ts'

export const VIEW_ICONS: Record<View, IconName> = { grid: 'layout-grid', list: 'list', compact: 'rows', wall: 'wall' }

function ViewSwitch() {
  const view = useView()
  return (
    <div className="segmented" role="radiogroup" aria-label={messages.view} onPointerEnter={preloadViews}>
      {VIEWS.map((one) => (
        <label key={one} className="segment" title={messages.viewNames[one]}>
          <input
            className="sr-only"
            type="radio"
            name="view"
            value={one}
            checked={one === view}
            aria-label={messages.viewNames[one]}
            onFocus={preloadViews}
            onChange={() => void showView(one)}
          />
          <Icon name={VIEW_ICONS[one]} size={18} />
        </label>
      ))}
    </div>
  )
}

/** The view switch on a phone: an icon below a transparent native select. */
function ViewMenu() {
  const view = useView()
  return (
    <span className="icon-btn :uno: relative has-[:focus-visible]:(outline-2 outline-accent outline-solid)">
      <Icon name={VIEW_ICONS[view]} size={20} />
      <select
        className=":uno: absolute inset-0 w-full cursor-pointer opacity-0"
        aria-label={messages.view}
        value={view}
        onFocus={preloadViews}
        onChange={({ target }) => void showView(viewNamed(target.value))}
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

/** Which columns the albums have besides in lists, and the size of the covers on the wall; a grid has neither. */
function ViewOptions() {
  const view = useView()
  const [columns, setColumns] = useColumns()
  const [isLarge, setLarge] = useLargeCovers()
  if (view === 'grid') return null
  if (view === 'wall')
    return (
      <IconButton
        icon="larger"
        size={18}
        className="max-sm:hidden"
        label={messages.largeCovers}
        aria-pressed={isLarge}
        onClick={() => setLarge(!isLarge)}
      />
    )
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

/** Play all, select mode, and how the albums are shown. */
export function ViewControls() {
  const view = useView()
  return (
    <span className=":uno: max-sm:-mr-2.5 ml-auto flex flex-none items-center sm:gap-2">
      {/* A narrow phone has no room for it beside the columns. */}
      <span className={view === 'list' || view === 'compact' ? 'max-[399.9px]:hidden' : undefined}>
        <PlayAll />
      </span>
      <span className="max-[1439.9px]:hidden">
        <SelectButton />
      </span>
      <span className="min-[1440px]:hidden">
        <SelectButton isIcon />
      </span>
      <ViewOptions />
      <span className="max-sm:hidden">
        <ViewSwitch />
      </span>
      <span className="sm:hidden">
        <ViewMenu />
      </span>
    </span>
  )
}
