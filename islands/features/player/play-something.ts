import { showLoadError } from '#islands/ui/show-load-error.ts'
import { takeTurn } from './play.ts'

/** Plays one of the albums shown; its code loads on first use. What is playing meanwhile continues. */
export const playSomething = (): Promise<void> => {
  const isMyTurn = takeTurn()
  return import('./something.ts').then((code) => code.playSomething(isMyTurn)).catch(showLoadError)
}
