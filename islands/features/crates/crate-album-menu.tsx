import type { AlbumView } from '#domain/albums/album.ts'
import { parseCollectionQuery, sortOf } from '#domain/query/collection-query.ts'
import { showQuery } from '#islands/lib/location.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { Menu, MenuButton, MenuLink } from '#islands/ui/menu.tsx'
import { showLoadError } from '#islands/ui/show-load-error.ts'
import * as messages from '#locales/collection.ts'
import { takeOut } from './start-taking-out.ts'

const load = () => import('./arrange-albums.ts')
const step = (id: number, by: -1 | 1) => load().then(({ stepAlbum }) => stepAlbum(id, by), showLoadError)
const toTop = (id: number) => load().then(({ moveAlbumsTo }) => moveAlbumsTo([id], 0), showLoadError)

/** The actions on an album inside a crate. */
export function CrateAlbumMenu({ album, crateId }: { album: AlbumView; crateId: number }) {
  return (
    <Menu
      label={messages.moreAbout(album.title)}
      className="keep icon-btn icon-btn-sm"
      button={<Icon name="ellipsis" />}
    >
      {() => <CrateAlbumEntries album={album} crateId={crateId} />}
    </Menu>
  )
}

export function CrateAlbumEntries({ album, crateId }: { album: AlbumView; crateId: number }) {
  const query = parseCollectionQuery(location.search)
  return (
    <>
      {sortOf(query) === 'crate' ? (
        <>
          <MenuButton icon="arrow-up" text={messages.moveUp} onClick={() => void step(album.id, -1)} />
          <MenuButton icon="arrow-down" text={messages.moveDown} onClick={() => void step(album.id, 1)} />
          <MenuButton icon="to-top" text={messages.moveToTop} onClick={() => void toTop(album.id)} />
          <MenuLink icon="position" href={`#position-${album.id}`} text={messages.moveToPosition} />
        </>
      ) : (
        <MenuButton
          icon="arrow-up-down"
          text={messages.switchToCrateOrder}
          onClick={() => showQuery({ ...query, sort: null, page: 1 })}
        />
      )}
      <hr />
      <MenuButton icon="x" text={messages.removeFromCrate} onClick={() => takeOut(crateId, [album.id], album.title)} />
    </>
  )
}
