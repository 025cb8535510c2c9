import type { ReactNode } from 'react'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { DeskLink } from '#islands/features/desk/desk-link.tsx'
import { useSelection } from '#islands/features/list/selection.ts'
import type { Charts } from '#islands/features/list/use-view.ts'
import { PlayAll } from '#islands/features/player/play-all.tsx'
import { playSomething } from '#islands/features/player/play-something.ts'
import { leaveSelecting } from '#islands/features/selection/leave-selecting.ts'
import { preloadSelecting, startSelecting } from '#islands/features/selection/start-selecting.ts'
import { DialogButton } from '#islands/ui/dialog-button.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { Menu, MenuButton } from '#islands/ui/menu.tsx'
import * as messages from '#locales/collection.ts'
import { playSomething as playSomethingName } from '#locales/player.ts'
import { ViewMenu } from './view-menu.tsx'

/** From so many characters on a title is smaller. */
const LONG_TITLE = 28

/** On a phone: the way back; sleeves, title and more; facts and view; what it is about; the actions. */
const HEAD = ':uno: sm:(flex gap-4) max-sm:(grid grid-cols-[auto_minmax(0,1fr)_auto_44px] items-center)'
const BODY = ':uno: sm:(min-w-0 flex flex-1 flex-wrap items-center gap-x-4 gap-y-2) max-sm:contents'
const TEXT = ':uno: sm:(min-w-0 flex-[1_1_200px]) max-sm:contents'
const TEXT_OF_CRATE = ':uno: sm:(min-w-0 flex-[1_1_360px]) max-sm:contents'
const ACTIONS = ':uno: sm:(flex flex-wrap items-center gap-2) max-sm:contents [&_:is(button,a)]:scroll-mt-16'
const NAMED = ':uno: sm:contents max-sm:([&>*]:(flex-auto px-2) col-span-full row-start-5 mb-1 flex flex-wrap gap-2)'

type ListHeadProps = {
  query: CollectionQuery
  title: ReactNode
  /** How long the title is, in characters. */
  length: number
  back: ReactNode
  /** What they come to, in a line. */
  facts: ReactNode
  charts: Charts
  /** Nothing can be done with no albums, besides what `entries` say. */
  isEmpty: boolean
  sleeves?: ReactNode
  about?: ReactNode
  /** What this list alone is for, before the actions of all lists. */
  action?: ReactNode
  /** What this list alone has in the menu of all else. */
  entries?: ReactNode
  className?: string
  place?: string
}

/** What stands above every list of albums: what it is, what it comes to, and what one does with all of it. */
export function ListHead(props: ListHeadProps) {
  const { query, title, length, back, facts, charts, isEmpty, sleeves, about, action, entries } = props
  return (
    <header className={`${HEAD} ${props.className ?? ''}`} data-list-head data-place={props.place}>
      {sleeves}
      <div className={BODY}>
        <div className={sleeves ? TEXT_OF_CRATE : TEXT}>
          {back && <div className=":uno: max-sm:(col-span-full row-start-1)">{back}</div>}
          <h1
            className={`${length >= LONG_TITLE ? 'text-heading' : 'text-title-2'} :uno: max-sm:(col-start-2 col-end-4 row-start-2 min-h-touch content-center) break-anywhere`}
          >
            {title}
          </h1>
          {about && <div className=":uno: max-sm:(col-span-full row-start-4 pb-2)">{about}</div>}
          <div className=":uno: max-sm:(col-start-2 row-start-3 h-10)">{facts}</div>
        </div>
        <div className={ACTIONS} data-arrow-keys="across">
          {(action || !isEmpty) && (
            <div className={NAMED}>
              {action}
              {!isEmpty && (
                <>
                  <PlayAll />
                  <DeskLink query={query} />
                  <DialogButton className="btn btn-outline" name="share">
                    <Icon name="link" />
                    {messages.share}
                  </DialogButton>
                </>
              )}
            </div>
          )}
          {!isEmpty && <ViewMenu className=":uno: max-sm:(col-start-3 row-start-3 col-end-5 -my-0.5 -mr-2.5)" />}
          {(entries || !isEmpty) && (
            <span
              className=":uno: max-sm:(col-start-4 row-start-2 -mr-2.5 justify-self-end)"
              data-list-menu
              onPointerEnter={preloadSelecting}
            >
              <Menu label={messages.moreAboutList} className="icon-btn" button={<Icon name="ellipsis" size={18} />}>
                {!isEmpty && <Entries charts={charts} />}
                {entries && !isEmpty && <hr />}
                {entries}
              </Menu>
            </span>
          )}
        </div>
      </div>
    </header>
  )
}

/** What is done with every list, but not so often. */
function Entries({ charts }: { charts: Charts }) {
  const isSelecting = useSelection() !== null
  return (
    <>
      <MenuButton icon="dice" onClick={() => void playSomething()}>
        {playSomethingName}
      </MenuButton>
      <MenuButton icon="select" onClick={() => (isSelecting ? leaveSelecting() : void startSelecting())}>
        {isSelecting ? messages.leaveSelecting : messages.select}
      </MenuButton>
      <MenuButton icon="chart" onClick={charts.toggle}>
        {charts.isOpen ? messages.hideCharts : messages.showCharts}
      </MenuButton>
    </>
  )
}
