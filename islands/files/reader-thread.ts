import { setJob } from './file-job.ts'
import type { FromReader, ToReader } from './reader/messages.ts'

// Reads and sends the chosen file beside the page; a new file gets a new one.
let thread: Worker | null = null

/** Starts a thread; `onAnswer` hears it until the next one starts. `onCrash` is called where it cannot be loaded or runs out of memory. */
export function startThread(onAnswer: (answer: FromReader) => void, onCrash: () => void): void {
  endThread()
  // It has the language of the page's numbers for a name.
  const name = document.documentElement.dataset.language
  thread = new Worker(new URL('./reader/reader.ts', import.meta.url), { type: 'module', name })
  thread.onmessage = ({ data }: MessageEvent<FromReader>) => onAnswer(data)
  thread.onerror = (event) => {
    event.preventDefault()
    onCrash()
  }
}

export const askThread = (question: ToReader): void => thread?.postMessage(question)

function endThread(): void {
  thread?.terminate()
  thread = null
}

/** Lets go of the chosen file; what is in the collection stays. */
export function forgetFile(): void {
  endThread()
  setJob({ stage: 'none' })
}

/** Lets go of a file that cannot be brought in, and says why. */
export function refuseFile(file: File, message: string): void {
  endThread()
  setJob({ stage: 'refused', file, message })
}
