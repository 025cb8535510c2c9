import { mutate } from 'swr'
import { signedOut } from '#locales/errors/account.ts'
import { SESSION_ENDED } from '../api.ts'
import { recordNews } from '../replica/news.ts'
import { isCopyOn, pageAccount } from '../replica/setting.ts'
import { leavePage } from '../session/session.ts'
import { ME } from '../settings/me-api.ts'
import { askWorker } from './ask-worker.ts'

/** Resolves when the page has nothing more urgent to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5_000 })
    else setTimeout(resolve, 1_000)
  })

/** The revision of the newest record on the server, as soon as it has answered. */
const newestRevision = () =>
  new Promise<number>((resolve) => {
    const read = () => {
      const { newest } = recordNews.get()
      if (newest === null) return
      stop()
      resolve(newest)
    }
    const stop = recordNews.subscribe(read)
    read()
  })

type Refreshed =
  /** What all addresses of the app share, which `isChanged` is about: the person and the crates. */
  { account: string | null; isChanged: boolean; isSignedOut?: never } | { isSignedOut: true }

/**
 * Has the service worker fetch the page of this address, if it keeps none, or one that was stored at an earlier visit and something has
 * changed since. If somebody else or
 * nobody is signed in by now, leaves the page.
 */
export async function refreshStoredPage(): Promise<void> {
  const account = pageAccount()
  if (!account) return
  const { active: worker } = await navigator.serviceWorker.ready
  await idle()
  if (!worker || (await askWorker<boolean>(worker, 'is-fresh'))) return
  const isKept = isCopyOn() && (await askWorker<boolean>(worker, 'is-kept'))
  if (isKept && (await newestRevision()) === Number(document.documentElement.dataset.revision)) return
  const answer = await askWorker<Refreshed | null>(worker, 'refresh')
  if (!answer) return
  if (answer.isSignedOut) dispatchEvent(new CustomEvent(SESSION_ENDED, { detail: signedOut }))
  else if (answer.account && answer.account !== account) leavePage('/app', { kind: 'account-changed' })
  else if (answer.isChanged) await mutate(ME)
}
