import { setJob } from './file-job.ts'
import type { FromReader, ToReader } from './reader/messages.ts'

// Reads and sends the chosen file; each file gets a new web worker.
let reader: Worker | null = null

/** Starts a reader; `onMessage` gets its messages until the next one, `onCrash` is called if it cannot load or runs out of memory. */
export function startReader(onMessage: (answer: FromReader) => void, onCrash: () => void): void {
  endReader()
  // Its name is the language for numbers.
  const name = document.documentElement.dataset.language
  reader = new Worker(new URL('./reader/reader.ts', import.meta.url), { type: 'module', name })
  reader.onmessage = ({ data }: MessageEvent<FromReader>) => onMessage(data)
  reader.onerror = (event) => {
    event.preventDefault()
    onCrash()
  }
}

export const postToReader = (message: ToReader): void => reader?.postMessage(message)

function endReader(): void {
  reader?.terminate()
  reader = null
}

/** Closes the chosen file; imported albums stay. */
export function closeFile(): void {
  endReader()
  setJob({ stage: 'none' })
}

/** Closes a file that cannot be imported, and says why. */
export function rejectFile(file: File, message: string): void {
  endReader()
  setJob({ stage: 'rejected', file, message })
}
