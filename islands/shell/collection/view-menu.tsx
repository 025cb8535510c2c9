import { COLUMNS } from '#domain/query/columns.ts'
import { showView } from '#islands/features/album/show-view.ts'
import { preloadViews, useView, VIEWS } from '#islands/features/album/views.tsx'
import { useColumns, useHasPages, useLargeCovers } from '#islands/features/list/use-view.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { Menu, MenuCheck, MenuRadio } from '#islands/ui/menu.tsx'
import * as messages from '#locales/collection.ts'

/** The menu of the views and the options of the current one. */
export function ViewMenu({ className }: { className: string }) {
  const view = useView()
  return (
    <span className={className} onPointerEnter={preloadViews}>
      <Menu
        label={messages.viewAs(view.label)}
        className="btn btn-ghost gap-1.5"
        button={
          <>
            <Icon name={view.icon} />
            <span className=":uno: [.opened_&]:max-md:hidden max-tiny:hidden" aria-hidden="true">
              {view.label}
            </span>
            <Icon name="chevron-down" size={12} />
          </>
        }
      >
        {VIEWS.map(({ name, icon, label }) => (
          <MenuRadio
            key={name}
            icon={icon}
            isChecked={name === view.name}
            text={label}
            onChoose={() => void showView(name)}
          />
        ))}
        <ViewOptions />
      </Menu>
    </span>
  )
}

/** The options of a view: columns of lists, the size of covers on the wall, pages of the grid. */
function ViewOptions() {
  const { options, scrolled } = useView()
  const [columns, setColumns] = useColumns()
  const [isLarge, setLarge] = useLargeCovers()
  const [hasPages, setHasPages] = useHasPages()
  if (!options && !scrolled) return null
  return (
    <>
      <hr className={options === 'covers' ? 'max-sm:hidden' : undefined} />
      {options === 'columns' &&
        COLUMNS.map((column) => (
          <MenuCheck
            key={column}
            isChecked={columns.includes(column)}
            text={messages.columnNames[column]}
            onChange={(isOn) => setColumns(COLUMNS.filter((one) => (one === column ? isOn : columns.includes(one))))}
          />
        ))}
      {options === 'covers' && (
        <MenuCheck className="max-sm:hidden" isChecked={isLarge} text={messages.largeCovers} onChange={setLarge} />
      )}
      {scrolled && <MenuCheck isChecked={hasPages} text={messages.inPages} onChange={setHasPages} />}
    </>
  )
}
