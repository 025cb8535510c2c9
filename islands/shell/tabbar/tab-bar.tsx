import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { useQuery } from '#islands/lib/location.ts'
import { Icon, type IconName } from '#islands/ui/icon.tsx'
import { QueryLink } from '#islands/ui/query-link.tsx'
import * as messages from '#locales/header/header.ts'

const DIALOGS: { href: string; icon: IconName; name: string }[] = [
  { href: '#add', icon: 'plus', name: messages.add },
  { href: '#crates', icon: 'crates', name: messages.crates },
  { href: '#settings', icon: 'user', name: messages.you },
]

const LISTS: { list: 'collection' | 'wishlist'; icon: IconName; name: string }[] = [
  { list: 'collection', icon: 'library', name: messages.collection },
  { list: 'wishlist', icon: 'heart', name: messages.wishlist },
]

const TAB =
  'relative grid place-items-center content-center gap-3px text-chart font-medium text-ink-3 focus-visible:outline-offset--3px aria-[current]:text-ink aria-[current]:before:(absolute -top-px w-7 h-0.5 bg-accent content-empty) media-forced:aria-[current]:before:(h-1 bg-[Highlight])'

/** The tab bar at the bottom of a phone. */
export function TabBar({ search }: { search: string }) {
  const query = useQuery(search)
  const inCrate = query.crate !== null
  return (
    <nav
      className="tabbar :uno: fixed inset-x-0 bottom-0 z-6 grid auto-cols-fr grid-flow-col [body:has([data-select-bar])_&]:hidden sm:hidden h-[calc(var(--h-tabbar)+env(safe-area-inset-bottom))] border-t border-line bg-bg pb-[env(safe-area-inset-bottom)]"
      aria-label={messages.tabBar}
    >
      {LISTS.map(({ list, icon, name }) => (
        <QueryLink
          key={list}
          className={TAB}
          query={{ ...DEFAULT_QUERY, list }}
          aria-current={!inCrate && (query.list === 'wishlist') === (list === 'wishlist') ? 'page' : undefined}
        >
          <Icon name={icon} size={20} />
          <span>{name}</span>
        </QueryLink>
      ))}
      {DIALOGS.map(({ href, icon, name }) => (
        <a
          key={href}
          className={TAB}
          href={href}
          aria-haspopup="dialog"
          aria-current={href === '#crates' && inCrate ? 'true' : undefined}
        >
          <Icon name={icon} size={20} />
          <span>{name}</span>
        </a>
      ))}
    </nav>
  )
}
