import type { SentChange } from './changes/change.ts'

/**
 * Who is signed in in this browser; if nobody is, `reason` says why or what to do. `isByPerson` says that the person has ended the session
 * here, so that the device keeps nothing.
 */
export type SessionNews = { person: string } | { person: null; reason: string; isByPerson?: boolean }

/**
 * What a tab tells the others of this browser:
 * - `changed`: the server has confirmed a change of an account, with this answer.
 * - `outbox`: a change was added to the outbox or left it; `isSent` says that the lists of the server have changed.
 * - `synced`: the tab has got the records up to this revision.
 * - `wiped`: the copy was removed, with everything else that was kept of the person.
 * - `session`: who is signed in.
 * - `plays`: music has begun in the tab.
 */
type TabNews =
  | { kind: 'changed'; account: string; change: SentChange; answer: unknown }
  | { kind: 'outbox'; isSent?: boolean }
  | { kind: 'synced'; revision: number }
  | { kind: 'wiped' }
  | { kind: 'session'; session: SessionNews }
  | { kind: 'plays' }

const NAME = 'gatefold'

let channel: BroadcastChannel | undefined

function shared(): BroadcastChannel {
  channel ??= new BroadcastChannel(NAME)
  return channel
}

/** Tells the other tabs; this one hears nothing of it. */
export const tellTabs = (news: TabNews): void => shared().postMessage(news)

/** Tells all tabs, including this one. */
export function tellAllTabs(news: TabNews): void {
  const own = new BroadcastChannel(NAME)
  own.postMessage(news)
  own.close()
}

/** Listens to what tabs tell; returns a function that stops it. */
export function onTabNews(listen: (news: TabNews) => void): () => void {
  const listener = ({ data }: MessageEvent<TabNews>) => listen(data)
  shared().addEventListener('message', listener)
  return () => shared().removeEventListener('message', listener)
}
