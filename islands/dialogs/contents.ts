import type { ComponentType } from 'react'
import { isDemo } from '../demo-mode.ts'
import { deferredCode } from './deferred-code.ts'
import type { DialogContentProps } from './dialog-content.ts'

type Content = ComponentType<DialogContentProps>

// Each dialog loads when it is first opened, or when the pointer or focus reaches its opener.
const LOADERS: Record<string, () => Promise<Content>> = {
  add: () => import('../album/album-dialog.tsx').then((module) => module.AddAlbumDialog),
  edit: () => import('../album/album-dialog.tsx').then((module) => module.EditAlbumDialog),
  delete: () => import('../album/delete-album-dialog.tsx').then((module) => module.DeleteAlbumDialog),
  crates: () => import('../crates/crates-drawer.tsx').then((module) => module.CratesDrawer),
  'new-crate': () => import('../crates/crate-dialog.tsx').then((module) => module.NewCrateDialog),
  'new-smart-crate': () => import('../crates/smart-crate-dialog.tsx').then((module) => module.NewSmartCrateDialog),
  'add-records': () => import('../crates/add-records-dialog.tsx').then((module) => module.AddRecordsDialog),
  'edit-crate': () => import('../crates/crate-dialog.tsx').then((module) => module.EditCrateDialog),
  'delete-crate': () => import('../crates/delete-crate-dialog.tsx').then((module) => module.DeleteCrateDialog),
  position: () => import('../crates/position-dialog.tsx').then((module) => module.PositionDialog),
  'selected-crate': () =>
    import('../add-to-crate/selected-crates-dialog.tsx').then((module) => module.CrateSelectedDialog),
  'selected-tags': () => import('../selection/tag-selected-dialog.tsx').then((module) => module.TagSelectedDialog),
  'selected-rating': () => import('../selection/rate-selected-dialog.tsx').then((module) => module.RateSelectedDialog),
  'selected-open': () => import('../selection/open-selected-dialog.tsx').then((module) => module.OpenSelectedDialog),
  'selected-delete': () =>
    import('../selection/delete-selected-dialog.tsx').then((module) => module.DeleteSelectedDialog),
  artists: () => import('../artists/artists-dialog.tsx').then((module) => module.ArtistsDialog),
  tags: () => import('../tags/tags-dialog.tsx').then((module) => module.TagsDialog),
  commands: () => import('../commands/command-dialog.tsx').then((module) => module.CommandDialog),
  duplicates: () => import('../duplicates/duplicates-dialog.tsx').then((module) => module.DuplicatesDialog),
  keys: () => import('../keys/keys-dialog.tsx').then((module) => module.KeysDialog),
  import: () => import('../import/import-dialog.tsx').then((module) => module.ImportDialog),
  files: () => import('../files/files-dialog.tsx').then((module) => module.FilesDialog),
  demo: () => import('../demo/demo-dialog.tsx').then((module) => module.DemoDialog),
  today: () => import('../today/today-dialog.tsx').then((module) => module.TodayDialog),
  unsent: () => import('../offline/unsent-dialog.tsx').then((module) => module.UnsentDialog),
  'log-out': () => import('../header/log-out-dialog.tsx').then((module) => module.LogOutDialog),
  settings: () => import('../settings/settings-dialog.tsx').then((module) => module.SettingsDialog),
}

/** What needs an account, so that the demo explains it instead. */
const NEEDS_ACCOUNT = /^(?:add|import|files|settings)$/

/** The dialog of an address: `settings-data` is a part of `settings`, `labels` one of `artists`. */
export function dialogOf(name: string): string {
  const dialog = name === 'labels' ? 'artists' : (/^(?:settings|files|keys|tags)(?=-)/.exec(name)?.[0] ?? name)
  return isDemo && NEEDS_ACCOUNT.test(dialog) ? 'demo' : dialog
}

/** The code of the dialogs by name. */
export const CONTENTS = new Map(Object.entries(LOADERS).map(([name, load]) => [name, deferredCode(load)]))

/** Loads the code of a dialog; an error is shown when the dialog is opened. */
export const preloadDialog = (name: string): void => CONTENTS.get(dialogOf(name))?.preload()
