import type { ComponentType } from 'react'
import { isDemo } from '#islands/lib/demo-mode.ts'
import type { DialogName } from '#islands/lib/dialog-names.ts'
import { deferredCode } from '#islands/ui/deferred-code.ts'
import type { DialogContentProps } from '#islands/ui/dialog-content.ts'

type Content = ComponentType<DialogContentProps>

/** The dialogs by their names in the address. */
// Each loads when it is first opened, or when the pointer or focus reaches its button.
const DIALOGS: Record<DialogName, () => Promise<Content>> = {
  add: () => import('#islands/features/album/album-dialog.tsx').then((module) => module.AddAlbumDialog),
  edit: () => import('#islands/features/album/album-dialog.tsx').then((module) => module.EditAlbumDialog),
  crates: () => import('../sidebar/crates-drawer.tsx').then((module) => module.CratesDrawer),
  'new-crate': () => import('#islands/features/crates/crate-dialog.tsx').then((module) => module.NewCrateDialog),
  'new-smart-crate': () =>
    import('#islands/features/crates/smart-crate-dialog.tsx').then((module) => module.NewSmartCrateDialog),
  'add-records': () =>
    import('#islands/features/crates/add-records-dialog.tsx').then((module) => module.AddRecordsDialog),
  'edit-crate': () => import('#islands/features/crates/crate-dialog.tsx').then((module) => module.EditCrateDialog),
  'delete-crate': () =>
    import('#islands/features/crates/delete-crate-dialog.tsx').then((module) => module.DeleteCrateDialog),
  share: () => import('#islands/features/share/share-dialog.tsx').then((module) => module.ShareDialog),
  'share-year': () => import('#islands/features/share/share-dialog.tsx').then((module) => module.ShareYearDialog),
  'edit-share': () => import('#islands/features/share/share-dialog.tsx').then((module) => module.EditShareDialog),
  calendar: () => import('#islands/features/share/share-dialog.tsx').then((module) => module.CalendarDialog),
  position: () => import('#islands/features/crates/position-dialog.tsx').then((module) => module.PositionDialog),
  'selected-crate': () =>
    import('#islands/features/crates/add-to-crate/selected-crates-dialog.tsx').then(
      (module) => module.CrateSelectedDialog,
    ),
  'selected-tags': () =>
    import('#islands/features/selection/tag-selected-dialog.tsx').then((module) => module.TagSelectedDialog),
  'selected-rating': () =>
    import('#islands/features/selection/rate-selected-dialog.tsx').then((module) => module.RateSelectedDialog),
  'selected-share': () =>
    import('#islands/features/share/share-dialog.tsx').then((module) => module.ShareSelectedDialog),
  'selected-open': () =>
    import('#islands/features/selection/open-selected-dialog.tsx').then((module) => module.OpenSelectedDialog),
  'selected-buy': () =>
    import('#islands/features/selection/buy-selected-dialog.tsx').then((module) => module.BuySelectedDialog),
  'selected-delete': () =>
    import('#islands/features/selection/delete-selected-dialog.tsx').then((module) => module.DeleteSelectedDialog),
  commands: () => import('../commands/command-dialog.tsx').then((module) => module.CommandDialog),
  keys: () => import('../keys/keys-dialog.tsx').then((module) => module.KeysDialog),
  'now-playing': () => import('../dock/now-playing-dialog.tsx').then((module) => module.NowPlayingDialog),
  import: () => import('#islands/features/import/import-dialog.tsx').then((module) => module.ImportDialog),
  files: () => import('#islands/features/files/files-dialog.tsx').then((module) => module.FilesDialog),
  'compare-folder': () =>
    import('#islands/features/downloads/compare-dialog.tsx').then((module) => module.CompareDialog),
  playlist: () => import('#islands/features/bandcamp-link/playlist-dialog.tsx').then((module) => module.PlaylistDialog),
  demo: () => import('#islands/features/demo/demo-dialog.tsx').then((module) => module.DemoDialog),
  since: () => import('#islands/features/since/since-dialog.tsx').then((module) => module.SinceDialog),
  unsent: () => import('#islands/features/offline/unsent-dialog.tsx').then((module) => module.UnsentDialog),
  'log-out': () => import('../header/log-out-dialog.tsx').then((module) => module.LogOutDialog),
  settings: () => import('../settings/settings-dialog.tsx').then((module) => module.SettingsDialog),
}

/** Dialogs that need an account; the demo shows an explanation instead. */
const NEEDS_ACCOUNT = /^(?:add|import|files|settings|(?:edit-|selected-)?share|share-year|calendar)$/

/** The dialog of an address: `settings-data` is a part of `settings`. */
export function dialogOf(name: string): string {
  const dialog = /^(?:settings|files|keys)(?=-)/.exec(name)?.[0] ?? name
  return isDemo && NEEDS_ACCOUNT.test(dialog) ? 'demo' : dialog
}

/** The code of the dialogs by name. */
export const CONTENTS = new Map(Object.entries(DIALOGS).map(([name, load]) => [name, deferredCode(load)]))

/** Loads the code of a dialog; an error is shown when the dialog is opened. */
export const preloadDialog = (name: string): void => CONTENTS.get(dialogOf(name))?.preload()
