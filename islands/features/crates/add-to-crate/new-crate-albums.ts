import type { AlbumsToAdd } from './add-albums.ts'

let held: AlbumsToAdd | null = null

/** Keeps albums for the dialog that creates a crate. */
export function holdForNewCrate(albums: AlbumsToAdd): void {
  held = albums
}

/** The albums that were kept, once. */
export function takeHeld(): AlbumsToAdd | null {
  const albums = held
  held = null
  return albums
}
