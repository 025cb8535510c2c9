import { DEFAULT_QUERY } from '#domain/collection-query.ts'
import type { CrateView } from '#domain/crate.ts'
import { CallFailed } from '../api.ts'
import { toggleFavoriteCrate } from '../calls/crates.ts'
import { Menu, MenuButton, MenuLink } from '../header/menu.tsx'
import { openDialog, showQuery } from '../location.ts'
import { Icon } from '../ui/icon.tsx'
import { showToast } from '../ui/toaster.tsx'

const toggleFavorite = (crate: CrateView) =>
  toggleFavoriteCrate(crate.id).catch((error) =>
    showToast({
      kind: 'error',
      title: 'Error updating crate',
      text: error instanceof CallFailed ? error.message : undefined,
    }),
  )

const sayExported = () =>
  showToast({ kind: 'ok', title: 'Export started', text: 'Your file download should begin shortly.' })

export function CrateMenu({ crate, isOpen }: { crate: CrateView; isOpen: boolean }) {
  return (
    <Menu label={`More about ${crate.name}`} className="ib s" button={<Icon name="ellipsis" size={18} />}>
      <MenuButton icon="crates" onClick={() => showQuery({ ...DEFAULT_QUERY, crate: isOpen ? null : crate.id })}>
        {isOpen ? 'Close' : 'Open'}
      </MenuButton>
      <MenuButton icon={crate.isFavorite ? 'heart-solid' : 'heart'} onClick={() => toggleFavorite(crate)}>
        {crate.isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      </MenuButton>
      <MenuButton icon="pencil" onClick={() => openDialog('edit-crate', crate.id)}>
        Edit…
      </MenuButton>
      <MenuLink icon="spreadsheet" href={`/api/export/crates/${crate.id}`} download onClick={sayExported}>
        Export CSV
      </MenuLink>
      <hr />
      <MenuButton icon="trash" className="bad" onClick={() => openDialog('delete-crate', crate.id)}>
        Delete…
      </MenuButton>
    </Menu>
  )
}
