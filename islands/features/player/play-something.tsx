import { IconButton } from '#islands/ui/icon-button.tsx'
import { sayNotLoaded } from '#islands/ui/say-not-loaded.ts'
import { playSomething as label } from '#locales/player.ts'
import { preloadPlayer } from './play.ts'

/** Plays one of the albums that are shown; its code loads when it is first needed. */
export const playSomething = (): Promise<void> =>
  import('./something.ts').then((code) => code.playSomething()).catch(sayNotLoaded)

export const PlaySomething = () => (
  <IconButton icon="dice" size={18} label={label} onPointerEnter={preloadPlayer} onClick={() => void playSomething()} />
)
