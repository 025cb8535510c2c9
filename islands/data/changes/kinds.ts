import { addAlbum } from './add-album.ts'
import { addCrate } from './add-crate.ts'
import { addListen } from './add-listen.ts'
import { addToCrates } from './add-to-crates.ts'
import { deleteAlbums } from './delete-albums.ts'
import { deleteCrate } from './delete-crate.ts'
import { deleteListen } from './delete-listen.ts'
import { editAlbum } from './edit-album.ts'
import { editAlbums } from './edit-albums.ts'
import { editCrate } from './edit-crate.ts'
import { editListen } from './edit-listen.ts'
import { orderCrate } from './order-crate.ts'
import { orderCrates } from './order-crates.ts'
import { removeFromCrate } from './remove-from-crate.ts'
import { reportScrobbles } from './report-scrobbles.ts'
import { restoreAlbums } from './restore-albums.ts'
import { restoreCrates } from './restore-crates.ts'
import { setCrates } from './set-crates.ts'

/** Every kind of change, by the name under which devices store it. */
export const KINDS = {
  'add-album': addAlbum,
  'edit-album': editAlbum,
  'edit-albums': editAlbums,
  'delete-albums': deleteAlbums,
  'restore-albums': restoreAlbums,
  'set-crates': setCrates,
  'add-crate': addCrate,
  'edit-crate': editCrate,
  'delete-crate': deleteCrate,
  'restore-crates': restoreCrates,
  'order-crates': orderCrates,
  'add-to-crates': addToCrates,
  'remove-from-crate': removeFromCrate,
  'order-crate': orderCrate,
  'add-listen': addListen,
  'edit-listen': editListen,
  'delete-listen': deleteListen,
  'report-scrobbles': reportScrobbles,
}
