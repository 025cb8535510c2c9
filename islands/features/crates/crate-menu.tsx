import type { CrateView } from '#domain/crates/crate.ts'
import { DEFAULT_QUERY } from '#domain/query/collection-query.ts'
import { startExport } from '#islands/features/export/public.ts'
import { showQuery, useQuery } from '#islands/lib/location.ts'
import { isNarrowed } from '#islands/lib/queries.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { Menu, MenuButton, MenuLink } from '#islands/ui/menu.tsx'
import { PlaceMenuLink } from '#islands/ui/place-link.tsx'
import { saveAsSmartCrate } from '#locales/collection/page.ts'
import * as messages from '#locales/crates/crates.ts'
import { decideByEar } from '#locales/desk.ts'
import { share } from '#locales/share/dialog.ts'
import { toggleFavorite } from './favorite.ts'
import { moveCrate } from './move-crate.ts'

type CrateMenuProps = { crate: CrateView; isOpen: boolean }

export const CrateMenu = ({ crate, isOpen }: CrateMenuProps) => (
  <Menu
    label={messages.moreAbout(crate.name)}
    className="icon-btn icon-btn-sm"
    button={<Icon name="ellipsis" size={18} />}
  >
    {() => <Entries crate={crate} isOpen={isOpen} />}
  </Menu>
)

function Entries({ crate, isOpen }: CrateMenuProps) {
  const isSearched = isNarrowed(useQuery('')) && isOpen
  return (
    <>
      <MenuButton icon="crates" onClick={() => showQuery({ ...DEFAULT_QUERY, crate: isOpen ? null : crate.id })}>
        {isOpen ? messages.close : messages.open}
      </MenuButton>
      <PlaceMenuLink icon="headphones" place="desk" query={{ ...DEFAULT_QUERY, crate: crate.id }}>
        {decideByEar}
      </PlaceMenuLink>
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
      <MenuLink icon="link" href={`#share-${crate.id}`}>
        {share}
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
