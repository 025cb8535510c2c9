import type { CrateView } from '#domain/crates/crate.ts'
import { toggleFavorite } from '#islands/features/crates/favorite.ts'
import { moveCrate } from '#islands/features/crates/move-crate.ts'
import { openDialog } from '#islands/lib/location.ts'
import type { IconName } from '#islands/ui/icon.tsx'
import { showLoadError } from '#islands/ui/show-load-error.ts'
import * as messages from '#locales/commands.ts'
import * as crates from '#locales/crates/crates.ts'
import { share } from '#locales/share/dialog.ts'
import type { Command } from './command.ts'

/** What the menu of a crate has, for the open one. */
export function crateCommands({ id, name, isFavorite, query }: CrateView): Command[] {
  const one = (action: string, icon: IconName, act: () => void): Command => ({
    id: '',
    name: messages.of(name, action),
    icon,
    act,
  })
  return [
    ...(query === undefined ? [one(messages.addRecords, 'plus', () => openDialog('add-records', id))] : []),
    one(
      isFavorite ? crates.removeFromFavorites : crates.addToFavorites,
      isFavorite ? 'heart-solid' : 'heart',
      () => void toggleFavorite(id),
    ),
    one(crates.edit, 'pencil', () => openDialog('edit-crate', id)),
    one(share, 'link', () => openDialog('share', id)),
    one(crates.moveUp, 'arrow-up', () => moveCrate(id, -1)),
    one(crates.moveDown, 'arrow-down', () => moveCrate(id, 1)),
    one(crates.exportCsv, 'spreadsheet', () =>
      import('#islands/features/export/run-export.ts').then(
        ({ runExport }) => runExport(`/api/export/crates/${id}`),
        showLoadError,
      ),
    ),
    one(crates.deleteCrate, 'trash', () => openDialog('delete-crate', id)),
  ]
}
