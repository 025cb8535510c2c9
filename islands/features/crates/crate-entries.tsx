import type { CrateView } from '#domain/crates/crate.ts'
import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { startExport } from '#islands/features/export/public.ts'
import { showQuery, useQuery } from '#islands/lib/location.ts'
import { isNarrowed } from '#islands/lib/queries.ts'
import { MenuButton, MenuLink } from '#islands/ui/menu.tsx'
import { PlaceMenuLink } from '#islands/ui/place-link.tsx'
import { saveAsSmartCrate } from '#locales/collection.ts'
import * as messages from '#locales/crates.ts'
import { places } from '#locales/keys.ts'
import { share } from '#locales/share.ts'
import { toggleFavorite } from './favorite.ts'
import { moveCrate } from './move-crate.ts'

type CrateProps = { crate: CrateView }

/** The menu of a crate in the list of crates. */
export const RowEntries = ({ crate, isOpen }: CrateProps & { isOpen: boolean }) => (
  <>
    <MenuButton icon="crates" onClick={() => showQuery({ ...DEFAULT_QUERY, crate: isOpen ? null : crate.id })}>
      {isOpen ? messages.close : messages.open}
    </MenuButton>
    <PlaceMenuLink icon="headphones" place="desk" query={{ ...DEFAULT_QUERY, crate: crate.id }}>
      {places.desk.name}
    </PlaceMenuLink>
    <MenuLink icon="link" href={`#share-${crate.id}`}>
      {share}
    </MenuLink>
    <CrateEntries crate={crate} isOpen={isOpen} />
  </>
)

/** The actions on a crate, also in the menu of its head. */
export function CrateEntries({ crate, isOpen }: CrateProps & { isOpen: boolean }) {
  const isSearched = isNarrowed(useQuery('')) && isOpen
  return (
    <>
      {isSearched && (
        <MenuLink icon="folder-plus" href="#new-smart-crate">
          {saveAsSmartCrate}
        </MenuLink>
      )}
      <MenuButton icon={crate.isFavorite ? 'heart-solid' : 'heart'} onClick={() => void toggleFavorite(crate.id)}>
        {crate.isFavorite ? messages.removeFromFavorites : messages.addToFavorites}
      </MenuButton>
      <MenuLink icon="pencil" href={`#edit-crate-${crate.id}`}>
        {messages.edit}
      </MenuLink>
      <MenuButton icon="arrow-up" onClick={() => moveCrate(crate.id, -1)}>
        {messages.moveUp}
      </MenuButton>
      <MenuButton icon="arrow-down" onClick={() => moveCrate(crate.id, 1)}>
        {messages.moveDown}
      </MenuButton>
      <MenuLink icon="spreadsheet" href={`/api/export/crates/${crate.id}`} download onClick={startExport}>
        {messages.exportCsv}
      </MenuLink>
      <hr />
      <MenuLink icon="trash" className="text-danger" href={`#delete-crate-${crate.id}`}>
        {messages.deleteCrate}
      </MenuLink>
    </>
  )
}
