import { albumGone } from '#locales/errors/albums.ts'

export const title = 'Delete Album'
export const question = (album: string, artist: string) =>
  `“${album}” by ${artist} leaves your collection and its crates. For 30 days it can be taken back from the trash.`
export const gone = `${albumGone}.`

export const deleted = 'Album deleted'
export const undo = 'Undo'
export const deleteFailed = 'Failed to delete album'
export const restoreFailed = 'Failed to restore album'
