/** The longest that work may go on before others get a turn, in milliseconds; a task of 50 is felt. */
const TURN = 8

// Not every browser has it.
type Scheduler = { yield?: () => Promise<void> }

const letOthers = () =>
  (globalThis as { scheduler?: Scheduler }).scheduler?.yield?.() ??
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Makes a function to call between the parts of long work: it lets the page react if the work has taken its turn. */
export function createPause(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < TURN) return
    await letOthers()
    began = performance.now()
  }
}
