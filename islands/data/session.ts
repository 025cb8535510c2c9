import { readStored, writeStored } from '#islands/lib/browser-storage.ts'
import { leaveNotice, type Notice } from '#islands/lib/notice.ts'

const CHANNEL = 'gatefold.session'

/**
 * Who is signed in in this browser; if nobody is, `reason` says why or what to do. `isByPerson` says that the person has ended the session
 * here, so that the device keeps nothing.
 */
export type SessionNews = { person: string } | { person: null; reason: string; isByPerson?: boolean }

/** Tells every open page of this browser, including this one, who is signed in. */
export function tellSession(news: SessionNews): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(news)
  channel.close()
}

/** Listens to that; returns a function that stops it. */
export function onSession(listen: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => listen(data)
  return () => channel.close()
}

/** The id of the signed-in person; empty in the demo. */
export function personId(): string {
  try {
    return JSON.parse(readStored('currentUser') ?? '').uid ?? ''
  } catch {
    return ''
  }
}

/** Removes what this device keeps of the person. */
const wipeDevice = (): Promise<void> => import('./copy/wipe.ts').then(({ wipe }) => wipe()).catch(() => undefined)

/** Removes what would show the person's records to whoever opens the app next. The rest stays until it is known who that is. */
export const hideDevice = (): Promise<void> =>
  import('./copy/wipe.ts').then(({ clearPages }) => clearPages()).catch(() => undefined)

let isLeaving = false

/**
 * Leaves a page whose session is over, without the browser's question; the next page shows the notice. The device keeps nothing of the
 * person, unless `isKept`.
 */
export function leavePage(path: '/' | '/app', notice: Notice, isKept = false): void {
  if (isLeaving) return
  isLeaving = true
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  writeStored('currentUser', null)
  leaveNotice(notice)
  void (isKept ? hideDevice() : wipeDevice()).finally(() => location.assign(path))
}
