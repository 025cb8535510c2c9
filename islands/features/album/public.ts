// What other features may import.

export { AlbumLink } from './album-link.tsx'
export { loadAlbum } from './page/load.ts'
export { showView } from './show-view.ts'
