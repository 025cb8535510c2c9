import type { AlbumsChange } from './album.ts'

/** An edit of many albums that can be undone: its name, when it was made, of how many albums, and what it is. */
export type KeptEdit = { edit: string; at: string; albums: number; change: AlbumsChange }

/**
 * What undoing an edit of many albums did: how many albums have something back, how many keep something of it because that was changed
 * since, and the first of these.
 */
export type UndoneEdit = { undone: number; left: number; leftAlbums: { title: string; artist: string }[] }
