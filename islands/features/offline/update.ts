import { currentJob } from '#islands/features/files/public.ts'
import { askWorker, tellWorker } from '#islands/lib/ask-worker.ts'
import { isCovered } from '#islands/ui/layers.ts'
import { showToast } from '#islands/ui/toaster.tsx'
import { heldBy } from '#islands/ui/unsaved.ts'
import * as messages from '#locales/outbox.ts'

const HOUR = 3_600_000
const PAUSE = 2_000

const workers = navigator.serviceWorker

const isThisPage = (build: string) =>
  [...document.scripts].some(({ src }) => src === new URL(build, location.href).href)

/** Whether a message would disturb the user, or a reload would lose something. */
async function isBusy(): Promise<boolean> {
  const { isShowing } = await import('#islands/ui/toast-region.tsx')
  const { stage } = currentJob()
  return (
    document.hidden ||
    isShowing() ||
    heldBy() !== null ||
    (stage !== 'none' && stage !== 'finished') ||
    isCovered() ||
    (document.activeElement?.matches('textarea, input:not([type=radio], [type=checkbox])') ?? false)
  )
}

/**
 * Announces that a newer build has been deployed, and offers to reload. A new service worker waits until a page of its build opens or the
 * user reloads.
 */
export async function watchUpdates(registration: ServiceWorkerRegistration): Promise<void> {
  let offeredAt = Number.NEGATIVE_INFINITY
  let updatedAt = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  const reload = () => {
    const { waiting } = registration
    if (!waiting) return location.reload()
    workers.addEventListener('controllerchange', () => location.reload(), { once: true })
    tellWorker(waiting, 'activate')
  }
  const offer = async () => {
    clearTimeout(timer)
    if (await isBusy()) {
      timer = setTimeout(offer, PAUSE)
      return
    }
    offeredAt = performance.now()
    const action = { label: messages.reload, onAction: reload }
    void showToast({ kind: 'info', title: messages.ready, action, stays: true })
  }
  const look = async () => {
    const newest = registration.waiting ?? registration.active
    if (!newest) return
    if (isThisPage(await askWorker(newest, 'build'))) tellWorker(registration.waiting, 'activate')
    else if (performance.now() - offeredAt > HOUR) void offer()
  }

  const follow = () => registration.installing?.addEventListener('statechange', look)
  registration.addEventListener('updatefound', follow)
  // It may have begun before this page.
  follow()
  workers.addEventListener('controllerchange', look)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return
    void look()
    if (performance.now() - updatedAt < HOUR) return
    updatedAt = performance.now()
    registration.update().catch(() => undefined)
  })
  await look()
}
