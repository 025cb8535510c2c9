import { Icon } from '#islands/ui/icon.tsx'
import { playAll as label } from '#locales/player.ts'
import { playAll, preloadPlayer } from './play.ts'

/** Plays the previews of all albums that are shown; on narrow screens it is an icon. */
export const PlayAll = () => (
  <button
    type="button"
    className="btn btn-ghost :uno: max-[1439.9px]:(size-8 p-0) max-sm:size-touch"
    aria-label={label}
    title={label}
    onPointerEnter={preloadPlayer}
    onClick={() => void playAll()}
  >
    <Icon name="play" />
    <span className="max-[1439.9px]:hidden">{label}</span>
  </button>
)
