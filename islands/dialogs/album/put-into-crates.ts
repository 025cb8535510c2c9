import { setCratesOfAlbum } from '../../calls/crate-albums.ts'
import { attempt } from '../../try-again.ts'

/** Makes a saved album be in these crates. The album is there whether or not that works; a failure is told. */
export const putIntoCrates = (albumId: number, crateIds: number[]): Promise<boolean> =>
  attempt('Error adding to crate', () => setCratesOfAlbum(albumId, crateIds))
