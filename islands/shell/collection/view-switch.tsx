import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { COLUMNS } from '#domain/query/columns.ts'
import { showView } from '#islands/features/album/show-view.ts'

import { preloadViews, useView, VIEWS, viewNamed } from '#islands/features/album/views.tsx'
import { DeskLink } from '#islands/features/desk/desk-link.tsx'
import { useColumns, useHasPages, useLargeCovers } from '#islands/features/list/use-view.ts'

import { PlayAll } from '#islands/features/player/play-all.tsx'
import { PlaySomething } from '#islands/features/player/play-something.tsx'
import { SelectButton } from '#islands/features/selection/select-button.tsx'
import { isNarrowed } from '#islands/lib/queries.ts'
import { DialogButton } from '#islands/ui/dialog-button.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { Menu, MenuCheck } from '#islands/ui/menu.tsx'
import * as messages from '#locales/collection/page.ts'
import { shareThese } from '#locales/share/dialog.ts'

function ViewSwitch() {
  const { name } = useView()
  return (
    <div className="segmented" role="radiogroup" aria-label={messages.view} onPointerEnter={preloadViews}>
      {VIEWS.map((one) => (
        <label key={one.name} className="segment" title={one.label}>
          <input
            className="sr-only"
            type="radio"
            name="view"
            value={one.name}
            checked={one.name === name}
            aria-label={one.label}
            onFocus={preloadViews}
            onChange={() => void showView(one.name)}
          />
          <Icon name={one.icon} size={18} />
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
      <Icon name={view.icon} size={20} />
      <select
        className=":uno: absolute inset-0 w-full cursor-pointer opacity-0"
        aria-label={messages.view}
        value={view.name}
        onFocus={preloadViews}
        onChange={({ target }) => void showView(viewNamed(target.value).name)}
      >
        {VIEWS.map(({ name, label }) => (
          <option key={name} className="bg-raise text-ink" value={name}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Which columns the albums have besides in lists, and the size of the covers on the wall; a grid without pages can have them again. */
function ViewOptions() {
  const { options, scrolled } = useView()
  const [columns, setColumns] = useColumns()
  const [isLarge, setLarge] = useLargeCovers()
  const [hasPages, setHasPages] = useHasPages()
  if (!options)
    return (
      scrolled &&
      !hasPages && <IconButton icon="position" size={18} label={messages.showPages} onClick={() => setHasPages(true)} />
    )
  if (options === 'covers')
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

const isWholeCollection = (query: CollectionQuery) =>
  query.list === 'collection' && query.crate === null && !isNarrowed(query)

/** What begins with all albums of a list. For the whole collection, the commands have more. */
export function ListActions({ query }: { query: CollectionQuery }) {
  const isWhole = isWholeCollection(query)
  return (
    <>
      <PlaySomething />
      {/* On a wider screen the rail has it. */}
      <span className={isWhole ? 'sm:hidden' : undefined}>
        <DeskLink query={query} />
      </span>
      {!isWhole && (
        <DialogButton className="icon-btn" name="share" label={shareThese}>
          <Icon name="link" size={18} />
        </DialogButton>
      )}
    </>
  )
}

/** What plays the albums, select mode, and how the albums are shown. */
export function ViewControls({ query }: { query: CollectionQuery }) {
  const { options } = useView()
  return (
    <span
      className=":uno: max-sm:-mr-2.5 ml-auto flex flex-none [&_:is(button,select)]:scroll-mt-16 items-center sm:gap-2"
      data-arrow-keys="across"
    >
      {/* A narrow phone has no room for it beside the columns. */}
      <span className={options === 'columns' ? 'max-[399.9px]:hidden' : undefined}>
        <PlayAll />
      </span>
      <span className="max-sm:hidden">
        <ListActions query={query} />
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
