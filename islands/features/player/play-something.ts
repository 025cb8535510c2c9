import { showLoadError } from '#islands/ui/show-load-error.ts'
import { takeTurn } from './play.ts'

/** Plays one of the albums that are shown; its code loads when it is first needed. What is played meanwhile goes on. */
export const playSomething = (): Promise<void> => {
  const isMyTurn = takeTurn()
  return import('./something.ts').then((code) => code.playSomething(isMyTurn)).catch(showLoadError)
}
