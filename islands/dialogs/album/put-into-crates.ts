import { setCratesOfAlbum } from '../../calls/crates.ts'
import { showToast } from '../../ui/toaster.tsx'
import { failureText } from '../failure-text.ts'

/** Puts a saved album into its crates. The album is there whether or not that works; a failure is told. */
export const putIntoCrates = (albumId: number, crateIds: number[]): Promise<void> =>
  setCratesOfAlbum(albumId, crateIds).catch((error) => {
    showToast({ kind: 'error', title: 'Error adding to crate', text: failureText(error) })
  })
