import { letOthers } from '../in-steps.ts'

/** The longest that work may go on before others get a turn, in milliseconds; a task of 50 is felt. */
const TURN = 8

/** Makes a function to call between the parts of long work: it lets the page react if the work has taken its turn. */
export function createPause(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < TURN) return
    await letOthers()
    began = performance.now()
  }
}
