import { Button } from '#islands/ui/button.tsx'
import { playButton } from '#locales/player.ts'
import { playAll, preloadPlayer } from './play.ts'

/** Plays all albums that are shown, one after the other. */
export const PlayAll = () => (
  <Button icon="play" text={playButton} onPointerEnter={preloadPlayer} onClick={() => void playAll()} />
)
