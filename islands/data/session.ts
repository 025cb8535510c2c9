import { readStored, writeStored } from '#islands/lib/browser-storage.ts'
import { leaveNotice, type Notice } from '#islands/lib/notice.ts'
import { clearPages, wipe } from './store/wipe.ts'
import { type SessionNews, tellAllTabs } from './tabs.ts'

/** Tells every open page of this browser, including this one, who is signed in. */
export const tellSession = (session: SessionNews): void => tellAllTabs({ kind: 'session', session })

/** The id of the signed-in person; empty in the demo. */
export function personId(): string {
  try {
    return JSON.parse(readStored('currentUser') ?? '').uid ?? ''
  } catch {
    return ''
  }
}

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
  void (isKept ? clearPages() : wipe()).finally(() => location.assign(path))
}
