import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { AlbumView } from '#domain/albums/album.ts'
import { parseCollectionQuery } from '#domain/query/collection-query.ts'
import { CrateAlbumEntries } from '#islands/features/crates/public.ts'
import { Menu, MenuButton } from '#islands/ui/menu.tsx'
import { moreAbout } from '#locales/collection.ts'
import { albumEntries } from './album-commands.ts'

type AlbumMenuProps = { album: AlbumView; at: { x: number; y: number }; onClose: () => void }

/** What can be done with an album, at a point of the window. */
export function AlbumMenu({ album, at, onClose }: AlbumMenuProps) {
  const point = useRef<HTMLElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const { current } = point
    const onToggle = ({ newState }: ToggleEvent) => newState === 'closed' && close()
    current?.addEventListener('toggle', onToggle, true)
    current?.querySelector('button')?.click()
    return () => current?.removeEventListener('toggle', onToggle, true)
  }, [])
  const label = moreAbout(album.title)
  const { crate } = parseCollectionQuery(location.search)
  return (
    <section ref={point} className="fixed z-40" style={{ left: at.x, top: at.y }} aria-label={label}>
      <Menu label={label} className="size-0" button={null}>
        {albumEntries(album).map(({ name, icon, act }) => (
          <MenuButton key={icon} icon={icon} text={name} onClick={act} />
        ))}
        {typeof crate === 'number' && (
          <>
            <hr />
            <CrateAlbumEntries album={album} crateId={crate} />
          </>
        )}
      </Menu>
    </section>
  )
}
