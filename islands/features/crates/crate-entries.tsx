import type { CrateView } from '#domain/crates/crate.ts'
import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { isLinkOffered } from '#islands/data/api/bandcamp-link-api.ts'
import { startExport } from '#islands/features/export/public.ts'
import { showQuery, useQuery } from '#islands/lib/location.ts'
import { isNarrowed } from '#islands/lib/queries.ts'
import { MenuButton, MenuLink } from '#islands/ui/menu.tsx'
import { PlaceMenuLink } from '#islands/ui/place-link.tsx'
import { saveAsSmartCrate } from '#locales/collection.ts'
import * as messages from '#locales/crates.ts'
import { places } from '#locales/places.ts'
import { share } from '#locales/share.ts'
import { toggleFavorite } from './favorite.ts'
import { moveCrate } from './move-crate.ts'

type CrateProps = { crate: CrateView }

/** The menu of a crate in the list of crates. */
export const RowEntries = ({ crate, isOpen }: CrateProps & { isOpen: boolean }) => (
  <>
    <MenuButton
      icon="crates"
      text={isOpen ? messages.close : messages.open}
      onClick={() => showQuery({ ...DEFAULT_QUERY, crate: isOpen ? null : crate.id })}
    />
    <PlaceMenuLink
      icon="headphones"
      place="desk"
      query={{ ...DEFAULT_QUERY, crate: crate.id }}
      text={places.desk.name}
    />
    <MenuLink icon="link" href={`#share-${crate.id}`} text={share} />
    <CrateEntries crate={crate} isOpen={isOpen} />
  </>
)

/** The actions on a crate, also in the menu of its head. */
export function CrateEntries({ crate, isOpen }: CrateProps & { isOpen: boolean }) {
  const isSearched = isNarrowed(useQuery('')) && isOpen
  return (
    <>
      {isSearched && <MenuLink icon="folder-plus" href="#new-smart-crate" text={saveAsSmartCrate} />}
      <MenuButton
        icon={crate.isFavorite ? 'heart-solid' : 'heart'}
        text={crate.isFavorite ? messages.removeFromFavorites : messages.addToFavorites}
        onClick={() => void toggleFavorite(crate.id)}
      />
      <MenuLink icon="pencil" href={`#edit-crate-${crate.id}`} text={messages.edit} />
      <MenuButton icon="arrow-up" text={messages.moveUp} onClick={() => moveCrate(crate.id, -1)} />
      <MenuButton icon="arrow-down" text={messages.moveDown} onClick={() => moveCrate(crate.id, 1)} />
      <MenuLink
        icon="spreadsheet"
        href={`/api/export/crates/${crate.id}`}
        download
        text={messages.exportCsv}
        onClick={startExport}
      />
      {isLinkOffered.use() && <MenuLink icon="list" href={`#playlist-${crate.id}`} text={messages.makePlaylist} />}
      <hr />
      <MenuLink icon="trash" className="text-danger" href={`#delete-crate-${crate.id}`} text={messages.deleteCrate} />
    </>
  )
}
