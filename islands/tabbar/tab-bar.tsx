import { DEFAULT_QUERY } from '#domain/collection-query.ts'
import { QueryLink } from '../header/query-link.tsx'
import { useQuery } from '../location.ts'
import { Icon, type IconName } from '../ui/icon.tsx'

const DIALOGS: { href: string; icon: IconName; name: string }[] = [
  { href: '#crates', icon: 'crates', name: 'Crates' },
  { href: '#add', icon: 'plus', name: 'Add' },
  { href: '#import', icon: 'download', name: 'Import' },
  { href: '#settings', icon: 'settings', name: 'Settings' },
]

/** The bar at the foot of a phone. */
export function TabBar({ search }: { search: string }) {
  const inCrate = useQuery(search).crate !== null
  return (
    <nav className="tabbar" aria-label="Main">
      <QueryLink query={DEFAULT_QUERY} aria-current={inCrate ? undefined : 'page'}>
        <Icon name="library" size={20} />
        <span>Collection</span>
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
