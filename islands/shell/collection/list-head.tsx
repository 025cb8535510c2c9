import { artistOrLabelOf } from '#domain/albums/artist-or-label.ts'
import type { CrateView } from '#domain/crates/crate.ts'
import type { CollectionQuery } from '#domain/query/collection-query.ts'
import { BackLink } from '#islands/features/crates/back-link.tsx'
import { CRATE_HEAD } from '#islands/features/crates/crate-code.ts'
import { useCounted } from '#islands/features/crates/smart-contents.ts'
import { DeskLink } from '#islands/features/desk/desk-link.tsx'
import { FridayLink } from '#islands/features/desk/friday.tsx'
import { useSelection } from '#islands/features/list/selection.ts'
import type { ShownAlbums } from '#islands/features/list/use-shown-albums.ts'
import type { Charts } from '#islands/features/list/use-view.ts'
import { playAll, preloadPlayer } from '#islands/features/player/play.ts'
import { playSomething } from '#islands/features/player/play-something.ts'
import { leaveSelecting } from '#islands/features/selection/leave-selecting.ts'
import { preloadSelecting, startSelecting } from '#islands/features/selection/start-selecting.ts'
import { Totals } from '#islands/features/statistics/totals.tsx'
import { lazyCode, useCode } from '#islands/lib/lazy.ts'
import { Button } from '#islands/ui/button.tsx'
import { DialogButton } from '#islands/ui/dialog-button.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { Menu, MenuButton, MenuLink } from '#islands/ui/menu.tsx'
import * as messages from '#locales/collection.ts'
import { playButton, playSomething as playSomethingName } from '#locales/player.ts'
import { PLACE } from './rendered-code.ts'
import { ViewMenu } from './view-menu.tsx'

const OPEN_ALL = lazyCode(() => import('#islands/features/desk/open-all.tsx'))

/** From so many characters on a title is smaller. */
const LONG_TITLE = 28

/** The order on a phone: back link; sleeves, title and menu; facts and view; description; actions. */
const HEAD = ':uno: sm:(flex gap-4) max-sm:(grid grid-cols-[auto_minmax(0,1fr)_auto_44px] items-center)'
const BODY = ':uno: sm:(min-w-0 flex flex-1 flex-wrap items-center gap-x-4 gap-y-2) max-sm:contents'
const TEXT = ':uno: sm:(min-w-0 flex-[1_1_200px]) max-sm:contents'
const TEXT_OF_CRATE = ':uno: sm:(min-w-0 flex-[1_1_360px]) max-sm:contents'
const ACTIONS = ':uno: sm:(flex flex-wrap items-center gap-2) max-sm:contents [&_:is(button,a)]:scroll-mt-16'
// A tablet has no room for icons in the head of a crate, whose sleeves stand beside it.
const NAMED =
  ':uno: sm:contents sm:max-md:[.opened_&_svg]:hidden max-sm:([&>*]:(flex-auto px-2) col-span-full row-start-5 mb-1 flex flex-wrap gap-2)'

type ListHeadProps = {
  query: CollectionQuery
  shown: ShownAlbums
  /** The crate that is shown, smart or not. */
  open: CrateView | null
  title: string
  charts: Charts
}

/** What stands above every list of albums: what it is, what it comes to, and what one does with all of it. */
export function ListHead({ query, shown, open, title, charts }: ListHeadProps) {
  const artistOrLabel = artistOrLabelOf(query)
  const ofCrate = useCode(open ? CRATE_HEAD : undefined)
  const ofPlace = useCode(artistOrLabel ? PLACE : undefined)
  const friday = useCode(query.verdict === 'friday' && !open ? OPEN_ALL : undefined)
  const counted = useCounted(open)
  const { statistics: figures } = shown
  // Nothing can be done with no albums, besides what `entries` say.
  const isEmpty = shown.total === 0
  const hasBack = query.crate !== null || query.smartCrate || artistOrLabel
  // Until it is counted, a smart crate is what it shows.
  const covers = counted?.previewCovers ?? shown.albums.slice(0, 4)
  const about =
    ofCrate && open?.description ? (
      <ofCrate.CrateDescription key={open.id} text={open.description} />
    ) : (
      ofPlace && <ofPlace.PlaceTags query={query} figures={figures} />
    )
  const action =
    (friday && <friday.OpenAll albums={shown.hits ?? []} />) ||
    (ofCrate && open && open.query === undefined && <ofCrate.AddAlbums crate={open} />)
  const entries =
    (ofCrate && open && <ofCrate.CrateEntries crate={open} isOpen />) ||
    (ofPlace && <ofPlace.PlaceEntries query={query} />)
  return (
    <header
      className={`${HEAD} ${open ? ':uno: opened mb-2 max-sm:mb-0 sm:min-h-30' : ''}`}
      data-list-head
      data-place={artistOrLabel?.kind}
    >
      {ofCrate && open && <ofCrate.CrateSleeves covers={covers} />}
      <div className={BODY}>
        <div className={ofCrate && open ? TEXT_OF_CRATE : TEXT}>
          {hasBack && (
            <div className=":uno: max-sm:(col-span-full row-start-1)">
              <BackLink query={query} />
            </div>
          )}
          <h1
            className={`${title.length >= LONG_TITLE ? 'text-heading' : 'text-title-2'} :uno: max-sm:(col-start-2 col-end-4 row-start-2 min-h-touch content-center) break-anywhere`}
          >
            {open?.query !== undefined && <Icon name="search" className="mr-2 inline-block text-ink-3" />}
            <bdi translate={open || artistOrLabel ? 'no' : undefined}>{title}</bdi>
          </h1>
          {about && <div className=":uno: max-sm:(col-span-full row-start-4 pb-2)">{about}</div>}
          <div className=":uno: max-sm:(col-start-2 row-start-3 h-10)">
            {(!isEmpty || open) && (
              <Totals query={query} figures={figures} isEmpty={isEmpty}>
                {ofPlace && <ofPlace.PlaceFacts figures={figures} />}
                {query.list === 'wishlist' && query.verdict === null && <FridayLink />}
              </Totals>
            )}
          </div>
        </div>
        <div className={ACTIONS} data-arrow-keys="across">
          {(action || !isEmpty) && (
            <div className={NAMED}>
              {action}
              {!isEmpty && (
                <>
                  <Button icon="play" text={playButton} onPointerEnter={preloadPlayer} onClick={() => void playAll()} />
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
                {!isEmpty && <Entries charts={charts} hasCalendar={query.list === 'wishlist'} />}
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

/** Further actions of every list, which are used less often. */
function Entries({ charts, hasCalendar }: { charts: Charts; hasCalendar: boolean }) {
  const isSelecting = useSelection() !== null
  return (
    <>
      <MenuButton icon="dice" text={playSomethingName} onClick={() => void playSomething()} />
      <MenuButton
        icon="select"
        text={isSelecting ? messages.leaveSelecting : messages.select}
        onClick={() => (isSelecting ? leaveSelecting() : void startSelecting())}
      />
      <MenuButton
        icon="chart"
        text={charts.isOpen ? messages.hideCharts : messages.showCharts}
        onClick={charts.toggle}
      />
      {hasCalendar && <MenuLink icon="diary" href="#calendar" text={messages.calendar} />}
    </>
  )
}
