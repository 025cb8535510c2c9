// What other features may import.

export { AlbumLink } from './album-link.tsx'
export { BandcampLink } from './bandcamp-link.tsx'
export { TagLinks } from './card-links.tsx'
export { loadAlbum } from './page/load.ts'
export { showView } from './show-view.ts'
