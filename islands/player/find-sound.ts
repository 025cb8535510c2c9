import type { AlbumView } from '#domain/album.ts'
import { pleaseTryAgain } from '#locales/common.ts'
import { playFailed } from '#locales/player.ts'
import { findPreview } from '../album/bandcamp-api.ts'
import { ApiError } from '../api.ts'
import { showToast } from '../ui/toaster.tsx'
import { createSound, type Sound } from './sound.ts'

const sayBroken = (error?: unknown) =>
  void showToast({
    kind: 'error',
    title: playFailed,
    text: error instanceof ApiError ? error.message : pleaseTryAgain,
  })

/** An album's preview, at rest; null where there is none to be had, which is said. `onBroken` is called where it breaks later. */
export async function findSound(
  { id, title, artist, coverUrl }: AlbumView,
  onBroken: () => void,
): Promise<Sound | null> {
  try {
    const { url, title: track } = await findPreview(id)
    return createSound({
      playing: { title: track || title, album: title, artist, coverUrl },
      source: url,
      onRenew: async () => (await findPreview(id, { isFresh: true })).url,
      onBroken(error) {
        onBroken()
        sayBroken(error)
      },
    })
  } catch (error) {
    sayBroken(error)
    return null
  }
}
