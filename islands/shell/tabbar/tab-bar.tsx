import type { MeView } from '#domain/accounts/account.ts'
import type { Place } from '#domain/places.ts'
import { usePlaceInAddress, useQuery } from '#islands/lib/location.ts'
import { DialogLink } from '#islands/ui/dialog-link.tsx'
import { Icon, type IconName } from '#islands/ui/icon.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import * as messages from '#locales/header.ts'
import { AddMenu } from '../header/add-menu.tsx'
import { UserMenu } from '../header/user-menu.tsx'
import { isShownList, useLists } from '../places/places.ts'

const TAB =
  ':uno: relative grid place-items-center content-center gap-3px max-tiny:text-[3.8vw] text-chart font-medium text-ink-3 focus-visible:outline-offset--3px aria-[expanded=true]:text-ink aria-[current]:text-ink aria-[current]:before:(absolute -top-px w-7 h-0.5 bg-accent content-empty) media-forced:aria-[current]:before:(h-1 bg-[Highlight])'

const Named = ({ icon, name }: { icon: IconName; name: string }) => (
  <>
    <Icon name={icon} size={20} />
    <span aria-hidden="true">{name}</span>
  </>
)

type TabBarProps = { me: MeView; search: string; place?: Place }

/** The tab bar at the bottom of a phone; `search` and `place` are those that the server rendered. */
export function TabBar({ me, search, place }: TabBarProps) {
  const query = useQuery(search)
  const shown = usePlaceInAddress(place ?? null)
  const inCrate = query.crate !== null
  return (
    <nav
      className="tabbar :uno: fixed inset-x-0 bottom-0 z-6 grid grid-cols-5 [body:has([data-select-bar])_&]:hidden sm:hidden h-[calc(var(--h-tabbar)+env(safe-area-inset-bottom))] border-t border-line bg-bg pb-[env(safe-area-inset-bottom)]"
      aria-label={messages.tabBar}
    >
      {useLists().map(({ query: list, icon, tab }) => (
        <QueryLink
          key={tab}
          className={TAB}
          query={list}
          aria-current={shown === null && isShownList(query, list) ? 'page' : undefined}
        >
          <Icon name={icon} size={20} />
          <span>{tab}</span>
        </QueryLink>
      ))}
      <AddMenu className={TAB} button={<Named icon="plus" name={messages.add} />} />
      <DialogLink className={TAB} to="crates" aria-current={inCrate || undefined}>
        <Icon name="crates" size={20} />
        <span>{messages.crates}</span>
      </DialogLink>
      <UserMenu
        me={me}
        label={messages.you}
        className={TAB}
        isCurrent={shown !== null}
        button={() => <Named icon="user" name={messages.you} />}
      />
    </nav>
  )
}
