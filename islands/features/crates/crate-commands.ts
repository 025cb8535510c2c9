import type { CrateView } from '#domain/crates/crate.ts'
import { isLinkOffered } from '#islands/data/api/bandcamp-link-api.ts'
import { exportFrom } from '#islands/features/export/public.ts'
import { openDialog } from '#islands/lib/location.ts'
import type { CommandOf } from '#islands/ui/command.ts'
import * as messages from '#locales/commands.ts'
import * as crates from '#locales/crates.ts'
import { share } from '#locales/share.ts'
import { toggleFavorite } from './favorite.ts'
import { moveCrate } from './move-crate.ts'

const called =
  (action: string) =>
  ({ name }: CrateView) =>
    messages.of(name, action)

/** The entries of a crate's menu as commands for the open crate. */
export const CRATE_COMMANDS: readonly CommandOf<CrateView>[] = [
  {
    name: called(messages.addRecords),
    icon: 'plus',
    when: ({ query }) => query === undefined,
    act: ({ id }) => openDialog('add-records', id),
  },
  {
    name: (crate) => called(crate.isFavorite ? crates.removeFromFavorites : crates.addToFavorites)(crate),
    icon: ({ isFavorite }) => (isFavorite ? 'heart-solid' : 'heart'),
    act: ({ id }) => void toggleFavorite(id),
  },
  { name: called(crates.edit), icon: 'pencil', act: ({ id }) => openDialog('edit-crate', id) },
  { name: called(share), icon: 'link', act: ({ id }) => openDialog('share', id) },
  { name: called(crates.moveUp), icon: 'arrow-up', act: ({ id }) => moveCrate(id, -1) },
  { name: called(crates.moveDown), icon: 'arrow-down', act: ({ id }) => moveCrate(id, 1) },
  { name: called(crates.exportCsv), icon: 'spreadsheet', act: ({ id }) => exportFrom(`/api/export/crates/${id}`) },
  {
    name: called(crates.makePlaylist),
    icon: 'list',
    when: isLinkOffered.get,
    act: ({ id }) => openDialog('playlist', id),
  },
  { name: called(crates.deleteCrate), icon: 'trash', act: ({ id }) => openDialog('delete-crate', id) },
]
