import { playAll as label } from '#locales/player.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { playAll, preloadPlayer } from './play.ts'

/** Plays the previews of all albums that are shown. */
export const PlayAll = () => (
  <IconButton icon="play" label={label} onPointerEnter={preloadPlayer} onClick={() => void playAll()} />
)
