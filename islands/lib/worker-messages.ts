/** What the service worker has learned by asking the server for a page again. */
export type Refreshed = { account: string | null; revision: number; isSignedOut: boolean }

/** What pages send to the service worker, by name, with its answer. Other builds use the same names: theirs may run at the same time. */
type WorkerMessages = {
  /** The script of the collection page of its build. */
  build: () => string
  /** Takes over from the version before it. */
  activate: () => void
  /** Whether the page came from the server or its address is kept. */
  'is-kept': () => boolean
  /** Keeps all files that the app may load without a network. */
  keep: () => void
  /** Keeps the page of this address as it is on the server now; null if that has no answer. */
  refresh: () => Refreshed | null
  /** Has the next navigation ask the server, because the pages kept were rendered with other settings. */
  outdate: () => void
  /** Removes the pages kept. */
  wipe: () => void
}

export type WorkerMessage = keyof WorkerMessages
export type WorkerAnswer<Message extends WorkerMessage> = ReturnType<WorkerMessages[Message]>
/** How each message of a page is answered. */
export type WorkerAnswers<Page> = {
  [Message in WorkerMessage]: (page: Page) => WorkerAnswer<Message> | Promise<WorkerAnswer<Message>>
}
