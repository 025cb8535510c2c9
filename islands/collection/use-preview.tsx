import { type ComponentType, type ReactNode, useState } from 'react'
import type { AlbumView } from '#domain/album.ts'
import { playPreview, previewNotPlayed } from '#words/collection/albums.ts'
import { pleaseTryAgain } from '#words/try-again.ts'
import { CallFailed } from '../api.ts'
import { findPreview } from '../calls/bandcamp.ts'
import { Icon } from '../ui/icon.tsx'
import { showToast } from '../ui/toaster.tsx'
import type { PlayerProps } from './player.tsx'

type Loaded = { Player: ComponentType<PlayerProps>; url: string; title: string }

const sayBroken = (error?: unknown) =>
  showToast({
    kind: 'error',
    title: previewNotPlayed,
    text: error instanceof CallFailed ? error.message : pleaseTryAgain,
  })

/** The button that asks for an album's preview, and once it is found the player. */
export function usePreview({ id, title, artist, coverUrl, hasPreview }: AlbumView): {
  playButton: ReactNode
  player: ReactNode
} {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [isFinding, setFinding] = useState(false)

  const find = async () => {
    setFinding(true)
    try {
      const [{ Player }, { url, title: track }] = await Promise.all([import('./player.tsx'), findPreview(id)])
      setLoaded({ Player, url, title: track || title })
    } catch (error) {
      sayBroken(error)
    } finally {
      setFinding(false)
    }
  }
  const renew = async () => (await findPreview(id, { isFresh: true })).url
  const giveUp = (error?: unknown) => {
    setLoaded(null)
    sayBroken(error)
  }

  if (!hasPreview) return { playButton: null, player: null }
  return {
    playButton: (
      <button
        type="button"
        className="play"
        aria-label={playPreview(title)}
        aria-busy={isFinding}
        onClick={() => !isFinding && find()}
      >
        <Icon name="play" />
      </button>
    ),
    player: loaded && (
      <loaded.Player
        playing={{ title: loaded.title, album: title, artist, coverUrl }}
        source={loaded.url}
        onRenew={renew}
        onBroken={giveUp}
      />
    ),
  }
}
