import { Icon } from '#islands/ui/icon.tsx'
import { playButton } from '#locales/player.ts'
import { playAll, preloadPlayer } from './play.ts'

/** Plays all albums that are shown, one after the other. */
export const PlayAll = () => (
  <button type="button" className="btn btn-outline" onPointerEnter={preloadPlayer} onClick={() => void playAll()}>
    <Icon name="play" />
    {playButton}
  </button>
)
