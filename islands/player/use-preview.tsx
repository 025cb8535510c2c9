import { type ReactNode, useEffect, useState } from 'react'
import type { AlbumView } from '#domain/album.ts'
import { playPreview } from '#locales/album/card.ts'
import { sayNotLoaded } from '../collection/say-not-loaded.ts'
import { Icon } from '../ui/icon.tsx'
import type { Sound } from './sound.ts'

const load = () => import('./player.tsx')
type Loaded = Pick<Awaited<ReturnType<typeof load>>, 'Player' | 'PlayToggle'> & { sound: Sound }

/** The button that loads a preview, then the whole player, or its play button alone. */
export type Preview = { playButton: ReactNode; player: ReactNode; toggle: ReactNode }

/** The preview of an album; it plays while the album is shown. */
export function usePreview(album: AlbumView): Preview {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [isFinding, setFinding] = useState(false)

  useEffect(() => {
    loaded?.sound.play()
    return loaded?.sound.end
  }, [loaded])

  const find = async () => {
    setFinding(true)
    try {
      const { findSound, Player, PlayToggle } = await load()
      const sound = await findSound(album, () => setLoaded(null))
      if (sound) setLoaded({ Player, PlayToggle, sound })
    } catch {
      sayNotLoaded()
    }
    setFinding(false)
  }
  return {
    playButton: album.hasPreview && (
      <button
        type="button"
        className="play"
        aria-label={playPreview(album.title)}
        aria-busy={isFinding}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => !isFinding && find()}
      >
        <Icon name="play" />
      </button>
    ),
    player: loaded && <loaded.Player sound={loaded.sound} album={album.title} />,
    toggle: loaded && (
      <loaded.PlayToggle
        sound={loaded.sound}
        album={album.title}
        className="play :uno: left-0 max-sm:(-left-1 top-[calc(50%-22px)] border-4 border-transparent bg-clip-padding) top-[calc(50%-18px)]"
      />
    ),
  }
}
