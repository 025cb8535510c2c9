import { playAll as label } from '#locales/player.ts'
import { Icon } from '../ui/icon.tsx'
import { playAll, preloadPlayer } from './play.ts'

/** Plays the previews of all albums that are shown. */
export const PlayAll = () => (
  <button
    type="button"
    className="icon-btn"
    aria-label={label}
    title={label}
    onPointerEnter={preloadPlayer}
    onClick={() => void playAll()}
  >
    <Icon name="play" />
  </button>
)
