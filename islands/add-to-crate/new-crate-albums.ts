import type { AlbumLoad } from './put-into.ts'

let held: AlbumLoad | null = null

/** Keeps albums for the crate that the dialog is about to make. */
export function holdForNewCrate(load: AlbumLoad): void {
  held = load
}

/** What was kept, once. */
export function takeHeld(): AlbumLoad | null {
  const load = held
  held = null
  return load
}
