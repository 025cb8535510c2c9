import type { SentChange } from '../changes/change.ts'

/**
 * What a tab tells the others of this browser:
 * - `synced`: it has got the records up to this revision.
 * - `wiped`: the copy was removed, with everything else that was kept of the person.
 * - `changed`: the server has confirmed a change of an account, with this answer.
 * - `outbox`: a change was added to the outbox or left it; `isSent` says that the lists of the server have changed.
 */
export type TabNews =
  | { kind: 'synced'; revision: number }
  | { kind: 'wiped' }
  | { kind: 'changed'; account: string; change: SentChange; answer: unknown }
  | { kind: 'outbox'; isSent?: boolean }

let channel: BroadcastChannel | undefined

function shared(): BroadcastChannel {
  channel ??= new BroadcastChannel('gatefold')
  return channel
}

/** Tells the other tabs; this one hears nothing of it. */
export const tellTabs = (news: TabNews): void => shared().postMessage(news)

/** Listens to the other tabs; returns a function that stops it. */
export function onTabNews(listen: (news: TabNews) => void): () => void {
  const listener = ({ data }: MessageEvent<TabNews>) => listen(data)
  shared().addEventListener('message', listener)
  return () => shared().removeEventListener('message', listener)
}
