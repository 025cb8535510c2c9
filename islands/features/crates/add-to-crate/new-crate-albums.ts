import type { AlbumsToAdd } from './add-albums.ts'

let held: AlbumsToAdd | null = null

/** Stores albums for the dialog that creates a crate. */
export function holdForNewCrate(albums: AlbumsToAdd): void {
  held = albums
}

/** Takes the stored albums; they are gone afterwards. */
export function takeHeld(): AlbumsToAdd | null {
  const albums = held
  held = null
  return albums
}
