import type { AlbumView } from '#domain/album.ts'
import { pleaseTryAgain } from '#locales/phrases.ts'
import { playFailed } from '#locales/player.ts'
import { findPreview } from '../album/bandcamp-api.ts'
import { errorText } from '../errors/error-text.ts'
import { showToast } from '../ui/toaster.tsx'
import { createSound, type Sound } from './sound.ts'

const showNotPlayed = (error?: unknown) =>
  void showToast({ kind: 'error', title: playFailed, text: error ? errorText(error) : pleaseTryAgain })

/** An album's preview, paused; null if there is none, after an error message. `onBroken` is called if playing fails later. */
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
        showNotPlayed(error)
      },
    })
  } catch (error) {
    showNotPlayed(error)
    return null
  }
}
