import { useRef } from 'react'
import { DEFAULT_QUERY } from '#domain/collection-query.ts'
import type { CrateView } from '#domain/crate.ts'
import { QueryLink } from '../header/query-link.tsx'
import { CrateFan } from '../ui/crate-fan.tsx'
import { CrateMenu } from './crate-menu.tsx'
import { useAlbumDrop } from './use-album-drop.ts'

/** A crate in the list; pressing the open one closes it. */
export function CrateRow({ crate, isOpen }: { crate: CrateView; isOpen: boolean }) {
  const link = useRef<HTMLAnchorElement>(null)
  const hanging = useAlbumDrop(link, crate)
  return (
    <li className="crate-row">
      <QueryLink
        ref={link}
        className={`crate${isOpen ? ' is-open' : ''}${hanging ? ' is-drop' : ''}`}
        query={{ ...DEFAULT_QUERY, crate: isOpen ? null : crate.id }}
        aria-current={isOpen ? 'true' : undefined}
        draggable={false}
      >
        <CrateFan sleeves={crate.front} />
        <span className="clip">{crate.name}</span>
        <span>
          {hanging ? `+${hanging}` : crate.albumCount.toLocaleString('en')}
          <span className="sr"> {crate.albumCount === 1 ? 'album' : 'albums'}</span>
        </span>
      </QueryLink>
      <span className="acts">
        <CrateMenu crate={crate} isOpen={isOpen} />
      </span>
    </li>
  )
}
