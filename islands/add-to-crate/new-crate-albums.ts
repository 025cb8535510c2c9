import type { AlbumsToAdd } from './put-into.ts'

let held: AlbumsToAdd | null = null

/** Keeps albums for the crate that the dialog is about to make. */
export function holdForNewCrate(load: AlbumsToAdd): void {
  held = load
}

/** What was kept, once. */
export function takeHeld(): AlbumsToAdd | null {
  const load = held
  held = null
  return load
}
