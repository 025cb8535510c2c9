import { whoAnswers } from '#islands/lib/ask-server.ts'
import { createStore } from '#islands/lib/store.ts'
import { noteReached } from './connection.ts'

/** Whether something in front of the server answered last, such as a login. */
export const intercepted = createStore(false)

/** Asks the server whether it is there, and notes it. */
export async function probe(): Promise<boolean> {
  const answering = await whoAnswers()
  intercepted.set(answering === 'other')
  noteReached(answering === 'server')
  return answering === 'server'
}
