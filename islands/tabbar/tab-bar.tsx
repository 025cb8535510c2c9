import { DEFAULT_QUERY } from '#domain/collection-query.ts'
import * as messages from '#locales/header/header.ts'
import { useQuery } from '../location.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { QueryLink } from '../ui/query-link.tsx'

const DIALOGS: { href: string; icon: IconName; name: string }[] = [
  { href: '#crates', icon: 'crates', name: messages.crates },
  { href: '#add', icon: 'plus', name: messages.add },
  { href: '#import', icon: 'download', name: messages.importing },
  { href: '#settings', icon: 'settings', name: messages.settings },
]

/** The tab bar at the bottom of a phone. */
export function TabBar({ search }: { search: string }) {
  const inCrate = useQuery(search).crate !== null
  return (
    <nav className="tabbar" aria-label={messages.tabBar}>
      <QueryLink query={DEFAULT_QUERY} aria-current={inCrate ? undefined : 'page'}>
        <Icon name="library" size={20} />
        <span>{messages.collection}</span>
      </QueryLink>
      {DIALOGS.map(({ href, icon, name }) => (
        <a
          key={href}
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
