// What other features may import.
export { CrateAlbumEntries } from './crate-album-menu.tsx'
export { CRATE_ALBUM_MENU } from './crate-code.ts'
export { takeOut } from './start-taking-out.ts'
